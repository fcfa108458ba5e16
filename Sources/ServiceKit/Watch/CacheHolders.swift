import Storage

/// Whether anybody was ever let keep answers of a store: a process that starts cannot know who does.
enum CacheHolders {
    static func areRecorded(_ database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM cache_holders)") ?? false
    }

    static func record(_ database: Database) throws {
        try database.execute(sql: "INSERT INTO cache_holders (id) VALUES (1) ON CONFLICT DO NOTHING")
    }
}

extension Migration {
    /// The memory of a ``ChangeFeed``.
    public static let cacheHolders = Migration(
        "cache holders",
        """
        -- One row from the day on which a process was first let keep answers of this store (ARCH-09).
        CREATE TABLE cache_holders (id INTEGER PRIMARY KEY CHECK (id = 1));
        """)
}
