import CarillonAPI
import Cryptography
import Foundation
import JetStream
import Logging
import Providers
import ServiceKit
import Storage
import Synchronization
import TestClocks
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

@Suite("Dispatchers that share a queue in NATS") struct JetStreamFleetTests {
    private let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
    private let keys: TemporaryFolder
    private let ring: KeyRing

    init() throws {
        keys = try TemporaryFolder()
        ring = try KeyRing.create(at: keys.file("ring.json"))
    }

    private func start(
        _ name: String, _ server: TestServer, folder: TemporaryFolder? = nil, ring: KeyRing? = nil, version: String = "1",
        probe: FleetProbe = FleetProbe(), commandWait: Duration = .seconds(20)
    ) async throws -> RunningMember {
        let member = try await RunningMember(
            name, server, ring: ring ?? self.ring, clock: clock, folder: folder, version: version, probe: probe, commandWait: commandWait)
        try await eventually("\(name) joined") { !member.fleet.isJoining }
        return member
    }

    private func pair(_ server: TestServer, commandWait: Duration = .seconds(20)) async throws -> (RunningMember, RunningMember) {
        let first = try await start("first", server, commandWait: commandWait)
        let second = try await start("second", server, commandWait: commandWait)
        try await eventually("they see each other") { first.probe.now.share == 0.5 && second.probe.now.share == 0.5 }
        return (first, second)
    }

    /// Two that did three commands. The second one has stopped.
    private func pairThatErased(_ server: TestServer) async throws -> (RunningMember, RunningMember) {
        let (first, second) = try await pair(server)
        for _ in 0..<3 { try await first.fleet.send(.erase(user)) }
        await second.stop()
        return (first, second)
    }

    private func refusal(_ body: () async throws -> Void) async throws -> APIError {
        do { try await body() } catch let error as APIError { return error }
        throw TestServer.Failed("the call succeeded")
    }

    private static func credential(_ id: String) -> SharedCredential {
        SharedCredential(organization: "org", app: "chat", provider: "apns", id: id, fingerprint: "f", envelope: Data([1]), putAtMs: 1)
    }

    private let user = UserKey("alice", of: TestPushes.tenant)
    private let lane = LaneKey(provider: .fcm, authority: "127.0.0.1:443", credential: "project")

