import Cryptography
public import Foundation
import ServiceKit

/// The keys, certificates and demo credentials of a system on one machine, created once: `carillon keys init DIR`.
///
/// The certificate authority and the provider keys are for the simulators only. `carillon credentials put` stores real provider keys.
public struct KeyMaterial {
    /// Services that get a bearer key and a certificate; `operator` is the command line, `host` an internal service that
    /// calls typed RPCs.
    public static let principals = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim", "operator", "host"]
    /// The names that get a certificate: the principals, and `nats`, the server of the queue that dispatchers share. NATS calls no service, so it has
    /// no bearer key.
    public static let certificateNames = principals + ["nats"]

    /// The key id of the demo's APNs key, in Apple's form.
    public static let apnsKeyID = "CARILLON01"
    /// The team id of the demo's APNs key.
    public static let apnsTeamID = "CARTEAM001"
    /// Topic of the demo apps.
    public static let apnsTopic = "com.example.chat"
    /// Project of the demo apps.
    public static let fcmProject = "carillon-demo"
    /// Expo's project of the demo apps.
    public static let expoProject = "@carillon/demo"

    /// The key rings of a run folder, by their paths in it.
    public enum Ring: String, Sendable, CaseIterable {
        /// Seals push tokens, and secrets of apps' token issuers.
        case addresses = "keys/address-keyring.json"
        /// Seals provider credentials.
        case credentials = "keys/credential-keyring.json"
        /// Signs links in notifications.
        case links = "keys/link-keyring.json"
    }

    private let folder: URL

    /// Creates the run folder and the missing keys in it. Existing keys are never overwritten.
    ///
    /// - Returns: the new files, relative to the folder.
    /// - Throws: `SystemError.folderUnsafe` for a folder or keys that other users can write or read; `SystemError.badKeyFile` for a file that cannot
    ///   be written, and for one half of a pair of files without the other.
    @discardableResult
    public static func create(at folder: URL) throws -> [String] {
        let run = RunFolder(folder)
        if let problem = run.unsafePermission() { throw SystemError.folderUnsafe(runFolder: run.path, cause: problem) }
        let material = KeyMaterial(folder: folder)
        return try material.serviceKeys() + material.keyRings() + material.certificates() + material.apnsKey() + material.fcmAccount()
            + material.tokenIssuer() + material.platformIssuer()
    }

    private func serviceKeys() throws -> [String] {
        try Self.principals.flatMap { name in
            try make(["keys/\(name)"]) { [Base64URL.encode(SecureRandom.bytes(32))] }
        }
    }

    private func keyRings() throws -> [String] {
        try Ring.allCases.map(\.rawValue).flatMap { path -> [String] in
            guard try isMissing([path]) else { return [] }
            _ = try KeyRing.create(at: folder.appending(path: path).path)
            return [path]
        }
    }

    private func certificates() throws -> [String] {
        var made: [String] = []
        // A folder with certificates from another machine has no authority key.
        if !exists("ca/ca.pem") || exists("ca/ca.key") {
            made += try make(["ca/ca.pem", "ca/ca.key"]) {
                let authority = try CertificateAuthority.create(commonName: "Carillon private certificate authority")
                return [authority.certificatePEM, authority.privateKeyPEM]
            }
        }
        for name in Self.certificateNames { made += try make(Self.certificateFiles(name)) { try issue(name) } }
        return made
    }

    private static func certificateFiles(_ name: String) -> [String] { ["certs/\(name).pem", "certs/\(name).key"] }

    /// A certificate and its key. Peers check the DNS name of a server, and the URI of a client.
    private func issue(_ name: String) throws -> [String] {
        guard exists("ca/ca.key") else {
            throw SystemError.badKeyFile(
                path: folder.appending(path: "ca/ca.key").path,
                cause: "it is missing, and without it no certificate for \(name) can be issued here; put it back, or issue certificates where it is")
        }
        let authority = try CertificateAuthority(certificatePEM: read("ca/ca.pem"), privateKeyPEM: read("ca/ca.key"))
        let issued = try authority.issue(
            commonName: name, dnsNames: [name, "localhost"], ipAddresses: ["127.0.0.1", "::1"], uris: ["spiffe://carillon/service/\(name)"])
        return [issued.certificatePEM, issued.privateKeyPEM]
    }

