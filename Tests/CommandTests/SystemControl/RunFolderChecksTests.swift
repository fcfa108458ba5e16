import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

@Suite("Checks of a run folder before it is used")
struct RunFolderChecksTests {
    let folder: TemporaryFolder
    private var url: URL { URL(filePath: folder.file("run")) }
    init() throws { folder = try TemporaryFolder() }

    @Test("SEC-13 CTL-01 `keys init` and `up` put no keys into a folder that every user can write to, and take none that others can read")
    func permissions() throws {
        let run = RunFolder(path: url.path)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: run.path)
        func refusals() throws -> [String] {
            [
                "\(try #require(throws: SystemError.self) { try KeyMaterial.create(at: url) })",
                "\(try #require(throws: SystemError.self) { try CarillonSystem(.init(runFolder: url)) })",
            ]
        }
        for text in try refusals() { #expect(text.contains("is not safe: ") && text.contains("run `chmod o-w \(run.path)`"), "\(text)") }
        #expect(!FileManager.default.fileExists(atPath: run.keysFolder))

        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: run.path)
        try KeyMaterial.create(at: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: run.keyPath(of: "operator"))
        for text in try refusals() { #expect(text.contains(run.keyPath(of: "operator")) && text.contains("chmod -R go-rwx"), "\(text)") }
    }

    @Test("DR-04 a backup does not leave out a store that a service had and that is gone")
    func backupWithoutAStore() async throws {
        let run = RunFolder(path: url.path)
        try KeyMaterial.create(at: url)
        try folder.write(run.storePath(of: "registry") + "\n", to: "run/store-records/registry")
        let clients = try OperatorClients(runFolder: url)
        let error = await #expect(throws: SystemError.self) { _ = try await SystemBackup.create(of: url, name: "one", clients: clients) }
        await clients.shutdown()
        #expect(error?.sentence.contains("registry had its store at \(run.storePath(of: "registry"))") == true, "\(error as (any Error)?)")
        #expect(!FileManager.default.fileExists(atPath: run.backupsFolder + "/one"))
    }
}
