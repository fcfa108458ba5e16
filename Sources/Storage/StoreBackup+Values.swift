public import Foundation
import GRDB

extension StoreBackup {
    /// Reads the first bytes of each value in a column of a copy. Changes nothing. Blocks.
    ///
    /// - Parameters:
    ///   - count: the most bytes of a value.
    ///   - path: the copy.
    /// - Returns: whether the copy has the table.
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``.
    public static func eachBeginning(
        of column: String, in table: String, count: Int, of path: String, _ body: (Data) -> Void
    ) throws -> Bool {
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let copy = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? copy.close() }
            return try copy.read { database in
                guard try database.tableExists(table) else { return false }
                let sql = "SELECT substr(\(column), 1, ?) FROM \(table) WHERE \(column) IS NOT NULL"
                let values = try Row.fetchCursor(database, sql: sql, arguments: [count])
                while let row = try values.next() { body(row[0]) }
                return true
            }
        } catch let error as DatabaseError {
            throw StoreError.backupUnusable(path: path, reason: error.message ?? "SQLite result code \(error.extendedResultCode.rawValue)")
        }
    }
}
