import Foundation

/// A restore that has begun to replace stores. It is the file `restore.json` beside the stores until the last store is replaced; meanwhile no
/// service opens a store of the folder.
public struct RestoreRecord: Codable, Sendable, Hashable {
    /// The folder of the backup.
    public var backup: String
    /// When the backup was made, RFC 3339.
    public var createdAt: String
    /// File names of the stores, in their folder.
    public var stores: [String]
    /// File names of stores that the backup lacks. They are renamed as the replaced ones are. Nil: there are none.
    public var removed: [String]?
    /// The suffix of the replaced stores' new names; nil: there were no stores.
    public var suffix: String?

    /// - Parameters:
    ///   - backup: the folder of the backup.
    ///   - createdAt: when the backup was made, RFC 3339.
    ///   - stores: file names of the stores.
    ///   - removed: file names of stores that the backup lacks.
    ///   - suffix: the suffix of the replaced stores' new names; nil: there were no stores.
    public init(backup: String, createdAt: String, stores: [String], removed: [String] = [], suffix: String?) {
        self.backup = backup
        self.createdAt = createdAt
        self.stores = stores
        self.removed = removed.isEmpty ? nil : removed
        self.suffix = suffix
    }

    /// The record of an interrupted restore; nil: there is none, and all stores of the folder belong together.
    ///
    /// - Throws: ``StoreError/restoreFailed(path:reason:)`` for a record that cannot be read.
    public static func read(in folder: String) throws -> RestoreRecord? {
        let path = path(in: folder)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let record = try? JSONDecoder().decode(RestoreRecord.self, from: data) else {
            throw StoreError.restoreFailed(
                path: folder,
                reason: "\(path) cannot be read, and says which stores are replaced; let this user read it, or remove it and restore again")
        }
        return record
    }

    static func path(in folder: String) -> String { folder + "/restore.json" }

    /// Puts the record on disk.
    func write(to folder: String) throws {
        try DurableFile.write(try JSONEncoder().encode(self), to: Self.path(in: folder))
    }

    /// Removes the folder's record.
    static func remove(in folder: String) throws {
        try DurableFile.remove(path(in: folder))
    }
}
