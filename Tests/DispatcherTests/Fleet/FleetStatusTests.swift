import CarillonAPI
import Cryptography
import ServiceKit
import TestClocks
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

@Suite("The state of the queue over all dispatchers that share it") struct FleetStatusTests {
    @Test("Numbers add up; what another dispatcher has is not queued; a stopped lane shows on whoever is asked")
    func sum() {
        var own = DispatcherV1.QueueStatusResponse(queued: 100, leased: 5, waitingRetry: 1, deadLetters: 7)
        own.sentByProvider = ["apns": 10]
        own.attempts = 12
        own.lanes = [.init(lane: "apns a", connections: 1, inFlight: 5, state: .open, waiting: 94)]
        var other = DispatcherV1.QueueStatusResponse(queued: 100, leased: 20, waitingRetry: 10, deadLetters: 7)
        other.sentByProvider = ["apns": 1, "fcm": 2]
        other.attempts = 3
        other.failuresByCode = ["apns/500": 1]
        other.lanes = [
            .init(lane: "apns a", connections: 2, inFlight: 20, state: .throttled, reason: "429", untilMs: 5, waiting: 94),
            .init(lane: "fcm b", connections: 1, inFlight: 0, state: .open, waiting: 0),
        ]
        other.lanes[0].paused = true
        own.providers = [.init(provider: "apns", down: true)]
        other.providers = [.init(provider: "apns", down: true, calledDown: true, reason: "status page")]
        own.add(other)
        #expect(own.queued == 70 && own.leased == 25 && own.waitingRetry == 11)
        #expect(own.deadLetters == 7, "all see the same dead letters")
        #expect(own.sentByProvider == ["apns": 11, "fcm": 2] && own.attempts == 15 && own.failuresByCode == ["apns/500": 1])
        #expect(own.lanes.map(\.lane) == ["apns a", "fcm b"])
        let lane = own.lanes[0]
        #expect(lane.connections == 3 && lane.inFlight == 25 && lane.waiting == 94)
        #expect(lane.state == .throttled && lane.reason == "429" && lane.untilMs == 5 && lane.paused)
        #expect(own.providers == [.init(provider: "apns", down: true, calledDown: true, reason: "status page")])
    }

    @Test("A dispatcher asks the others; one that does not answer is missing and does not hold up the call")
    func gather() async throws {
        let server = try await TestServer()
        let keys = try TemporaryFolder()
        let ring = try KeyRing.create(at: keys.file("ring.json"))
        let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
        func start(_ name: String, leased: Int64) async throws -> RunningMember {
            let probe = FleetProbe()
            probe.change { $0.status.leased = leased }
            return try await RunningMember(name, server, ring: ring, clock: clock, probe: probe)
        }
        let members = [try await start("first", leased: 1), try await start("second", leased: 2), try await start("third", leased: 3)]
        for member in members { try await eventually("it sees both others") { member.probe.now.share == 1.0 / 3 } }
        let first = members[0].fleet
        #expect(await first.living.map(\.name).first == "first")
        try await eventually("both answer") { await Set(first.statuses(of: nil).values.map(\.leased)) == [2, 3] }
        #expect(await Set(first.statuses(of: nil).keys) == Set(first.living.dropFirst().map(\.id)))
        // It lives for the others until its heartbeats are missed.
        await members[2].kill()
        #expect(await first.statuses(of: nil).values.map(\.leased) == [2])
        for member in members.dropLast() { await member.stop() }
    }
}