    /// Replaces certificates by new ones of the folder's authority. Running services load them by themselves.
    ///
    /// - Returns: the written files, relative to the folder.
    /// - Throws: `SystemError.unknownPrincipal` for a name without a certificate, `SystemError.noRunFolder`, errors of the authority's files.
    @discardableResult
    public static func renewCertificates(at folder: URL, of names: [String] = certificateNames) throws -> [String] {
        let material = KeyMaterial(folder: folder)
        for name in names where !certificateNames.contains(name) {
            throw SystemError.unknownPrincipal(name, known: certificateNames)
        }
        guard FileManager.default.fileExists(atPath: folder.path) else { throw SystemError.noRunFolder(folder.path) }
        return try names.flatMap { name in
            let files = certificateFiles(name)
            for (path, text) in zip(files, try material.issue(name)) { try material.replace(path, with: text) }
            return files
        }
    }

    private func apnsKey() throws -> [String] {
        try make(["apns/AuthKey.p8", "apns/apns.json"]) {
            let key = try P256PrivateKey.generate()
            let description: [String: String] = [
                "key_id": Self.apnsKeyID, "team_id": Self.apnsTeamID, "topic": Self.apnsTopic, "public_key_pem": try key.publicKeyPEM,
            ]
            return [try key.pem, try json(description)]
        }
    }

    private func fcmAccount() throws -> [String] {
        try make(["fcm/service-account.json", "fcm/public-key.pem"]) {
            let key = try RSAPrivateKey.generate()
            let account: [String: String] = [
                "type": "service_account", "project_id": Self.fcmProject, "private_key_id": Base64URL.encode(SecureRandom.bytes(15)),
                "private_key": try key.pem, "client_email": "push@\(Self.fcmProject).iam.gserviceaccount.com",
                "token_uri": "https://oauth2.googleapis.com/token",
            ]
            return [try json(account), try key.publicKey.pem]
        }
    }

    private func tokenIssuer() throws -> [String] {
        try make(["issuer/key.pem", "issuer/jwks.json"]) { try Self.signer(UserTokens.keyID) }
    }

    private func platformIssuer() throws -> [String] {
        try make([PlatformTokens.keyFile, PlatformTokens.publicKeysFile]) { try Self.signer(PlatformTokens.keyID) }
    }

    private static func signer(_ id: String) throws -> [String] {
        let key = try P256PrivateKey.generate()
        return [try key.pem, try JWKSet([JSONWebKey(id: id, key.publicKey)]).json]
    }

    // MARK: Files

    /// Writes files that belong together if none of them exists. Only the owner can read them.
    private func make(_ paths: [String], _ contents: () throws -> [String]) throws -> [String] {
        guard try isMissing(paths) else { return [] }
        // All files are written before the first gets its name, so a full disk leaves no file without the others.
        let files = Array(zip(paths, try contents()))
        for (path, text) in files { try write(text, to: path + Self.fresh) }
        for (path, _) in files { try name(path) }
        return paths
    }

    /// Replaces a file atomically: a reader sees the old contents or the new. Only the owner can read the file.
    private func replace(_ path: String, with text: String) throws {
        try write(text, to: path + Self.fresh)
        try name(path)
    }

    /// Suffix of a file's name while the file is written.
    private static let fresh = ".new"

    private func write(_ text: String, to path: String) throws {
        let path = folder.appending(path: path).path
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]) else {
            throw SystemError.badKeyFile(path: path, cause: "it cannot be written")
        }
    }

    private func name(_ path: String) throws {
        let target = folder.appending(path: path).path
        guard rename(target + Self.fresh, target) == 0 else {
            throw SystemError.badKeyFile(path: target, cause: "it cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Whether files that belong together have to be created. Creates their folder.
    private func isMissing(_ paths: [String]) throws -> Bool {
        let there = paths.filter(exists)
        if let one = there.first, let lost = paths.first(where: { !there.contains($0) }) {
            throw SystemError.badKeyFile(
                path: folder.appending(path: lost).path, cause: "it is missing beside \(one): put it back, or remove \(one) to have both made anew")
        }
        for path in paths {
            let folder = folder.appending(path: path).deletingLastPathComponent()
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw SystemError.badKeyFile(path: folder.path, cause: "the folder cannot be made: \(FileProblem.words(of: error))")
            }
        }
        return there.isEmpty
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func json(_ values: [String: String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(values), as: UTF8.self) + "\n"
    }
}
