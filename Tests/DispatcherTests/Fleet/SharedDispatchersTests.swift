import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import JetStream
import Logging
import Providers
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// Whole dispatchers, each with its own store and queue, that share the rest in NATS.
@Suite("Whole dispatchers that share what they learn") struct SharedDispatchersTests {
    /// Runs two dispatchers with one simulator.
    private func withPair(
        settings: [String: PolicyValue] = [:], sameKeyRing: Bool = true,
        _ body: (DispatcherFixture, DispatcherFixture, TestServer) async throws -> Void
    ) async throws {
        let server = try await TestServer()
        func fleet(_ name: String) -> DispatcherFixture.MakeFleet {
            { store, ring, clock, logger in
                try await JetStreamFleet(
                    JetStreamClient(try await server.connect(), timeout: .seconds(2)), store: store, keyRing: ring, clock: clock, name: name,
                    logger: logger)
            }
        }
        let first = try await DispatcherFixture.start(settings: settings, credentials: false, makeFleet: fleet("first"))
        let folder = try TemporaryFolder()
        for file in ["ca.pem", "sim.pem", "sim.key", "credentials.json"] {
            try FileManager.default.copyItem(atPath: first.folder.file(file), toPath: folder.file(file))
        }
        if !sameKeyRing {
            try FileManager.default.removeItem(atPath: folder.file("credentials.json"))
            try KeyRing.create(at: folder.file("credentials.json"))
        }
        let second = try await DispatcherFixture.start(
            settings: settings, credentials: false, folder: folder, simulator: first.simulator, makeFleet: fleet("second"))
        do {
            for fixture in [first, second] {
                try await eventually("both share") {
                    let share = await fixture.components.engine.share
                    return !fixture.components.engine.fleet.isJoining && share == 0.5
                }
            }
            try await body(first, second, server)
        } catch {
            await second.stop()
            await first.stopAll()
            throw error
        }
        await second.stop()
        await first.stopAll()
    }

    @Test("DISP-33 a credential put at one dispatcher is in use at the other, which sends with it; put again, it is replaced there")
    func credential() async throws {
        try await withPair { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            let put = try #require(first.components.credentials.current(for: TestPushes.tenant, provider: .apns))
            func secondsKey() -> String? { second.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id }
            try await eventually("the other has it") { secondsKey() == put.id }
            try await second.enqueue([TestPushes.push("p1")])
            try await eventually("it is sent") {
                try await second.advance(by: .seconds(1))
                return second.peers.statuses()["dev_1"] == .sent
            }
            try await second.putAPNsKey("KEY0000002")
            try await eventually("the first has the new one") {
                first.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id == secondsKey() && secondsKey() != put.id
            }
            let listed = try await first.components.credentials.list(of: TestPushes.tenant)
            #expect(listed.count == 2 && listed.last?.credentialId == put.id && listed.last?.replacedAtMs != nil)
        }
    }

    @Test("DISP-33 a credential removed at one dispatcher is gone at the other, whose pushes wait until one is put")
    func removedCredential() async throws {
        try await withPair { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            func key(_ fixture: DispatcherFixture) -> String? {
                fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id
            }
            try await eventually("the other has it") { key(second) != nil && key(second) == key(first) }
            let removed = try await first.components.pushes.removeCredential(
                .init(tenant: TestPushes.tenant, provider: "apns"), context: DispatcherFixture.context)
            #expect(removed.credentialId.hasPrefix("cred_") && key(first) == nil)
            try await eventually("it is gone there") { key(second) == nil && second.logs.count("credential removed by another dispatcher") == 1 }
            #expect(first.logs.count("credential removed by another dispatcher") == 0)
            #expect(try await second.components.credentials.list(of: TestPushes.tenant).isEmpty)
            try await second.enqueue([TestPushes.push("p1")])
            try await eventually("it waits") { try await second.status().lanes.contains { $0.state == .blocked && $0.waiting == 1 } }
            try await second.putAPNsKey("KEY0000002")
            try await eventually("it is sent") {
                try await second.advance(by: .seconds(1))
                return second.peers.statuses()["dev_1"] == .sent
            }
            try await eventually("the first has it, too") { key(first) == key(second) }
        }
    }

