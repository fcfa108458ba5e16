import CarillonAPI
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

@Suite("Probes of tokens")
struct TokenProbeTests {
    private func probe(_ fixture: DispatcherFixture, _ devices: [String], id: String = "run-1") async throws -> Int64 {
        try await fixture.components.probes.probeTokens(
            .init(tenant: TestPushes.tenant, probeId: id, devices: devices.map { TestPushes.target($0, user: "alice").device! }),
            context: DispatcherFixture.context
        ).accepted
    }

    private func body(_ request: SimulatorV1.RecordedRequest) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any] ?? [:]
    }

    @Test("REG-19 DISP-31 a probe is silent and of low priority; the registry hears of it, receipts do not")
    func silent() async throws {
        try await withFixture { fixture in
            #expect(try await probe(fixture, ["dev_1", "fcm_1", "unserved_1"]) == 2)
            // The same batch again, as after a lost answer.
            #expect(try await probe(fixture, ["dev_1", "fcm_1"]) == 0)
            try await fixture.until("two reports") { fixture.peers.reports.count == 2 }
            #expect(Set(fixture.peers.reports.map { "\($0.pushDeviceId) \($0.verdict.name)" }) == ["dev_1 alive", "fcm_1 alive"])
            let apns = try #require(try await fixture.requests("apns").first)
            #expect(apns.headers["apns-push-type"] == "background" && apns.headers["apns-priority"] == "5")
            #expect(body(apns)["aps"] as? [String: Int] == ["content-available": 1])
            let fcm = try #require(try await fixture.requests("fcm").first)
            let message = try #require(body(fcm)["message"] as? [String: Any])
            #expect(message["notification"] == nil)
            #expect((message["android"] as? [String: Any])?["priority"] as? String == "NORMAL")
            #expect(body(fcm)["validate_only"] as? Bool == true, "FCM checks the token and wakes no phone")
            #expect(fixture.peers.outcomes.isEmpty)
            #expect(try await fixture.statistics().violations.isEmpty)
            // Every accepted probe is reported, however recent the last one is.
            #expect(try await probe(fixture, ["dev_1"], id: "run-2") == 1)
            try await fixture.until("a third report") { fixture.peers.reports.count == 3 }
        }
    }

    @Test("PRIV-05 PREF-17 a child without a guardian's consent gets no silent push either")
    func child() async throws {
        try await withFixture { fixture in
            fixture.peers.child("alice", consented: false)
            #expect(try await probe(fixture, ["dev_1", "fcm_1"]) == 0)
            try await fixture.quiet()
            for provider in ["apns", "fcm"] { #expect(try await fixture.requests(provider).isEmpty) }
            #expect(fixture.peers.reports.isEmpty)
            fixture.peers.child("alice", consented: true)
            #expect(try await probe(fixture, ["dev_1"], id: "run-2") == 1)
            try await fixture.until("a report") { fixture.peers.reports.map(\.verdict) == [.alive] }
        }
    }

    @Test("PRIV-05 PREF-17 a consent that is withdrawn after a silent push was asked for is heard before it is sent; others go, and go unnamed")
    func withdrawn() async throws {
        try await withFixture { fixture in
            fixture.peers.child("kid", consented: true)
            _ = try await fixture.components.pushes.pauseLanes(.init(paused: true), context: DispatcherFixture.context)
            func targets() -> [CommonV1.SendableDevice] {
                [("dev_1", "kid"), ("fcm_1", "kid"), ("dev_2", "alice")].map { TestPushes.target($0, user: $1).device! }
            }
            func probe(_ id: String) async throws -> Int64 {
                try await fixture.components.probes.probeTokens(
                    .init(tenant: TestPushes.tenant, probeId: id, devices: targets()), context: DispatcherFixture.context
                ).accepted
            }
            #expect(try await probe("run-1") == 3)
            // The same batch again, as after a lost answer.
            #expect(try await probe("run-1") == 0)
            let named = try await fixture.store.read { try String.fetchAll($0, sql: "SELECT DISTINCT user_id FROM pushes ORDER BY user_id") }
            #expect(named == ["", "kid"], "a child alone is named, so that the guardian's word can be asked for and erasure finds it")
            fixture.peers.child("kid", consented: false)
            _ = try await fixture.components.pushes.pauseLanes(.init(paused: false), context: DispatcherFixture.context)
            try await fixture.until("a report") { !fixture.peers.reports.isEmpty }
            try await fixture.quiet()
            #expect(fixture.peers.reports.map(\.pushDeviceId) == ["dev_2"])
            #expect(try await fixture.requests("apns").map(\.token) == [TestPushes.token(of: "dev_2")])
            #expect(try await fixture.requests("fcm").isEmpty)
            #expect(fixture.peers.outcomes.isEmpty)
            fixture.peers.child("kid", consented: true)
            #expect(try await probe("run-2") == 3)
            try await fixture.until("three more reports") { fixture.peers.reports.count == 4 }
        }
    }

    @Test("REG-32 what administrators tell the app along with it arrives as data, still silent; too much of it is refused")
    func data() async throws {
        try await withFixture { fixture in
            var request = DispatcherV1.ProbeTokensRequest(
                tenant: TestPushes.tenant, probeId: "refresh-1",
                devices: ["dev_1", "fcm_1"].map { TestPushes.target($0, user: "alice").device! }, data: ["reason": "token_refresh"])
            _ = try await fixture.components.probes.probeTokens(request, context: DispatcherFixture.context)
            try await fixture.until("two reports") { fixture.peers.reports.count == 2 }
            let apns = try #require(try await fixture.requests("apns").first)
            #expect(apns.headers["apns-push-type"] == "background")
            #expect(
                body(apns)["aps"] as? [String: Int] == ["content-available": 1]
                    && body(apns)["data"] as? [String: String] == ["reason": "token_refresh"])
            let fcm = try #require(try await fixture.requests("fcm").first)
            let message = try #require(body(fcm)["message"] as? [String: Any])
            #expect(message["notification"] == nil && (message["data"] as? [String: String])?["reason"] == "token_refresh")
            #expect(body(fcm)["validate_only"] == nil, "the app gets it")
            #expect(try await fixture.statistics().violations.isEmpty)
            request.data = ["reason": String(repeating: "x", count: 1_100)]
            await #expect(throws: APIError.self) { _ = try await fixture.components.probes.probeTokens(request, context: DispatcherFixture.context) }
        }
    }

    @Test("ACC-011 REG-19 a dead token is reported at once; 503 is retried three times and reported as soon as the provider answered others")
    func failures() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 410, reason: "Unregistered", token: TestPushes.token(of: "dev_1"))
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0, token: TestPushes.token(of: "dev_2"))
            #expect(try await probe(fixture, ["dev_1", "dev_2", "dev_3"]) == 3)
            try await fixture.until("two reports") { fixture.peers.reports.count == 2 }
            try await fixture.advance(by: .seconds(100))
            try await fixture.until("a third report") { fixture.peers.reports.count == 3 }
            let verdicts = Dictionary(uniqueKeysWithValues: fixture.peers.reports.map { ($0.pushDeviceId, "\($0.verdict.name) \($0.reason)") })
            #expect(verdicts == ["dev_1": "dead Unregistered", "dev_2": "unreachable ServiceUnavailable", "dev_3": "alive "])
            let asked = try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_2") }
            #expect(asked.count == 4)
            // A registration between two attempts stays valid (T19).
            #expect(fixture.peers.reports.first { $0.pushDeviceId == "dev_2" }?.observedAtMs == TestPushes.start.milliseconds)
            #expect(try await fixture.status().deadLetters == 0)
            #expect(fixture.peers.outcomes.isEmpty)
        }
    }

    @Test("REG-19 C-68 while the provider answers nobody nothing is said of a token")
    func outage() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0)
            #expect(try await probe(fixture, ["dev_1"]) == 1)
            try await fixture.advance(by: .seconds(100))
            try await fixture.until("four attempts") { try await fixture.requests("apns").count == 4 }
            try await fixture.quiet()
            #expect(fixture.peers.reports.isEmpty)
        }
    }

    @Test("REG-19 C-68 a provider that goes down while a probe is retried makes no device unreachable")
    func laterOutage() async throws {
        // Attempts after 0, 1, 6, 36 and 156 s.
        try await withFixture(settings: ["token_validation_soft_retries": .int(4)]) { fixture in
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0, token: TestPushes.token(of: "dev_1"))
            #expect(try await probe(fixture, ["dev_1", "dev_2"]) == 2)
            try await fixture.until("one report") { fixture.peers.reports.count == 1 }
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0)
            try await fixture.advance(by: .seconds(300))
            #expect(try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_1") }.count == 5)
            #expect(fixture.peers.reports.map(\.pushDeviceId) == ["dev_2"])
        }
    }

    @Test("REG-19 DISP-24 a device that is throttled is not unreachable, whatever `rate_limit_counts_attempt` says")
    func throttled() async throws {
        try await withFixture(settings: ["rate_limit_counts_attempt": .bool(true)]) { fixture in
            try await fixture.fault("apns", status: 429, reason: "TooManyRequests", times: 0, token: TestPushes.token(of: "dev_1"), retryAfter: 2)
            #expect(try await probe(fixture, ["dev_1", "dev_2"]) == 2)
            try await fixture.advance(by: .seconds(50))
            #expect(try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_1") }.count > 4)
            #expect(fixture.peers.reports.map(\.pushDeviceId) == ["dev_2"])
        }
    }

    @Test("REG-19 REG-20 devices that a soft failure would expire count as deaths for the guard")
    func guarded() async throws {
        try await withFixture(settings: ["validation_soft_fail_expires": .bool(true)]) { fixture in
            for device in ["dev_1", "dev_2", "dev_3"] {
                try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", times: 0, token: TestPushes.token(of: device))
            }
            #expect(try await probe(fixture, ["dev_1", "dev_2", "dev_3", "dev_4"]) == 4)
            try await fixture.advance(by: .seconds(100))
            try await fixture.until("four reports") { fixture.peers.reports.count == 4 }
            let unreachable = fixture.peers.reports.filter { $0.verdict == .unreachable }
            #expect(unreachable.count == 3 && unreachable.map(\.deadLastMinute).max() == 3 && unreachable.map(\.answersLastMinute).max() == 4)
        }
    }

    private func refusal(_ fixture: DispatcherFixture, _ request: DispatcherV1.ProbeTokensRequest) async -> String? {
        do {
            _ = try await fixture.components.probes.probeTokens(request, context: DispatcherFixture.context)
            return nil
        } catch {
            return (error as? APIError)?.reason.code
        }
    }

    @Test("ARCH-16 a probe without app or id, or with too many devices, is refused")
    func refused() async throws {
        try await withFixture { fixture in
            let devices = (0...1_000).map { TestPushes.target("dev_\($0)", user: "alice").device! }
            #expect(await refusal(fixture, .init(probeId: "x")) == "invalid_argument")
            #expect(await refusal(fixture, .init(tenant: TestPushes.tenant)) == "invalid_argument")
            #expect(await refusal(fixture, .init(tenant: TestPushes.tenant, probeId: String(repeating: "x", count: 65))) == "invalid_value")
            #expect(await refusal(fixture, .init(tenant: TestPushes.tenant, probeId: "x", devices: devices)) == "payload_too_large")
            let none = try await probe(fixture, [])
            #expect(none == 0)
        }
    }
}
