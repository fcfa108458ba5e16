import CarillonAPI
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Anonymization of old telemetry")
struct TelemetryRetentionTests {
    private typealias Ledger = ReceiptsFixture
    private static let now = Instant(milliseconds: Ledger.start)

    private func record(_ id: String, user: String, at instant: Instant, _ ledger: ReceiptsFixture) async throws {
        let event = CheckedTelemetry(
            tenant: Ledger.tenant, eventId: id, eventType: "push_notification_opened", userId: user, occurredAt: instant,
            properties: #"{"user_id":"\#(user)","device_id":"d-\#(user)","notification_id":"n1","push_id":"p1","time_to_open_seconds":3.5}"#)
        _ = try await ledger.store.write { try TelemetryTable.record(event, stores: true, now: instant, $0) }
    }

    @Test("PRIV-08 old events without a user lose the ids of devices, pushes and notifications, too; ids that clients invent do not stop the job")
    func nobody() async throws {
        try await withLedger { ledger in
            let before = Self.now
            let failed = #"{"device_id":"d-ann","notification_id":"n1","push_id":"p1","failure_reason":"invalid_token","will_retry":false}"#
            for (id, user) in [("e1", ""), ("anon:1", ""), ("anon:4", ""), ("e4", "anon:x")] {
                let event = CheckedTelemetry(
                    tenant: Ledger.tenant, eventId: id, eventType: "push_notification_failed", userId: user, occurredAt: before - .milliseconds(1),
                    properties: failed)
                _ = try await ledger.store.write { try TelemetryTable.record(event, stores: true, now: before, $0) }
            }
            func age() async throws -> Int {
                try await ledger.store.write { try TelemetryTable.anonymize(Ledger.tenant, before: before, now: Self.now, limit: 10, $0) }
            }
            #expect(try await age() == 4)
            #expect(try await age() == 0)
            let rows = try await ledger.store.read { database in
                try Row.fetchAll(database, sql: "SELECT user_id, properties, event_id FROM telemetry_events ORDER BY id").map {
                    (user: $0[0] as String, properties: $0[1] as String, id: $0[2] as String)
                }
            }
            #expect(rows.allSatisfy { $0.properties == #"{"failure_reason":"invalid_token","will_retry":false}"# && $0.id.hasPrefix("anon: ") })
            #expect(rows.prefix(3).allSatisfy { $0.user.isEmpty } && rows[3].user.hasPrefix("anon:") && rows[3].user != "anon:x")
        }
    }

    @Test("PRIV-08 old events have neither users nor ids that identify users; measurements stay, and so do younger events")
    func anonymize() async throws {
        try await withLedger { ledger in
            let before = Self.now - .seconds(1)
            for (id, user) in [("e1", "ann"), ("e2", "ann"), ("e3", "ben")] {
                try await record(id, user: user, at: before - .milliseconds(1), ledger)
            }
            try await record("e4", user: "ann", at: before, ledger)
            for _ in 0..<2 {
                _ = try await ledger.store.write { try TelemetryTable.anonymize(Ledger.tenant, before: before, now: Self.now, limit: 10, $0) }
            }
            let rows = try await ledger.store.read { database in
                try Row.fetchAll(database, sql: "SELECT event_id, user_id, properties FROM telemetry_events ORDER BY id").map {
                    (id: $0[0] as String, user: $0[1] as String, properties: $0[2] as String)
                }
            }
            #expect(rows.count == 4)
            let (aged, young) = (rows[0..<3], rows[3])
            #expect(aged.allSatisfy { $0.user.hasPrefix("anon:") && $0.id.hasPrefix("anon:") })
            // Within a quarter a user has one pseudonym.
            #expect(rows[0].user == rows[1].user && rows[0].user != rows[2].user)
            for row in aged {
                #expect(row.properties == #"{"user_id":"\#(row.user)","time_to_open_seconds":3.5}"#)
            }
            #expect(young.user == "ann" && young.id == "e4" && young.properties.contains("d-ann"))
        }
    }
}
