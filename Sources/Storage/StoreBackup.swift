import Foundation
import GRDB

/// An online copy through SQLite's backup interface.
enum StoreBackup {
    /// Copies within one read transaction, checks the copy and only then gives it its name, so that a file of that
    /// name is always a whole and sound one.
    static func run(from pool: DatabasePool, to target: String) throws {
        guard !FileManager.default.fileExists(atPath: target) else {
            throw StoreError.backupFailed(path: target, reason: "the file exists; name a new one")
        }
        let partial = target + ".partial"
        do {
            try? FileManager.default.removeItem(atPath: partial)
            let copy = try DatabaseQueue(path: partial)
            try pool.backup(to: copy)
            let verdict = try copy.read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
            try copy.close()
            guard verdict == "ok" else {
                throw StoreError.backupFailed(path: target, reason: "the copy is damaged: \(verdict ?? "no answer")")
            }
            try FileManager.default.moveItem(atPath: partial, toPath: target)
        } catch {
            try? FileManager.default.removeItem(atPath: partial)
            if let error = error as? StoreError { throw error }
            throw StoreError.backupFailed(path: target, reason: "\(error)")
        }
    }
}
