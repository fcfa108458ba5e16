import CarillonAPI
import Foundation
import GRDB
import ServiceKit
import SystemControl
import TestFolders
import Testing

/// Systems of earlier versions, as they were stopped: `Stores/VERSION` has the keys, the credentials and each store as SQL (scripts/keep_stores.py).
@Suite("Stores of earlier versions", .serialized)
struct StoreUpgradeTests {
    private static let folder = ProjectFolder.root.appending(path: "Tests/AcceptanceTests/Stores")
    private static let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")

    @Test("Stores of the first version are kept")
    func first() { #expect(Self.versions.first == "0.1.0") }

    @Test("A system starts on the stores of an earlier version, knows its deliveries, and delivers the waiting notifications", arguments: versions)
    func upgrade(from version: String) async throws {
        let temporary = try TemporaryFolder()
        let run = URL(filePath: temporary.file("run"))
        try restore(version, into: run)
        var options = CarillonSystem.Options(runFolder: run)
        options.testMode = true
        options.clockStart = Instant(rfc3339: "2026-11-23T09:00:30.000Z")
        options.logLevel = "notice"
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            try await check(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private func check(_ system: CarillonSystem) async throws {
        let (evaluator, receipts) = (system.clients.evaluator, system.clients.receipts)
        let delivered = try await evaluator.explain(.init(tenant: Self.tenant, id: "upgrade-delivered", userId: "alice")).decisions
        let notification = try #require(delivered.first).notificationId
        let known = try await receipts.queryReceipts(.init(tenant: Self.tenant, userId: "alice")).notifications
        #expect(known.first { $0.notificationId == notification }?.status == .sent)

        // A new message, to somebody who got one before.
        let event = EvaluatorV1.Event(
            tenant: Self.tenant, eventId: "upgraded", eventType: "message.sent", actorId: "bob", channelId: "dm-upgraded", channelType: .dm,
            channelMembers: ["bob", "alice"], data: ["message_id": "m1", "text": "After the upgrade", "sender_name": "Bob"])
        #expect(try await evaluator.submitEvents(.init(events: [event])).rejected.isEmpty)
        // The retry is due within minutes; quiet hours end at 18:00.
        try await system.time.advance(to: Instant(rfc3339: "2026-11-23T18:30:00.000Z")!)
        #expect(try await bodies(shownTo: "alice", system) == ["After the upgrade"])
        #expect(try await bodies(shownTo: "chen", system) == ["Waits for its provider"])
        #expect(try await bodies(shownTo: "amir", system) == ["Waits for the end of quiet hours"])
    }

    /// The texts that the provider took for a user's phone.
    private func bodies(shownTo user: String, _ system: CarillonSystem) async throws -> [String] {
        let token = Workspace.Member(userID: user, displayName: user, platforms: ["ios"]).token(on: "ios")
        let requests = try await system.clients.simulator.listRequests(.init(provider: "apns", token: token, limit: 100)).requests
        return requests.filter { $0.status == 200 && !$0.isProbe }.map(\.message)
    }

    /// Makes a run folder as the earlier version left it.
    private func restore(_ version: String, into run: URL) throws {
        let kept = Self.folder.appending(path: version)
        let stores = run.appending(path: "stores")
        try FileManager.default.createDirectory(at: stores, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in ["keys", "apns", "fcm"] {
            try FileManager.default.copyItem(at: kept.appending(path: name), to: run.appending(path: name))
            let files = try FileManager.default.contentsOfDirectory(atPath: run.appending(path: name).path)
            for file in files {
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o600], ofItemAtPath: run.appending(path: name).appending(path: file).path)
            }
        }
        let dumps = try FileManager.default.contentsOfDirectory(atPath: kept.path).filter { $0.hasSuffix(".sql") }
        #expect(dumps.count == 5)
        for dump in dumps {
            let store = try DatabaseQueue(path: stores.appending(path: dump.replacing(".sql", with: ".sqlite")).path)
            try store.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA foreign_keys = OFF")
                try database.execute(sql: try String(contentsOf: kept.appending(path: dump), encoding: .utf8))
            }
            try store.close()
        }
    }
}
