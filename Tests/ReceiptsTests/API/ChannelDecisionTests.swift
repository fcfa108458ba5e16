import RPC
import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("RCPT-27 What a status webhook gets of decisions and ends")
struct ChannelDecisionTests {
    private typealias Ledger = ReceiptsFixture

    private func events(_ ledger: ReceiptsFixture, _ type: String) async throws -> [[String: TelemetryValue]] {
        let found = try await ledger.telemetry().listTelemetry(.init(tenant: Ledger.tenant, eventType: type, pageSize: 100)).events
        return try found.reversed().map { try TelemetryValue.properties($0.properties) }
    }

    /// The dispatcher looks for events of the app's webhook.
    private func take(_ ledger: ReceiptsFixture) async throws -> [ReceiptsV1.TelemetryEvent] {
        try await ledger.telemetry(as: Principal(service: "dispatcher")).takeTelemetry(.init(tenant: Ledger.tenant, claimant: "a")).events
            .compactMap(\.event)
    }

    private static func decided(
        _ id: String, _ email: ReceiptsV1.EmailDecision, skipped: CommonV1.SkipReason = .unspecified
    ) -> ReceiptsV1.NotificationRecord {
        var record = Ledger.record(id, skipped: skipped)
        record.email = email
        return record
    }

    @Test("EVAL-11 RCPT-27 A webhook gets each decision once, with the chosen channels and a reason for each other, as GET /notifications has them")
    func decisions() async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            let records = [
                Self.decided("n1", .wanted), Self.decided("n2", .off), Self.decided("n3", .wanted, skipped: .quietHours),
                Self.decided("n4", .unspecified, skipped: .consentMissing),
            ]
            for _ in 1...2 { for record in records { _ = try await ledger.badges(record) } }
            let found = try await events(ledger, "push_channels_decided")
            let ids: [TelemetryValue?] = found.map { $0["notification_id"] }
            #expect(ids == ["n1", "n2", "n3", "n4"])
            let channels: [TelemetryValue?] = found.map { $0["channels"] }
            let expected: [TelemetryValue?] = [
                .list(["in_app", "push", "email"]), .list(["in_app", "push"]), .list(["in_app", "email"]), .list(["in_app"]),
            ]
            #expect(channels == expected)
            let pushes: [TelemetryValue?] = found.map { $0["push_omitted"] }
            #expect(pushes == ["", "", "quiet_hours", "consent_missing"])
            let mails: [TelemetryValue?] = found.map { $0["email_omitted"] }
            #expect(mails == ["", "preference_disabled", "", "consent_missing"])
            #expect(found.first?["host_event_id"] == "e1" && found.first?["user_id"] == "bob" && found.first?["notification_type"] == "mention")
            let posted = try await take(ledger).filter { $0.eventType == "push_channels_decided" }
            #expect(posted.count == 4)
            let kind = try #require(TelemetryKind.all["push_channels_decided"])
            for event in posted { _ = try kind.read(event.properties, userId: nil) }
        }
    }

    @Test("EVAL-11 A deferred notification is decided when it is released, a further push is no further decision, and a silent one is none")
    func once() async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            var held = Self.decided("n1", .wanted)
            held.held = true
            _ = try await ledger.badges(held)
            #expect(try await events(ledger, "push_channels_decided").isEmpty)
            _ = try await ledger.badges(Self.decided("n1", .off))
            let released = try await events(ledger, "push_channels_decided")
            #expect(released.count == 1 && released.first?["email_omitted"] == "preference_disabled")
            var further = Ledger.further("n1", createdAt: Ledger.start + 3_600_000)
            further.email = .wanted
            var silent = Self.decided("n2", .unspecified)
            silent.silentPush = true
            _ = try await ledger.badges(further, silent)
            #expect(try await events(ledger, "push_channels_decided").count == 1)
        }
    }

    @Test("RCPT-27 Without a webhook that takes telemetry no decision is written down as an event, and with telemetry_mode off neither")
    func unwanted() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Self.decided("n1", .wanted))
            #expect(try await events(ledger, "push_channels_decided").isEmpty)
            _ = try await take(ledger)
            ledger.policies.set("telemetry_mode", "aggregate")
            _ = try await ledger.badges(Self.decided("n2", .wanted))
            let counts = try await ledger.telemetry().telemetryCounts(.init(tenant: Ledger.tenant)).counts
            #expect(counts.map(\.eventType) == ["push_channels_decided"] && counts.map(\.count) == [1])
            #expect(try await events(ledger, "push_channels_decided").isEmpty)
        }
    }

    @Test("RCPT-27 A week after a webhook was removed no decision is written down any more; put again, it gets them as before")
    func removed() async throws {
        try await withLedger { ledger in
            _ = try await take(ledger)
            ledger.clock.advance(by: TelemetryWebhookTable.patience - .seconds(1))
            _ = try await ledger.badges(Self.decided("n1", .wanted))
            // The host is away: dispatchers ask on.
            _ = try await take(ledger)
            ledger.clock.advance(by: TelemetryWebhookTable.patience - .seconds(1))
            _ = try await ledger.badges(Self.decided("n2", .wanted))
            ledger.clock.advance(by: .seconds(1))
            _ = try await ledger.badges(Self.decided("n3", .wanted))
            _ = try await take(ledger)
            _ = try await ledger.badges(Self.decided("n4", .wanted))
            let ids: [TelemetryValue?] = try await events(ledger, "push_channels_decided").map { $0["notification_id"] }
            #expect(ids == ["n1", "n2", "n4"])
        }
    }

    @Test("RCPT-27 RCPT-23 A push that expires, and one that is cancelled, is an event with its reason, once")
    func ends() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            var cancelled = Ledger.outcome("n2", .cancelled, sequence: 1)
            cancelled.failureReason = "cancelled_by_host"
            for outcome in [Ledger.outcome("n1", .expired, sequence: 1, code: "ttl"), cancelled, cancelled] { try await ledger.outcomes(outcome) }
            let expected: [String: TelemetryValue] = [
                "push_id": "psh_n1", "device_id": "device_dev_1", "notification_id": "n1", "reason": "ttl",
            ]
            #expect(try await events(ledger, "push_notification_expired") == [expected])
            let ended = try await events(ledger, "push_notification_cancelled")
            #expect(ended.count == 1 && ended.first?["reason"] == "cancelled_by_host")
        }
    }

    @Test("RCPT-27 DISP-32 The end of a mail about a notification is an event with its channel and status, once")
    func messages() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let end = ReceiptsV1.Outcome(
                tenant: Ledger.tenant, notificationId: "n1", userId: "bob", status: .failed, attemptNumber: 4, failureReason: "fallback_failed",
                occurredAtMs: Ledger.start + 7_000, channel: "email", messageReason: "all_failed")
            for _ in 1...2 { try await ledger.outcomes(end) }
            let expected: [String: TelemetryValue] = [
                "user_id": "bob", "notification_id": "n1", "notification_type": "mention", "channel": "email", "status": "failed",
                "reason": "all_failed", "failure_reason": "fallback_failed",
            ]
            #expect(try await events(ledger, "push_message_ended") == [expected])
        }
    }
}
