import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Telemetry for webhooks")
struct TelemetryWebhookTests {
    private typealias Ledger = ReceiptsFixture
    private static let tenant = Ledger.tenant

    private func tell(_ ledger: ReceiptsFixture, _ ids: String..., user: String = "bob") async throws {
        let properties: [String: TelemetryValue] = [
            "user_id": .text(user), "category": "mentions", "old_value": true, "new_value": false, "changed_from": "settings_page",
        ]
        let events = try ids.map { id in
            ReceiptsV1.TelemetryEvent(
                tenant: Self.tenant, eventId: id, eventType: "push_category_toggled", occurredAtMs: Ledger.start,
                properties: try TelemetryValue.text(properties), userId: user)
        }
        _ = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: events))
    }

    private func take(
        _ ledger: ReceiptsFixture, as claimant: String = "a", delivered: String = ""
    ) async throws -> (ids: [String], after: String, cursor: String) {
        let taken = try await ledger.telemetry(as: Principal(service: "dispatcher")).takeTelemetry(
            .init(tenant: Self.tenant, claimant: claimant, delivered: delivered))
        return (taken.events.map { $0.event?.eventId ?? "" }, taken.after, taken.cursor)
    }

    @Test("RCPT-23 a webhook gets all events from its first call on, each until it has it, and then the next, without a gap")
    func inTurn() async throws {
        try await withLedger { ledger in
            try await tell(ledger, "before")
            #expect(try await take(ledger).ids.isEmpty)
            try await tell(ledger, "e1", "e2")
            let first = try await take(ledger)
            #expect(first.ids == ["e1", "e2"])
            // The POST failed, or its answer was lost.
            let again = try await take(ledger)
            #expect(again.ids == first.ids && again.after == first.after && again.cursor == first.cursor)
            try await tell(ledger, "e3")
            let next = try await take(ledger, delivered: first.cursor)
            #expect(next.ids == ["e3"] && next.after == first.cursor)
            #expect(try await take(ledger, delivered: next.cursor).ids.isEmpty)
            try await tell(ledger, "e4")
            let last = try await take(ledger)
            #expect(last.ids == ["e4"] && last.after == next.cursor)
        }
    }

    @Test("RCPT-23 events with long properties come in several POSTs, because servers refuse long ones, and none is left out")
    func long() async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            let device = TelemetryValue.text(String(repeating: "d", count: 1_000))
            let properties: [String: TelemetryValue] = [
                "push_id": "psh_1", "notification_id": "n1", "user_id": "bob", "device_ids": .list(Array(repeating: device, count: 15)),
                "device_count": 15, "notification_type": "mention", "priority": "high", "platform": "ios", "has_image": false, "has_actions": false,
                "provider": "apns",
            ]
            let text = try TelemetryValue.text(properties)
            let events = (0..<40).map { number in
                ReceiptsV1.TelemetryEvent(
                    tenant: Self.tenant, eventId: "e\(number)", eventType: "push_notification_sent", occurredAtMs: Ledger.start, properties: text,
                    userId: "bob")
            }
            _ = try await ledger.telemetry(as: Principal(service: "preferences")).recordTelemetry(.init(events: events))
            var (ids, posts, delivered) = ([String](), 0, "")
            while posts < 40 {
                let taken = try await ledger.telemetry(as: Principal(service: "dispatcher")).takeTelemetry(
                    .init(tenant: Self.tenant, claimant: "a", delivered: delivered))
                if taken.events.isEmpty { break }
                #expect(taken.events.map { $0.event?.properties.utf8.count ?? 0 }.reduce(0, +) <= 256 << 10)
                ids += taken.events.map { $0.event?.eventId ?? "" }
                (posts, delivered) = (posts + 1, taken.cursor)
            }
            #expect(ids == events.map(\.eventId) && posts == 3, "\(posts)")
        }
    }

    @Test("RCPT-23 the position outlives a restart of receipts")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = try await ReceiptsFixture(folder: folder)
        _ = try await take(before)
        try await tell(before, "e1")
        let first = try await take(before)
        _ = try await take(before, delivered: first.cursor)
        try await tell(before, "e2")
        await before.store.close()
        let after = try await ReceiptsFixture(folder: folder)
        let next = try await take(after)
        #expect(next.ids == ["e2"] && next.after == first.cursor)
        await after.store.close()
    }

    @Test("RCPT-23 of several dispatchers one has the events; another takes them over when it is silent, and its late word does not count")
    func claims() async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            try await tell(ledger, "e1", "e2")
            let first = try await take(ledger, as: "a")
            #expect(first.ids == ["e1", "e2"])
            #expect(try await take(ledger, as: "b").ids.isEmpty)
            ledger.clock.advance(by: TelemetryWebhookTable.claim)
            #expect(try await take(ledger, as: "b").ids == ["e1", "e2"])
            #expect(try await take(ledger, as: "a", delivered: first.cursor).ids.isEmpty)
            #expect(try await take(ledger, as: "b").ids == ["e1", "e2"])
            // What is posted wholly is free for all.
            #expect(try await take(ledger, as: "b", delivered: first.cursor).ids.isEmpty)
            try await tell(ledger, "e3")
            #expect(try await take(ledger, as: "a").ids == ["e3"])
        }
    }

    @Test(
        "RCPT-23 PRIV-09 PRIV-10 events of an erased user, and of an app that stores no more events, are not posted",
        arguments: ["aggregate", "off"])
    func withheld(mode: String) async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            try await tell(ledger, "anns", user: "ann")
            try await tell(ledger, "bobs")
            _ = try await ledger.userData().eraseUser(.init(tenant: Self.tenant, userId: "ann"))
            #expect(try await take(ledger).ids == ["bobs"])
            ledger.policies.set("telemetry_mode", .text(mode))
            #expect(try await take(ledger).ids.isEmpty)
        }
    }

    @Test("RCPT-23 a call without a name, or with a position that is none, is refused")
    func refused() async throws {
        try await withLedger { ledger in
            let nameless = await refusal { _ = try await take(ledger, as: "") }
            #expect(nameless == "invalid_argument claimant")
            let unread = await refusal { _ = try await take(ledger, delivered: "all") }
            #expect(unread == "invalid_value delivered")
        }
    }
}
