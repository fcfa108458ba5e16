import Foundation

/// Replaces the stores of one folder by backups: all of them, or none.
///
/// Every backup is copied beside its store and checked. Then a ``RestoreRecord`` is written, and the copies are renamed to the stores' names, one
/// after the other. A restore that is interrupted before the record is written has changed no store. One that is interrupted later leaves some
/// stores old and some restored; ``finish(in:)`` continues it, as often as necessary.
public final class StoreFolderRestore: Sendable {
    private let folder: String
    private let stores: [StoreRestore]
    /// Stores that the backup lacks.
    private let removed: [StoreRestore]
    private let step: RestoreStep

    /// Claims the stores: until this value is released, no process can open them.
    ///
    /// - Parameters:
    ///   - folder: of the stores; it exists.
    ///   - stores: file names of the stores in it, there or not.
    ///   - removed: file names of stores in it that the backup lacks. They are kept under other names, as the replaced ones are.
    /// - Throws: ``StoreError/inUse(path:processID:)``, ``StoreError/folderUnusable(path:reason:)``.
    public convenience init(folder: String, stores: [String], removed: [String] = []) throws {
        try self.init(folder: folder, stores: stores, removed: removed, step: { _ in })
    }

    /// - Parameter step: called before each change on disk; a test interrupts the restore there.
    package init(folder: String, stores: [String], removed: [String], step: @escaping RestoreStep) throws {
        func claim(_ name: String) throws -> StoreRestore { try StoreRestore(storePath: folder + "/" + name, step: step) }
        self.folder = folder
        self.step = step
        self.stores = try stores.map(claim)
        self.removed = try removed.map(claim)
    }

    /// File names of the stores that exist, or whose write-ahead log exists.
    public var occupied: [String] { (stores + removed).filter(\.isOccupied).map(\.name) }

    /// Copies the backups, checks the copies, and replaces the stores. Blocks.
    ///
    /// - Parameters:
    ///   - files: the backup of each store, by the store's file name.
    ///   - record: the stores to replace and to remove, and the suffix of the replaced stores' new names.
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``, ``StoreError/restoreFailed(path:reason:)``. If ``RestoreRecord/read(in:)``
    ///   returns no record then, no store was changed.
    public func run(from files: [String: String], record: RestoreRecord) throws {
        do {
            for store in stores {
                guard let file = files[store.name] else {
                    throw StoreError.restoreFailed(path: store.storePath, reason: "the backup has no copy of it")
                }
                try store.prepare(from: file)
            }
            try StoreError.restoring(folder) {
                try StoreFiles.sync(folder)
                try step("record")
                try record.write(to: folder)
            }
        } catch {
            // The copies are needed while the record may be on disk.
            if !FileManager.default.fileExists(atPath: RestoreRecord.path(in: folder)) { for store in stores { store.discard() } }
            throw error
        }
        try finish(record)
    }

    /// Continues a restore that was interrupted while it replaced stores. Blocks.
    ///
    /// - Returns: the record of the restore; nil: nothing was left to do.
    /// - Throws: ``StoreError/restoreFailed(path:reason:)``, ``StoreError/inUse(path:processID:)``.
    public static func finish(in folder: String) throws -> RestoreRecord? { try finish(in: folder, step: { _ in }) }

    package static func finish(in folder: String, step: @escaping RestoreStep) throws -> RestoreRecord? {
        guard let record = try RestoreRecord.read(in: folder) else { return nil }
        try StoreFolderRestore(folder: folder, stores: record.stores, removed: record.removed ?? [], step: step).finish(record)
        return record
    }

    private func finish(_ record: RestoreRecord) throws {
        let suffix = record.suffix ?? ".before"
        for store in removed { try store.remove(keeping: suffix) }
        for store in stores { try store.finish(keeping: suffix) }
        try StoreError.restoring(folder) {
            try step("forget the record")
            try RestoreRecord.remove(in: folder)
        }
    }
}

/// Called before a change on disk, with its name.
package typealias RestoreStep = @Sendable (_ change: String) throws -> Void
