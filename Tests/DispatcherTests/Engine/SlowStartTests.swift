import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

/// Traffic to FCM rises slowly, as Google wants (providers.md §2.5).
@Suite("Traffic that rises slowly", .serialized)
struct SlowStartTests {
    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count / 500).map { push in TestPushes.push("p\(push)", devices: (0..<500).map { "fcm_\(push)-\($0)" }) }
    }

    /// The access token is there.
    private func warm(_ fixture: DispatcherFixture) async throws {
        try await fixture.enqueue([TestPushes.push("warm", devices: ["fcm_w"])])
        try await fixture.until("warm") { fixture.peers.statuses()["fcm_w"] == .sent }
    }

    private func sent(_ fixture: DispatcherFixture) -> Int { fixture.peers.statuses().values.count { $0 == .sent } }

    @Test("DISP-27 T32 Of a backlog for Android 1,500 pushes leave at once and 500 in the next second; iPhones wait for none of them")
    func backlog() async throws {
        try await withFixture { fixture in
            try await warm(fixture)
            try await fixture.enqueue(pushes(2_500))
            try await fixture.quiet()
            #expect((1_400...1_500).contains(sent(fixture)), "\(sent(fixture))")
            try await fixture.enqueue([TestPushes.push("other", devices: (0..<500).map { "dev_\($0)" })])
            try await fixture.quiet()
            #expect((1_900...2_000).contains(sent(fixture)), "\(sent(fixture))")
            try await fixture.advance(by: .seconds(1))
            #expect((2_380...2_520).contains(sent(fixture)), "\(sent(fixture))")
            try await fixture.advance(by: .seconds(2))
            #expect(sent(fixture) == 3_001)
        }
    }

    @Test("DISP-27 T32 What FCM refuses counts against the quota of the project, too")
    func refusals() async throws {
        // 600 a minute: 3 at once, then 9.9 a second.
        try await withFixture(settings: ["fcm_quota_per_minute": .int(600)]) { fixture in
            try await fixture.fault("fcm", status: 404, reason: "UNREGISTERED", times: 3)
            try await fixture.enqueue((0..<4).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") })
            try await fixture.until("three are refused") { fixture.peers.outcomes.count == 3 }
            try await fixture.quiet()
            #expect(try await fixture.requests("fcm").map(\.status) == [404, 404, 404])
            try await fixture.advance(by: .seconds(1))
            #expect(try await fixture.requests("fcm").map(\.status) == [404, 404, 404, 200])
        }
    }

    /// An answer of FCM that makes the project wait, and the seconds of the wait.
    struct Wait: Sendable {
        var status: Int32
        var code: String
        var retryAfter: Int32 = 0
        var seconds: Int64
    }

    @Test(
        "DISP-24 T31 T32 After a 429, or a 503 with Retry-After, nothing leaves for the project before its time, and then not all at once",
        arguments: [
            Wait(status: 429, code: "QUOTA_EXCEEDED", seconds: 60), Wait(status: 429, code: "QUOTA_EXCEEDED", retryAfter: 7, seconds: 7),
            Wait(status: 503, code: "UNAVAILABLE", retryAfter: 7, seconds: 7),
        ])
    func afterWait(_ wait: Wait) async throws {
        try await withFixture { fixture in
            try await warm(fixture)
            try await fixture.fault("fcm", status: wait.status, reason: wait.code, retryAfter: wait.retryAfter)
            try await fixture.enqueue([TestPushes.push("first", devices: ["fcm_first"])])
            try await fixture.until("throttled") { try await fixture.status().lanes.contains { $0.state == .throttled } }
            try await fixture.enqueue(pushes(1_000))
            try await fixture.advance(by: .milliseconds(wait.seconds * 1_000 - 1))
            #expect(try await fixture.requests("fcm").count == 2)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("it goes on") { sent(fixture) > 1 }
            try await fixture.quiet()
            #expect(sent(fixture) <= 1 + 25, "\(sent(fixture))")
            try await fixture.advance(by: .seconds(1))
            #expect((400...550).contains(sent(fixture)), "\(sent(fixture))")
            try await fixture.advance(by: .seconds(2))
            #expect(sent(fixture) == 1_002)
        }
    }
}
