import Foundation
public import GRDB
package import ServiceKit
import Storage

/// Named by nearly every file here.
package typealias Tenant = ServiceKit.Tenant

/// Inlined into the other half as well: closures that read rows are specialized there.
extension Database {
    /// Reads all rows of a prepared statement that is kept for the next time.
    @inlinable package func rows<Value>(_ sql: String, _ arguments: StatementArguments, _ read: (Row) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        while let row = try cursor.next() { values.append(try read(row)) }
        return values
    }

    /// Reads the first row: a copy of it, because a cursor may be released, and its statement with it, before the row is read.
    @inlinable package func firstRow<Value>(_ sql: String, _ arguments: StatementArguments, _ read: (Row) throws -> Value) throws -> Value? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments).map(read)
    }

    /// Runs a statement that is kept for the next time.
    @inlinable package func run(_ sql: String, _ arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Runs a statement that is kept for the next time; answers how many rows it changed.
    @inlinable package func countChanges(_ sql: String, _ arguments: StatementArguments) throws -> Int {
        try run(sql, arguments)
        return changesCount
    }
}
