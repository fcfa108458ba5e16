import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("An app whose policy cannot be read holds no other app back")
struct UnreadablePolicyTests {
    private typealias Ledger = ReceiptsFixture
    private static let other = CommonV1.Tenant(organizationId: "org_1", appId: "other")
    private static let away = APIError(.unavailable, "the registry is away").rpcError

    private func lines(_ results: [CommonV1.ItemResult]) -> [String] { results.map { "\($0.index) \($0.reason)" } }

    private func key(_ key: String) -> CallOptions { CallOptions(metadata: ["idempotency-key": key]) }

    private static func event(_ id: String, of tenant: CommonV1.Tenant) throws -> ReceiptsV1.TelemetryEvent {
        .init(
            tenant: tenant, eventId: id, eventType: "push_skipped", occurredAtMs: Ledger.start,
            properties: try TelemetryValue.text(["user_id": "bob", "notification_type": "mention", "reason": "user_active"]), userId: "bob")
    }

    @Test("ARCH-04 Notifications of the app are rejected as unavailable, one by one; those of other apps are recorded")
    func notifications() async throws {
        try await withLedger { ledger in
            var records = [Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3"), Ledger.record("")]
            records[1].tenant = Self.other
            func call() async throws -> ReceiptsV1.RecordNotificationResponse {
                try await ledger.client().recordNotification(.init(notifications: records))
            }
            ledger.policies.fail(Self.away, app: "other")
            let first = try await call()
            #expect(lines(first.rejected) == ["1 unavailable", "3 invalid_argument"])
            #expect(first.badges == [1, -1, 2, -1])
            #expect(try await ledger.view("n3").status == .pending)

            ledger.policies.fail(RPCError(code: .notFound, message: "there is no such app"), app: "other")
            #expect(lines(try await call().rejected) == ["1 not_found", "3 invalid_argument"])

            ledger.policies.fail(nil)
            let second = try await call()
            #expect(lines(second.rejected) == ["3 invalid_argument"])
            #expect(second.badges == [1, 1, 2, -1])
        }
    }

    @Test("RCPT-23 GW-04 Telemetry of the app is rejected as unavailable, and the same call takes it later, also with an idempotency key")
    func telemetry() async throws {
        try await withLedger { ledger in
            let client = ledger.telemetry(as: Principal(service: "registry"))
            let request = ReceiptsV1.RecordTelemetryRequest(events: [
                try Self.event("e1", of: Ledger.tenant), try Self.event("e2", of: Self.other), try Self.event("", of: Ledger.tenant),
            ])
            func call() async throws -> [String] { lines(try await client.recordTelemetry(request, options: key("k")).rejected) }
            ledger.policies.fail(Self.away, app: "other")
            #expect(try await call() == ["1 unavailable", "2 invalid_argument"])
            #expect(try await ledger.telemetry().listTelemetry(.init(tenant: Ledger.tenant)).events.map(\.eventId) == ["e1"])
            ledger.policies.fail(nil)
            #expect(try await call() == ["2 invalid_argument"])
            #expect(try await ledger.telemetry().listTelemetry(.init(tenant: Self.other)).events.map(\.eventId) == ["e2"])
            #expect(try await ledger.telemetry().telemetryCounts(.init(tenant: Ledger.tenant)).counts.map(\.count) == [1])
            // From now on the call has its record.
            ledger.policies.fail(Self.away, app: "other")
            #expect(try await call() == ["2 invalid_argument"])
        }
    }

    @Test("RCPT-06 GW-04 Reports on the app's notifications are rejected as unavailable, and the same call takes them later")
    func clientReports() async throws {
        try await withLedger { ledger in
            var elsewhere = Ledger.record("n2")
            elsewhere.tenant = Self.other
            _ = try await ledger.badges(Ledger.record("n1"), elsewhere)
            var reports = [Ledger.report("n1", .delivered), Ledger.report("n2", .delivered)]
            reports[1].tenant = Self.other
            let request = ReceiptsV1.ReportClientEventsRequest(events: reports)
            func call() async throws -> ReceiptsV1.ReportClientEventsResponse {
                try await ledger.client().reportClientEvents(request, options: key("k"))
            }
            func stored() async throws -> Int? { try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM client_reports") } }
            ledger.policies.fail(Self.away, app: "other")
            let first = try await call()
            #expect(lines(first.rejected) == ["1 unavailable"] && first.ignored == 0)
            #expect(try await stored() == 1)
            ledger.policies.fail(nil)
            #expect(try await call().rejected.isEmpty)
            #expect(try await stored() == 2)
            #expect(try await ledger.statistics.clientEvents == ["delivered": 1])
        }
    }

    @Test("A client's call about its one app fails as a whole, so that the client repeats it")
    func oneApp() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.policies.fail(Self.away)
            let bob = Ledger.user("bob")
            #expect(await refusal { _ = try await ledger.client(as: bob).reportClientEvent(Ledger.report("n1", .opened)) } == "unavailable")
            let events = [
                ReceiptsV1.TelemetryEvent(
                    eventId: "e1", eventType: "push_notification_dismissed", occurredAtMs: Ledger.start,
                    properties: try TelemetryValue.text([
                        "push_id": "p1", "device_id": "d1", "notification_id": "n1", "dismiss_method": "swipe",
                        "time_since_delivered_seconds": .number(6),
                    ]))
            ]
            let request = ReceiptsV1.ReportTelemetryRequest(tenant: Ledger.tenant, userId: "bob", events: events)
            #expect(await refusal { _ = try await ledger.telemetry(as: bob).reportTelemetry(request) } == "unavailable")
        }
    }
}
