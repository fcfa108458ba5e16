import GRDBSQLite
import Storage

/// The row that a statement stands on. Columns count from 0.
struct DirectRow: ~Copyable {
    private let statement: OpaquePointer

    fileprivate init(of statement: OpaquePointer) { self.statement = statement }

    /// A column's whole number; 0 for NULL.
    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// A column's whole number; nil for NULL.
    func optionalNumber(_ column: Int32) -> Int64? { isNull(column) ? nil : number(column) }

    /// A column's text up to its first zero; empty for NULL.
    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }

    /// Whether a column holds nothing.
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}

/// The value of a statement's parameter.
enum DirectValue {
    case number(Int64)
    case text(String)

    fileprivate func bind(to statement: OpaquePointer, at position: Int32) {
        switch self {
        case .number(let number): sqlite3_bind_int64(statement, position, number)
        // SQLite copies the text (`SQLITE_TRANSIENT`).
        case .text(let text):
            sqlite3_bind_text(statement, position, text, Int32(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }
}

/// For the few statements that run some thousand times a second: GRDB copies each row and builds a dictionary of its columns' names, which costs
/// more than SQLite's part. `Database.runDirectly` is the same for statements without rows.
extension Database {
    /// Reads the rows of a statement, which is kept for the next time.
    ///
    /// - Parameters:
    ///   - values: One for each parameter, in order.
    ///   - read: Called for each row. It must not run the same statement.
    /// - Throws: `DatabaseError`.
    func readDirectly(_ sql: String, _ values: [DirectValue], _ read: (borrowing DirectRow) -> Void) throws {
        let statement = try cachedStatement(sql: sql).sqliteStatement
        sqlite3_reset(statement)
        precondition(values.count == sqlite3_bind_parameter_count(statement), "a statement is given as many values as it has parameters")
        for (index, value) in values.enumerated() { value.bind(to: statement, at: Int32(index + 1)) }
        defer { sqlite3_reset(statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: read(DirectRow(of: statement))
            case SQLITE_DONE: return
            case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
            }
        }
    }
}
