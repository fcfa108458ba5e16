import CarillonAPI
import Providers
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

/// The dispatcher and agents on desktops.
@Suite("Desktops") struct DesktopTests {
    private let start = TestPushes.start

    private func push(_ id: String, user: String = "alice", expiresAt: Instant? = nil) -> DispatcherV1.Push {
        TestPushes.push(id, devices: ["desktop_1"], expiresAt: expiresAt ?? start + .seconds(3_600), user: user)
    }

    /// An agent whose stream is open.
    private func agent(
        _ fixture: DispatcherFixture, user: String = "alice", acknowledged: [String] = [], endsAt: Instant? = nil
    ) async throws -> TestAgent {
        let agent = TestAgent(fixture, user: user, acknowledged: acknowledged, endsAt: endsAt)
        try await fixture.until("the stream is open") { agent.isOpen }
        return agent
    }

    @Test("DISP-22 RCPT-05 A push comes at once to an agent that is there, and is delivered when the agent has shown it")
    func online() async throws {
        try await withFixture(credentials: false) { fixture in
            let agent = try await agent(fixture)
            try await fixture.enqueue([push("p1")])
            try await fixture.until("the message comes") { agent.messages.count == 1 }
            let message = agent.messages[0]
            #expect(message.pushId == "p1" && message.notificationId == "notif_p1" && message.payload.contains(#""title":"Bob""#))
            try await fixture.until("it is sent") { fixture.peers.statuses() == ["desktop_1": .sent] }
            #expect(try await agent.acknowledge([message.id]) == 1)
            try await fixture.until("it is delivered") { fixture.peers.statuses() == ["desktop_1": .delivered] }
            let delivered = try #require(fixture.peers.outcomes.last)
            #expect(delivered.evidence == .device && delivered.sequence == 2 && delivered.attemptNumber == 1 && delivered.provider == "desktop")
            // Once more, as after a lost answer.
            #expect(try await agent.acknowledge([message.id]) == 0)
            try await fixture.quiet()
            #expect(fixture.peers.outcomes.count == 2)
            await agent.leave()
        }
    }

