import ArgumentParser
import Cryptography
import Foundation
import GRDB
import RPC
import ServiceKit
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon keys and what backups need of them")
struct KeysCommandTests {
    private let folder: TemporaryFolder
    private var runFolder: URL { URL(filePath: folder.path) }

    init() throws { folder = try TemporaryFolder() }

    /// A backup without copies, of which only the manifest counts.
    private func backup(_ name: String, keys: [String: [String]]) throws -> String {
        let path = RunFolder(path: folder.path).backupsFolder + "/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let manifest = ["version": 1, "created_at": "2026-02-0\(name.count)T00:00:00Z", "copies": [] as [String], "keys": keys] as [String: Any]
        try JSONSerialization.data(withJSONObject: manifest).write(to: URL(filePath: path + "/backup.json"))
        return path
    }

    @Test("SEC-13 DR-04 a key that backups of the run folder need is not retired unasked; they are named")
    func neededByBackups() throws {
        let old = try backup("old", keys: ["keys/address-keyring.json": ["k1", "k2"]])
        let newer = try backup("newer", keys: ["keys/address-keyring.json": ["k2"], "keys/credential-keyring.json": ["k1"]])
        func needing(_ key: String, _ ring: KeyMaterial.Ring) -> [String] {
            SystemBackup.needing(key: key, of: ring, in: runFolder).map(\.folder.path)
        }
        #expect(needing("k1", .addresses) == [old] && needing("k2", .addresses) == [old, newer] && needing("k1", .credentials) == [newer])
        #expect(needing("k3", .addresses) == [])
        let error = try #require(throws: RPCError.self) { try KeysRetire.refuse("k2", .tokens, neededBy: [old, newer]) }
        #expect(error.message.contains("  \(old)\n  \(newer)\n") && error.message.contains("push tokens"), "\(error)")
        #expect(error.message.contains("--lost-backups") && error.message.contains("carillon backup") && Carillon.report(error) == 4)
        #expect(throws: Never.self) { try KeysRetire.refuse("k3", .tokens, neededBy: []) }
        let retire = try #require(try Carillon.parseAsRoot(["keys", "retire", "k1", "--lost-backups"]) as? KeysRetire)
        #expect(retire.lostBackups && retire.key == "k1")
    }

    @Test("SEC-13 DR-04 a backup needs the current key and those that seal a record of a copy, and no other key of the ring")
    func keysOfABackup() async throws {
        let run = RunFolder(path: folder.path)
        try KeyMaterial.create(at: runFolder)
        let path = run.credentialKeyRingPath
        func sealed() throws -> [UInt8] { try KeyRing(path: path).seal([1], associatedData: []) }
        let store = folder.file("stores/dispatcher.sqlite")
        try FileManager.default.createDirectory(atPath: run.storesFolder, withIntermediateDirectories: true)
        func write(_ statement: String, _ arguments: StatementArguments = []) async throws {
            let database = try DatabaseQueue(path: store)
            try await database.write { try $0.execute(sql: statement, arguments: arguments) }
            try database.close()
        }
        try await write("CREATE TABLE grdb_migrations (identifier TEXT)")
        try await write("CREATE TABLE credentials (sealed BLOB NOT NULL)")
        let unused = try KeyRing(path: path).currentKeyID
        let sealing = try KeyRing.rotate(at: path).currentKeyID
        try await write("INSERT INTO credentials VALUES (?), (x'00')", [Data(try sealed())])
        let current = try KeyRing.rotate(at: path).currentKeyID
        let clients = try OperatorClients(runFolder: runFolder)
        let backup = try await SystemBackup.create(of: runFolder, name: "one", clients: clients)
        await clients.shutdown()
        let ring = KeyMaterial.Ring.credentials
        #expect(backup.manifest.keys[ring.rawValue] == [current, sealing].sorted())
        #expect(backup.manifest.keys[KeyMaterial.Ring.addresses.rawValue] == [try KeyRing(path: run.addressKeyRingPath).currentKeyID])
        #expect(SystemBackup.needing(key: unused, of: ring, in: runFolder).isEmpty)
        #expect(SystemBackup.needing(key: sealing, of: ring, in: runFolder).count == 1)
        try KeyRing.retire(unused, at: path)
        #expect(backup.missingKeys(in: runFolder) == [:])
    }

