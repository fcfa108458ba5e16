import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Telemetry that the ledger raises")
struct RaisedTelemetryTests {
    private typealias Ledger = ReceiptsFixture

    private func events(_ ledger: ReceiptsFixture, _ type: String) async throws -> [[String: TelemetryValue]] {
        let found = try await ledger.telemetry().listTelemetry(.init(tenant: Ledger.tenant, eventType: type, pageSize: 100)).events
        return try found.reversed().map { event in
            let properties = try TelemetryValue.properties(event.properties)
            // The same text as that of an event which others tell: with sorted names.
            #expect(event.properties == (try TelemetryValue.text(properties)))
            return properties
        }
    }

    private func counts(_ ledger: ReceiptsFixture) async throws -> [String: Int64] {
        let counts = try await ledger.telemetry().telemetryCounts(.init(tenant: Ledger.tenant)).counts
        return Dictionary(uniqueKeysWithValues: counts.map { ($0.eventType, $0.count) })
    }

    /// A push that is sent after a failed attempt, one that fails, and one that is skipped before the send.
    private func record(_ ledger: ReceiptsFixture) async throws {
        _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3"))
        var sent = Ledger.outcome("n1", .sent, sequence: 2, at: Ledger.start + 200)
        sent.hasImage = true
        var dead = Ledger.outcome("n2", .failed, sequence: 1, code: "Unregistered")
        (dead.failureReason, dead.providerErrorMessage) = ("device_gone", "gone")
        var skipped = Ledger.outcome("n3", .skipped, sequence: 1)
        (skipped.skipReason, skipped.attemptId) = (.channelMuted, "")
        let outcomes = [Ledger.outcome("n1", .queued, sequence: 1, code: "InternalServerError"), sent, dead, skipped]
        for outcome in outcomes + outcomes { try await ledger.outcomes(outcome) }
    }

