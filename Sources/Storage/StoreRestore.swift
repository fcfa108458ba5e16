import Foundation

/// Replaces one store, which no process has open, by a backup, in two steps: ``prepare(from:)``, then ``finish(keeping:)``. Until this value is
/// released, no process can open the store.
final class StoreRestore: Sendable {
    /// The store.
    let storePath: String
    private let lock: OwnershipLock
    private let step: RestoreStep
    /// The prepared copy, until it has the store's name.
    private var copyPath: String { storePath + ".restored" }

    /// Claims the store.
    ///
    /// - Throws: ``StoreError/inUse(path:processID:)``, ``StoreError/folderUnusable(path:reason:)``.
    init(storePath: String, step: @escaping RestoreStep) throws {
        self.storePath = storePath
        self.step = step
        lock = try OwnershipLock(storePath: storePath)
    }

    /// Its file's name.
    var name: String { URL(fileURLWithPath: storePath).lastPathComponent }

    /// Whether the store or its write-ahead log exists.
    var isOccupied: Bool { [storePath, storePath + "-wal"].contains(where: exists) }

    /// Copies the backup beside the store and checks the copy. Blocks.
    ///
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``, ``StoreError/restoreFailed(path:reason:)``.
    func prepare(from backup: String) throws {
        try StoreError.restoring(storePath) {
            try step("copy \(name)")
            // An interrupted restore may have left one.
            try? FileManager.default.removeItem(atPath: copyPath)
            try FileManager.default.copyItem(atPath: backup, toPath: copyPath)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copyPath)
            try StoreBackup.check(copyPath)
            try StoreFiles.sync(copyPath)
        }
    }

    /// Removes the prepared copy.
    func discard() {
        guard (try? step("discard \(name)")) != nil else { return }
        try? FileManager.default.removeItem(atPath: copyPath)
    }

    /// Renames the prepared copy to the store's name. The replaced store is kept under another name, with its log. Does nothing if the copy has
    /// the store's name already, so that it can be called again after an interruption.
    ///
    /// - Parameter suffix: the suffix of the replaced files' new names.
    /// - Throws: ``StoreError/restoreFailed(path:reason:)``.
    func finish(keeping suffix: String) throws {
        try StoreError.restoring(storePath) {
            guard exists(copyPath) else {
                guard exists(storePath) else {
                    throw StoreError.restoreFailed(path: storePath, reason: "\(copyPath), the checked copy of the backup, is gone")
                }
                return
            }
            try keep(suffix)
            try step("replace \(name)")
            try StoreFiles.rename(copyPath, to: storePath)
            try StoreFiles.sync(StoreFiles.folder(of: storePath))
        }
    }

    /// Keeps the store under another name, with its log, and leaves none. It can be called again after an interruption.
    ///
    /// - Parameter suffix: the suffix of the files' new names.
    /// - Throws: ``StoreError/restoreFailed(path:reason:)``.
    func remove(keeping suffix: String) throws { try StoreError.restoring(storePath) { try keep(suffix) } }

    private func keep(_ suffix: String) throws {
        // The log is moved first, because it must never be beside a file of another store. A reader of the old pair has both files.
        for ending in ["-wal", ""] where exists(storePath + ending) {
            try step("keep \(name)\(ending)")
            try StoreFiles.rename(storePath + ending, to: storePath + suffix + ending)
        }
        if exists(storePath + "-shm") { try StoreFiles.remove(storePath + "-shm") }
        try StoreFiles.sync(StoreFiles.folder(of: storePath))
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension StoreError {
    /// Errors of the file system become ``restoreFailed(path:reason:)``.
    static func restoring<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as StoreFileFailure {
            throw StoreError.restoreFailed(path: path, reason: "\(error)")
        } catch let error as CocoaError {
            let cause = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
            throw StoreError.restoreFailed(path: path, reason: "\(error.filePath.map { "\($0): " } ?? "")\(cause)")
        }
    }
}