    @Test("DISP-22 What comes while the agent is away waits for it: the newest 50, in their order; the ledger hears of the others")
    func offline() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue((1...60).map { push("p\($0)") })
            try await fixture.until("all have outcomes") { fixture.peers.outcomes.count == 70 }
            #expect(fixture.peers.outcomes.count { $0.status == .sent } == 60)
            let displaced = fixture.peers.outcomes.filter { $0.status == .failed }
            #expect(Set(displaced.map(\.pushId)) == Set((1...10).map { "p\($0)" }) && displaced.allSatisfy { $0.failureReason == "mailbox_full" })
            let agent = try await agent(fixture)
            try await fixture.until("the rest comes") { agent.messages.count == 50 }
            #expect(agent.pushes == (11...60).map { "p\($0)" })
            await agent.leave()
        }
    }

    @Test("DISP-22 A message that was not acknowledged comes again with its id; those that the agent names at its return do not")
    func again() async throws {
        try await withFixture(credentials: false) { fixture in
            let first = try await agent(fixture)
            try await fixture.enqueue([push("p1"), push("p2"), push("p3")])
            try await fixture.until("three come") { first.messages.count == 3 }
            try await first.acknowledge([first.messages[0].id])
            await first.leave()
            let second = try await agent(fixture, acknowledged: [first.messages[1].id])
            try await fixture.until("the third comes again") { second.messages.count == 1 }
            #expect(second.messages[0].id == first.messages[2].id)
            try await fixture.until("two are delivered") { fixture.peers.outcomes.count { $0.status == .delivered } == 2 }
            await second.leave()
        }
    }

    @Test("DISP-22 DISP-28 A message that its agent does not fetch in time expires, and does not come")
    func expires() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue([push("p1", expiresAt: start + .seconds(60)), push("p2")])
            try await fixture.until("two are sent") { fixture.peers.outcomes.count == 2 }
            try await fixture.advance(by: .seconds(59))
            #expect(fixture.peers.outcomes.count == 2)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("it expires") { fixture.peers.outcomes(of: "p1").last?.status == .expired }
            #expect(fixture.peers.outcomes(of: "p1").last?.evidence == .device)
            let agent = try await agent(fixture)
            try await fixture.until("the other one comes") { agent.messages.count == 1 }
            #expect(agent.pushes == ["p2"])
            await agent.leave()
        }
    }

    @Test("DISP-22 An agent that comes again elsewhere takes over: the older stream ends and says why, and the newer one gets all")
    func takeOver() async throws {
        try await withFixture(credentials: false) { fixture in
            let old = try await agent(fixture)
            let new = try await agent(fixture)
            try await fixture.until("the older one ends") { old.end == "conflict" }
            try await fixture.enqueue([push("p1")])
            try await fixture.until("the newer one gets it") { new.pushes == ["p1"] }
            #expect(old.messages.isEmpty && new.end == nil)
            await new.leave()
        }
    }

    @Test("GW-03 A stream ends when its caller's token expires, and does not begin with an expired one")
    func token() async throws {
        try await withFixture(credentials: false) { fixture in
            let agent = try await agent(fixture, endsAt: start + .seconds(30))
            try await fixture.advance(by: .seconds(29))
            #expect(agent.end == nil)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("it ends") { agent.end == "unauthenticated" }
            let late = TestAgent(fixture, endsAt: start + .seconds(30))
            try await fixture.until("it is refused") { late.end == "unauthenticated" }
            #expect(!late.isOpen)
        }
    }

    @Test("GW-03 DISP-22 A stream whose credential does not expire ends after a day, so that a revoked one is noticed")
    func aDay() async throws {
        try await withFixture(credentials: false) { fixture in
            let agent = try await agent(fixture)
            try await fixture.advance(by: .seconds(24 * 3_600 - 1))
            #expect(agent.end == nil)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("it ends") { agent.end == "unauthenticated" }
        }
    }

    @Test("T24 Another user of the same machine gets none of the first one's messages, and cannot acknowledge them")
    func otherUser() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue([push("p1")])
            try await fixture.until("it is sent") { fixture.peers.outcomes.count == 1 }
            let bob = try await agent(fixture, user: "bob")
            try await fixture.enqueue([push("p2", user: "bob")])
            try await fixture.until("bob's comes") { bob.messages.count == 1 }
            #expect(bob.pushes == ["p2"])
            let alice = try await agent(fixture)
            try await fixture.until("alice's comes") { alice.pushes == ["p1"] }
            #expect(try await bob.acknowledge([alice.messages[0].id]) == 0)
            await bob.leave()
            await alice.leave()
        }
    }

    @Test("REG-17 A device that is not the user's, or was removed, has no stream")
    func removed() async throws {
        try await withFixture(credentials: false) { fixture in
            let agent = TestAgent(fixture, "dev_9")
            try await fixture.until("it is refused") { agent.end == "not_found" }
        }
    }

    @Test("ACC-016 DISP-34 A test push is delivered when the agent has shown it")
    func testPush() async throws {
        try await withFixture(credentials: false) { fixture in
            let agent = try await agent(fixture, user: "dana")
            async let answer = fixture.components.testPushes.testPush(
                .init(tenant: TestPushes.tenant, userId: "dana"), context: DispatcherFixture.context)
            try await fixture.until("the message comes") { agent.messages.count == 1 }
            try await agent.acknowledge(agent.messages.map(\.id))
            let results = try await answer.results
            #expect(results.map(\.status) == [.delivered] && results.map(\.pushDeviceId) == ["desktop_1"])
            // The ledger does not have test pushes.
            #expect(fixture.peers.outcomes.isEmpty)
            await agent.leave()
        }
    }

    @Test("DISP-22 Messages survive a restart of the dispatcher")
    func restart() async throws {
        let first = try await DispatcherFixture.start(credentials: false)
        try await first.enqueue([push("p1")])
        try await first.until("it is sent") { first.peers.outcomes.count == 1 }
        await first.stop()
        let second = try await DispatcherFixture.start(credentials: false, folder: first.folder, simulator: first.simulator)
        let agent = try await agent(second)
        try await second.until("the message comes") { agent.pushes == ["p1"] }
        await agent.leave()
        await second.stopAll()
    }

    @Test("DISP-33 Desktops need no credential, and none can be put")
    func credential() async throws {
        try await withFixture(credentials: false) { fixture in
            let error = await #expect(throws: CredentialError.self) {
                try await fixture.components.credentials.put(
                    CredentialDraft(provider: ProviderID(rawValue: "desktop"), fields: [:]), of: TestPushes.tenant, now: start)
            }
            #expect(error?.field == "provider")
        }
    }
}

