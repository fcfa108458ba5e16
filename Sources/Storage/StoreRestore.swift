import Foundation

/// Puts a backup in the place of a store that nobody runs, in two steps, so that several stores are replaced together or not at all:
/// ``prepare(from:)`` all of them, then ``finish(keeping:)`` each. Until it is released, no process can open the store.
public final class StoreRestore: Sendable {
    /// The store.
    public let storePath: String
    private let lock: OwnershipLock
    private var partial: String { storePath + ".restored" }

    /// Claims the store.
    ///
    /// - Throws: ``StoreError/inUse(path:processID:)``, ``StoreError/folderUnusable(path:reason:)``.
    public init(storePath: String) throws {
        self.storePath = storePath
        lock = try OwnershipLock(storePath: storePath)
    }

    deinit { try? FileManager.default.removeItem(atPath: partial) }

    /// Whether a store is there, or the log of one.
    public var isOccupied: Bool {
        [storePath, storePath + "-wal"].contains { FileManager.default.fileExists(atPath: $0) }
    }

    /// Copies the backup beside the store and checks the copy. Blocks.
    ///
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``, ``StoreError/restoreFailed(path:reason:)``.
    public func prepare(from backup: String) throws {
        try failing {
            try? FileManager.default.removeItem(atPath: partial)
            try FileManager.default.copyItem(atPath: backup, toPath: partial)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: partial)
            try StoreBackup.check(partial)
            try StoreFiles.sync(partial)
        }
    }

    /// Gives the prepared copy the store's name. What was there is kept under another one, with its log.
    ///
    /// - Parameter suffix: What is added to the names of the files that were there.
    /// - Throws: ``StoreError/restoreFailed(path:reason:)``.
    public func finish(keeping suffix: String) throws {
        try failing {
            // The log first: it must never stand beside a file that it does not belong to. Who reads the old pair finds it whole.
            for ending in ["-wal", ""] where FileManager.default.fileExists(atPath: storePath + ending) {
                try FileManager.default.moveItem(atPath: storePath + ending, toPath: storePath + suffix + ending)
            }
            try? FileManager.default.removeItem(atPath: storePath + "-shm")
            try FileManager.default.moveItem(atPath: partial, toPath: storePath)
            try StoreFiles.sync(StoreFiles.folder(of: storePath))
        }
    }

    private func failing(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError.restoreFailed(path: storePath, reason: "\(error)")
        }
    }
}
