import GRDB

/// Errors of a whole store. Errors of a single statement, such as a violated constraint, reach the caller as GRDB's `DatabaseError`.
public enum StoreError: Error, Sendable, CustomStringConvertible {
    /// The folder of the store does not exist or cannot be written.
    case folderUnusable(path: String, reason: String)
    /// The file cannot be opened, read or written.
    case unreadable(path: String, reason: String)
    /// The file is no SQLite database, or a damaged one.
    case corrupt(path: String, reason: String)
    /// The file was written by a newer version: it records migrations that this one does not know.
    case newerSchema(path: String, unknownMigrations: [String])
    /// A migration failed; the store stays as it was before that migration.
    case migrationFailed(path: String, migration: String, reason: String)
    /// Another process (or another `Store` in this one) owns the file.
    case inUse(path: String, processID: Int32?)
    /// A setting for durability did not take effect.
    case settingRefused(path: String, setting: String, wanted: String, found: String)
    /// Another process locked the database for longer than 5 s: `STORAGE_BUSY` (ARCH-03).
    case busy(path: String)
    /// The disk is full. Nothing of the transaction was written.
    case diskFull(path: String)
    /// The queue of calls is full; repeat later.
    case overloaded(path: String, waiting: Int)
    /// Another call ended the shared transaction; nothing of the group was written.
    case groupLost(path: String, reason: String)
    /// The store was closed.
    case closed(path: String)
    /// The target of a backup exists, or the copy failed its check.
    case backupFailed(path: String, reason: String)
    /// The backup is damaged, or the file is no backup.
    case backupUnusable(path: String, reason: String)
    /// A backup could not replace the store.
    case restoreFailed(path: String, reason: String)

    public var description: String {
        switch self {
        case .folderUnusable(let path, let reason):
            "cannot keep a store at \(path): \(reason); create the folder, make it writable, or name another one"
        case .unreadable(let path, let reason):
            "cannot open, read or write the store \(path): \(reason); check its disk, owner and permissions"
        case .corrupt(let path, let reason):
            "the store \(path) is not a usable SQLite database (\(reason)); put the last backup in its place"
        case .newerSchema(let path, let unknown):
            "the store \(path) was written by a newer version: it has the unknown migration\(unknown.count == 1 ? "" : "s") "
                + unknown.joined(separator: ", ") + "; start that version, or put back a backup made before the upgrade"
        case .migrationFailed(let path, let migration, let reason):
            "migration \(migration) of the store \(path) failed: \(reason); the store is unchanged by it"
        case .inUse(let path, let processID):
            "the store \(path) is in use by \(processID.map { "pid \($0)" } ?? "another process"), and a store has one owner: stop that process, or "
                + "give this one a run folder of its own. Between containers that share a volume, the pid is of the other container: run the service "
                + "once (docker compose up --scale SERVICE=1)"
        case .settingRefused(let path, let setting, let wanted, let found):
            "the store \(path) refused \(setting) = \(wanted) (it is \(found)); without it an answered write could be lost"
        case .busy(let path):
            "STORAGE_BUSY: the store \(path) was locked by somebody else for more than 5 s"
        case .diskFull(let path):
            "no space left for the store \(path); free some and repeat"
        case .overloaded(let path, let waiting):
            "\(waiting) calls already wait for the store \(path); repeat later"
        case .groupLost(let path, let reason):
            "a transaction of the store \(path) was given up as a whole: \(reason); repeat the call"
        case .closed(let path):
            "the store \(path) is closed"
        case .backupFailed(let path, let reason):
            "backup to \(path) failed: \(reason)"
        case .backupUnusable(let path, let reason):
            "the backup \(path) cannot be used: \(reason); take another one"
        case .restoreFailed(let path, let reason):
            "the backup could not be put in the place of \(path): \(reason)"
        }
    }

    /// Gives errors that concern the whole store their own case; every other error stays as it is.
    static func translated(_ error: any Error, path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        // SQLite could not extend a file, and says so by an I/O error: the log's index at a start or in a long log, or the log at a read.
        guard error.extendedResultCode != .SQLITE_IOERR_SHMSIZE else { return StoreError.diskFull(path: path) }
        let reason = error.message ?? "SQLite result code \(error.extendedResultCode.rawValue)"
        return switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: StoreError.busy(path: path)
        case .SQLITE_FULL: StoreError.diskFull(path: path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: StoreError.corrupt(path: path, reason: reason)
        case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_NOMEM, .SQLITE_NOLFS:
            StoreError.unreadable(path: path, reason: reason)
        default: error
        }
    }
}
