import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import TestNATS
import Testing

/// `carillon up --dispatchers 2`, and commands that reach both.
@Suite("Several dispatchers of one run folder", .serialized, .timeLimit(.minutes(5)))
struct SeveralDispatchersTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var run: RunFolder { RunFolder(path: folder.file("run")) }

    private func carillon(_ arguments: String...) async throws -> (status: Int32, said: String) {
        try await StartedCommand.run(arguments + ["--run-dir", run.path], in: folder)
    }

    private func up(_ nats: TestServer, dispatchers: Int = 2) async throws -> StartedCommand {
        let command = try StartedCommand(
            [
                "up", "--any-ports", "--stop-with-input", "--dispatchers", String(dispatchers), "--set", "dispatcher.queue.engine=jetstream",
                "--set", "dispatcher.queue.nats.servers=\(nats.url)", "--run-dir", run.path,
            ], in: folder)
        try await eventually("everything is up") { command.said.contains("Ctrl-C stops everything.") || command.process.exitStatus != nil }
        try #require(command.process.exitStatus == nil, "\(command.said)")
        return command
    }

    private func stop(_ command: StartedCommand) async {
        command.signal(SIGTERM)
        #expect(await command.end() == 0, "\(command.said)")
    }

    @Test("DR-04 a backup of several dispatchers is sound and restores; the store of a dispatcher that it lacks is kept aside")
    func restored() async throws {
        let nats = try await TestServer()
        await stop(try await up(nats))
        let made = try await carillon("backup", "--name", "two")
        #expect(made.status == 0 && made.said.contains("dispatcher-2"), "\(made.said)")
        let backup = run.backupsFolder + "/two"
        let checked = try await StartedCommand.run(["backup", "check", backup], in: folder)
        #expect(checked.status == 0, "\(checked.said)")

        await stop(try await up(nats, dispatchers: 3))
        let refused = try await carillon("backup", "restore", backup)
        #expect(refused.status == 1 && refused.said.contains("dispatcher-3.sqlite"), "\(refused.said)")
        let restored = try await carillon("backup", "restore", backup, "--replace")
        #expect(restored.status == 0 && restored.said.contains("dispatcher, dispatcher-2, receipts"), "\(restored.said)")
        #expect(restored.said.contains("removed the stores of dispatcher-3: the backup has none of them"), "\(restored.said)")
        #expect(run.storedInstances(of: "dispatcher").map(\.number) == [1, 2])
        let kept = try FileManager.default.contentsOfDirectory(atPath: run.storesFolder).filter { $0.hasPrefix("dispatcher-3.sqlite.before-") }
        #expect(!kept.isEmpty && restored.said.contains("stores/*.before-"), "\(restored.said)")
        // It begins anew, and does not miss its store.
        await stop(try await up(nats, dispatchers: 3))
        let json = try await carillon("backup", "restore", backup, "--replace", "--json")
        #expect(json.said.contains(#""dispatcher-3""#) && json.said.contains(#""removed" : ["#), "\(json.said)")
    }
}
