import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Lists of telemetry events")
struct TelemetryListTests {
    private typealias Ledger = ReceiptsFixture
    private static let start = Instant(milliseconds: Ledger.start)

    private func record(_ id: String, _ type: TelemetryType, user: String, at milliseconds: Int, _ ledger: ReceiptsFixture) async throws {
        let event = CheckedTelemetry(
            tenant: Ledger.tenant, eventId: id, eventType: type.rawValue, userId: user, occurredAt: Self.start + .milliseconds(milliseconds),
            properties: #"{"user_id":"\#(user)"}"#)
        _ = try await ledger.store.write { try TelemetryTable.record(event, stores: true, now: Self.start, $0) }
    }

    /// The time and user of each event, read in pages of two.
    private func list(user: String = "", type: TelemetryType? = nil, _ ledger: ReceiptsFixture) async throws -> [String] {
        var (listed, token) = ([String](), "")
        repeat {
            let page = try Page(size: 2, token: token, .ledger)
            let query = TelemetryTable.Query(
                tenant: Ledger.tenant, userID: user, eventType: type?.rawValue ?? "", page: page, after: try page.position(PageToken.self))
            let part = try await ledger.store.read { try TelemetryTable.read(query, $0) }
            #expect(part.items.count <= 2)
            listed += part.items.map { "\($0.occurredAtMs - Ledger.start) \($0.userId.hasPrefix("anon:") ? "anon" : $0.userId)" }
            token = part.nextToken
        } while !token.isEmpty
        return listed
    }

    @Test("RCPT-23 RCPT-19 PRIV-08 lists by time, user and type have anonymous events and others in one order; retention deletes both")
    func anonymousAndOthers() async throws {
        try await withLedger { ledger in
            let types: [TelemetryType] = [.notificationSent, .notificationOpened, .notificationSent, .statusChecked]
            for number in 0..<8 {
                try await record("e\(number)", types[number % 4], user: number < 4 ? "ann" : "ben", at: number, ledger)
            }
            let before = Self.start + .milliseconds(4)
            #expect(
                try await ledger.store.write {
                    try TelemetryTable.anonymize(Ledger.tenant, before: before, now: Self.start, limit: 10, $0)
                } == 4)
            // It arrives late, and is not anonymous yet.
            try await record("late", .notificationSent, user: "ann", at: 1, ledger)
            #expect(
                try await list(ledger) == ["7 ben", "6 ben", "5 ben", "4 ben", "3 anon", "2 anon", "1 ann", "1 anon", "0 anon"])
            #expect(try await list(type: .notificationSent, ledger) == ["6 ben", "4 ben", "2 anon", "1 ann", "0 anon"])
            #expect(try await list(type: .notificationOpened, ledger) == ["5 ben", "1 anon"])
            #expect(try await list(user: "ann", ledger) == ["1 ann"])
            #expect(try await list(user: "ben", type: .notificationSent, ledger) == ["6 ben", "4 ben"])
            #expect(
                try await ledger.store.write {
                    try TelemetryTable.anonymize(Ledger.tenant, before: before, now: Self.start, limit: 10, $0)
                } == 1)
            var deleted: [Int] = []
            for _ in 0..<3 {
                deleted.append(
                    try await ledger.store.write {
                        try TelemetryTable.deleteOld(Ledger.tenant, before: Self.start + .milliseconds(5), limit: 4, $0)
                    })
            }
            #expect(deleted == [4, 2, 0])
            #expect(try await list(ledger) == ["7 ben", "6 ben", "5 ben"])
        }
    }
}
