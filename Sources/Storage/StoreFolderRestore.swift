import Foundation

/// Puts backups in the place of the stores of one folder: of all of them, or of none.
///
/// Every backup is copied beside its store and checked. Then ``RestoreRecord`` says that the restore is decided, and the copies take the
/// stores' names, one after the other. Cut off before the record is there, the restore has changed no store. Cut off afterwards, some
/// stores are old and some restored: ``finish(in:)`` goes on with the rest, as often as necessary.
public final class StoreFolderRestore: Sendable {
    private let folder: String
    private let stores: [StoreRestore]
    private let step: RestoreStep

    /// Claims the stores: until this value is released, no process can open them.
    ///
    /// - Parameters:
    ///   - folder: of the stores; it exists.
    ///   - stores: file names of the stores in it, there or not.
    /// - Throws: ``StoreError/inUse(path:processID:)``, ``StoreError/folderUnusable(path:reason:)``.
    public convenience init(folder: String, stores: [String]) throws { try self.init(folder: folder, stores: stores, step: { _ in }) }

    /// - Parameter step: called before each change on disk; a test cuts the restore off there.
    package init(folder: String, stores: [String], step: @escaping RestoreStep) throws {
        self.folder = folder
        self.step = step
        self.stores = try stores.map { try StoreRestore(storePath: folder + "/" + $0, step: step) }
    }

    /// File names of the stores that are there, or of which a write-ahead log is.
    public var occupied: [String] { stores.filter(\.isOccupied).map(\.name) }

    /// Copies the backups, checks the copies, and replaces the stores. Blocks.
    ///
    /// - Parameters:
    ///   - files: the backup of each store, by the store's file name.
    ///   - record: what is to be replaced, and what the stores that were there are called afterwards.
    /// - Throws: ``StoreError/backupUnusable(path:reason:)``, ``StoreError/restoreFailed(path:reason:)``. Unless ``RestoreRecord/read(in:)``
    ///   answers a record then, no store was changed.
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
            // Where the record may be on disk the copies are needed.
            if !FileManager.default.fileExists(atPath: RestoreRecord.path(in: folder)) { for store in stores { store.discard() } }
            throw error
        }
        try finish(record)
    }

    /// Goes on with a restore that was cut off while it replaced stores. Blocks.
    ///
    /// - Returns: what was restored; nil where nothing was left to do.
    /// - Throws: ``StoreError/restoreFailed(path:reason:)``, ``StoreError/inUse(path:processID:)``.
    public static func finish(in folder: String) throws -> RestoreRecord? { try finish(in: folder, step: { _ in }) }

    package static func finish(in folder: String, step: @escaping RestoreStep) throws -> RestoreRecord? {
        guard let record = try RestoreRecord.read(in: folder) else { return nil }
        try StoreFolderRestore(folder: folder, stores: record.stores, step: step).finish(record)
        return record
    }

    private func finish(_ record: RestoreRecord) throws {
        for store in stores { try store.finish(keeping: record.suffix ?? ".before") }
        try StoreError.restoring(folder) {
            try step("forget the record")
            try RestoreRecord.remove(in: folder)
        }
    }
}

/// Called before a change on disk, with its name.
package typealias RestoreStep = @Sendable (_ change: String) throws -> Void
