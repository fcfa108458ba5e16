import Foundation
import GRDB
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

    /// Puts reports into the quarantine of a dispatcher that does not run: the outbox of each, and what its receiver said.
    private func quarantine(_ instance: String, _ messages: KeyValuePairs<String, String>) throws {
        let database = try DatabaseQueue(path: run.storePath(of: instance))
        try database.write { database in
            for (detail, outbox) in messages {
                try database.execute(
                    sql: """
                        INSERT INTO quarantine (outbox, peer, organization_id, app_id, reason, field, detail, tries, first_at_ms, last_at_ms, message)
                        VALUES (?, 'registry', 'acme', 'shop', 'invalid_value', 'token', ?, 1, 0, 0, x'')
                        """, arguments: [outbox, detail])
            }
        }
        try database.close()
    }

    @Test("CTL-01 `up` starts one of several dispatchers again that was killed; the others go on, and both are reached")
    func killed() async throws {
        let nats = try await TestServer()
        let command = try await up(nats)
        let (first, second) = try (#require(run.record(of: "dispatcher")), #require(run.record(of: "dispatcher-2")))
        kill(second.pid, SIGKILL)
        let again = try await eventualValue("dispatcher-2 runs again") {
            run.record(of: "dispatcher-2").flatMap { command.said.contains("dispatcher-2 runs again, pid \($0.pid)\n") ? $0 : nil }
        }
        #expect(again.pid != second.pid && again.rpc == second.rpc && run.record(of: "dispatcher") == first)
        #expect(command.said.contains("dispatcher-2 (pid \(second.pid)) ended by itself, by signal 9: starting it again in 1 s"), "\(command.said)")
        await stop(command)
        #expect(folder.processes.isEmpty)
    }

    @Test("ARCH-04 CTL-01 `quarantine` lists the messages of all dispatchers and finds an id in the one that has it; an ambiguous one is refused")
    func quarantines() async throws {
        let nats = try await TestServer()
        await stop(try await up(nats, dispatchers: 3))
        try quarantine("dispatcher", ["one": "token_outbox"])
        try quarantine(
            "dispatcher-2", ["two": "token_outbox", "three": "token_outbox", "four": "outcome_outbox", "five": "token_outbox"])
        let command = try await up(nats)
        let text = try await carillon("quarantine", "list", "--service", "dispatcher")
        let rows = text.said.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        for row in ["dispatcher 1", "dispatcher-2 1", "dispatcher-2 2", "dispatcher-2 4"] { #expect(rows.contains(row), "\(text.said)") }
        #expect(text.said.contains("dispatcher-3 does not run: messages in its store are left out"), "\(text.said)")

        // Pages go on over the dispatchers.
        let page = try await carillon("quarantine", "list", "--service", "dispatcher", "--limit", "2", "--json")
        #expect(page.said.contains(#""instance" : "dispatcher-2""#) && page.said.contains(#""next_page" : "dispatcher-2:"#), "\(page.said)")
        let one = try await carillon("quarantine", "list", "--instance", "dispatcher-2", "--service", "dispatcher")
        #expect(one.status == 0 && !one.said.contains("one") && one.said.contains("two"), "\(one.said)")
        let unknown = try await carillon("quarantine", "list", "--instance", "dispatcher-4")
        #expect(
            unknown.status == 2 && unknown.said.contains("--instance dispatcher-4: no such process runs; there are registry, "), "\(unknown.said)")

        // Both have a message 1, which is not the same one.
        let both = try await carillon("quarantine", "drop", "dispatcher", "2", "1")
        #expect(
            both.status == 2 && both.said.contains("dispatcher and dispatcher-2 have a message 1 each: add --instance dispatcher"), "\(both.said)")
        let dropped = try await carillon("quarantine", "drop", "dispatcher", "2", "7")
        #expect(dropped.status == 1 && dropped.said.contains("1 dropped"), "\(dropped.said)")
        #expect(dropped.said.contains("dispatcher has no message 7 in quarantine"), "\(dropped.said)")
        #expect(try await carillon("quarantine", "drop", "dispatcher", "1", "--instance", "dispatcher-2").said.contains("1 dropped"))
        let requeued = try await carillon("quarantine", "requeue", "dispatcher", "3")
        #expect(requeued.status == 0 && requeued.said.contains("1 requeued"), "\(requeued.said)")
        let rest = try await carillon("quarantine", "drop", "dispatcher", "--all", "--outbox", "token_outbox", "--json")
        #expect(rest.said.contains(#""dropped" : 2"#), "\(rest.said)")
        await stop(command)
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
