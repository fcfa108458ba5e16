import CarillonAPI
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("EVAL-16 Broadcasts")
struct BroadcastTests {
    static let own = ChatApp.tenant

    static func request(
        _ audience: EvaluatorV1.BroadcastAudience.Audience = .wholeApp(true), type: String = "",
        change: (inout EvaluatorV1.SubmitBroadcastRequest) -> Void = { _ in }
    ) -> EvaluatorV1.SubmitBroadcastRequest {
        var request = EvaluatorV1.SubmitBroadcastRequest(
            tenant: own, audience: .init(audience: audience), typeId: type, content: .init(title: "Lunch", body: "For everybody"))
        change(&request)
        return request
    }

    /// `user-000`, `user-001` …
    static func users(_ count: Int) -> [String] { (0..<count).map { "user-" + String(1_000 + $0).dropFirst() } }

    /// Users of the registry, all in the audience.
    static func add(_ users: [String], to evaluator: EvaluatorFixture, audience: String = "whole app") {
        for user in users { evaluator.peers.add(ChatApp.user(user)) }
        evaluator.peers.with { $0.audiences[audience] = users }
    }

    static func get(_ id: String, _ evaluator: EvaluatorFixture) async throws -> EvaluatorV1.Broadcast {
        try #require(try await evaluator.broadcasts.getBroadcast(.init(tenant: own, broadcastId: id)).broadcast)
    }

    /// Moves the clock until the broadcast is in a state.
    @discardableResult
    static func run(
        _ id: String, to state: EvaluatorV1.BroadcastState = .finished, _ evaluator: EvaluatorFixture
    ) async throws -> EvaluatorV1.Broadcast {
        try await eventuallyValue("the broadcast is \(state.name)", evaluator) { broadcast in
            broadcast.state == state
        } of: {
            try await get(id, $0)
        }
    }

    private static func eventuallyValue(
        _ what: String, _ evaluator: EvaluatorFixture, until isDone: (EvaluatorV1.Broadcast) -> Bool,
        of get: (EvaluatorFixture) async throws -> EvaluatorV1.Broadcast
    ) async throws -> EvaluatorV1.Broadcast {
        try await eventualValue(what, every: .milliseconds(2)) {
            evaluator.clock.advance(by: .milliseconds(50))
            let broadcast = try await get(evaluator)
            return isDone(broadcast) ? broadcast : nil
        }
    }

    @Test("EVAL-16 EVAL-01 each active user of the app gets it once; targeted is queued, held and skipped together, each skip with its reason")
    func wholeApp() async throws {
        try await withEvaluator { evaluator in
            let users = Self.users(95)
            Self.add(users, to: evaluator)
            evaluator.policies.set(
                try ChatApp.app(["quiet_hours_action_by_priority": ["blocking": "deliver", "high": "hold", "normal": "hold", "low": "hold"]]))
            let morning = (evaluator.clock.now + .seconds(36_000)).milliseconds
            evaluator.peers.with { state in
                for user in users[0..<10] { state.settings[user] = .init(disabled: ["admin_notice"]) }
                for user in users[10..<15] { state.settings[user] = .init(quietUntil: morning) }
            }
            for user in users[15..<18] { evaluator.peers.add(ChatApp.user(user, devices: [])) }
            let submitted = try #require(try await evaluator.broadcasts.submitBroadcast(Self.request()).broadcast)
            #expect(submitted.state == .pending && submitted.broadcastId.hasPrefix("bcast_") && submitted.typeId == "admin_notice")
            let done = try await Self.run(submitted.broadcastId, evaluator)
            try await evaluator.settled()
            #expect((done.targeted, done.queued, done.held) == (95, 77, 5))
            #expect(done.skipped == ["preference_disabled": 10, "no_devices": 3])
            #expect(done.apps.map(\.taken) == [95] && done.apps.map(\.state) == [.finished])
            #expect(evaluator.peers.pushedUsers.sorted() == Array(users[18...]))
            #expect(evaluator.peers.with { $0.enqueued.count } == 77, "no push is enqueued twice")
            let push = try #require(evaluator.peers.with { $0.enqueued.first })
            #expect(push.typeId == "admin_notice" && push.contents.first?.title == "Lunch" && push.contents.first?.body == "For everybody")
            // The held ones are still counted when they are released.
            evaluator.peers.with { $0.settings[users[10]] = .init(disabled: ["admin_notice"]) }
            evaluator.clock.advance(by: .seconds(36_100))
            try await eventually("the release") {
                evaluator.clock.advance(by: .seconds(1))
                return try await Self.get(submitted.broadcastId, evaluator).held == 0
            }
            let released = try await Self.get(submitted.broadcastId, evaluator)
            #expect((released.targeted, released.queued) == (95, 81) && released.skipped["preference_disabled"] == 11)
        }
    }

