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
        return try found.reversed().map { try TelemetryValue.properties($0.properties) }
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
