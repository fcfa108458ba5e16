import CarillonAPI
import ServiceKit

extension JSONView {
    /// A broadcast with its progress (EVAL-16): counts alone.
    static func broadcast(_ broadcast: EvaluatorV1.Broadcast) -> JSONValue {
        func counted(_ count: KeyPath<EvaluatorV1.BroadcastDelivery, Int64>) -> JSONValue {
            broadcast.delivery.map { .integer($0[keyPath: count]) } ?? .null
        }
        let apps = broadcast.apps.map { app -> JSONValue in
            [
                "organization_id": .text(app.tenant?.organizationId ?? ""), "app_id": .text(app.tenant?.appId ?? ""),
                "state": .string(app.state.name), "taken": .integer(app.taken),
            ]
        }
        return [
            "broadcast_id": .string(broadcast.broadcastId), "caller_id": .text(broadcast.callerId), "state": .string(broadcast.state.name),
            "notification_type": .string(broadcast.typeId), "created_at": instant(broadcast.createdAtMs),
            "changed_at": instant(broadcast.changedAtMs),
            "progress": [
                "targeted": .integer(broadcast.targeted), "queued": .integer(broadcast.queued), "held": .integer(broadcast.held),
                "skipped": .map(broadcast.skipped.mapValues { .integer($0) }), "sent": counted(\.sent), "failed": counted(\.failed),
                "expired": counted(\.expired),
                "cancelled": counted(\.cancelled), "skipped_at_send": counted(\.skipped),
            ],
            "apps": .list(apps),
        ]
    }
}
