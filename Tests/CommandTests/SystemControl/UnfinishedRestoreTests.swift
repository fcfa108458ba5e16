import Foundation
import ServiceKit
import Storage
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("A restore that was cut off while it replaced stores")
struct UnfinishedRestoreTests {
    private static let suffix = ".before-20260201T000000"
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test("DR-04 nothing starts or is backed up beside its record; the text names the command that finishes it")
    func refused() async throws {
        let run = RunFolder(path: folder.file("run"))
        let backup = folder.file("nightly")
        try folder.write(
            #"{"backup":"\#(backup)","createdAt":"2026-02-01T00:00:00.000Z","stores":["registry.sqlite"],"suffix":"\#(Self.suffix)"}"#,
            to: "run/stores/restore.json")
        func isHelpful(_ error: (any Error)?) -> Bool {
            error.map { "\($0)".contains("carillon backup restore \(backup) --run-dir \(run.path)") } ?? false
        }
        let started = #expect(throws: SystemError.self) { try CarillonSystem(.init(runFolder: URL(filePath: run.path))) }
        #expect(isHelpful(started), "\(started as (any Error)?)")
        #expect(!FileManager.default.fileExists(atPath: run.keysFolder), "keys were made")

        try KeyMaterial.create(at: URL(filePath: run.path))
        let clients = try OperatorClients(runFolder: URL(filePath: run.path))
        let copied = await #expect(throws: SystemError.self) {
            _ = try await SystemBackup.create(of: URL(filePath: run.path), name: "new", clients: clients)
        }
        #expect(isHelpful(copied))

        // Its copy is prepared, and takes the store's place; what is there is kept.
        try folder.write("old", to: "run/stores/registry.sqlite")
        try folder.write("log", to: "run/stores/registry.sqlite-wal")
        try folder.write("restored", to: "run/stores/registry.sqlite.restored")
        let finished = try SystemBackup.finishRestore(in: URL(filePath: run.path))
        #expect(finished?.backup == backup && finished?.stores == ["registry.sqlite"])
        // The command names what is kept: the old store, and its write-ahead log, whose name ends with `-wal`.
        let kept = try FileManager.default.contentsOfDirectory(atPath: run.storesFolder).filter {
            fnmatch(BackupRestore.kept(Self.suffix), "stores/\($0)", 0) == 0
        }
        #expect(kept.sorted() == ["registry.sqlite\(Self.suffix)", "registry.sqlite\(Self.suffix)-wal"])
        #expect(try String(contentsOfFile: run.storePath(of: "registry"), encoding: .utf8) == "restored")
        #expect(try SystemBackup.finishRestore(in: URL(filePath: run.path)) == nil)
        _ = try CarillonSystem(.init(runFolder: URL(filePath: run.path)))
    }

    @Test("CTL-01 a backup that is not there is named; a refused restore leaves nothing behind")
    func missing() throws {
        let error = #expect(throws: SystemError.self) { try SystemBackup(at: URL(filePath: folder.file("nothing"))) }
        #expect("\(error as (any Error)?)".contains("\(folder.file("nothing")) cannot be used: there is no such folder"))
        let text = #"{"version":1,"created_at":"2026-02-01T00:00:00.000Z","copies":[],"keys":{"keys/address-keyring.json":["k1"]}}"#
        try folder.write(text, to: "backup/backup.json")
        let backup = try SystemBackup(at: URL(filePath: folder.file("backup")))
        let target = URL(filePath: folder.file("fresh"))
        #expect(throws: SystemError.self) { try backup.restore(to: target, isReplacing: false, acceptsLostKeys: false) }
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }
}
