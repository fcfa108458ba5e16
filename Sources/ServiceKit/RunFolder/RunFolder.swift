import Foundation
import Storage
public import TLS

/// The folder of a running system: stores, keys, sockets, logs and the records of its processes.
public struct RunFolder: Sendable, Hashable {
    /// Absolute.
    public let path: String

    /// The services that have a key and may be peers, in the order of their start.
    public static let serviceNames = ["provider-sim", "registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]

    /// Relative paths are taken from the current directory.
    public init(path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// A file or folder within it.
    public func path(_ relative: String) -> String { path + "/" + relative }

    /// Bearer keys and key rings.
    public var keysFolder: String { path("keys") }
    /// SQLite files.
    public var storesFolder: String { path("stores") }
    /// Unix sockets.
    public var socketsFolder: String { path("sockets") }
    /// Backups of the stores, each in a folder of its own (DR-04).
    public var backupsFolder: String { path("backups") }
    /// Locked by the process that runs a whole system here.
    public var lockPath: String { path("system.lock") }
    /// Log files, where logs go to files.
    public var logsFolder: String { path("logs") }
    /// The bearer key of a service or of `operator` and `host`.
    public func keyPath(of principal: String) -> String { path("keys/\(principal)") }
    /// The SQLite file of a service.
    public func storePath(of service: String) -> String { path("stores/\(service).sqlite") }
    /// The Unix socket that a service listens on by default.
    public func socketPath(of service: String) -> String { path("sockets/\(service).sock") }
    /// The log file of a service.
    public func logPath(of service: String) -> String { path("logs/\(service).log") }
    /// The time of the virtual clock in test mode, in milliseconds since 1970.
    public var clockPath: String { path("clock") }
    /// The record of a running process (``ProcessRecord``).
    public func recordPath(of service: String) -> String { path("\(service).json") }
    /// The certificate of a service or of `operator` and `host`, and its key.
    public func certificate(of principal: String) -> TLSCertificateFiles {
        TLSCertificateFiles(certificateChainPath: path("certs/\(principal).pem"), privateKeyPath: path("certs/\(principal).key"))
    }
    /// The authority that issued them.
    public var authorityPath: String { path("ca/ca.pem") }
    /// The ring that seals addresses (SEC-01).
    public var addressKeyRingPath: String { path("keys/address-keyring.json") }
    /// The ring that signs links which work without a sign-in.
    public var linkKeyRingPath: String { path("keys/link-keyring.json") }
    /// The ring that seals provider credentials.
    public var credentialKeyRingPath: String { path("keys/credential-keyring.json") }

    /// The longest path of a Unix socket on Linux: 108 bytes with the closing NUL (unix(7)).
    public static let longestSocketPath = 107

    /// Reads a principal's bearer key.
    ///
    /// - Throws: ``ConfigurationError`` with the path, and the command that creates the key or who may read it.
    public func key(of principal: String) throws -> String {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: keyPath(of: principal)))
        } catch {
            throw ConfigurationError(missingKey(keyPath(of: principal), error))
        }
        let key = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
        guard !key.isEmpty else {
            throw ConfigurationError("the key \(keyPath(of: principal)) is empty; remove it and run `carillon keys init \(path)`")
        }
        return key
    }

    private func missingKey(_ file: String, _ error: any Error) -> String {
        if FileProblem.isMissing(error) { return "no key at \(file); make the keys with `carillon keys init \(path)`" }
        if FileProblem.isForbidden(error) { return "the key \(file) cannot be read by this user; run as its owner" }
        return "the key \(file) cannot be read: \(FileProblem.words(of: error))"
    }

    /// Creates the folders that a service writes to, private to the user. The run folder itself must exist.
    ///
    /// - Throws: ``ConfigurationError``.
    func prepare() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ConfigurationError("no run folder at \(path); make one with `carillon keys init \(path)`, or name another with --run-dir")
        }
        if let problem = unsafePermission() { throw ConfigurationError("the run folder \(path) is not safe: \(problem)") }
        try refuseUnfinishedRestore()
        for folder in [storesFolder, socketsFolder, logsFolder] {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw ConfigurationError("cannot make the folder \(folder): \(FileProblem.words(of: error))")
            }
        }
    }

    /// - Throws: ``ConfigurationError`` after a restore that was interrupted while it replaced stores.
    private func refuseUnfinishedRestore() throws {
        let record: RestoreRecord?
        do { record = try RestoreRecord.read(in: storesFolder) } catch { throw ConfigurationError("\(error)") }
        guard let record else { return }
        throw ConfigurationError(
            "a restore into \(path) was cut off, and some stores are old, some restored: finish it with "
                + "`carillon backup restore \(record.backup) --run-dir \(path)`")
    }
}
