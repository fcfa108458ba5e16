import Foundation
import GRDB

/// Copies of stores. A copy is one file that its owner alone may read.
public enum StoreBackup {
    /// Copies a store that no process owns, as ``Store/backup(to:)`` does with an open one. Blocks.
    ///
    /// - Throws: ``StoreError/inUse(path:processID:)``, ``StoreError/backupFailed(path:reason:)``, ``StoreError/diskFull(path:)``.
    public static func copy(_ storePath: String, to target: String) throws {
        let lock = try OwnershipLock(storePath: storePath)
        try withExtendedLifetime(lock) {
            guard FileManager.default.fileExists(atPath: storePath) else {
                throw StoreError.unreadable(path: storePath, reason: "there is no such file")
            }
            do {
                let store = try DatabaseQueue(path: storePath)
                try run(from: store, to: target)
                try store.close()
            } catch {
                throw StoreError.translated(error, path: storePath)
            }
        }
    }

    /// Reads a whole copy and looks for damage: every page, every index, every reference between rows. Changes nothing. Blocks.
    ///
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``.
    public static func check(_ path: String) throws {
        // SQLite would take a file that is not there or empty for an empty database.
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else {
            throw StoreError.backupUnusable(path: path, reason: "it is empty, or cannot be read")
        }
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let copy = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? copy.close() }
            try copy.read { database in
                let verdict = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") ?? "no answer"
                guard verdict == "ok" else { throw StoreError.backupUnusable(path: path, reason: verdict) }
                if let table = try String.fetchOne(database, sql: "SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1") {
                    throw StoreError.backupUnusable(path: path, reason: "a row of \(table) refers to one that is not there")
                }
                guard try database.tableExists("grdb_migrations") else {
                    throw StoreError.backupUnusable(path: path, reason: "it is no copy of a store")
                }
            }
        } catch let error as DatabaseError {
            throw StoreError.backupUnusable(path: path, reason: error.message ?? "SQLite result code \(error.extendedResultCode.rawValue)")
        }
    }

    /// Copies within one read transaction, checks the copy, syncs it to the disk, and then gives it its name. So a file of that name is always
    /// complete and undamaged.
    static func run(from store: some DatabaseReader, to target: String) throws {
        guard !FileManager.default.fileExists(atPath: target) else {
            throw StoreError.backupFailed(path: target, reason: "the file exists; name a new one")
        }
        let partial = target + ".partial"
        do {
            try? FileManager.default.removeItem(atPath: partial)
            // Created here, because SQLite would create it readable for all users.
            try StoreFiles.create(partial)
            let copy = try DatabaseQueue(path: partial)
            try store.backup(to: copy)
            let verdict = try copy.read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
            // The copy says of itself that it has a write-ahead log, as the store does; without one it is a single file that can be read
            // where nothing can be written.
            try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
            guard verdict == "ok" else {
                throw StoreError.backupFailed(path: target, reason: "the copy is damaged: \(verdict ?? "no answer")")
            }
            try StoreFiles.sync(partial)
            try FileManager.default.moveItem(atPath: partial, toPath: target)
            try StoreFiles.sync(StoreFiles.folder(of: target))
        } catch {
            try? FileManager.default.removeItem(atPath: partial)
            if let error = error as? StoreError { throw error }
            if (error as? DatabaseError)?.resultCode == .SQLITE_FULL { throw StoreError.diskFull(path: target) }
            throw StoreError.backupFailed(path: target, reason: "\(error)")
        }
    }
}