    @Test("RCPT-23 each accepted push, each failed attempt and each skip is an event with its properties, once, also where it is reported again")
    func raised() async throws {
        try await withLedger { ledger in
            try await record(ledger)
            let sent = try #require(try await events(ledger, "push_notification_sent").first)
            let expected: [String: TelemetryValue] = [
                "push_id": "psh_n1", "notification_id": "n1", "user_id": "bob", "device_ids": .list(["device_dev_1"]), "device_count": 1,
                "notification_type": "mention", "priority": "high", "platform": "ios", "has_image": true, "has_actions": false,
                "provider": "apns",
            ]
            #expect(sent == expected)
            let failed = try await events(ledger, "push_notification_failed")
            #expect(failed.count == 2)
            let retried = try #require(failed.first { $0["will_retry"] == true })
            #expect(retried["failure_reason"] == "provider_error" && retried["provider_error_code"] == "InternalServerError")
            let dead = try #require(failed.first { $0["will_retry"] == false })
            #expect(dead["failure_reason"] == "invalid_token" && dead["provider_error_message"] == "gone" && dead["device_id"] == "device_dev_1")
            #expect(
                try await events(ledger, "push_skipped") == [["user_id": "bob", "notification_type": "mention", "reason": "channel_muted"]])
            #expect(try await counts(ledger) == ["push_notification_sent": 1, "push_notification_failed": 2, "push_skipped": 1])
            // All are events that receipts would take from others.
            for type in ["push_notification_sent", "push_notification_failed", "push_skipped"] {
                let kind = try #require(TelemetryKind.all[type])
                for event in try await events(ledger, type) { _ = try kind.read(try TelemetryValue.text(event), userId: nil) }
            }
        }
    }

    @Test("RCPT-23 a decision to push nothing is an event when it is recorded, and a deferred one when it ends")
    func skippedByDecision() async throws {
        try await withLedger { ledger in
            for _ in 0..<2 { _ = try await ledger.badges(Ledger.record("n1", skipped: .capExceeded)) }
            #expect(
                try await events(ledger, "push_skipped") == [["user_id": "bob", "notification_type": "mention", "reason": "cap_exceeded"]])
            var held = Ledger.record("n2")
            held.held = true
            _ = try await ledger.badges(held)
            #expect(try await events(ledger, "push_skipped").count == 1)
            _ = try await ledger.badges(Ledger.record("n2", skipped: .preferenceDisabled))
            #expect(try await events(ledger, "push_skipped").count == 2)
        }
    }

    @Test("RCPT-23 with telemetry_mode aggregate they are only counted, and with off not even that", arguments: ["aggregate", "off"])
    func modes(mode: String) async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.policies.set("telemetry_mode", .text(mode))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            #expect(try await events(ledger, "push_notification_sent").isEmpty)
            let expected: [String: Int64] = mode == "off" ? [:] : ["push_notification_sent": 1]
            #expect(try await counts(ledger) == expected)
        }
    }

    /// A report of bob's client on n1, with what only some kinds have.
    private func report(_ kind: ReceiptsV1.ClientEventKind, at instant: Int64) -> ReceiptsV1.ReportClientEventRequest {
        var report = Ledger.report("n1", kind, at: instant, device: "device_dev_1")
        (report.actionTaken, report.appStateOnOpen, report.deepLinkTarget) = ("REPLY", .background, "app://x")
        report.dismissMethod = .swipe
        return report
    }

    @Test("RCPT-23 a client's reports of delivery, opening and dismissal are events with their properties, once, also where they come again")
    func reports() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, at: Ledger.start + 100))
            ledger.clock.advance(by: .seconds(60))
            let kinds: [(ReceiptsV1.ClientEventKind, Int64)] = [(.delivered, 850), (.displayed, 900), (.opened, 3_350), (.dismissed, 9_850)]
            for (kind, after) in kinds + kinds {
                _ = try await ledger.client().reportClientEvent(report(kind, at: Ledger.start + after))
            }
            _ = try await ledger.client().reportClientEvents(.init(events: kinds.map { report($0.0, at: Ledger.start + $0.1) }))
            let push: [String: TelemetryValue] = ["push_id": "psh_n1", "device_id": "device_dev_1", "notification_id": "n1"]
            func ofPush(_ more: [String: TelemetryValue]) -> [String: TelemetryValue] { push.merging(more) { $1 } }
            #expect(
                try await events(ledger, "push_notification_delivered") == [
                    ofPush([
                        "delivery_latency_ms": 750, "provider_message_id": "apns-id",
                        "delivered_at": .text(Instant(milliseconds: Ledger.start + 850).rfc3339),
                    ])
                ])
            #expect(
                try await events(ledger, "push_notification_opened") == [
                    ofPush([
                        "user_id": "bob", "time_to_open_seconds": .number(2.5), "action_taken": "REPLY", "deep_link_target": "app://x",
                        "app_state_on_open": "background",
                    ])
                ])
            let dismissed = try await events(ledger, "push_notification_dismissed")
            #expect(dismissed.count == 1 && dismissed.first?["dismiss_method"] == "swipe")
            #expect(dismissed.first?["time_since_delivered_seconds"] == 9)
            let expected: [String: Int64] = [
                "push_notification_sent": 1, "push_notification_delivered": 1, "push_notification_opened": 1, "push_notification_dismissed": 1,
            ]
            #expect(try await counts(ledger) == expected)
        }
    }

    @Test("RCPT-23 a provider's receipt is the event of a delivery; the device's own report of it is none any more")
    func receipt() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .delivered, sequence: 2, at: Ledger.start + 400))
            let delivered = try await events(ledger, "push_notification_delivered")
            #expect(delivered.count == 1 && delivered.first?["delivery_latency_ms"] == 300)
            _ = try await ledger.client().reportClientEvent(report(.delivered, at: Ledger.start + 500))
            #expect(try await counts(ledger)["push_notification_delivered"] == 1)
        }
    }

    @Test(
        "RCPT-23 what a client reports to the ledger and tells as an event of its own counts once, whichever comes first",
        arguments: ["full", "aggregate"], [true, false])
    func once(mode: String, clientFirst: Bool) async throws {
        try await withLedger { ledger in
            ledger.policies.set("telemetry_mode", .text(mode))
            _ = try await ledger.badges(Ledger.record("n1"))
            func tell(_ id: String, device: String = "device_dev_1") async throws {
                let properties: [String: TelemetryValue] = [
                    "push_id": "psh_n1", "device_id": .text(device), "notification_id": "n1", "user_id": "bob", "time_to_open_seconds": 1,
                    "action_taken": "default", "deep_link_target": "", "app_state_on_open": "background",
                ]
                let event = ReceiptsV1.TelemetryEvent(
                    eventId: id, eventType: "push_notification_opened", properties: try TelemetryValue.text(properties))
                let answer = try await ledger.telemetry(as: Ledger.user("bob")).reportTelemetry(
                    .init(tenant: Ledger.tenant, userId: "bob", events: [event]))
                #expect(answer.accepted == 1)
            }
            if clientFirst { try await tell("c1") }
            _ = try await ledger.client().reportClientEvent(report(.opened, at: Ledger.start + 50))
            if !clientFirst { try await tell("c1") }
            #expect(try await counts(ledger)["push_notification_opened"] == 1)
            // Of another device it is news.
            try await tell("c2", device: "another")
            #expect(try await counts(ledger)["push_notification_opened"] == 2)
        }
    }

    @Test("RCPT-23 PRIV-10 reports of an app with telemetry_mode off are no events, and the policy decides for each report")
    func offReports() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.policies.set("telemetry_mode", "off")
            _ = try await ledger.client().reportClientEvent(report(.delivered, at: Ledger.start))
            ledger.policies.set("telemetry_mode", "full")
            #expect(try await counts(ledger).isEmpty)
            _ = try await ledger.client().reportClientEvent(report(.opened, at: Ledger.start))
            #expect(try await counts(ledger) == ["push_notification_opened": 1])
        }
    }

    @Test("RCPT-23 DISP-35 while the policy cannot be read, outcomes are recorded without events")
    func unreadablePolicy() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.policies.fail(APIError(.unavailable, "away"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            ledger.policies.fail(nil)
            #expect(try await ledger.view("n1").receipts.first?.status == .sent)
            #expect(try await counts(ledger).isEmpty)
        }
    }
}
