import Foundation
import Storage

/// `store-records/NAME`: the service had its store at the path that the file holds. A service writes the file when it first opens its store, and only
/// a restore that removes the store removes it. So a store that was deleted, or whose volume is not mounted, is noticed: otherwise the service would
/// begin with an empty one (docs/decisions/0068-missing-stores.md).
///
/// The records are not in `stores`, which may be a volume of its own.
extension RunFolder {
    private func storeRecordPath(of store: String) -> String { path("store-records/\(store)") }

    /// The path where a service last had its store; nil if it never had one here.
    public func recordedStore(of service: String) -> String? {
        guard let data = FileManager.default.contents(atPath: storeRecordPath(of: service)) else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The error of a service that had a store here before and has none at `path` now; nil for the first start. A file without contents counts as
    /// none.
    func missingStore(of service: String, at path: String) -> ConfigurationError? {
        guard let recorded = recordedStore(of: service), RunFolder.isEmpty(path) else { return nil }
        let moved = recorded == RunFolder.absolute(path) ? "" : "; it was \(recorded) before"
        return ConfigurationError(
            "the store of \(service) is gone: there is no data in \(path)\(moved). Mount its volume, put the file back, or restore a backup with "
                + "`carillon backup restore DIR --run-dir \(self.path)`; to begin with an empty store, start \(service) once with "
                + "--set start_empty=true (`carillon up --set \(service).start_empty=true`)")
    }

    /// Writes the record of an open store, if the folder has not the same one.
    ///
    /// - Throws: ``ConfigurationError`` with the file and the cause.
    func recordStore(of service: String, at path: String) throws {
        let path = RunFolder.absolute(path)
        guard recordedStore(of: service) != path else { return }
        let record = storeRecordPath(of: service)
        do {
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: record).deletingLastPathComponent().path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try DurableFile.write(Data((path + "\n").utf8), to: record)
        } catch {
            throw ConfigurationError("cannot write \(record): \(FileProblem.words(of: error))")
        }
    }

    /// Removes the record of a store that a restore removes.
    ///
    /// - Throws: ``ConfigurationError`` with the file and the cause.
    package func forgetStore(of service: String) throws {
        let record = storeRecordPath(of: service)
        guard FileManager.default.fileExists(atPath: record) else { return }
        do { try DurableFile.remove(record) } catch { throw ConfigurationError("cannot remove \(record): \(FileProblem.words(of: error))") }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Whether there is no file, or one without contents. A path that cannot be looked at is not empty: opening the store says why.
    private static func isEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_size == 0 : errno == ENOENT
    }
}
