import ServiceKit

/// The ids that ``DerivedID`` gives notifications.
enum NotificationID {
    static let prefix = "notif_"

    static func isWellFormed(_ id: String) -> Bool { time(of: id) != nil }

    /// When the event of a notification was accepted, milliseconds since 1970; of a merged notification, when it was sent. Nil for another id.
    static func time(of id: String) -> Int64? {
        guard id.hasPrefix(prefix) else { return nil }
        return ULID(id.dropFirst(prefix.count))?.milliseconds
    }
}
