import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Testing

@testable import DurableWork
@testable import ReceiptsService

@Suite("RCPT-25 Reports of devices that schedule notifications by themselves")
struct LocalReportTests {
    private typealias Ledger = ReceiptsFixture

    /// One report of each kind, as the gateway passes them on.
    private static let reports: [(type: String, properties: [String: TelemetryValue])] = [
        (
            "local_delivery",
            [
                "user_id": "bob", "slot_id": "0800", "fire_at": 1_780_000_000_000, "delivered_at": 1_780_000_000_250, "device_tz": "Asia/Tokyo",
                "app_version": "2.4", "build_id": "7",
            ]
        ),
        (
            "local_error",
            [
                "user_id": "bob", "code": "FETCH_TIMEOUT", "slot_id": "", "when_ms": 1_780_000_000_000, "attempt": 1, "network_state": "offline",
                "tz_offset": .integer(-300), "app_state": "background", "timestamp": 1_780_000_000_000,
            ]
        ),
        (
            "local_heartbeat",
            [
                "user_id": "bob", "device_tz": "UTC", "app_version": "2.4", "build_id": "7", "pending_count": 3, "last_fetch_at": 0,
                "last_delivery_at": 0,
            ]
        ),
    ]

    private func report(to ledger: ReceiptsFixture, _ id: String) async throws -> ReceiptsV1.ReportTelemetryResponse {
        let events = try Self.reports.map { report in
            ReceiptsV1.TelemetryEvent(
                tenant: Ledger.tenant, eventId: "\(id)-\(report.type)", eventType: report.type, occurredAtMs: Ledger.start,
                properties: try TelemetryValue.text(report.properties))
        }
        return try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(.init(tenant: Ledger.tenant, userId: "bob", events: events))
    }

    @Test("RCPT-25 PRIV-10 They are stored with telemetry_mode full, counted with aggregate, and accepted and not stored with off, as in timesafari")
    func modes() async throws {
        try await withLedger { ledger in
            func rows(_ table: String) async throws -> Int? {
                try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
            }
            ledger.policies.set("telemetry_mode", .text("off"))
            let off = try await report(to: ledger, "off")
            #expect(off.accepted == 3 && off.rejected.isEmpty)
            for table in ["telemetry_events", "telemetry_counts", "telemetry_counted"] {
                let count = try await rows(table)
                #expect(count == 0, "\(table)")
            }
            ledger.policies.set("telemetry_mode", .text("aggregate"))
            let counted = try await report(to: ledger, "counted")
            #expect(counted.accepted == 3)
            #expect(try await rows("telemetry_events") == 0)
            #expect(try await rows("telemetry_counts") == 3)
            ledger.policies.set("telemetry_mode", .text("full"))
            let stored = try await report(to: ledger, "stored")
            #expect(stored.accepted == 3 && stored.rejected.isEmpty)
            let events = try await ledger.telemetry().listTelemetry(.init(tenant: Ledger.tenant, userId: "bob")).events
            #expect(Set(events.map(\.eventType)) == ["local_delivery", "local_error", "local_heartbeat"])
        }
    }
}
