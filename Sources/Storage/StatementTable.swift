import GRDB
import Synchronization

/// Prepared statements of all connections, found by the address of their SQL.
///
/// GRDB finds a statement by its SQL. The hash of some hundred bytes takes longer than to bind the values.
enum StatementTable {
    /// `@unchecked Sendable`: only the thread that has the connection at the moment uses its statements. The table only stores them.
    private final class Entry: @unchecked Sendable {
        let connection: OpaquePointer
        /// Keeps the text's memory: as long as the entry lasts, no other text has its address.
        let sql: String
        let address: Address
        /// Nil when the connection is closed, or GRDB has dropped the statement.
        weak let statement: Statement?

        init(connection: OpaquePointer, sql: String, address: Address, statement: Statement) {
            self.connection = connection
            self.sql = sql
            self.address = address
            self.statement = statement
        }
    }

    /// The words of which a string consists: its length and its address, or a text of at most 15 bytes. Strings with the same words are equal.
    private typealias Address = SIMD2<UInt64>

    private static let slots = 512
    /// Entries by connection and address. A collision replaces.
    private static let entries = Mutex([Entry?](repeating: nil, count: slots))

    /// The statement of a connection; prepared where there is none yet.
    ///
    /// - Throws: `DatabaseError` for wrong SQL.
    static func find(_ sql: String, of database: Database) throws -> OpaquePointer {
        guard let connection = database.sqliteConnection else { return try database.cachedStatement(sql: sql).sqliteStatement }
        let address = unsafeBitCast(sql, to: Address.self)
        let mixed = (UInt64(UInt(bitPattern: connection)) ^ address.x ^ address.y) &* 0x9E37_79B9_7F4A_7C15
        // The highest bits are the number of the slot.
        let slot = Int(mixed >> UInt64(slots.leadingZeroBitCount + 1))
        let known = entries.withLock { entries -> UInt in
            guard let entry = entries[slot], entry.address == address, entry.connection == connection else { return 0 }
            return UInt(bitPattern: entry.statement?.sqliteStatement)
        }
        if let known = OpaquePointer(bitPattern: known) { return known }
        let statement = try database.cachedStatement(sql: sql)
        let entry = Entry(connection: connection, sql: sql, address: address, statement: statement)
        entries.withLock { $0[slot] = entry }
        return statement.sqliteStatement
    }
}
