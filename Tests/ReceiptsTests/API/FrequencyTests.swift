import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Counts of recent pushes")
struct FrequencyTests {
    private typealias Ledger = ReceiptsFixture

    private func record(
        _ id: String, _ priority: CommonV1.Priority, at ms: Int64, type: String = "mention", user: String = "bob",
        skipped: CommonV1.SkipReason = .unspecified
    ) -> ReceiptsV1.NotificationRecord {
        var record = Ledger.record(id, user: user, skipped: skipped, createdAt: Ledger.start + ms)
        (record.priority, record.typeId) = (priority, type)
        return record
    }

    private func request(normal: Int64, high: Int64, user: String = "bob") -> ReceiptsV1.CountPushesRequest {
        .init(
            tenant: Ledger.tenant, userId: user, normalSinceMs: Ledger.start + normal, highSinceMs: Ledger.start + high,
            exemptTypeIds: ["security_alert"])
    }

    @Test("PREF-19 normal pushes of the day and high ones of the week count; skips, exempt types, other priorities and other users do not")
    func counts() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(
                record("n1", .normal, at: 0), record("h1", .high, at: 0), record("h2", .high, at: 10),
                record("n2", .normal, at: 20), record("l1", .low, at: 21), record("b1", .blocking, at: 22),
                record("n3", .normal, at: 23, skipped: .quietHours), record("n4", .normal, at: 24, type: "security_alert"),
                record("n5", .normal, at: 25, user: "eva"), record("n6", .normal, at: 30))
            let frequency = ledger.frequency()
            #expect(try await frequency.countPushes(request(normal: 20, high: 0)) == .init(normal: 2, high: 2))
            #expect(try await frequency.countPushes(request(normal: 0, high: 10)) == .init(normal: 3, high: 1))
            #expect(try await frequency.countPushes(request(normal: 31, high: 31)) == .init())
            #expect(try await frequency.countPushes(request(normal: 0, high: 0, user: "nobody")) == .init())
        }
    }

    @Test("PREF-19 SEC-08 users count their own pushes, and nobody those of more than 32 days")
    func bounds() async throws {
        try await withLedger { ledger in
            let bob = ledger.frequency(as: Ledger.user("bob"))
            _ = try await bob.countPushes(request(normal: 0, high: 0))
            await #expect { _ = try await bob.countPushes(request(normal: 0, high: 0, user: "eva")) } throws: {
                ($0 as? RPCError)?.reason == "not_found"
            }
            for (normal, high) in [(-33 * 86_400_000, 0), (0, -33 * 86_400_000)] {
                await #expect { _ = try await bob.countPushes(request(normal: Int64(normal), high: Int64(high))) } throws: {
                    ($0 as? RPCError)?.reason == "invalid_value"
                }
            }
        }
    }
}
