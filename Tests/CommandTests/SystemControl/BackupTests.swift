import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// Backups of a whole system: made while it runs, checked, restored.
@Suite("Backups of a system", .timeLimit(.minutes(5)))
struct BackupTests {
    private static let clockStart = Instant(rfc3339: "2026-02-02T09:00:00.000Z")!
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var runFolder: URL { URL(filePath: folder.file("run")) }

    /// Starts a system on the virtual clock, which goes on where the folder's stood.
    private func withSystem(_ body: (CarillonSystem) async throws -> Void) async throws {
        var options = CarillonSystem.Options(runFolder: runFolder)
        options.testMode = true
        options.clockStart = Self.clockStart
        options.logLevel = "notice"
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            try await body(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private let tenant = CommonV1.Tenant(organizationId: "org", appId: "app")
    private let ann = Workspace.Member(userID: "ann", displayName: "Ann", platforms: ["ios"])

    /// Sends ann a direct message.
    private func message(_ id: String, _ system: CarillonSystem) async throws -> EvaluatorV1.SubmitEventsResponse {
        var event = EvaluatorV1.Event()
        event.tenant = tenant
        event.eventId = id
        event.eventType = "message.sent"
        event.actorId = "ben"
        event.data = ["text": "about \(id)", "sender_name": "Ben", "message_id": id]
        event.channelType = .dm
        event.channelId = "dm-\(id)"
        event.channelMembers = ["ben", "ann"]
        let answer = try await system.clients.evaluator.submitEvents(.init(events: [event]))
        try await system.time.settle()
        return answer
    }

    /// Texts that a provider accepted for ann's phone, oldest first.
    private func shown(_ system: CarillonSystem) async throws -> [String] {
        try await system.clients.simulator.listRequests(.init(provider: "apns", token: ann.token(on: "ios"), limit: 1_000)).requests
            .filter { $0.status == 200 && $0.headers["apns-push-type"] == "alert" }.map(\.message)
    }

    private func carillon(_ arguments: String...) async throws -> (status: Int32, said: String) {
        try await StartedCommand.run(arguments, in: folder)
    }

    @Test("DR-04 a system that is restored has what it had, knows what it was told, and sends nothing again whose time to live has passed")
    func restored() async throws {
        let run = RunFolder(path: runFolder.path)
        let backup = run.backupsFolder + "/nightly"
        try await withSystem { system in
            let workspace = Workspace(organization: "org", app: "app", clients: system.clients, runFolder: runFolder)
            try await workspace.create(name: "Backup")
            try await workspace.add([ann])
            try await system.time.settle()
            #expect(try await message("sent-before", system).accepted.count == 1)
            #expect(try await shown(system) == ["about sent-before"])
            _ = try await system.clients.simulator.addFaults(.init(faults: [.init(provider: "apns", status: 503, action: .answer)]))
            _ = try await message("queued", system)
            #expect(try await shown(system) == ["about sent-before"])

            let made = try await carillon("backup", "--name", "nightly", "--run-dir", run.path)
            #expect(made.status == 0 && made.said.contains(backup), "\(made.said)")
            let again = try await carillon("backup", "--name", "nightly", "--run-dir", run.path)
            #expect(again.status == 1 && again.said.contains("exists"), "\(again.said)")
            let names = try FileManager.default.contentsOfDirectory(atPath: backup).sorted()
            #expect(names == (SystemBackup.services.map { $0 + ".sqlite" } + ["backup.json"]).sorted())
            for name in names {
                #expect(try FileManager.default.attributesOfItem(atPath: backup + "/" + name)[.posixPermissions] as? Int == 0o600, "\(name)")
            }
            // After the backup the queue is emptied, and more comes.
            _ = try await system.clients.simulator.reset(.init())
            try await system.time.advance(by: .seconds(60))
            #expect(try await shown(system) == ["about queued"])
            _ = try await message("sent-after", system)
            #expect(try await shown(system) == ["about queued", "about sent-after"])
            let refused = try await carillon("backup", "restore", backup, "--run-dir", run.path, "--replace")
            #expect(refused.status == 1 && refused.said.contains("a system runs in the run folder"), "\(refused.said)")
        }
        // Past every time to live (28 days at most), where the virtual clock of the next processes begins.
        try String(Self.clockStart.milliseconds + 29 * 86_400_000).write(toFile: run.clockPath, atomically: true, encoding: .utf8)

        #expect(try await carillon("backup", "check", backup).status == 0)
        let refused = try await carillon("backup", "restore", backup, "--run-dir", run.path)
        #expect(refused.status == 1 && refused.said.contains("--replace"), "\(refused.said)")
        let restored = try await carillon("backup", "restore", backup, "--run-dir", run.path, "--replace")
        #expect(restored.status == 0, "\(restored.said)")

        try await withSystem { system in
            try await system.time.advance(by: .seconds(600))
            #expect(try await system.clients.registry.listDevices(.init(tenant: tenant, userId: "ann")).devices.count == 1)
            #expect(try await shown(system) == [], "the queue of the backup was sent once more")
            let queue = try await system.clients.dispatcher.queueStatus(.init())
            #expect(queue.queued == 0 && queue.waitingRetry == 0)
            // What the host repeats because it is not sure is known, and sent to nobody.
            for id in ["sent-before", "queued"] { #expect(try await message(id, system).accepted.first?.duplicate == true, "\(id)") }
            #expect(try await shown(system) == [])
            // What the backup does not know is new.
            _ = try await message("sent-after", system)
            #expect(try await shown(system) == ["about sent-after"])
        }
    }

    @Test("DR-04 a store without its service is copied, too; damage, strange keys and half a backup are found before anything is replaced")
    func refusals() async throws {
        let run = RunFolder(path: runFolder.path)
        try await withSystem { system in
            try await Workspace(organization: "org", app: "app", clients: system.clients, runFolder: runFolder).create(name: "Backup")
            await system.kill("evaluator")
            #expect(try await carillon("backup", "--name", "one", "--run-dir", run.path).status == 0)
        }
        let offline = try await carillon("backup", "create", "--name", "two", "--run-dir", run.path)
        #expect(offline.status == 0, "\(offline.said)")
        let stores = try contents(of: run.storesFolder)
        for name in ["one", "two"] { #expect(try await carillon("backup", "check", run.backupsFolder + "/" + name).status == 0) }

        // One byte of one copy.
        let damaged = folder.file("damaged")
        try FileManager.default.copyItem(atPath: run.backupsFolder + "/one", toPath: damaged)
        var bytes = try #require(FileManager.default.contents(atPath: damaged + "/dispatcher.sqlite"))
        bytes[bytes.count - 100] ^= 1
        try bytes.write(to: URL(filePath: damaged + "/dispatcher.sqlite"))
        for command in [["backup", "check", damaged], ["backup", "restore", damaged, "--replace", "--run-dir", run.path]] {
            let refused = try await StartedCommand.run(command, in: folder)
            #expect(refused.status == 1 && refused.said.contains("dispatcher.sqlite"), "\(refused.said)")
        }
        // One that was interrupted.
        let half = folder.file("half")
        try FileManager.default.copyItem(atPath: run.backupsFolder + "/one", toPath: half)
        try FileManager.default.removeItem(atPath: half + "/backup.json")
        #expect(try await carillon("backup", "restore", half, "--replace", "--run-dir", run.path).said.contains("backup.json"))
        // Into a folder with other keys.
        let strange = folder.file("strange")
        try KeyMaterial.create(at: URL(filePath: strange))
        let refused = try await carillon("backup", "restore", run.backupsFolder + "/one", "--run-dir", strange)
        #expect(refused.status == 1 && refused.said.contains("address-keyring.json lacks the key"), "\(refused.said)")
        #expect(!FileManager.default.fileExists(atPath: strange + "/stores/registry.sqlite"))
        // A refusal leaves nothing behind.
        #expect(try FileManager.default.contentsOfDirectory(atPath: strange).sorted() == ["apns", "ca", "certs", "fcm", "issuer", "keys"])
        #expect(try contents(of: run.storesFolder) == stores)

        let forced = try await carillon("backup", "restore", run.backupsFolder + "/one", "--run-dir", strange, "--lost-keys")
        #expect(forced.status == 0, "\(forced.said)")
        for words in ["nobody can open these again", "push tokens: ", "carillon credentials put PROVIDER --app APP", "links in notifications"] {
            #expect(forced.said.contains(words), "\(forced.said)")
        }
        #expect(FileManager.default.fileExists(atPath: strange + "/stores/registry.sqlite"))
    }

    @Test("SEC-13 SEC-10 DR-04 after a rotation a new backup does without the old key: it retires, the operator is on record, the backup restores")
    func rotatedKeys() async throws {
        let run = RunFolder(path: runFolder.path)
        try await withSystem { system in
            let workspace = Workspace(organization: "org", app: "app", clients: system.clients, runFolder: runFolder)
            try await workspace.create(name: "Rotation")
            try await workspace.add([ann])
            #expect(try await carillon("backup", "--name", "old", "--run-dir", run.path).status == 0)
            for (ring, path) in [("tokens", run.addressKeyRingPath), ("credentials", run.credentialKeyRingPath)] {
                let old = try KeyRing(path: path).currentKeyID
                let rotated = try await carillon("keys", "rotate", "--ring", ring, "--run-dir", run.path)
                #expect(rotated.status == 0 && rotated.said.contains("on record: "), "\(rotated.said)")
                let refused = try await carillon("keys", "retire", old, "--ring", ring, "--run-dir", run.path)
                #expect(refused.status != 0 && refused.said.contains(run.backupsFolder + "/old"), "\(refused.said)")
            }
            #expect(try await carillon("backup", "--name", "new", "--run-dir", run.path).status == 0)
            try FileManager.default.removeItem(atPath: run.backupsFolder + "/old")
            for (ring, path) in [("tokens", run.addressKeyRingPath), ("credentials", run.credentialKeyRingPath)] {
                let keys = try KeyRing(path: path)
                let old = try #require(keys.keyIDs.first { $0 != keys.currentKeyID })
                let retired = try await carillon("keys", "retire", old, "--ring", ring, "--run-dir", run.path)
                #expect(retired.status == 0 && retired.said.contains("on record: "), "\(retired.said)")
                #expect(try KeyRing(path: path).keyIDs == [keys.currentKeyID])
            }
            let records = try await system.clients.auditLog.listAudit(.init(tenant: .init(), action: "key_ring")).records
            for action in ["key_ring.rotated", "key_ring.retired"] {
                let found = records.filter { $0.action == action }
                #expect(found.map(\.details).sorted() == ["credentials", "tokens"], "\(found)")
                #expect(found.allSatisfy { $0.actor == "service:operator" }, "\(found)")
            }
        }
        let restored = try await carillon("backup", "restore", run.backupsFolder + "/new", "--run-dir", run.path, "--replace")
        #expect(restored.status == 0 && !restored.said.contains("lost"), "\(restored.said)")
        try await withSystem { system in
            let answer = try await message("after", system)
            let texts = try await shown(system)
            #expect(answer.accepted.count == 1 && texts == ["about after"], "\(texts)")
        }
    }

    @Test("DR-04 SEC-13 a restore with a damaged ring names the file; with --lost-keys it goes on as without keys")
    func damagedRing() async throws {
        let run = RunFolder(path: runFolder.path)
        try await withSystem { system in
            try await Workspace(organization: "org", app: "app", clients: system.clients, runFolder: runFolder).create(name: "Ring")
            #expect(try await carillon("backup", "--name", "one", "--run-dir", run.path).status == 0)
        }
        try Data("{".utf8).write(to: URL(filePath: run.credentialKeyRingPath))
        let backup = run.backupsFolder + "/one"
        let refused = try await carillon("backup", "restore", backup, "--run-dir", run.path, "--replace")
        #expect(refused.status == 1 && refused.said.contains(run.credentialKeyRingPath), "\(refused.said)")
        let restored = try await carillon("backup", "restore", backup, "--run-dir", run.path, "--replace", "--lost-keys")
        #expect(restored.status == 0 && restored.said.contains("restored registry, "), "\(restored.said)")
        #expect(restored.said.contains(run.credentialKeyRingPath) && restored.said.contains("carillon credentials put"), "\(restored.said)")
        #expect(!restored.said.contains("push tokens: "), "\(restored.said)")
    }

    /// Names and bytes of the SQLite files in a folder.
    private func contents(of folder: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".sqlite") {
            found[name] = FileManager.default.contents(atPath: folder + "/" + name)
        }
        return found
    }

    @Test("SEC-06 `send` and `explain` print an id that gives a terminal orders without them; --json has its value")
    func foreignIDs() async throws {
        let id = "invoice\u{1b}[2J\u{1b}[31m"
        try await withSystem { system in
            let workspace = Workspace(organization: "org", app: "app", clients: system.clients, runFolder: runFolder)
            try await workspace.create(name: "Ids")
            try await workspace.add([ann])
            _ = try await message(id, system)
            let shown = try await carillon("explain", id, "--run-dir", runFolder.path)
            #expect(!shown.said.contains("\u{1b}"), "\(shown.said.debugDescription)")
            let json = try await carillon("explain", id, "--json", "--run-dir", runFolder.path)
            #expect(!json.said.contains("\u{1b}"))
            // Whether services take such an id or not is not the command line's business.
            if shown.status == 0 {
                #expect(shown.said.contains(#"invoice\u001b[2J"#))
                let values = try JSONSerialization.jsonObject(with: Data(json.said.utf8)) as? [String: Any]
                #expect(values?["event_id"] as? String == id)
            }
        }
    }
}
