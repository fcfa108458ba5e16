import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Outages of a provider that takes connections and drops them", .serialized)
struct ProviderOutageTests {
    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    private func sent(_ bench: DispatcherBench) -> Int { bench.peers.statuses().values.count { $0 == .sent } }

    @Test(
        "DISP-30 DISP-23 with two attempts a push outlives an outage of many drops: nothing is dead, the oldest leave first, and two lines are logged"
    )
    func drops() async throws {
        try await withBench(settings: ["max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)])]) { bench in
            try await bench.enqueue([TestPushes.push("warm", devices: ["fcm_warm"])])
            try await bench.until("warm") { sent(bench) == 1 }
            try await bench.fault("fcm", action: .close, times: 0)
            try await bench.enqueue(pushes(60))
            // What was lost with the connection that had worked counts, waits, and goes to the tail (T33).
            try await bench.until("lost") { bench.peers.outcomes.contains { $0.providerCode == "connection_lost" } }
            try await bench.advance(by: .seconds(1))
            let tail = Set(bench.peers.outcomes.filter { $0.attemptNumber == 1 && $0.status == .queued }.map(\.pushId))
            // The waits between connections are real.
            let before = try await bench.requests("fcm").count
            try await bench.until("several tries") { try await bench.requests("fcm").count >= before + 4 }
            let status = try await bench.status()
            #expect(status.deadLetters == 0 && !bench.peers.outcomes.contains { $0.status == .failed })
            #expect(bench.peers.outcomes.allSatisfy { $0.attemptNumber <= 2 })
            try await bench.until("shown") { try await bench.status().lanes.contains { $0.state == .unreachable && $0.waiting > 0 } }
            #expect(bench.logs.count("provider cannot be reached") == 1 && bench.logs.count("provider answers again") == 0, "\(bench.logs.all)")

            let known = try await bench.requests("fcm").count
            try await bench.clearFaults()
            try await bench.until("all sent") { sent(bench) == 61 }
            #expect(try await bench.status().deadLetters == 0)
            #expect(bench.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber <= 2 })
            // Of each lost connection one push; they take turns.
            let lost = Dictionary(grouping: bench.peers.outcomes.filter { $0.status == .queued }, by: \.pushId).mapValues(\.count)
            #expect(lost.values.allSatisfy { $0 <= 2 }, "\(lost)")
            // Those that were on their way to the trial leave first, then the others by their age.
            let order = try await bench.requests("fcm").dropFirst(known).compactMap { request in
                (0..<60).first { TestPushes.token(of: "fcm_\($0)") == request.token }
            }.filter { !tail.contains("p\($0)") }
            let others = order.dropFirst(LaneState.trialPushes + 1)
            #expect(Array(others) == others.sorted(), "\(order)")
            #expect(bench.logs.count("provider cannot be reached") == 1 && bench.logs.count("provider answers again") == 1, "\(bench.logs.all)")
            #expect(try await bench.status().lanes.allSatisfy { $0.state == .open })
        }
    }

    @Test("DISP-30 a push that is alone in the queue is tried with every connection, and keeps its attempts")
    func alone() async throws {
        try await withBench(settings: ["max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)])]) { bench in
            try await bench.fault("apns", action: .close, times: 0)
            try await bench.enqueue([TestPushes.push("p1")])
            try await bench.until("lost") { bench.peers.outcomes.count == 1 }
            try await bench.advance(by: .seconds(1))
            try await bench.until("several tries") { bench.peers.outcomes.count >= 4 }
            #expect(bench.peers.outcomes.allSatisfy { $0.status == .queued })
            #expect(bench.peers.outcomes.map(\.sequence) == (1...Int64(bench.peers.outcomes.count)).map { $0 })
            try await bench.clearFaults()
            try await bench.until("sent") { bench.peers.statuses() == ["dev_1": .sent] }
            #expect(bench.peers.outcomes.last?.attemptNumber == 2)
        }
    }
}
