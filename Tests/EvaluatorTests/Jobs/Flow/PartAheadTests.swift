import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import EvaluatorService

/// An event for 500 users in five parts. Preferences are held at the second part.
@Suite("Parts of large events that the registry is asked about before their turn")
struct PartAheadTests {
    private static let town = (0..<500).map { "usr_\(1_000 + $0)" }
    /// The last user of each part.
    private static let ends = stride(from: 99, to: 500, by: 100).map { town[$0] }

    private static let limits: AudienceLimits = {
        var limits = AudienceLimits()
        (limits.membersPerBatch, limits.membersPerPart) = (300, 100)
        return limits
    }()

    private static func peers(heldAt gate: Gate) -> FakePeers {
        let peers = FakePeers()
        peers.with { state in
            for user in town { state.users[user] = ChatApp.user(user) }
            state.channels["ch_town"] = .init(name: "town", channelType: .public, members: town)
            state.beforeEachCheck = { if $0.questions.contains(where: { $0.userId == town[100] }) { try await gate.pass() } }
        }
        return peers
    }

    private static func large() -> EvaluatorV1.Event {
        var event = ChatApp.message("large", channel: "ch_town", mentions: [ChatApp.everybody])
        (event.entityType, event.entityId) = ("notice", "n_1")
        return event
    }

    /// Whether the registry has answered about the users of a part.
    private static func isResolved(_ part: Int, _ peers: FakePeers) -> Bool {
        peers.with { state in state.resolved.contains { $0.userIds.contains(ends[part]) } }
    }

    /// Submits the event, and runs the body when the registry has answered about the third part, and preferences not yet about the second one.
    private func held(
        _ evaluator: EvaluatorFixture, _ event: EvaluatorV1.Event = PartAheadTests.large(), _ body: () async throws -> Void
    ) async throws {
        try await evaluator.submit(event)
        try await eventually("the third part is looked up") { Self.isResolved(2, evaluator.peers) }
        try await eventually("the first part is decided") { try await evaluator.decisions("large").count == 100 }
        try await body()
    }

