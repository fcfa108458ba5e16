import CarillonAPI
import GRDB
import ServiceKit
import Storage
import TestClocks
import Testing

@testable import DispatcherService

/// The machine's clock is set back by an hour, as by time synchronisation (DR-07): rates, pauses and timeouts do not stand still for that hour, and
/// no push is sent twice.
@Suite(.serialized) struct ClockStepTests {
    private static let back = Duration.seconds(-3_600)
    private static let latest = TestPushes.start + .seconds(86_400)

    private func pushes(_ range: ClosedRange<Int>, device: String = "dev") -> [DispatcherV1.Push] {
        range.map { TestPushes.push("p\($0)", devices: ["\(device)_\($0)"], expiresAt: Self.latest, user: "u\($0)") }
    }

    @Test("DR-07 DISP-27 the send rate goes on")
    func sendRate() async throws {
        try await withFixture(settings: ["send_rate_per_second": .int(10)]) { fixture in
            try await fixture.enqueue(pushes(1...40))
            try await fixture.until("the burst") { fixture.peers.outcomes.count == 10 }
            fixture.wall.step(by: Self.back)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("the next second's") { fixture.peers.outcomes.count == 20 }
            try await fixture.advance(by: .seconds(2))
            try await fixture.until("all") { fixture.peers.outcomes.count == 40 }
            #expect(try await fixture.statistics().duplicates == 0)
        }
    }

    @Test("DR-07 DISP-24 a lane that its provider slowed down opens at its time")
    func throttledLane() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 429, reason: "QUOTA_EXCEEDED", retryAfter: 7)
            try await fixture.enqueue(pushes(1...1, device: "fcm"))
            try await fixture.until("throttled") { try await fixture.status().lanes.contains { $0.state == .throttled } }
            try await fixture.enqueue(pushes(2...9, device: "fcm"))
            try await fixture.advance(by: .seconds(3))
            fixture.wall.step(by: Self.back)
            try await fixture.advance(by: .seconds(4))
            try await fixture.until("those that waited, and the retry") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 9 }
        }
    }

    @Test("DR-07 T5 a provider that does not answer is given up after the usual time")
    func timeOut() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", action: .withhold)
            try await fixture.enqueue(pushes(1...1))
            try await fixture.until("request out") { try await fixture.requests("apns").count == 1 }
            fixture.wall.step(by: Self.back)
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("timed out") { fixture.peers.outcomes.map(\.providerCode) == ["timeout"] }
        }
    }

    @Test("DR-07 DISP-08 DISP-10 provider tokens are as good as they were: none is made anew, and none is refused")
    func providerTokens() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue(
                pushes(1...1)
                    + pushes(1...1, device: "fcm").map { push in
                        var push = push
                        push.pushId = "f1"
                        return push
                    })
            try await fixture.until("sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 2 }
            fixture.wall.step(by: Self.back)
            try await fixture.advance(by: .seconds(60))
            try await fixture.enqueue(pushes(2...5))
            try await fixture.until("sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 6 }
            let requests = try await fixture.requests("apns")
            #expect(requests.allSatisfy { $0.status == 200 })
            #expect(Set(requests.compactMap { $0.headers["authorization"] }).count == 1)
        }
    }

    @Test("DR-07 DISP-21 a retry comes after its wait, however far the clock is set back")
    func retry() async throws {
        try await withFixture(settings: ["retry_delays_seconds": .list([.int(40)])]) { fixture in
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable")
            try await fixture.enqueue(pushes(1...1))
            try await fixture.until("refused") { fixture.peers.outcomes.count == 1 }
            fixture.wall.step(by: Self.back)
            try await fixture.advance(by: .seconds(10))
            #expect(try await fixture.requests("apns").map(\.status) == [503])
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(try await fixture.requests("apns").map(\.status) == [503, 200])
            #expect(try await fixture.statistics().duplicates == 0)
        }
    }

    @Test("DR-07 what waits for quiet hours keeps its date")
    func dates() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue(pushes(1...2))
            try await fixture.until("sent") { fixture.peers.statuses().count == 2 }
            let due = (TestPushes.start + .seconds(7_200)).milliseconds
            try await fixture.store.write { database in
                for (push, code) in [(1, "ServiceUnavailable"), (2, "quiet_hours")] as [(Int64, String)] {
                    let row = DeliveryKey.row(ofPush: push, place: 0)
                    try database.execute(
                        sql: "UPDATE deliveries SET state = 2, due_at_ms = ?1, provider_code = ?2, expires_at_ms = 2 * ?1 WHERE delivery_row = ?3",
                        arguments: [due, code, row])
                }
            }
            fixture.wall.step(by: Self.back)
            try await fixture.enqueue(pushes(3...3))
            try await fixture.until("sent") { fixture.peers.statuses().count == 3 }
            let found = try await fixture.store.read {
                try Int64.fetchAll($0, sql: "SELECT due_at_ms FROM deliveries WHERE state = 2 ORDER BY delivery_row")
            }
            #expect(found == [due - 3_600_000, due])
        }
    }

    @Test("DR-07 a step forward releases what is due once")
    func forward() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable")
            try await fixture.enqueue(pushes(1...1))
            try await fixture.until("refused") { fixture.peers.outcomes.count == 1 }
            fixture.wall.step(by: .seconds(600))
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(try await fixture.requests("apns").map(\.status) == [503, 200])
        }
    }
}
