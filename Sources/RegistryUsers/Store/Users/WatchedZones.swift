import Storage

/// The rows that determine a user's time zone (EVAL-22): the user's own, and that of the most recently used sendable device.
enum WatchedZones {
    /// A launch on a new device does not move deferred notifications. A new user may have deferred ones.
    static let tables = [
        WatchedTable(
            "devices", columns: ["timezone", "status", "notifications_enabled", "permission_status", "expires_at_ms"], newRows: nil),
        WatchedTable("users", columns: ["timezone"], newRows: "NEW.timezone IS NOT NULL"),
    ]
}