    @Test("Two dispatchers see each other; one that stops is gone at once, and one that was killed after 10 s")
    func members() async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server)
        let third = try await start("third", server, version: "2")
        try await eventually("there are three") { first.probe.now.share == 1.0 / 3 && third.probe.now.share == 1.0 / 3 }
        #expect(first.logs.count("another dispatcher has another version") == 1)
        await third.stop()
        try await eventually("there are two") { first.probe.now.share == 0.5 }
        let killedAt = ContinuousClock.now
        await second.kill()
        try await eventually("there is one") { first.probe.now.share == 1 }
        #expect(ContinuousClock.now - killedAt > .seconds(7))
        // The same store is the same member.
        let again = try await start("second", server, folder: second.folder)
        try await eventually("there are two again") { first.probe.now.share == 0.5 }
        let (old, new) = await (second.fleet.position.memberID, again.fleet.position.memberID)
        #expect(old == new)
        await again.stop()
        await first.stop()
    }

    private final class Count: Sendable {
        let number = Mutex(0)
    }

    @Test("Whatever waits for the dispatcher to join goes on when it has joined; one that is cancelled waits no longer")
    func joined() async throws {
        let server = try await TestServer()
        let (folder, client) = (try TemporaryFolder(), JetStreamClient(try await server.connect()))
        let store = try folder.openStore()
        for round in 1...500 {
            let fleet = try await JetStreamFleet(
                client, store: store, keyRing: ring, clock: clock, name: "dispatcher",
                logger: Logger(label: "fleet") { _ in SwiftLogNoOpLogHandler() })
            let gone = Count()
            let waiting = (0..<8).map { _ in
                Task {
                    try await fleet.joined()
                    gone.number.withLock { $0 += 1 }
                }
            }
            waiting[7].cancel()
            await #expect(throws: CancellationError.self) { try await waiting[7].value }
            for part in JetStreamFleet.Part.allCases { await fleet.reached(part) }
            try await eventually("all go on in round \(round)") { gone.number.withLock { $0 } == 7 }
            try await fleet.joined()
        }
        await store.close()
    }

    @Test("News reach the other dispatcher, and not the one that told them; a newcomer learns what is in force")
    func news() async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server)
        let until = clock.now + .seconds(60)
        let news: [FleetNews] = [
            .laneThrottled(lane, until: until, reason: "quota"), .deviceThrottled("dev_1", until: until),
            .credentialRefused(id: "cred_1", lane, code: "InvalidProviderToken"),
        ]
        for item in news { first.fleet.tell(item) }
        try await first.fleet.announce(.pauseOfAll)
        try await eventually("all came") { Set(second.probe.now.news) == Set(news) && second.probe.now.pauses == [true] }
        let third = try await start("third", server)
        #expect(Set(third.probe.now.news) == Set(news) && third.probe.now.pauses == [true])
        #expect(first.probe.now.news.isEmpty && first.probe.now.pauses.isEmpty)
        second.fleet.tell(.credentialRestored(id: "cred_1"))
        try await eventually("it came") { first.probe.now.news == [.credentialRestored(id: "cred_1")] }
        var outcome = ReceiptsV1.Outcome()
        outcome.pushId = "push_1"
        first.fleet.tell(testOutcomes: [outcome])
        try await eventually("the outcome came") { second.probe.now.testOutcomes.map(\.pushId) == ["push_1"] }
        #expect(first.probe.now.testOutcomes.isEmpty)
        let takeOver = DesktopTakeOver(mailbox: "alice.desktop_1", age: DesktopStreamAge(began: clock.now, order: 1))
        await first.fleet.tell(takeOver: takeOver)
        try await eventually("the take-over came") { second.probe.now.takeOvers == [takeOver] }
        #expect(first.probe.now.takeOvers.isEmpty)
        let turns = (1...1_200).map { SharedTurn(pace: .activity, key: "addr_\($0)", until: $0.isMultiple(of: 2) ? until : nil) }
        for turn in turns { first.fleet.tell(turn: turn) }
        try await eventually("the turns came, in their order") { second.probe.now.turns == turns }
        #expect(first.probe.now.turns.isEmpty)
        for member in [first, second, third] { await member.stop() }
    }

    @Test("A dispatcher whose clock is wrong stops no credential of the others: a wrong clock is why providers refuse tokens")
    func wrongClock() async throws {
        let server = try await TestServer()
        let first = try await start("first", server)
        let ahead = VirtualClock(start: clock.now + .seconds(300), activity: ActivityTracker())
        let second = try await RunningMember("second", server, ring: ring, clock: ahead)
        try await eventually("the second joined") { !second.fleet.isJoining }
        second.fleet.tell(.credentialRefused(id: "cred_1", lane, code: "invalid_grant"))
        try await eventually("it says so") { second.logs.count("other dispatchers are not told of a refused credential") == 1 }
        second.fleet.tell(.deviceThrottled("dev_1", until: ahead.now + .seconds(60)))
        try await eventually("the later news came") { !first.probe.now.news.isEmpty }
        #expect(first.probe.now.news == [.deviceThrottled("dev_1", until: ahead.now + .seconds(60))])
        await second.stop()
        await first.stop()
    }

    @Test("PRIV-09 an erasure succeeds when every living dispatcher has done it; one that was away does it before it joins")
    func erasure() async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server)
        try await first.fleet.send(.erase(user))
        #expect(second.probe.now.commands == [.erase(user)] && first.probe.now.commands.isEmpty)
        await second.stop()
        try await eventually("the second is gone") { first.probe.now.share == 1 }
        let other = UserKey("bob", of: TestPushes.tenant)
        try await first.fleet.send(.erase(other))
        try await first.fleet.send(.reencrypt(keyID: "key"))
        let again = try await start("second", server, folder: second.folder)
        #expect(again.probe.now.commands == [.erase(other), .reencrypt(keyID: "key")])
        // No name is in the files of NATS.
        let streams = FileManager.default.enumerator(atPath: server.folder.file("store"))
        while let file = streams?.nextObject() as? String {
            guard let bytes = FileManager.default.contents(atPath: server.folder.file("store") + "/" + file) else { continue }
            #expect(bytes.range(of: Data("alice".utf8)) == nil, "\(file)")
        }
        await first.stop()
        await again.stop()
    }

    @Test("PRIV-09 an erasure that a dispatcher has not done fails and names it; the dispatcher does it later")
    func erasureNotDone() async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server, commandWait: .milliseconds(300))
        second.probe.change { $0.isBroken = true }
        let error = try await refusal { try await first.fleet.send(.erase(user)) }
        #expect(error.reason == .unavailable && error.message.contains("second") && error.message.contains("no answer"), "\(error)")
        second.probe.change { $0.isBroken = false }
        try await eventually("done") { second.probe.now.commands == [.erase(user)] }
        second.probe.change { $0.refusal = "another key ring" }
        let refused = try await refusal { try await first.fleet.send(.reencrypt(keyID: "k")) }
        #expect(refused.message.contains("another key ring") || refused.message.contains("no answer"), "\(refused)")
        await first.stop()
        await second.stop()
    }

    @Test("DISP-33 a credential reaches the other dispatchers; of two changes of one revision one is refused; an empty bucket is filled")
    func credentials() async throws {
        let server = try await TestServer()
        let probe = FleetProbe()
        probe.change { $0.own = [Self.credential("cred_1")] }
        let first = try await start("first", server, probe: probe)
        let second = try await start("second", server)
        #expect(second.probe.now.credentials == [Self.credential("cred_1")])
        let order = try #require(try await second.fleet.share(Self.credential("cred_2"), after: nil))
        try await eventually("it came") { first.probe.now.credentials.last == Self.credential("cred_2") }
        _ = try await first.fleet.share(Self.credential("cred_3"), after: order)
        let conflict = try await refusal { _ = try await second.fleet.share(Self.credential("cred_4"), after: order) }
        #expect(conflict.reason == .conflict)
        try await eventually("it came") { second.probe.now.credentials.last == Self.credential("cred_3") }
        await first.stop()
        await second.stop()
    }

    @Test("DISP-33 a credential that one dispatcher removes is removed at the others, and one that was away does not share its copy again")
    func removedCredential() async throws {
        let server = try await TestServer()
        let probe = FleetProbe()
        probe.change { $0.own = [Self.credential("cred_1")] }
        let first = try await start("first", server, probe: probe)
        let second = try await start("second", server)
        let key = Self.credential("cred_1").key
        await second.stop()
        let order = try #require(try await first.fleet.retract(Self.credential("cred_1"), after: nil))
        try await eventually("it hears of its own change") { probe.now.removals == [key] }
        // It has its copy, and no other one.
        let copy = FleetProbe()
        copy.change { $0.own = [Self.credential("cred_1")] }
        let again = try await start("second", server, folder: second.folder, probe: copy)
        #expect(copy.now.removals == [key])
        // A later put follows it; a removal that does not know of the put is refused.
        _ = try await again.fleet.share(Self.credential("cred_2"), after: nil)
        try await eventually("it came") { probe.now.credentials.last == Self.credential("cred_2") }
        try await eventually("it alone was shared") { copy.now.credentials == [Self.credential("cred_2")] }
        let conflict = try await refusal { _ = try await first.fleet.retract(Self.credential("cred_1"), after: order) }
        #expect(conflict.reason == .conflict)
        await first.stop()
        await again.stop()
    }

    @Test("Without NATS commands fail and say so, nobody counts as gone, and all goes on when it is back")
    func away() async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server)
        try await server.kill()
        try await eventually("the connection is lost") { !first.fleet.client.connection.isConnected }
        let calls: [() async throws -> Void] = [
            { try await first.fleet.send(.erase(user)) }, { try await first.fleet.announce(.pauseOfAll) },
            { _ = try await first.fleet.share(Self.credential("cred_1"), after: nil) },
            { _ = try await first.fleet.retract(Self.credential("cred_1"), after: nil) },
        ]
        for call in calls {
            let error = try await refusal { try await call() }
            #expect(error.reason == .unavailable && error.message.contains("NATS"), "\(error)")
        }
        first.fleet.tell(.deviceThrottled("dev_1", until: clock.now + .seconds(60)))
        #expect(!first.fleet.isJoining && first.probe.now.share == 0.5)
        try await server.start()
        try await eventually("commands reach the others again") { (try? await first.fleet.send(.erase(user))) != nil }
        #expect(second.probe.now.commands.contains(.erase(user)) && first.probe.now.share == 0.5)
        // The one that finds out first makes them for both. That is no error.
        let logs = [first.logs, second.logs]
        try await eventually("the buckets in memory are made anew") { logs.contains { $0.count("NATS has started again without") > 0 } }
        #expect(logs.allSatisfy { $0.count("the other dispatchers cannot be followed") == 0 })
        await first.stop()
        await second.stop()
    }

    @Test("A command that another key ring sealed is not passed over: the dispatcher does not join")
    func otherKeyRing() async throws {
        let server = try await TestServer()
        let first = try await start("first", server)
        try await first.fleet.send(.erase(user))
        let other = try KeyRing.create(at: keys.file("other.json"))
        let second = try await RunningMember("second", server, ring: other, clock: clock)
        // Before it joins, it does not know who lives.
        #expect(try await refusal { try await second.fleet.send(.erase(user)) }.reason == .unavailable)
        try await eventually("it says so") { second.logs.count("a command of another dispatcher cannot be carried out yet") > 0 }
        #expect(second.fleet.isJoining)
        await second.stop()
        await first.stop()
    }

    @Test("PRIV-09 A dispatcher was away while NATS lost the log: it does what the new log has, though that is as long as the old one, and says so")
    func newLog() async throws {
        let server = try await TestServer()
        let (first, second) = try await pairThatErased(server)
        await first.stop()
        let client = JetStreamClient(try await server.connect())
        try await client.deleteStream(first.fleet.buckets.commands.stream)
        let other = try await RunningMember("first", server, ring: ring, clock: clock, folder: first.folder)
        try await eventually("it joins") { !other.fleet.isJoining }
        for _ in 0..<4 { try await other.fleet.send(.erase(user)) }
        let again = try await RunningMember("second", server, ring: ring, clock: clock, folder: second.folder)
        try await eventually("it joins, too") { !again.fleet.isJoining }
        #expect(again.probe.now.commands.count == 4)
        #expect(again.logs.count("NATS lost the log of commands while this dispatcher was away") == 1)
        await again.stop()
        await other.stop()
        await client.connection.close(within: .milliseconds(100))
    }

    @Test("PRIV-09 A dispatcher was away while the log lost its end and went on: it does what the log has, and says so")
    func newEnd() async throws {
        let server = try await TestServer()
        let (first, second) = try await pairThatErased(server)
        // As if another command had its revision when it did that.
        let store = try second.folder.openStore()
        try await store.write { try $0.run("UPDATE fleet_position SET applied_stored_at = applied_stored_at - 1 WHERE applied_stored_at > 1") }
        await store.close()
        let again = try await RunningMember("second", server, ring: ring, clock: clock, folder: second.folder)
        try await eventually("it joins again") { !again.fleet.isJoining }
        #expect(again.probe.now.commands.count == 3)
        #expect(again.logs.count("NATS lost the log of commands while this dispatcher was away") == 1)
        await again.stop()
        await first.stop()
    }

    @Test(
        "PRIV-09 A dispatcher that was away for longer than the log goes back does not join, whether it did a command before or not",
        arguments: [true, false])
    func awayTooLong(didCommand: Bool) async throws {
        let server = try await TestServer()
        let (first, second) = try await pair(server)
        if didCommand { try await first.fleet.send(.erase(user)) }
        await second.stop()
        clock.set(clock.now + .days(8))
        let again = try await RunningMember("second", server, ring: ring, clock: clock, folder: second.folder)
        try await eventually("it says so") { again.logs.count("the other dispatchers cannot be followed") > 0 }
        #expect(again.fleet.isJoining)
        await again.stop()
        await first.stop()
    }
}

extension LaneOrder {
    /// An operator's pause of all lanes.
    fileprivate static let pauseOfAll = LaneOrder(kind: .pause, scope: .init(), holds: true, at: TestPushes.start)
}