    private func withEvaluator(_ body: (EvaluatorFixture, Gate) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let gate = Gate()
            let evaluator = try await EvaluatorFixture(folder: folder, peers: Self.peers(heldAt: gate), limits: Self.limits)
            try await evaluator.run { try await body(evaluator, gate) }
            await evaluator.store.close()
        }
    }

    @Test("ARCH-04 the registry is asked about the next part while preferences are asked about this one, and each user is decided once")
    func oneAhead() async throws {
        try await withEvaluator { evaluator, gate in
            try await held(evaluator) {
                #expect(!Self.isResolved(3, evaluator.peers))
                gate.open()
                try await evaluator.settled()
            }
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "large")).decisions.map(\.userId) == Self.town)
            #expect(evaluator.peers.pushedUsers == Self.town)
            // Nobody was looked up twice.
            let asked = evaluator.peers.with { state in state.resolved.flatMap(\.userIds).filter { $0.hasPrefix("usr_") } }
            #expect(asked.sorted() == Self.town)
        }
    }

    @Test("ARCH-04 after a death between the registry's answer and the decision it goes on behind the last decision, with nobody twice or left out")
    func killed() async throws {
        let gate = Gate()
        let peers = Self.peers(heldAt: gate)
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits)
            try await first.run {
                try await held(first) {}
            }
            #expect(try await first.decisions("large").count == 100)
            await first.store.close()
            gate.open()
            let second = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits)
            try await second.run { try await second.settled() }
            #expect(try await second.client.explain(.init(tenant: ChatApp.tenant, id: "large")).decisions.map(\.userId) == Self.town)
            #expect(peers.pushedUsers == Self.town)
            #expect(try await second.statistics.eventsEvaluated == 1)
            await second.store.close()
        }
    }

    @Test("ARCH-09 a choice counts until its part is decided; what the registry says may be one part old, and no older")
    func changed() async throws {
        try await withEvaluator { evaluator, gate in
            let (third, fourth) = (Self.town[250], Self.town[350])
            try await held(evaluator) {
                evaluator.peers.with { state in
                    state.settings[third] = .init(disabled: ["mention_all"])
                    for user in [Self.town[251], fourth] { state.users[user]?.active = false }
                }
                gate.open()
                try await evaluator.settled()
            }
            let decisions = try await evaluator.decisions("large")
            #expect(decisions[third] == CommonV1.SkipReason.preferenceDisabled.name)
            #expect(decisions[Self.town[251]] == "sent")
            #expect(decisions[fourth] == CommonV1.SkipReason.recipientInactive.name)
            #expect(!evaluator.peers.pushedUsers.contains(third) && !evaluator.peers.pushedUsers.contains(fourth))
        }
    }

    @Test("EVAL-52 an event whose entity is deleted while its next part is looked up goes to nobody else")
    func cancelled() async throws {
        try await withEvaluator { evaluator, gate in
            try await held(evaluator) {
                _ = try await evaluator.client.entityDeleted(.init(tenant: ChatApp.tenant, entityType: "notice", entityId: "n_1"))
                gate.open()
                try await evaluator.settled()
            }
            let decisions = try await evaluator.decisions("large")
            #expect(Self.town[100...].allSatisfy { decisions[$0] == CommonV1.SkipReason.cancelled.name })
            #expect(evaluator.peers.pushedUsers.allSatisfy { $0 <= Self.ends[0] })
        }
    }

    @Test("ARCH-04 a registry that does not answer ahead of the turn is asked at the turn, and nothing is quarantined for it")
    func failure() async throws {
        try await withEvaluator { evaluator, gate in
            gate.open()
            let asked = Asked()
            evaluator.peers.with { state in
                state.beforeEachResolve = { request in
                    // The first question about each part but the first.
                    guard !request.membersAfter.isEmpty, asked.parts.withLock({ $0.insert(request.membersAfter).inserted }) else { return }
                    throw APIError(.internalError, "not now").rpcError
                }
            }
            try await evaluator.submit(Self.large())
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == Self.town)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    @Test("ARCH-04 a registry that hangs ahead of the turn holds the lane no longer than its answer would be used")
    func hanging() async throws {
        try await withEvaluator { evaluator, gate in
            gate.open()
            let (asked, never) = (Asked(), Gate())
            evaluator.peers.with { state in
                state.beforeEachResolve = { request in
                    // The first question about the second part.
                    guard request.membersAfter == Self.ends[0], asked.parts.withLock({ $0.insert(request.membersAfter).inserted }) else { return }
                    try await never.pass()
                }
            }
            try await evaluator.submit(Self.large())
            try await eventually("the registry is asked ahead") { asked.parts.withLock { !$0.isEmpty } }
            try await eventually("everybody is decided") {
                evaluator.clock.advance(by: PartAhead.longestWait)
                return try await evaluator.decisions("large").count == Self.town.count
            }
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == Self.town)
        }
    }

    @Test("EVAL-22 a change in the registry between its early answer and the turn is not missed by a notification that is held")
    func changedMeanwhile() async throws {
        try await withEvaluator { evaluator, gate in
            evaluator.policies.set(try NightShift.app())
            let (sleeper, changes) = (Self.town[250], evaluator.settingsChanges)
            // The answer of preferences at the turn is by the zone before the change.
            evaluator.peers.with { $0.quietOnce = [sleeper] }
            var event = Self.large()
            event.priority = .high
            try await held(evaluator, event) {
                changes.directory.heard(.init([.init(organization: "org_1", app: "chat", user: sleeper)]))
                // The review of this change finds nothing held.
                _ = changes.take(for: .deferrals)
                gate.open()
                try await evaluator.settled()
            }
            #expect(try await evaluator.decisions("large")[sleeper] == "sent")
            #expect(try await evaluator.decision("large", of: sleeper).heldSinceMs > 0, "it was held first")
        }
    }

    private final class Asked: Sendable {
        let parts = Mutex<Set<String>>([])
    }

    @Test("an answer serves the part that follows on the last decided user, and no longer than a second")
    func age() throws {
        let (start, places) = (SteadyInstant(milliseconds: 10_000), PlacesAhead(1))
        let part = ResolvedPart(after: "b", through: "d", snapshot: AudienceSnapshot())
        let ahead = PartAhead(row: 7, part: part, askedAt: start, changesHeard: 0, place: try #require(places.take()))
        #expect(ahead.serves(7, after: "b", at: start + .milliseconds(999)))
        #expect(!ahead.serves(7, after: "b", at: start + .milliseconds(1_000)))
        #expect(!ahead.serves(8, after: "b", at: start) && !ahead.serves(7, after: "c", at: start))
    }

    @Test("a lane that waits for the outbox keeps no answer that is too old, and its place is free")
    func dropped() throws {
        let (clock, places) = (VirtualClock(start: EvaluatorFixture.start), PlacesAhead(1))
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let peers = PeerDelivery(to: "registry", backoff: PeerBackoffs()["registry"], clock: clock, logger: logger)
        var lane = AppLane(app: ChatApp.tenant, isForLarge: true, peers: peers)
        let part = ResolvedPart(after: "b", through: "d", snapshot: AudienceSnapshot())
        lane.ahead = PartAhead(row: 7, part: part, askedAt: clock.steadyNow, changesHeard: 0, place: try #require(places.take()))
        lane.dropOldAnswer(at: clock.steadyNow + .milliseconds(999))
        #expect(lane.ahead != nil && places.take() == nil)
        lane.dropOldAnswer(at: clock.steadyNow + .milliseconds(1_000))
        #expect(lane.ahead == nil && places.take() != nil)
    }

    @Test("no more answers wait than there are places, and a place is free again when its answer is gone")
    func places() {
        let places = PlacesAhead(2)
        var taken = [places.take(), places.take()]
        #expect(taken.allSatisfy { $0 != nil } && places.take() == nil)
        taken.removeLast()
        #expect(places.take() != nil)
    }
}