@Suite("The streams of agents") struct DesktopHubTests {
    private func age(_ seconds: Int64) -> DesktopStreamAge { DesktopStreamAge(began: TestPushes.start + .seconds(seconds), order: 0) }

    @Test("DISP-22 Of 10,000 streams, a message wakes the one of its device; each gets one heartbeat a round")
    func many() async throws {
        let hub = DesktopHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        let streams = try (0..<10_000).map { try hub.open("mailbox.\($0)", age: age(0), endsAt: nil) }
        #expect(hub.count == 10_000)
        hub.arrived("mailbox.4711")
        #expect(try await streams[4_711].next() == .news)
        for _ in 0..<HeartbeatWheel.slots { hub.beat() }
        for stream in streams { #expect(try await stream.next() == .beat) }
        for stream in streams { hub.close(stream) }
        #expect(hub.count == 0)
    }

    @Test("DISP-22 Of two streams of a device at two dispatchers the later one stays, whichever hears of the other first")
    func age() async throws {
        let hub = DesktopHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        let stream = try hub.open("mailbox", age: age(10), endsAt: nil)
        hub.takenOver("mailbox", by: age(9))
        hub.arrived("mailbox")
        #expect(try await stream.next() == .news)
        hub.takenOver("mailbox", by: age(11))
        let error = await #expect(throws: APIError.self) { try await stream.next() }
        #expect(error?.reason == .conflict)
    }

    @Test("GW-03 Of streams with several ends, each ends at its time, also those that began when an earlier end was known")
    func ends() async throws {
        let hub = DesktopHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        let start = TestPushes.start
        let late = try hub.open("late", age: age(0), endsAt: start + .seconds(20))
        let early = try hub.open("early", age: age(0), endsAt: start + .seconds(10))
        let last = try hub.open("last", age: age(0), endsAt: start + .seconds(30))
        #expect(hub.endExpired(now: start) == start + .seconds(10))
        #expect(hub.endExpired(now: start + .seconds(10)) == start + .seconds(20))
        let ended = await #expect(throws: APIError.self) { try await early.next() }
        #expect(ended?.reason == .unauthenticated)
        #expect(hub.endExpired(now: start + .seconds(20)) == start + .seconds(30))
        await #expect(throws: APIError.self) { try await late.next() }
        #expect(hub.endExpired(now: start + .seconds(30)) == nil)
        for stream in [late, early, last] { hub.close(stream) }
    }

    @Test("The stream that an older one's task closes is the older one")
    func close() throws {
        let hub = DesktopHub(activity: ActivityTracker(), metrics: MetricsRegistry())
        let old = try hub.open("mailbox", age: age(0), endsAt: nil)
        let new = try hub.open("mailbox", age: age(1), endsAt: nil)
        hub.close(old)
        #expect(hub.count == 1)
        hub.close(new)
        #expect(hub.count == 0)
    }
}
