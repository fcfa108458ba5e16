import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Unread counters and badges")
struct BadgeTests {
    private typealias Ledger = ReceiptsFixture

    @Test("RCPT-16 ACC-085 The badge is the sum after this notification: counters 1, 1, 0 and a direct message make 3")
    func sum() async throws {
        try await withLedger { ledger in
            let badges = try await ledger.badges(
                Ledger.record("n1", counter: "mentions"), Ledger.record("n2", counter: "threads"), Ledger.record("n3", counter: "dm"))
            #expect(badges == [1, 2, 3])
            let answer = try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob"))
            #expect(answer.badge == 3)
            #expect(answer.counters == ["dm": 1, "mentions": 1, "threads": 1])
        }
    }

    @Test("ARCH-04 A repeated notification gets the same badge and does not count")
    func again() async throws {
        try await withLedger { ledger in
            #expect(try await ledger.badges(Ledger.record("n1"), Ledger.record("n2")) == [1, 2])
            #expect(try await ledger.badges(Ledger.record("n3")) == [3])
            #expect(try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n1")) == [1, 2, 1])
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 3)
            #expect(statistics.devicesByStatus == ["pending": 3])
        }
    }

    @Test(
        "C-26 Notifications that the user saw, muted or switched off are not unread; those deferred or suppressed are",
        arguments: [
            (CommonV1.SkipReason.userActive, false), (.preferenceDisabled, false), (.channelMuted, false), (.quietHours, true),
            (.deduplicated, true), (.noDevices, true), (.unspecified, true),
        ])
    func whatCounts(_ reason: CommonV1.SkipReason, _ counts: Bool) async throws {
        try await withLedger { ledger in
            let badges = try await ledger.badges(Ledger.record("n1", skipped: reason))
            #expect(badges == [counts ? 1 : 0])
        }
    }

    @Test("EVAL-43 A silent push is not unread, and the ledger gives it no badge")
    func silent() async throws {
        try await withLedger { ledger in
            var silent = Ledger.record("n2")
            silent.silentPush = true
            let badges = try await ledger.badges(Ledger.record("n1"), silent, Ledger.record("n3"))
            #expect(badges == [1, -1, 2])
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 3)
        }
    }

    private func increment(_ key: String, by value: Int32 = 1, _ ledger: Ledger) async throws -> Int32 {
        try await ledger.client().changeCounter(
            .init(tenant: Ledger.tenant, userId: "bob", counter: "dm", op: .increment, value: value),
            options: CallOptions(metadata: ["idempotency-key": key])
        ).badge
    }

    @Test("GW-04 A counter grows once for an idempotency key, and the repeated call gets the first badge")
    func incrementOnce() async throws {
        try await withLedger { ledger in
            let first = try await increment("a", ledger)
            #expect(first == 1)
            #expect(try await increment("b", ledger) == 2)
            #expect(try await increment("a", ledger) == first)
            #expect(await refusal { _ = try await increment("a", by: 2, ledger) } == "idempotency_mismatch Idempotency-Key")
            #expect(try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob")).badge == 2)
        }
    }

    @Test("RCPT-15 The badge is capped, the true count is not; without counters there is no badge")
    func capAndOff() async throws {
        try await withLedger { ledger in
            ledger.policies.set("badge_cap", 5)
            for index in 0..<7 { _ = try await ledger.badges(Ledger.record("n\(index)")) }
            let answer = try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob"))
            #expect(answer.badge == 5)
            #expect(answer.trueCount == 7)
            ledger.policies.set("badge_mode", "off")
            #expect(try await ledger.badges(Ledger.record("n8")) == [-1])
        }
    }

    @Test("A type without a counter, or with one that the app does not have, changes no badge")
    func noCounter() async throws {
        try await withLedger { ledger in
            let badges = try await ledger.badges(Ledger.record("n1", counter: ""), Ledger.record("n2", counter: "likes"))
            #expect(badges == [0, 0])
        }
    }

    @Test("RCPT-14 Counters are cleared, set and increased, never negative")
    func change() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", counter: "dm"))
            func change(_ counter: String, _ op: ReceiptsV1.CounterOperation, _ value: Int32 = 0) async throws -> Int32 {
                try await ledger.client().changeCounter(
                    .init(tenant: Ledger.tenant, userId: "bob", counter: counter, op: op, value: value)
                ).badge
            }
            #expect(try await change("mentions", .clear) == 1)
            #expect(try await change("threads", .set, 7) == 8)
            #expect(try await change("threads", .increment) == 9)
            #expect(try await change("threads", .increment, -20) == 1)
            #expect(await refusal { _ = try await change("likes", .clear) } == "invalid_argument counter")
            #expect(await refusal { _ = try await change("dm", .init(rawValue: 9)) } == "invalid_argument op")
            #expect(await refusal { _ = try await change("dm", .set, -1) } == "invalid_argument value")
        }
    }

    @Test("Counters belong to a user of an app: others neither see nor change them")
    func scope() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", user: "carol"))
            let carol = ledger.client(as: Ledger.user("carol"))
            #expect(try await carol.badge(.init(tenant: Ledger.tenant)).badge == 1)
            #expect(await refusal { _ = try await carol.badge(.init(tenant: Ledger.tenant, userId: "bob")) } == "not_found")
            #expect(
                await refusal {
                    _ = try await carol.changeCounter(.init(tenant: Ledger.tenant, userId: "bob", counter: "dm", op: .clear))
                } == "not_found")
            let stranger = ledger.client(as: Ledger.user("bob", app: "other"))
            #expect(await refusal { _ = try await stranger.badge(.init(tenant: Ledger.tenant, userId: "bob")) } == "not_found")
        }
    }
}