    @Test("EVAL-16 roles, groups, channels and lists of users are audiences; a type without content shows its template")
    func audiences() async throws {
        try await withEvaluator { evaluator in
            for name in ["role teacher", "group class-3b", "channel ch_1"] { Self.add(["u " + name], to: evaluator, audience: name) }
            Self.add(["zoe", "bob"], to: evaluator, audience: "nobody")
            for (audience, users) in [
                (EvaluatorV1.BroadcastAudience.Audience.role("teacher"), ["u role teacher"]), (.groupId("class-3b"), ["u group class-3b"]),
                (.channelId("ch_1"), ["u channel ch_1"]), (.users(.init(userIds: ["zoe", "bob", "zoe"])), ["bob", "zoe"]),
            ] {
                evaluator.peers.with { $0.enqueued = [] }
                evaluator.clock.advance(by: .seconds(60))
                let request = Self.request(audience, type: "security_alert") { ($0.content, $0.data) = (nil, ["device": "Safari"]) }
                let id = try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
                let done = try await Self.run(id, evaluator)
                try await evaluator.settled()
                #expect(evaluator.peers.pushedUsers == users && done.targeted == Int64(users.count))
                #expect(evaluator.peers.with { $0.enqueued.allSatisfy { $0.contents.first?.body == "New sign-in from Safari" } })
            }
        }
    }

