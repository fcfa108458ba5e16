import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/delivered`, `/push/opened`, `/push/dismissed`, `/push/displayed`, `/badge`.
struct ReceiptRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let receipts = services.receipts
        for kind in ["delivered", "displayed", "opened", "dismissed"] {
            endpoints.on(.post, "/push/\(kind)") { incoming in
                let answer = try await receipts.reportClientEvent(try Self.report(kind, incoming), options: try incoming.context.options)
                // The log of that time is gone: there is nothing to repeat the report for (RCPT-06).
                return answer.recorded ? .ok() : .accepted([:])
            }
        }
        endpoints.on(.get, "/badge") { incoming in
            let badge = try await receipts.badge(
                .init(tenant: try incoming.context.tenant, userId: try incoming.context.user.id), options: try incoming.context.options)
            return .ok(Self.badge(badge.badge, badge.counters))
        }
        endpoints.on(.post, "/badge/counters") { incoming in
            let user: String
            switch try incoming.context.caller {
            case .user, .platform: user = try incoming.context.user.id
            case .host: user = try incoming.body.requiredString("user_id")
            }
            let request = ReceiptsV1.ChangeCounterRequest(
                tenant: try incoming.context.tenant, userId: user, counter: try incoming.body.requiredString("counter"),
                op: try incoming.body.requiredString("op"), value: Int32(clamping: try incoming.body.integer("value") ?? 1))
            let changed = try await receipts.changeCounter(request, options: try incoming.context.options)
            return .ok(Self.badge(changed.badge, changed.counters))
        }
    }

    private static func badge(_ value: Int32, _ counters: [String: Int32]) -> JSONValue {
        ["badge": .integer(Int64(value)), "counters": .map(counters.mapValues { .integer(Int64($0)) })]
    }

    private static func report(_ kind: String, _ incoming: Incoming) throws -> ReceiptsV1.ReportClientEventRequest {
        let body = incoming.body
        let user = try incoming.context.user
        var report = ReceiptsV1.ReportClientEventRequest()
        report.tenant = try incoming.context.tenant
        report.userId = user.id
        report.kind = kind
        report.notificationId = try body.requiredString("notification_id")
        report.pushId = try body.string("push_id") ?? ""
        report.deviceId = try body.string("device_id") ?? user.deviceID
        report.occurredAtMs = try body.instantMilliseconds("\(kind)_at") { Instant(rfc3339: $0)?.milliseconds } ?? 0
        report.actionTaken = try body.string("action_taken") ?? ""
        report.appStateOnOpen = try body.string("app_state_on_open") ?? ""
        report.dismissMethod = try body.string("dismiss_method") ?? ""
        report.deepLinkTarget = try body.string("deep_link_target") ?? ""
        return report
    }
}
