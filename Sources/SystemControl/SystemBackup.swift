import CarillonAPI
import Cryptography
public import Foundation
import RPC
import ServiceKit
public import Storage

/// A backup of the stores of one run folder (DR-04): a folder with a copy of each store, and a manifest of the copies.
///
/// It has no keys, so a stolen backup reveals no sealed data. The manifest names the keys that the backup needs.
public struct SystemBackup: Sendable {
    /// The services with stores, in the order of the copies. A row that a service delivers to a later one is in the copy of the sender, of the
    /// receiver, or of both. After a restore the sender delivers it again, and the receiver recognizes its id, so nothing is lost. The registry comes
    /// first, so an erasure in progress begins again in all services.
    public static let services = ["registry", "preferences", "evaluator", "dispatcher", "receipts"]

    /// The contents of a backup, as in `backup.json`.
    public struct Manifest: Codable, Sendable, Hashable {
        /// The copy of one store.
        public struct Copy: Codable, Sendable, Hashable {
            /// The service that owns the store; `dispatcher-2` for a further dispatcher's.
            public var service: String
            /// The name of the copy in the backup's folder.
            public var file: String
            public var bytes: Int
            /// SHA-256 of the file, hexadecimal.
            public var sha256: String
        }
        /// The version of the manifest's form.
        public var version = 1
        /// The start of the backup, RFC 3339.
        public var createdAt: String
        /// In the order of the copies.
        public var copies: [Copy]
        /// Ids of the keys that the copies need, by the path of their ring in the run folder: the current key, and older ones that seal a record.
        public var keys: [String: [String]]
    }

    /// The backup's folder.
    public let folder: URL
    /// The backup's copies, and the keys that they need.
    public let manifest: Manifest

    private static let manifestFile = "backup.json"
    /// The time limit of one copy, which depends on the disk.
    private static let longestCopy = Duration.seconds(24 * 3_600)