    @Test("DISP-16 CTL-01 a VAPID key pair: the private key in a file of the owner alone, the public key that browsers take; no file is replaced")
    func browserKeys() throws {
        let path = folder.file("vapid.pem")
        let made = try KeysForBrowsers.make(at: path)
        let pem = try String(contentsOfFile: path, encoding: .utf8)
        #expect(Base64URL.encode(try P256PrivateKey(pem: pem).publicKey.x963) == made.publicKey && made.publicKey.count == 87)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let error = try #require(throws: InputError.self) { try KeysForBrowsers.make(at: path) }
        #expect(error.description.contains(path) && error.description.contains("there already"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == pem)
        let noFolder = try #require(throws: InputError.self) { try KeysForBrowsers.make(at: folder.file("none/vapid.pem")) }
        #expect(noFolder.description.hasSuffix("its folder does not exist"))
        let command = try #require(try Carillon.parseAsRoot(["keys", "vapid", "x.pem"]) as? KeysForBrowsers)
        #expect(command.file == "x.pem")
    }

    @Test("DR-04 a ring that cannot be read counts as one without keys, and is named with its problem")
    func damagedRing() throws {
        try KeyMaterial.create(at: runFolder)
        let path = RunFolder(path: folder.path).addressKeyRingPath
        let made = try SystemBackup(
            at: URL(filePath: try backup("one", keys: ["keys/address-keyring.json": try KeyRing(path: path).keyIDs])))
        #expect(made.missingKeys(in: runFolder).isEmpty && SystemBackup.unreadableRings(in: runFolder).isEmpty)
        try Data("{".utf8).write(to: URL(filePath: path))
        #expect(made.missingKeys(in: runFolder) == made.manifest.keys)
        let unreadable = SystemBackup.unreadableRings(in: runFolder)
        #expect(Array(unreadable.keys) == ["keys/address-keyring.json"] && unreadable.values.allSatisfy { $0.contains(path) }, "\(unreadable)")
        let row = BackupRestore.Row(
            runFolder: folder.path, createdAt: "", stores: ["registry"], keptAs: nil, lostKeys: made.manifest.keys, unreadableRings: unreadable)
        #expect(BackupRestore.text(row).contains(path) && BackupRestore.text(row).contains("push tokens: "))
    }

    @Test("DR-04 a restore without keys names what nobody can open again, ring by ring, and how to put it anew")
    func lostKeys() throws {
        let path = try backup("one", keys: ["keys/address-keyring.json": ["k1"], "keys/link-keyring.json": ["k9"]])
        try KeyMaterial.create(at: runFolder)
        let lost = try SystemBackup(at: URL(filePath: path)).missingKeys(in: runFolder)
        #expect(lost == ["keys/address-keyring.json": ["k1"], "keys/link-keyring.json": ["k9"]])
        var row = BackupRestore.Row(runFolder: folder.path, createdAt: "2026-02-01T00:00:00Z", stores: ["registry"], keptAs: nil, lostKeys: lost)
        let text = BackupRestore.text(row)
        #expect(text.contains("carillon apps issuer APP --shared-secret FILE") && text.contains("links in notifications"), "\(text)")
        #expect(!text.contains("carillon credentials put"), "\(text)")
        row.lostKeys = [:]
        #expect(BackupRestore.text(row).split(separator: "\n").count == 1)
        let ring = try KeyRing(path: RunFolder(path: folder.path).addressKeyRingPath)
        let own = try backup("two", keys: ["keys/address-keyring.json": ring.keyIDs])
        #expect(try SystemBackup(at: URL(filePath: own)).missingKeys(in: runFolder) == [:])
    }
}
