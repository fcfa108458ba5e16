import ArgumentParser
import Foundation
import Cryptography
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
        let error = try #require(throws: InputError.self) { try KeysRetire.refuse("k2", .tokens, neededBy: [old, newer]) }
        #expect(error.description.contains("  \(old)\n  \(newer)\n") && error.description.contains("push tokens"), "\(error)")
        #expect(error.description.contains("--lost-backups") && error.description.contains("carillon backup"))
        #expect(throws: Never.self) { try KeysRetire.refuse("k3", .tokens, neededBy: []) }
        let retire = try #require(try Carillon.parseAsRoot(["keys", "retire", "k1", "--lost-backups"]) as? KeysRetire)
        #expect(retire.lostBackups && retire.key == "k1")
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
