public import GRDB
import GRDBSQLite

/// Binds a statement's parameters in order, without an array and a boxed value for each.
public struct StatementValues: ~Copyable {
    private let statement: OpaquePointer
    private var position: Int32 = 0
    /// The free rest of the space for texts, which lasts until the statement has run.
    private var space: Slice<UnsafeMutableRawBufferPointer>

    /// Size of the space for the texts of one run, in bytes. Swift puts an allocation of this size on the stack.
    fileprivate static let spaceBytes = 1_024

    /// SQLite copies a value before the call that gives it returns (`SQLITE_TRANSIENT`).
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    fileprivate init(of statement: OpaquePointer, space: UnsafeMutableRawBufferPointer) {
        self.statement = statement
        self.space = space[...]
        sqlite3_reset(statement)
    }

    /// Binds a text. A text with a NUL is stored whole, but read up to the NUL.
    public mutating func add(_ text: String) {
        position += 1
        // Swift copies a string into an array when it is passed as a C string. Its UTF-8 bytes are passed without one.
        var text = text
        let space = space
        let copied = text.withUTF8 { bytes -> Int in
            // SQLite's own copy of a text costs an allocation.
            if bytes.count <= space.count {
                let copy = UnsafeMutableRawBufferPointer(rebasing: space)
                copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
                // An empty text has an address too: without one SQLite would bind NULL.
                sqlite3_bind_text(statement, position, copy.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil)
                return bytes.count
            }
            _ = bytes.withMemoryRebound(to: CChar.self) {
                sqlite3_bind_text(statement, position, $0.baseAddress, Int32($0.count), Self.copied)
            }
            return 0
        }
        self.space = space.dropFirst(copied)
    }

    /// Binds a text; nil is NULL.
    public mutating func add(_ text: String?) {
        guard let text else { return addNull() }
        add(text)
    }

    /// Binds an integer.
    public mutating func add(_ number: Int64) {
        position += 1
        sqlite3_bind_int64(statement, position, number)
    }

    /// Binds an integer; nil is NULL.
    public mutating func add(_ number: Int64?) {
        guard let number else { return addNull() }
        add(number)
    }

    /// Binds 1 or 0.
    public mutating func add(_ flag: Bool) { add(flag ? 1 : 0 as Int64) }

    /// Binds a blob; nil is NULL, an empty array is an empty blob.
    public mutating func add(_ bytes: [UInt8]?) {
        guard let bytes else { return addNull() }
        position += 1
        if bytes.isEmpty {
            sqlite3_bind_zeroblob(statement, position, 0)
        } else {
            sqlite3_bind_blob(statement, position, bytes, Int32(bytes.count), Self.copied)
        }
    }

    private mutating func addNull() {
        position += 1
        sqlite3_bind_null(statement, position)
    }

    fileprivate func requireAll() {
        precondition(position == sqlite3_bind_parameter_count(statement), "a statement is given as many values as it has parameters")
    }
}

/// The current row of a statement. Columns count from 0.
public struct StatementRow: ~Copyable {
    private let statement: OpaquePointer

    fileprivate init(of statement: OpaquePointer) { self.statement = statement }

    /// A column's text up to its first zero; empty for NULL.
    public func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    /// A column's text up to its first zero; nil for NULL.
    public func optionalText(_ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }

    /// A column's whole number; 0 for NULL.
    public func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// A column's whole number; nil for NULL.
    public func optionalNumber(_ column: Int32) -> Int64? { isNull(column) ? nil : number(column) }

    /// Whether a column holds another number than 0; false for NULL.
    public func flag(_ column: Int32) -> Bool { number(column) != 0 }

    /// Whether a column holds another number than 0; nil for NULL.
    public func optionalFlag(_ column: Int32) -> Bool? { optionalNumber(column).map { $0 != 0 } }

    /// A column's bytes; none for NULL.
    public func bytes(_ column: Int32) -> [UInt8] {
        // The length belongs to the blob of the call before.
        let start = sqlite3_column_blob(statement, column)
        return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))))
    }

    private func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}

/// For the few statements that run thousands of times a second. With GRDB, binding their values takes a tenth of the writer's time, and each row is
/// copied with a dictionary of its column names. Statements are cached. Observers (``Store/observe(_:)``) do not see changes made here, so no
/// observed table may be changed like this.
extension Database {
    /// Runs a statement that returns no rows.
    ///
    /// - Parameter give: binds the parameters.
    /// - Throws: `DatabaseError`.
    public func runDirectly(_ sql: String, _ give: (inout StatementValues) -> Void) throws {
        try directly(sql, give) { statement in
            let code = sqlite3_step(statement)
            guard code == SQLITE_DONE else { throw failure(code, sql) }
        }
    }

    /// Reads the row of a statement that returns exactly one.
    ///
    /// - Parameters:
    ///   - give: gives each parameter its value, in order.
    ///   - read: reads the row, which is valid only during the call.
    /// - Throws: `DatabaseError`, also when there is no row.
    public func oneRowDirectly<Value>(
        _ sql: String, _ give: (inout StatementValues) -> Void, _ read: (borrowing StatementRow) -> Value
    ) throws -> Value {
        try directly(sql, give) { statement in
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else { throw failure(code, sql) }
            return read(StatementRow(of: statement))
        }
    }

    /// Reads all rows of a statement.
    ///
    /// - Parameters:
    ///   - give: gives each parameter its value, in order.
    ///   - read: reads a row, which is valid only during the call. It must not run the same statement.
    /// - Throws: `DatabaseError`, and errors of `read`, which end the reading.
    public func readDirectly(_ sql: String, _ give: (inout StatementValues) -> Void, _ read: (borrowing StatementRow) throws -> Void) throws {
        try directly(sql, give) { statement in
            while true {
                switch sqlite3_step(statement) {
                case SQLITE_ROW: try read(StatementRow(of: statement))
                case SQLITE_DONE: return
                case let code: throw failure(code, sql)
                }
            }
        }
    }

    private func directly<Value>(_ sql: String, _ give: (inout StatementValues) -> Void, _ run: (OpaquePointer) throws -> Value) throws -> Value {
        let statement = try StatementTable.find(sql, of: self)
        return try withUnsafeTemporaryAllocation(byteCount: StatementValues.spaceBytes, alignment: 1) { space in
            var values = StatementValues(of: statement, space: space)
            give(&values)
            values.requireAll()
            // Texts stay bound to the space after it is gone. SQLite reads them only while it runs, and each run binds all parameters anew.
            defer { sqlite3_reset(statement) }
            return try run(statement)
        }
    }

    private func failure(_ code: Int32, _ sql: String) -> DatabaseError {
        let message = code == SQLITE_DONE ? "a statement that has one row had none" : lastErrorMessage
        return DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}
