import CarillonAPI
import Foundation
import ServiceKit
import Synchronization
import SystemControl
import TestFolders
import Testing

/// A backup of a system that takes, sends and records notifications meanwhile.
@Suite("A backup under load", .timeLimit(.minutes(5)))
struct BackupUnderLoadTests {
    private static let clockStart = Instant(rfc3339: "2026-02-02T09:00:00.000Z")!
    /// Below the pushes of a user and minute that the policy allows.
    private static let mostEvents = 400

    private let folder: TemporaryFolder
    private let tenant = CommonV1.Tenant(organizationId: "org", appId: "app")
    private let members = (0..<10).map { Workspace.Member(userID: "user-\($0)", displayName: "User \($0)", platforms: ["ios"]) }

    init() throws { folder = try TemporaryFolder() }

    private var runFolder: URL { URL(filePath: folder.file("run")) }

    private func withSystem<T>(_ body: (CarillonSystem) async throws -> T) async throws -> T {
        var options = CarillonSystem.Options(runFolder: runFolder)
        options.testMode = true
        options.clockStart = Self.clockStart
        options.logLevel = "notice"
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            let value = try await body(system)
            await system.stop()
            return value
        } catch {
            await system.stop()
            throw error
        }
    }

    /// A direct message to one of the members.
    private func event(_ number: Int) -> EvaluatorV1.Event {
        let member = members[number % members.count].userID
        var event = EvaluatorV1.Event()
        event.tenant = tenant
        event.eventId = "e\(number)"
        event.eventType = "message.sent"
        event.actorId = "sender"
        event.data = ["text": "about e\(number)", "sender_name": "Sender", "message_id": "e\(number)"]
        event.channelType = .dm
        event.channelId = "dm-\(number)"
        event.channelMembers = ["sender", member]
        return event
    }

    /// - Returns: whether the evaluator knew the event.
    private func submit(_ number: Int, _ system: CarillonSystem) async throws -> Bool {
        let answer = try await system.clients.evaluator.submitEvents(.init(events: [event(number)]))
        return try #require(answer.accepted.first, "\(answer.rejected)").duplicate
    }

    /// Submits events, one after the other, until it is stopped.
    ///
    /// - Returns: the number of the next event.
    private func load(from first: Int, _ system: CarillonSystem, until stop: Stop) async throws -> Int {
        var number = first
        while !stop.isGiven, number < Self.mostEvents {
            _ = try await submit(number, system)
            number += 1
        }
        return number
    }

    private final class Stop: Sendable {
        private let state = Mutex(false)
        var isGiven: Bool { state.withLock { $0 } }
        func give() { state.withLock { $0 = true } }
    }

    /// What the services answer about events: the decisions, and the texts and statuses of their notifications in the ledger.
    private func answers(_ numbers: Range<Int>, _ system: CarillonSystem) async throws -> [Int: String] {
        var ledger: [String: String] = [:]
        for member in members {
            let views = try await system.clients.receipts.queryReceipts(.init(tenant: tenant, userId: member.userID, pageSize: 200)).notifications
            for view in views {
                ledger[view.notificationId, default: ""] += "\(view.title): \(view.body), \(view.receipts.map(\.status.name))"
            }
        }
        var answers: [Int: String] = [:]
        for number in numbers {
            let decisions = try await system.clients.evaluator.explain(.init(tenant: tenant, id: "e\(number)")).decisions
            answers[number] = decisions.map { "\($0.userId) \($0.outcome.name) \(ledger[$0.notificationId] ?? "unknown")" }.joined(separator: "; ")
        }
        return answers
    }

    /// Texts that the provider accepted for a member's phone since it was started.
    private func shown(_ member: Workspace.Member, _ system: CarillonSystem) async throws -> [String] {
        try await system.clients.simulator.listRequests(.init(provider: "apns", token: member.token(on: "ios"), limit: 1_000)).requests
            .filter { $0.status == 200 && $0.headers["apns-push-type"] == "alert" }.map(\.message)
    }

    private func carillon(_ arguments: String...) async throws -> (status: Int32, said: String) {
        try await StartedCommand.run(arguments, in: folder)
    }

    @Test("DR-04 DR-02 A backup made under load restores to a system that answers as before, loses no event, and sends each that it knows once")
    func underLoad() async throws {
        let run = RunFolder(path: runFolder.path)
        let backup = run.backupsFolder + "/loaded"
        let quiet = 0..<20
        let (before, loaded, last) = try await withSystem { system in
            let workspace = Workspace(organization: tenant.organizationId, app: tenant.appId, clients: system.clients, runFolder: runFolder)
            try await workspace.create(name: "Load")
            try await workspace.add(members)
            for number in quiet { #expect(try await !submit(number, system)) }
            try await system.time.settle()
            let before = try await answers(quiet, system)
            let stop = Stop()
            async let loading = load(from: quiet.upperBound, system, until: stop)
            let made = try await carillon("backup", "--name", "loaded", "--run-dir", run.path)
            stop.give()
            #expect(made.status == 0, "\(made.said)")
            let loaded = try await loading
            // After the backup.
            for number in loaded..<loaded + 5 { #expect(try await !submit(number, system)) }
            try await system.time.settle()
            return (before, loaded, loaded + 5)
        }
        #expect(loaded > quiet.upperBound)
        #expect(before.values.allSatisfy { $0.contains(" sent Sender: about e") && $0.hasSuffix(#"["sent"]"#) }, "\(before)")

        #expect(try await carillon("backup", "check", backup).status == 0)
        let restored = try await carillon("backup", "restore", backup, "--run-dir", run.path, "--replace")
        #expect(restored.status == 0, "\(restored.said)")
        // The gateway's spool is no part of it, and stays.
        #expect(FileManager.default.fileExists(atPath: run.storesFolder + "/gateway.sqlite"))

        try await withSystem { system in
            try await system.time.settle()
            #expect(try await answers(quiet, system) == before)
            for member in members {
                #expect(try await system.clients.registry.listDevices(.init(tenant: tenant, userId: member.userID)).devices.count == 1)
            }
            // The host system sends again what it is not sure of.
            var unknown: [Int] = []
            for number in 0..<last {
                if try await !submit(number, system) { unknown.append(number) }
            }
            #expect(unknown.allSatisfy { !quiet.contains($0) } && unknown.suffix(5) == Array(loaded..<last)[...], "\(unknown)")
            try await system.time.settle()
            for (number, answer) in try await answers(0..<last, system) {
                let expected = "\(members[number % members.count].userID) sent "
                #expect(answer.hasPrefix(expected) && answer.hasSuffix("about e\(number), [\"sent\"]"), "e\(number): \(answer)")
            }
            // An event that came between the copies of evaluator and dispatcher is in the queue, and new to the evaluator: it may be sent for both.
            let late = Set(unknown.map { "about e\($0)" })
            for member in members {
                let texts = try await shown(member, system)
                let times = Dictionary(grouping: texts, by: \.self).mapValues(\.count)
                #expect(times.allSatisfy { $0.value == 1 || late.contains($0.key) && $0.value == 2 }, "\(texts)")
            }
            let queue = try await system.clients.dispatcher.queueStatus(.init())
            #expect(queue.queued == 0 && queue.waitingRetry == 0)
        }
    }
}