    @Test("CTL-01 DISP-30 a provider that is called down at one dispatcher is down at the other, also while a pause of one lane comes and goes")
    func calledDown() async throws {
        try await withPair { first, second, _ in
            let context = DispatcherFixture.context
            let route = Route(organizationID: "org", appID: "chat", provider: .apns, environment: .production)
            func order(_ fixture: DispatcherFixture) async -> LaneOrder? { await fixture.components.engine.orders.order(for: route) }
            _ = try await first.components.pushes.pauseLanes(.init(paused: true, provider: "apns", tenant: TestPushes.tenant), context: context)
            try await eventually("the other's lane is paused") { await order(second)?.kind == .pause }
            _ = try await first.components.pushes.markProvider(.init(provider: "apns", down: true, reason: "status page"), context: context)
            try await eventually("the other knows") { await order(second)?.kind == .down }
            #expect(await order(second)?.reason == "status page")
            #expect(await !second.components.engine.isPaused)
            _ = try await second.components.pushes.markProvider(.init(provider: "apns", down: false), context: context)
            try await eventually("the first knows") { await order(first)?.kind == .pause }
            _ = try await second.components.pushes.pauseLanes(.init(paused: false, provider: "apns", tenant: TestPushes.tenant), context: context)
            try await eventually("the first resumes") { await order(first) == nil }
            let stored = try await first.store.read { try LaneOrderTable.all($0) }
            #expect(stored.count == 2 && stored.allSatisfy { !$0.holds })
        }
    }

    @Test("DISP-22 An agent that moves to another dispatcher takes over there: the older stream ends and says why")
    func agentMoves() async throws {
        try await withPair { first, second, _ in
            let old = TestAgent(first)
            try await eventually("the stream is open") { old.isOpen }
            // The clocks of the fixtures stand still: a later stream must be later.
            second.clock.set(second.clock.now + .seconds(1))
            let new = TestAgent(second)
            try await eventually("the older stream ends") { old.end == "conflict" }
            #expect(new.end == nil)
            await new.leave()
        }
    }

    @Test("A pause and a throttle of one dispatcher hold the other")
    func pauseAndThrottle() async throws {
        try await withPair { first, second, _ in
            _ = try await first.components.pushes.pauseLanes(.init(paused: true), context: DispatcherFixture.context)
            try await eventually("the other is paused") { await second.components.engine.isPaused }
            _ = try await second.components.pushes.pauseLanes(.init(paused: false), context: DispatcherFixture.context)
            try await eventually("the first is resumed") { await !first.components.engine.isPaused }
            try await first.putAPNsKey("KEY0000001")
            try await eventually("the other has the key") {
                second.components.credentials.current(for: TestPushes.tenant, provider: .apns) != nil
            }
            // A lane throttle and a device throttle, as the engine learns them.
            let key = LaneKey(provider: .apns, authority: "nowhere", credential: "lane")
            first.components.engine.fleet.tell(.laneThrottled(key, until: first.clock.now + .seconds(60), reason: "429"))
            try await eventually("the other keeps it for the lane's first use") { await second.components.engine.toldThrottles[key] != nil }
            try await first.fault("apns", status: 429, reason: "TooManyRequests", retryAfter: 60)
            try await first.enqueue([TestPushes.push("p1")])
            try await eventually("the device is throttled at the other") {
                try await first.advance(by: .milliseconds(200))
                let engine = second.components.engine
                return await engine.devices.until("dev_1", now: second.clock.steadyNow) != nil
            }
        }
    }

    /// Whether a dispatcher knows that a key has had its turn. The question changes nothing.
    private func isTaken(_ key: String, of pace: SharedPace, at now: SteadyInstant) -> Bool {
        guard pace.turns.take(key, at: now) == nil else { return true }
        pace.turns.giveBack(key)
        return false
    }

