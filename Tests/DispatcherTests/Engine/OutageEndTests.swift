import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("The end of a provider's outage", .serialized)
struct OutageEndTests {
    /// One request at a time; a push that failed waits for ten minutes; five failures are an outage.
    private static let settings: [String: PolicyValue] = [
        "outage_min_attempts": .int(5), "outage_window_seconds": .int(60), "max_attempts": .int(5), "retry_delays_seconds": .list([.int(600)]),
        "max_in_flight": .int(1),
    ]

    private func pushes(_ range: Range<Int>) -> [DispatcherV1.Push] {
        range.map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    private func sent(_ fixture: DispatcherFixture) -> Int { fixture.peers.statuses().values.count { $0 == .sent } }

    @Test("DISP-30 DR-01 at the end of an outage pushes that wait for a retry leave at once, before younger ones")
    func retries() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue(pushes(0..<4))
            try await fixture.until("they wait for a retry") { try await fixture.status().waitingRetry == 4 }
            try await fixture.enqueue(pushes(4..<8))
            try await fixture.until("FCM counts as down") { try await fixture.status().lanes.contains { $0.state == .down } }
            try await fixture.quiet()
            #expect(try await fixture.status().waitingRetry == 4)

            let before = try await fixture.requests("fcm").count
            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("all are sent") { sent(fixture) == 8 }
            #expect(fixture.clock.now < TestPushes.start + .seconds(60))
            let order = try await fixture.requests("fcm").dropFirst(before).compactMap { request in
                (0..<8).first { TestPushes.token(of: "fcm_\($0)") == request.token }
            }
            // The first one is the probe.
            #expect(order.dropFirst().prefix(4) == [0, 1, 2, 3], "\(order)")
        }
    }

    @Test("DISP-30 DISP-24 the end of an outage shortens no pause that the provider demanded for a device")
    func throttled() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await fixture.fault("apns", status: 429, reason: "TooManyRequests", token: TestPushes.token(of: "dev_1"), retryAfter: 300)
            try await fixture.enqueue([TestPushes.push("slow")])
            try await fixture.until("it waits") { try await fixture.status().waitingRetry == 1 }
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0)
            try await fixture.enqueue((2..<8).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.advance(by: .seconds(120))
            // The answer to the throttled push keeps the lane up for a window; six failures in a row over a window are an outage.
            try await fixture.enqueue((8..<14).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("APNs counts as down") { try await fixture.status().lanes.contains { $0.state == .down } }
            try await fixture.quiet()
            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("the others are sent") { sent(fixture) == 12 }
            #expect(fixture.peers.statuses()["dev_1"] != .sent)
            try await fixture.advance(by: .seconds(300))
            try await fixture.until("it is sent, too") { sent(fixture) == 13 }
        }
    }
}
