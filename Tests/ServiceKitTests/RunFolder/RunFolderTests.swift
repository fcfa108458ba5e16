import Cryptography
import Foundation
import TestFolders
import Testing

@testable import ServiceKit

@Suite("A run folder: stores that are gone, permissions that are not safe")
struct RunFolderTests {
    let folder: TemporaryFolder
    var run: RunFolder { RunFolder(path: folder.path) }
    init() throws { folder = try TemporaryFolder() }

    private func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test("DR-04 a first start needs no store; once there was one, a missing or empty file is refused with what to do")
    func missingStores() throws {
        let path = run.storePath(of: "registry")
        #expect(run.missingStore(of: "registry", at: path) == nil)
        try folder.write("rows", to: "stores/registry.sqlite")
        try run.recordStore(of: "registry", at: path)
        #expect(run.missingStore(of: "registry", at: path) == nil && run.recordedStore(of: "registry") == path)

        // An empty file is an empty database.
        try folder.write("", to: "stores/registry.sqlite")
        #expect(run.missingStore(of: "registry", at: path) != nil)
        // A volume that is not mounted: its records are elsewhere.
        try FileManager.default.removeItem(atPath: run.storesFolder)
        let text = try #require(run.missingStore(of: "registry", at: path)).description
        for words in [
            "the store of registry is gone", path, "carillon backup restore DIR --run-dir \(run.path)", "--set start_empty=true",
            "carillon up --set registry.start_empty=true",
        ] { #expect(text.contains(words), "\(text)") }
        // The other services never had one.
        #expect(run.missingStore(of: "receipts", at: run.storePath(of: "receipts")) == nil)
    }

    @Test("DR-04 a store that the setting `store` no longer names is named where it was; a moved one is recorded anew")
    func movedStore() throws {
        let old = try folder.write("rows", to: "elsewhere/registry.sqlite")
        try run.recordStore(of: "registry", at: old)
        let new = run.storePath(of: "registry")
        #expect(try #require(run.missingStore(of: "registry", at: new)).description.contains("; it was \(old) before"))
        try folder.write("rows", to: "stores/registry.sqlite")
        #expect(run.missingStore(of: "registry", at: new) == nil)
        try run.recordStore(of: "registry", at: new)
        #expect(run.recordedStore(of: "registry") == new)
    }

    @Test("SEC-13 a folder that every user can write to, and keys that others can read, are refused with the command that corrects it")
    func permissions() throws {
        try folder.write("key", to: "keys/registry")
        _ = try KeyRing.create(at: run.addressKeyRingPath)
        try folder.write("key", to: "ca/ca.key")
        try folder.write("public", to: "ca/ca.pem")
        // Another tool may have renewed the certificate.
        try folder.write("key", to: "certs/registry.key")
        for name in ["ca/ca.pem", "certs/registry.key"] { try setMode(0o644, folder.file(name)) }
        // A mounted secret has folders of the mount beside its keys.
        try folder.write("key", to: "keys/..2026_11_24/registry")
        #expect(run.unsafePermission() == nil)
        for (path, mode, safe, words) in [
            (folder.path, 0o777, 0o775, "every user of this machine can write to \(folder.path): run `chmod o-w \(folder.path)`"),
            (run.keysFolder, 0o703, 0o700, "can write to \(run.keysFolder)"),
            (run.keyPath(of: "registry"), 0o604, 0o600, "run `chmod -R go-rwx \(run.keysFolder)`"),
            (run.addressKeyRingPath, 0o640, 0o600, "others than the owner of \(run.addressKeyRingPath) may read it"),
            (folder.file("ca/ca.key"), 0o640, 0o400, "run `chmod -R go-rwx \(folder.file("ca"))`"),
        ] {
            try setMode(mode, path)
            let problem = run.unsafePermission() ?? ""
            #expect(problem.contains(words), "\(path): \(problem)")
            #expect(throws: ConfigurationError.self, "\(path)") { try run.prepare() }
            try setMode(safe, path)
            #expect(run.unsafePermission() == nil, "\(path)")
        }
        try run.prepare()
    }
}
