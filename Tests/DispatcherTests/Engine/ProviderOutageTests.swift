import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Outages of a provider that takes connections and drops them", .serialized)
struct ProviderOutageTests {
    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    private func sent(_ fixture: DispatcherFixture) -> Int { fixture.peers.statuses().values.count { $0 == .sent } }

    @Test(
        "DISP-30 DISP-23 with two attempts a push outlives an outage of many drops: nothing is dead, the oldest leave first, and two lines are logged"
    )
    func drops() async throws {
        try await withFixture(settings: ["max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)])]) { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["fcm_warm"])])
            try await fixture.until("warm") { sent(fixture) == 1 }
            try await fixture.fault("fcm", action: .close, times: 0)
            try await fixture.enqueue(pushes(60))
            // A push that was lost with a connection that had answered counts an attempt, waits, and goes to the tail (T33).
            try await fixture.until("lost") { fixture.peers.outcomes.contains { $0.providerCode == "connection_lost" } }
            try await fixture.advance(by: .seconds(1))
            let tail = Set(fixture.peers.outcomes.filter { $0.attemptNumber == 1 && $0.status == .queued }.map(\.pushId))
            // The waits between connections are real.
            let before = try await fixture.requests("fcm").count
            try await fixture.until("several tries") { try await fixture.requests("fcm").count >= before + 4 }
            let status = try await fixture.status()
            #expect(status.deadLetters == 0 && !fixture.peers.outcomes.contains { $0.status == .failed })
            #expect(fixture.peers.outcomes.allSatisfy { $0.attemptNumber <= 2 })
            try await fixture.until("shown") { try await fixture.status().lanes.contains { $0.state == .unreachable && $0.waiting > 0 } }
            #expect(fixture.logs.count("provider cannot be reached") == 1 && fixture.logs.count("provider answers again") == 0, "\(fixture.logs.all)")

            let known = try await fixture.requests("fcm").count
            try await fixture.clearFaults()
            try await fixture.until("all sent") { sent(fixture) == 61 }
            #expect(try await fixture.status().deadLetters == 0)
            #expect(fixture.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber <= 2 })
            // One push of each lost connection, in turn.
            let lost = Dictionary(grouping: fixture.peers.outcomes.filter { $0.status == .queued }, by: \.pushId).mapValues(\.count)
            #expect(lost.values.allSatisfy { $0 <= 2 }, "\(lost)")
            // Those that were on their way to the trial leave first, then the others by their age.
            let order = try await fixture.requests("fcm").dropFirst(known).compactMap { request in
                (0..<60).first { TestPushes.token(of: "fcm_\($0)") == request.token }
            }.filter { !tail.contains("p\($0)") }
            let others = order.dropFirst(LaneState.trialPushes + 1)
            #expect(Array(others) == others.sorted(), "\(order)")
            #expect(fixture.logs.count("provider cannot be reached") == 1 && fixture.logs.count("provider answers again") == 1, "\(fixture.logs.all)")
            #expect(try await fixture.status().lanes.allSatisfy { $0.state == .open })
        }
    }

    @Test("DISP-30 a push that is alone in the queue is tried with every connection, and keeps its attempts")
    func alone() async throws {
        try await withFixture(settings: ["max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)])]) { fixture in
            try await fixture.fault("apns", action: .close, times: 0)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("lost") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("several tries") { fixture.peers.outcomes.count >= 4 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .queued })
            #expect(fixture.peers.outcomes.map(\.sequence) == (1...Int64(fixture.peers.outcomes.count)).map { $0 })
            try await fixture.clearFaults()
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(fixture.peers.outcomes.last?.attemptNumber == 2)
        }
    }
}
