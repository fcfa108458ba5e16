import Foundation

extension Store {
    /// Renames a file that cannot be used, with its write-ahead log and its index, so that a new one can take its place: `FILE.unusable-TIME`. SQLite
    /// opens the renamed file with its log. Nobody has the file open.
    ///
    /// - Parameter time: for the name. A number follows where there is such a file already.
    /// - Returns: the new path.
    /// - Throws: ``StoreError``: another process owns the file, or it cannot be renamed. Then a file of the three may have its new name.
    package static func setAside(_ path: String, time: String) throws -> String {
        let lock = try OwnershipLock(storePath: path)
        defer { withExtendedLifetime(lock) {} }
        func isFree(_ target: String) -> Bool { suffixes.allSatisfy { !FileManager.default.fileExists(atPath: target + $0) } }
        let name = "\(path).unusable-\(time)"
        let target = isFree(name) ? name : (2...).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? name
        do {
            // The file is last: what is left beside a new file must not be its log.
            for suffix in suffixes where FileManager.default.fileExists(atPath: path + suffix) {
                try StoreFiles.rename(path + suffix, to: target + suffix)
            }
            try StoreFiles.sync(StoreFiles.folder(of: path))
        } catch {
            throw StoreError.unreadable(path: path, reason: error.description)
        }
        return target
    }

    /// The log, the index of the log, and the file itself.
    private static var suffixes: [String] { ["-wal", "-shm", ""] }
}
