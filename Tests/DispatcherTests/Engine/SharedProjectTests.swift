import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService
@testable import Providers

@Suite("Apps that share an FCM project")
struct SharedProjectTests {
    private let other = CommonV1.Tenant(organizationId: "org_2", appId: "shop")

    private func pushes(_ prefix: String, _ count: Int, of tenant: CommonV1.Tenant) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("\(prefix)\($0)", devices: ["fcm_\(prefix)\($0)"], user: "\(prefix)\($0)", tenant: tenant) }
    }

    private func sent(_ fixture: DispatcherFixture, _ prefix: String) -> Int {
        fixture.peers.statuses().filter { $0.key.hasPrefix("fcm_\(prefix)") && $0.value == .sent }.count
    }

    @Test("DISP-09 T33 A service account that Google refuses stops its own app's pushes, not those of others in the project")
    func refusedAccount() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: other, name: "broken", trusted: false)
            try await fixture.enqueue(pushes("b", 3, of: other))
            try await fixture.until("the broken one is blocked") { try await fixture.status().lanes.contains { $0.state == .blocked } }
            try await fixture.enqueue(pushes("g", 20, of: TestPushes.tenant))
            try await fixture.until("the others are sent") { sent(fixture, "g") == 20 }
            try await fixture.quiet()
            let lanes = try await fixture.status().lanes.filter { $0.lane.hasPrefix("fcm") }
            #expect(lanes.map(\.state) == [.open, .blocked], "\(lanes)")
            #expect(lanes.last?.lane.contains("shop") == true && lanes.last?.waiting == 3, "\(lanes)")
            #expect(try await fixture.status().queued == 3)
            // The app's good account ends the pause, and the project's connection stayed open.
            try await fixture.putFCMAccount(of: other, name: "mended")
            try await fixture.until("sent after all") { sent(fixture, "b") == 3 }
            // Tokens are fetched over a connection of their own.
            #expect(Set(try await fixture.requests("fcm").map(\.connection)).count == 1)
            #expect(try await fixture.status().lanes.filter { $0.lane.hasPrefix("fcm") }.map(\.state) == [.open])
        }
    }

    @Test("OBS-09 The status of one app's queue shows its own pushes, attempts and lanes; that of all apps shows the sums")
    func statusOfOneApp() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: other, name: "broken", trusted: false)
            try await fixture.enqueue(pushes("b", 3, of: other))
            try await fixture.until("the broken one is blocked") { try await fixture.status().lanes.contains { $0.state == .blocked } }
            let own = TestPushes.push("a", devices: ["dev_1"], user: "a")
            try await fixture.enqueue(pushes("g", 2, of: TestPushes.tenant) + [own])
            try await fixture.until("the others are sent") { sent(fixture, "g") == 2 && fixture.peers.statuses()["dev_1"] == .sent }
            try await fixture.quiet()
            let chat = try await fixture.status(of: TestPushes.tenant)
            let shop = try await fixture.status(of: other)
            let all = try await fixture.status()
            #expect([chat.queued, shop.queued, all.queued] == [0, 3, 3])
            #expect(shop.oldestQueuedAtMs == TestPushes.start.milliseconds && chat.oldestQueuedAtMs == nil)
            #expect(chat.sentByProvider == ["fcm": 2, "apns": 1] && chat.attempts == 3)
            #expect(shop.attempts == 0 && shop.sentByProvider.isEmpty && all.sentByProvider == chat.sentByProvider)
            #expect(chat.lanes.map(\.state) == [.open, .open], "\(chat.lanes)")
            #expect(shop.lanes.count == 1 && shop.lanes.allSatisfy { $0.state == .blocked && $0.waiting == 3 }, "\(shop.lanes)")
            let nobody = try await fixture.status(of: .init(organizationId: "org", appId: "nobody"))
            #expect(nobody == .init())
        }
    }

    /// The token endpoint's time is up, and after a pause it is asked again. While it is asked the dispatcher is not quiet, so time is set.
    private func timeOut(_ fixture: DispatcherFixture) async throws {
        fixture.clock.set(fixture.clock.now + PooledRequests.timeout)
        try await fixture.until("no token") { try await fixture.status().lanes.contains { $0.state == .throttled && $0.lane.contains("shop") } }
        fixture.clock.set(fixture.clock.now + GoogleTokenSource.retryDelay)
    }

    @Test("DISP-10 T33 While a token endpoint does not answer, only the pushes of its account wait, for the first token and for a renewed one")
    func silentTokenEndpoint() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue(pushes("g", 1, of: TestPushes.tenant))
            try await fixture.until("one has its token") { sent(fixture, "g") == 1 }
            try await fixture.putFCMAccount(of: other, name: "slow")
            try await fixture.fault("oauth", action: .withhold)
            try await fixture.enqueue(pushes("s", 1, of: other))
            try await fixture.until("asked") { try await fixture.requests("oauth").count == 2 }
            try await fixture.enqueue(pushes("h", 5, of: TestPushes.tenant) + [TestPushes.push("a", devices: ["dev_1"], user: "a")])
            try await fixture.until("the others are sent") { sent(fixture, "h") == 5 && fixture.peers.statuses()["dev_1"] == .sent }
            #expect(sent(fixture, "s") == 0)
            try await timeOut(fixture)
            try await fixture.until("sent after all") { sent(fixture, "s") == 1 }

            try await fixture.fault("oauth", action: .withhold)
            try await fixture.fault("fcm", status: 401, reason: "UNAUTHENTICATED", token: TestPushes.token(of: "fcm_r0"))
            try await fixture.enqueue(pushes("r", 1, of: other))
            try await fixture.until("asked for another") { try await fixture.requests("oauth").count == 4 }
            try await fixture.enqueue(pushes("i", 5, of: TestPushes.tenant) + [TestPushes.push("b", devices: ["dev_2"], user: "b")])
            try await fixture.until("the others are sent") { sent(fixture, "i") == 5 && fixture.peers.statuses()["dev_2"] == .sent }
            try await timeOut(fixture)
            try await fixture.until("sent with the new one") { sent(fixture, "r") == 1 }
        }
    }

    @Test("DISP-27 DISP-12 What waits for the first token costs nothing of the project's quota; the lowest that an app names is the project's")
    func quota() async throws {
        // 600 a minute: 3 at once, then 9.9 a second.
        try await withFixture(settings: ["fcm_quota_per_minute": .int(600)]) { fixture in
            try await fixture.putFCMAccount(of: other, name: "second")
            try await fixture.enqueue(pushes("q", 10, of: TestPushes.tenant) + pushes("p", 10, of: other))
            try await fixture.quiet()
            #expect(sent(fixture, "q") + sent(fixture, "p") == 3)
            try await fixture.advance(by: .seconds(1))
            #expect(sent(fixture, "q") + sent(fixture, "p") <= 13)
            try await fixture.advance(by: .seconds(2))
            try await fixture.until("all sent") { sent(fixture, "q") == 10 && sent(fixture, "p") == 10 }
        }
    }

    @Test("DISP-09 T31 An account whose token endpoint does not answer waits alone; while FCM throttles the project all wait")
    func waits() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue(pushes("g", 1, of: TestPushes.tenant))
            try await fixture.until("one has its token") { sent(fixture, "g") == 1 }
            try await fixture.putFCMAccount(of: other, name: "late")
            try await fixture.fault("oauth", status: 503, times: 1)
            try await fixture.enqueue(pushes("l", 1, of: other))
            try await fixture.until("no token") { try await fixture.status().lanes.contains { $0.state == .throttled && $0.lane.contains("shop") } }
            try await fixture.enqueue(pushes("h", 5, of: TestPushes.tenant))
            try await fixture.until("the others are sent") { sent(fixture, "h") == 5 }
            #expect(sent(fixture, "l") == 0)
            try await fixture.advance(by: .seconds(5))
            try await fixture.until("asked again") { sent(fixture, "l") == 1 }

            try await fixture.fault("fcm", status: 429, reason: "QUOTA_EXCEEDED", retryAfter: 7)
            try await fixture.enqueue(pushes("t", 1, of: other))
            try await fixture.until("throttled") { try await fixture.status().lanes.contains { $0.state == .throttled && !$0.lane.contains("shop") } }
            let before = try await fixture.requests("fcm").count
            try await fixture.enqueue(pushes("u", 3, of: TestPushes.tenant))
            try await fixture.advance(by: .milliseconds(6_999))
            #expect(try await fixture.requests("fcm").count == before)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("all sent") { sent(fixture, "t") == 1 && sent(fixture, "u") == 3 }
        }
    }
}
