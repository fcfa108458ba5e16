import CarillonAPI
import ServiceKit

extension JSONView {
    /// RCPT-10.
    static func inboxEntry(_ entry: ReceiptsV1.InboxEntry) -> JSONValue {
        [
            "notification_id": .string(entry.notificationId), "notification_type": .string(entry.typeId), "category": .text(entry.categoryId),
            "title": .string(entry.title), "body": .string(entry.body), "icon_key": .text(entry.iconKey), "entity_type": .text(entry.entityType),
            "entity_id": .text(entry.entityId), "deep_link": .text(entry.deepLink), "fallback_deep_link": .text(entry.fallbackDeepLink),
            "created_at": instant(entry.createdAtMs), "read_at": instant(entry.readAtMs), "expires_at": instant(entry.expiresAtMs),
            "push_status": .text(entry.pushStatus.name),
            "push_skip_reason": entry.pushSkipReason == .unspecified ? .null : .string(entry.pushSkipReason.name),
        ]
    }
}