    @Test("T47 all dispatchers together send one update in 15 seconds to an address, and one push a second to a channel")
    func activityTurns() async throws {
        try await withPair { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            try await eventually("the other has the key") {
                second.components.credentials.current(for: TestPushes.tenant, provider: .apns) != nil
            }
            let context = ServerContext(
                method: DispatcherV1.ActivityPushes.Method.sendActivity, principal: Principal(service: "operator"))
            func update(_ eta: Int, at fixture: DispatcherFixture) async throws {
                let change = DispatcherV1.LiveActivity(event: .update, contentState: #"{"eta":\#(eta)}"#)
                _ = try await fixture.components.activityPushes.sendActivity(
                    .init(tenant: TestPushes.tenant, userIds: ["alice"], name: "order-17", liveActivity: change), context: context)
            }
            func sent() async throws -> Int { try await first.requests("apns").count }
            let secondPace = second.components.engine.activityPace
            try await update(1, at: first)
            try await eventually("it is sent") {
                try await first.advance(by: .milliseconds(200))
                return try await sent() == 1
            }
            try await eventually("the other knows") { isTaken("addr_1", of: secondPace, at: second.clock.steadyNow) }
            try await update(2, at: second)
            try await second.advance(by: .seconds(14))
            let early = try await sent()
            #expect(early == 1)
            try await second.advance(by: .seconds(1))
            try await eventually("the other sends in its turn") { try await sent() == 2 }
            first.components.engine.activityPace.giveBack("addr_1")
            try await eventually("a turn that is given back is free at the other") {
                !isTaken("addr_1", of: secondPace, at: second.clock.steadyNow)
            }

            // The clocks of the fixtures stand still, each at its own time.
            first.clock.set(second.clock.now)
            let channels = first.components.activityChannels
            let channel = try await channels.createActivityChannel(.init(tenant: TestPushes.tenant), context: context).channel?.channelId ?? ""
            let score = DispatcherV1.SendActivityBroadcastRequest(
                tenant: TestPushes.tenant, channelId: channel, liveActivity: .init(event: .update, contentState: #"{"score":1}"#))
            _ = try await channels.sendActivityBroadcast(score, context: context)
            let key = "\(TestPushes.tenant.label) \(channel)"
            try await eventually("the other knows of the channel") {
                isTaken(key, of: second.components.activityChannels.pace, at: second.clock.steadyNow)
            }
            await #expect(throws: APIError.self) {
                _ = try await second.components.activityChannels.sendActivityBroadcast(score, context: context)
            }
            second.clock.set(second.clock.now + .seconds(1))
            _ = try await second.components.activityChannels.sendActivityBroadcast(score, context: context)
        }
    }

    @Test("DISP-27 each dispatcher has its share of an app's send rate and of a quota, and the whole again when the other stops")
    func shares() async throws {
        try await withPair(settings: ["send_rate_per_second": .int(100), "fcm_quota_per_minute": .int(6_000)]) { first, second, _ in
            try await first.putFCMAccount()
            try await first.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await eventually("it is sent") {
                try await first.advance(by: .seconds(1))
                return first.peers.statuses()["fcm_1"] == .sent
            }
            let engine = first.components.engine
            func rates() async -> [Double?] {
                await [engine.paces[TestPushes.tenant]?.sendRate.ratePerSecond, engine.lanes.values.first?.quota?.ratePerSecond]
            }
            #expect(await rates() == [50, QuotaWindow(SendQuota(6_000, per: .seconds(60)), share: 0.5, now: first.clock.steadyNow).ratePerSecond])
            await second.stop()
            try await eventually("the other is gone") { await engine.share == 1 }
            #expect(await rates() == [100, QuotaWindow(SendQuota(6_000, per: .seconds(60)), now: first.clock.steadyNow).ratePerSecond])
        }
    }

    @Test("SEC-02 a reencryption reaches the other dispatcher's store, and fails by its name while it has another current key")
    func reencryption() async throws {
        try await withPair { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            try await eventually("the other has the key") {
                second.components.credentials.current(for: TestPushes.tenant, provider: .apns) != nil
            }
            let ring = first.folder.file("credentials.json")
            let key = try KeyRing.rotate(at: ring).currentKeyID
            let context = DispatcherFixture.context
            let error = await #expect(throws: APIError.self) {
                try await first.components.credentialKeys.reencryptCredentials(.init(), context: context)
            }
            #expect(error?.reason == .unavailable && error?.message.contains("second") == true && error?.message.contains(key) == true)
            try FileManager.default.removeItem(atPath: second.folder.file("credentials.json"))
            try FileManager.default.copyItem(atPath: ring, toPath: second.folder.file("credentials.json"))
            _ = try await first.components.credentialKeys.reencryptCredentials(.init(), context: context)
            for fixture in [first, second] {
                try await eventually("all are sealed with the new key") { try await fixture.components.credentials.keyUse() == [key: 1] }
            }
            // Sealing anew replaces no credential.
            #expect(second.logs.count("credential put by another dispatcher") == 1)
            #expect(first.logs.count("credential put by another dispatcher") == 0)
        }
    }

    @Test("SEC-02 a credential that this dispatcher's key ring does not open raises an alert, and its pushes wait here")
    func otherKeyRing() async throws {
        try await withPair(sameKeyRing: false) { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            try await eventually("the alert is raised") { second.logs.count("a credential cannot be opened") == 1 }
            #expect(second.components.credentials.current(for: TestPushes.tenant, provider: .apns) == nil)
            #expect(second.components.credentials.unreadable(of: TestPushes.tenant, provider: .apns) != nil)
        }
    }

    @Test("A credential that the provider refuses is stopped at the other dispatcher")
    func refused() async throws {
        try await withPair { first, second, _ in
            try await first.putAPNsKey("KEY0000001")
            let id = try #require(first.components.credentials.current(for: TestPushes.tenant, provider: .apns)).id
            try await eventually("the other has the key") { second.components.credentials.isInUse(id) }
            try await first.fault("apns", status: 403, reason: "InvalidProviderToken", times: 10)
            try await first.enqueue([TestPushes.push("p1")])
            try await eventually("the other has stopped it") {
                try await first.advance(by: .milliseconds(200))
                let engine = second.components.engine
                return await engine.credentialStates.own(id, at: second.clock.steadyNow) != .open
            }
            try await first.clearFaults()
            try await second.putAPNsKey("KEY0000003")
            try await eventually("the first sends again") {
                try await first.advance(by: .seconds(1))
                return first.peers.statuses()["dev_1"] == .sent
            }
        }
    }

    @Test("PRIV-09 an erasure at one dispatcher reaches the other's store; without NATS the call says what is done")
    func erasure() async throws {
        try await withPair { first, second, server in
            try await second.enqueue([TestPushes.push("p1"), TestPushes.push("p2", user: "bob"), TestPushes.push("p3", user: "carol")])
            try await first.erase("alice")
            let erased = try await second.store.read { database in
                try ErasedUsers.among([UserKey("alice", of: TestPushes.tenant)], at: second.clock.now, database).isEmpty
            }
            #expect(!erased)
            func waiting(_ id: String) async throws -> Int {
                try await second.components.queue.unsent(ofNotification: "notif_" + id, of: TestPushes.tenant).count
            }
            #expect(try await waiting("p1") == 0)
            #expect(try await waiting("p2") == 1)
            #expect(try await waiting("p3") == 1)
            try await server.kill()
            do {
                try await first.erase("carol")
                Issue.record("the erasure succeeded without NATS")
            } catch {
                #expect("\(error)".contains("done by this dispatcher"), "\(error)")
            }
            let paused = await #expect(throws: APIError.self) {
                try await first.components.pushes.pauseLanes(.init(paused: true), context: DispatcherFixture.context)
            }
            #expect(paused?.reason == .unavailable)
            #expect(await !first.components.engine.isPaused)
            try await server.start()
            try await eventually("the repeated erasure succeeds") { (try? await first.erase("carol")) != nil }
            #expect(try await waiting("p3") == 0)
        }
    }
}

extension DispatcherFixture {
    /// Erases a user as the registry does.
    fileprivate func erase(_ user: String) async throws {
        let channel = InProcessChannel(services: [components.userData], principal: Principal(service: "registry"))
        _ = try await DispatcherV1.UserData.Client(channel).eraseUser(.init(tenant: TestPushes.tenant, userId: user))
    }
}