    @Test("EVAL-16 an evaluator that dies in the middle goes on where it was: nobody is left out, nobody gets it twice")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let (peers, clock) = (FakePeers(), VirtualClock(start: EvaluatorFixture.start))
            let users = Self.users(200)
            var id = ""
            for life in 0..<6 {
                let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
                if life == 0 {
                    Self.add(users, to: evaluator)
                    id = try #require(try await evaluator.broadcasts.submitBroadcast(Self.request()).broadcast?.broadcastId)
                }
                let before = try await Self.get(id, evaluator).apps.reduce(0) { $0 + $1.taken }
                try await evaluator.run {
                    guard life < 5 else {
                        try await Self.run(id, evaluator)
                        return try await evaluator.settled()
                    }
                    try await eventually("a further page", every: .milliseconds(1)) {
                        clock.advance(by: .milliseconds(50))
                        return try await Self.get(id, evaluator).apps.reduce(0) { $0 + $1.taken } > before
                    }
                    // It ends here, wherever its workers are.
                }
                if life == 5 {
                    let done = try await Self.get(id, evaluator)
                    #expect((done.targeted, done.queued) == (200, 200))
                    #expect(try await evaluator.statistics.targets == 200)
                }
                await evaluator.store.close()
            }
            #expect(peers.pushedUsers.sorted() == users)
        }
    }

    @Test("EVAL-16 an organization's broadcast goes to each of its apps that has the type, one of the platform to all organizations")
    func severalApps() async throws {
        try await withEvaluator { evaluator in
            let second = CommonV1.Tenant(organizationId: "org_1", appId: "work"), foreign = CommonV1.Tenant(organizationId: "org_2", appId: "else")
            let poor = CommonV1.Tenant(organizationId: "org_1", appId: "poor")
            for tenant in [second, foreign] { evaluator.policies.set(try ChatApp.app(), for: tenant) }
            evaluator.policies.set(AppPolicy(policy: try ChatApp.policy(), catalogue: Catalogue(.init(version: 1))), for: poor)
            evaluator.peers.with { $0.apps = [foreign, second, Self.own, poor] }
            Self.add(["ann", "bob"], to: evaluator)
            let organization = try await evaluator.broadcasts.submitBroadcast(Self.request(.wholeOrganization(true)))
            let id = try #require(organization.broadcast?.broadcastId)
            let done = try await Self.run(id, evaluator)
            #expect(done.apps.compactMap(\.tenant?.appId) == ["chat", "work"] && done.targeted == 4 && done.queued == 4)
            let platform = try await evaluator.broadcasts.submitBroadcast(Self.request(.wholePlatform(true)))
            #expect(platform.broadcast?.apps.compactMap(\.tenant?.appId) == ["chat", "work", "else"])
            // It is of no app: an app's tenant finds it all the same.
            try await Self.run(try #require(platform.broadcast?.broadcastId), evaluator)
            evaluator.peers.with { $0.apps = [poor] }
            let refused = await DirectNotificationTests.refusal {
                _ = try await evaluator.broadcasts.submitBroadcast(Self.request(.wholeOrganization(true)))
            }
            #expect(refused?.field == "type_id")
        }
    }

    @Test("EVAL-16 filters choose users, and the devices that get it; the others are not targeted")
    func filters() async throws {
        try await withEvaluator { evaluator in
            Self.add(["ann", "bob", "cy"], to: evaluator)
            evaluator.peers.add(
                ChatApp.user("bob", devices: [ChatApp.device("i", of: "bob"), ChatApp.device("a", of: "bob", type: .android)]),
                ChatApp.user("cy", devices: [ChatApp.device("c", of: "cy", type: .android, locale: "es-MX")]))
            let request = Self.request { $0.audience = .init(audience: .wholeApp(true), deviceTypes: [.android], locales: ["en"]) }
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
            let done = try await Self.run(id, evaluator)
            try await evaluator.settled()
            #expect(done.targeted == 1 && done.queued == 1 && done.apps.map(\.taken) == [3])
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.map(\.userId) == ["bob"] && pushes.first?.targets.compactMap(\.device?.pushDeviceId) == ["a"])
        }
    }

    @Test("DISP-27 T38 it takes no more users than four fifths of the app's rate, whatever the time between")
    func rate() async throws {
        try await withEvaluator { evaluator in
            Self.add(Self.users(100), to: evaluator)
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(Self.request()).broadcast?.broadcastId)
            func taken() async throws -> Int64 { try await Self.get(id, evaluator).apps.reduce(0) { $0 + $1.taken } }
            for quarter in 1...4 {
                try await eventually("page \(quarter)", every: .milliseconds(2)) { try await taken() == Int64(quarter * 20) }
                try await evaluator.settled()
                #expect(try await taken() == Int64(quarter * 20))
                evaluator.clock.advance(by: .milliseconds(250))
            }
        }
    }

    @Test("EVAL-16 T32 T38 of a broadcast that is spread over a minute each phone gets its push at a time of its own within that minute")
    func spread() async throws {
        try await withEvaluator { evaluator in
            Self.add(Self.users(100), to: evaluator)
            let request = Self.request { $0.spreadSeconds = 60 }
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
            let done = try await Self.run(id, evaluator)
            try await evaluator.settled()
            #expect(done.targeted == 100)
            // All are decided. Without the spread all were sent.
            let decided = evaluator.clock.now
            let early = evaluator.peers.pushedUsers.count
            #expect(early < 60)
            try await evaluator.wait(until: decided + .seconds(20))
            let later = evaluator.peers.pushedUsers.count
            #expect(later - early >= 15 && later < 80, "a third of them, give or take")
            try await evaluator.wait(until: decided + .seconds(60))
            #expect(evaluator.peers.pushedUsers.sorted() == Self.users(100))
        }
    }

    @Test("EVAL-16 while pages wait for their decision it takes no others, so that a message waits behind a few users only")
    func window() async throws {
        try await withEvaluator { evaluator in
            Self.add(Self.users(200), to: evaluator)
            let gate = AsyncStream<Void>.makeStream()
            evaluator.peers.with { $0.beforeResolve = { for await _ in gate.stream { break } } }
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(Self.request()).broadcast?.broadcastId)
            let limit = BroadcastPages.mostUndecided * 20
            try await eventually("the limit", every: .milliseconds(2)) {
                evaluator.clock.advance(by: .milliseconds(50))
                return try await Self.get(id, evaluator).apps.first?.taken == limit
            }
            let asked = evaluator.peers.calls(RegistryV1.Registry.Method.resolveAudience)
            for _ in 0..<50 {
                evaluator.clock.advance(by: .seconds(1))
                await Task.yield()
            }
            #expect(try await Self.get(id, evaluator).apps.first?.taken == limit)
            #expect(evaluator.peers.calls(RegistryV1.Registry.Method.resolveAudience) == asked)
            gate.continuation.finish()
            evaluator.peers.with { $0.beforeResolve = {} }
            #expect(try await Self.run(id, evaluator).queued == 200)
        }
    }

    @Test("EVAL-16 a registry that is away delays a broadcast, and ends nothing")
    func registryAway() async throws {
        try await withEvaluator { evaluator in
            Self.add(Self.users(30), to: evaluator)
            evaluator.peers.failNext(2, RegistryV1.Registry.Method.resolveAudience)
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(Self.request()).broadcast?.broadcastId)
            #expect(try await Self.run(id, evaluator).queued == 30)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }
}