    /// Reads a backup's manifest.
    ///
    /// - Throws: `SystemError.backupUnusable`.
    public init(at folder: URL) throws {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw SystemError.backupUnusable(folder: folder.path, cause: "there is no such folder")
        }
        let data = FileManager.default.contents(atPath: folder.appending(path: Self.manifestFile).path)
        guard let data else {
            throw SystemError.backupUnusable(
                folder: folder.path, cause: "it has no \(Self.manifestFile): it is no backup, or it was interrupted while it was made")
        }
        guard let manifest = try? JSONDecoder.ofManifests.decode(Manifest.self, from: data), manifest.version == 1 else {
            throw SystemError.backupUnusable(folder: folder.path, cause: "its \(Self.manifestFile) is damaged, or of a newer version")
        }
        self.manifest = manifest
    }

    // MARK: Making one

    /// The owners of the stores that a backup of a run folder copies: the services, and further dispatchers that have a store there.
    public static func owners(in runFolder: URL) -> [String] { services.flatMap(RunFolder(runFolder).storeOwners) }

    /// Backs up every store of a run folder. A running service copies its own store; this process copies the others. Reads and writes go on.
    ///
    /// - Parameters:
    ///   - name: The backup's folder in `backups` of the run folder: letters, digits and dashes.
    ///   - progress: gets the name of each service whose store was copied.
    /// - Throws: `SystemError.backupUnusable` when the name is taken, or without stores; `SystemError.restoreUnfinished`; errors of services. Nothing
    ///   is left behind.
    public static func create(
        of runFolder: URL, name: String, clients: OperatorClients, progress: (String) -> Void = { _ in }
    ) async throws -> SystemBackup {
        let run = RunFolder(runFolder)
        try run.refuseUnfinishedRestore()
        let folder = URL(filePath: run.backupsFolder).appending(path: name)
        func refuse(_ cause: String) -> SystemError { .backupUnusable(folder: folder.path, cause: cause) }
        guard !name.isEmpty, ASCII.isIdentifier(name, with: "-") else { throw refuse("a name has letters, digits and dashes alone") }
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw refuse("it exists; choose another name") }
        do {
            var manifest = Manifest(createdAt: SystemClock().now.rfc3339, copies: [], keys: [:])
            let before = Rings(of: run)
            try before.requireReadable()
            for owner in owners(in: runFolder) {
                guard let file = try await copy(owner, of: run, name, into: folder, clients) else { continue }
                manifest.copies.append(try describe(owner, file))
                progress(owner)
            }
            guard !manifest.copies.isEmpty else { throw refuse("no service of \(run.path) runs, and it has no stores") }
            let after = Rings(of: run)
            try after.requireReadable()
            manifest.keys = try keys(sealing: manifest.copies, in: folder, before: before, after: after)
            try write(manifest, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return try SystemBackup(at: folder)
    }

    /// Copies a service's store. Returns the copy; nil without a store.
    private static func copy(
        _ service: String, of run: RunFolder, _ name: String, into folder: URL, _ clients: OperatorClients
    ) async throws -> URL? {
        if run.runningProcess(of: service) != nil {
            let backups = OperationsV1.Backups.Client(clients.channel(toProcess: service))
            let answer = try await backups.createBackup(.init(name: name), options: CallOptions(timeout: longestCopy, waitForReady: false))
            return answer.copies.first.map { URL(filePath: $0.path) }
        }
        guard FileManager.default.fileExists(atPath: run.storePath(of: service)) else {
            guard let recorded = run.recordedStore(of: service) else { return nil }
            throw SystemError.backupUnusable(
                folder: folder.path,
                cause: "\(service) had its store at \(recorded), and "
                    + "\(recorded == run.storePath(of: service) ? "it is gone" : "there is none at \(run.storePath(of: service))"): "
                    + "put it back, or start \(service)")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let target = folder.appending(path: "\(service).sqlite")
        try StoreBackup.copy(run.storePath(of: service), to: target.path)
        return target
    }

    private static func describe(_ service: String, _ file: URL) throws -> Manifest.Copy {
        let contents = try Data(contentsOf: file, options: .alwaysMapped)
        return Manifest.Copy(
            service: service, file: file.lastPathComponent, bytes: contents.count,
            sha256: Hexadecimal.encode(contents.withUnsafeBytes { SHA256.hash($0) }))
    }

    /// The manifest is written last, so a backup with a manifest is complete.
    private static func write(_ manifest: Manifest, to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        do {
            try DurableFile.write(try encoder.encode(manifest), to: folder.appending(path: manifestFile).path)
        } catch {
            throw SystemError.backupUnusable(folder: folder.path, cause: "its \(manifestFile) cannot be written: \(error)")
        }
    }

    // MARK: Checking and restoring one

    /// Compares every copy with the manifest, and reads all of it for damage.
    ///
    /// - Throws: `SystemError.backupUnusable`, `StoreError`.
    public func check() throws {
        for copy in manifest.copies {
            try compare(copy)
            try StoreBackup.check(folder.appending(path: copy.file).path)
        }
    }

    private func compare(_ copy: Manifest.Copy) throws {
        let file = folder.appending(path: copy.file)
        // The names come from a file. None may lead out of the folder.
        let owner = ServiceInstance(named: copy.service)
        guard Self.services.contains(owner.service), owner.name == copy.service else {
            throw SystemError.backupUnusable(folder: folder.path, cause: "its \(Self.manifestFile) names a store of \(copy.service), which has none")
        }
        guard copy.file == file.lastPathComponent, FileManager.default.fileExists(atPath: file.path) else {
            throw SystemError.backupUnusable(folder: folder.path, cause: "\(copy.file), the copy of \(copy.service), is missing")
        }
        guard try Self.describe(copy.service, file) == copy else {
            throw SystemError.backupUnusable(folder: folder.path, cause: "\(copy.file) is not as it was when the backup was made")
        }
    }

    /// Replaces all stores of a run folder by the copies, or none. Stores of further dispatchers that the backup lacks are removed: their data is of
    /// another time. No service may run in the folder. If the restore is interrupted while it replaces stores, no service starts in the folder until
    /// ``finishRestore(in:)`` has replaced the rest.
    ///
    /// - Parameters:
    ///   - isReplacing: existing stores are kept under another name; otherwise they are an error.
    ///   - acceptsLostKeys: restores also without keys that sealed records of the backup. Nobody can open those records.
    /// - Returns: the record of the restore.
    /// - Throws: `SystemError.folderInUse`, `SystemError.restoreUnfinished`, `SystemError.restoreRefused` and `SystemError.backupUnusable`, without a
    ///   change; `StoreError`.
    public func restore(to runFolder: URL, isReplacing: Bool, acceptsLostKeys: Bool) throws -> RestoreRecord {
        let run = RunFolder(runFolder)
        // A refused restore leaves nothing behind. So all checks that need no claim come before the lock file is made.
        let early = FileManager.default.fileExists(atPath: run.lockPath) ? try RunFolderClaim(run) : nil
        try run.refuseUnfinishedRestore()
        if !acceptsLostKeys { try requireKeys(in: run) }
        let files = Dictionary(uniqueKeysWithValues: manifest.copies.map { ("\($0.service).sqlite", folder.appending(path: $0.file).path) })
        for copy in manifest.copies { try compare(copy) }
        let claim = try early ?? RunFolderClaim(run)
        return try withExtendedLifetime(claim) {
            try FileManager.default.createDirectory(
                atPath: run.storesFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let lacking = instancesWithoutCopy(in: run)
            let removed = lacking.map { "\($0.name).sqlite" }
            let stores = try StoreFolderRestore(folder: run.storesFolder, stores: files.keys.sorted(), removed: removed)
            let occupied = stores.occupied
            guard occupied.isEmpty || isReplacing else {
                throw SystemError.restoreRefused(
                    cause: "\(run.path) has the stores \(occupied.joined(separator: ", ")); --replace keeps them under other names and goes on")
            }
            let suffix = occupied.isEmpty ? nil : ".before-" + SystemClock().now.rfc3339.filter { $0.isNumber || $0 == "T" }
            let record = RestoreRecord(
                backup: folder.path, createdAt: manifest.createdAt, stores: files.keys.sorted(), removed: removed, suffix: suffix)
            // Otherwise a dispatcher of that number would miss its store at its next start.
            for instance in lacking { try run.forgetStore(of: instance.name) }
            try stores.run(from: files, record: record)
            return record
        }
    }

    /// The processes that have a store in the folder and no copy in the backup, which has a copy of another process of their service.
    private func instancesWithoutCopy(in run: RunFolder) -> [ServiceInstance] {
        let copied = Set(manifest.copies.map { ServiceInstance(named: $0.service) })
        return Set(copied.map(\.service)).flatMap(run.storedInstances).filter { !copied.contains($0) }.sorted()
    }

    /// Continues a restore that was interrupted while it replaced the stores of a run folder. This does not need the backup.
    ///
    /// - Returns: the record of the restore; nil when no restore was interrupted.
    /// - Throws: `SystemError.folderInUse`, `StoreError`.
    public static func finishRestore(in runFolder: URL) throws -> RestoreRecord? {
        let run = RunFolder(runFolder)
        guard try RestoreRecord.read(in: run.storesFolder) != nil else { return nil }
        let claim = try RunFolderClaim(run)
        return try withExtendedLifetime(claim) { try StoreFolderRestore.finish(in: run.storesFolder) }
    }
}

extension RunFolder {
    /// The names of a service's stores that must be backed up: the first, and those of further instances that exist.
    fileprivate func storeOwners(of service: String) -> [String] {
        [service] + storedInstances(of: service).map(\.name).filter { $0 != service }
    }

    /// - Throws: `SystemError.restoreUnfinished` when a restore into the folder was interrupted while it replaced stores.
    func refuseUnfinishedRestore() throws {
        guard let record = try RestoreRecord.read(in: storesFolder) else { return }
        throw SystemError.restoreUnfinished(runFolder: path, backup: record.backup)
    }
}

extension JSONDecoder {
    fileprivate static var ofManifests: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}
