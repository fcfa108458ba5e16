import Storage

/// The rows that say in which zone a user is (EVAL-22): the user's own, and that of the device used last of those that may be sent to.
enum WatchedZones {
    /// A launch on a new device moves nothing that is held already; a new user may have pushes that are held.
    static let tables = [
        WatchedTable(
            "devices", columns: ["timezone", "status", "notifications_enabled", "permission_status", "expires_at_ms"], newRows: nil),
        WatchedTable("users", columns: ["timezone"], newRows: "NEW.timezone IS NOT NULL"),
    ]
}
