public import Foundation
import ServiceKit

extension KeyMaterial {
    /// The files of a run folder that a service with a run folder of its own needs, besides those that every service has: the authority, and its own
    /// certificate and key. Only registry and dispatcher can open addresses (SEC-01).
    ///
    /// A new address key must reach the dispatcher before the registry seals with it, so the dispatcher comes first.
    private static let filesOfServices: [(service: String, files: [String])] = [
        ("dispatcher", [Ring.addresses.rawValue, Ring.credentials.rawValue]),
        ("registry", [Ring.addresses.rawValue]),
        ("preferences", [Ring.links.rawValue]),
        ("evaluator", []),
        ("receipts", []),
        ("gateway", [PlatformTokens.publicKeysFile]),
        ("provider-sim", ["apns/apns.json", "fcm/service-account.json"]),
        ("nats", []),
    ]

    /// Copies to each service's own run folder, `services`/NAME, the keys that it needs for mutual TLS and its work: for services in containers or on
    /// several hosts. Files that are the same already are left alone. Running services load changed files by themselves.
    ///
    /// - Returns: the written files, relative to `services`.
    /// - Throws: `SystemError.badKeyFile`, `SystemError.noRunFolder`, `SystemError.folderUnsafe`.
    @discardableResult
    public static func distribute(from folder: URL, to services: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { throw SystemError.noRunFolder(folder.path) }
        var written: [String] = []
        for (service, files) in filesOfServices {
            let run = RunFolder(path: services.appending(path: service).path)
            if let problem = run.unsafePermission() { throw SystemError.folderUnsafe(runFolder: run.path, cause: problem) }
            // The key comes before its certificate: `FileWatch` reads both when neither changes any more.
            for file in ["ca/ca.pem", "certs/\(service).key", "certs/\(service).pem"] + files {
                let contents = try contents(of: folder.appending(path: file))
                let copy = URL(filePath: run.path(file))
                guard FileManager.default.contents(atPath: copy.path) != contents else { continue }
                try write(contents, to: copy)
                written.append("\(service)/\(file)")
            }
        }
        return written
    }

    private static func contents(of file: URL) throws -> Data {
        do { return try Data(contentsOf: file) } catch {
            throw SystemError.badKeyFile(path: file.path, cause: FileProblem.words(of: error))
        }
    }

    /// Replaces the file atomically. Only its owner can read it.
    private static func write(_ contents: Data, to file: URL) throws {
        let fresh = file.path + ".new"
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SystemError.badKeyFile(path: file.path, cause: "its folder cannot be made: \(FileProblem.words(of: error))")
        }
        guard FileManager.default.createFile(atPath: fresh, contents: contents, attributes: [.posixPermissions: 0o600]),
            rename(fresh, file.path) == 0
        else {
            throw SystemError.badKeyFile(path: file.path, cause: "it cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}
