public import GRDB

/// Inlinable, so that other targets specialize closures that read rows.
extension Database {
    /// Reads all rows of a cached statement.
    ///
    /// - Throws: `DatabaseError`, and what `read` throws.
    @inlinable public func rows<Value>(_ sql: String, _ arguments: StatementArguments = [], _ read: (Row) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        while let row = try cursor.next() { values.append(try read(row)) }
        return values
    }

    /// Reads a copy of the first row, because a cursor and its statement may be released before the row is read. Nil without a row.
    ///
    /// - Throws: `DatabaseError`, and what `read` throws.
    @inlinable public func firstRow<Value>(_ sql: String, _ arguments: StatementArguments = [], _ read: (Row) throws -> Value) throws -> Value? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments).map(read)
    }

    /// Runs a cached statement.
    ///
    /// - Throws: `DatabaseError`.
    @inlinable public func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Runs a cached statement, and returns the number of changed rows.
    ///
    /// - Throws: `DatabaseError`.
    @inlinable public func countChanges(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
        try run(sql, arguments)
        return changesCount
    }
}
