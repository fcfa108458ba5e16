import Storage

/// The rows that say in which zone a user is (EVAL-22): the user's own, and those of devices.
enum WatchedZones {
    /// A new device brings its zone with the next event; a new user may have pushes that are held.
    static let tables = [
        WatchedTable("devices", columns: ["timezone"], newRows: nil),
        WatchedTable("users", columns: ["timezone"], newRows: "NEW.timezone IS NOT NULL"),
    ]
}
