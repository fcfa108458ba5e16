import CarillonAPI
import DurableWork
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("RCPT-27 Delivery reports of other systems")
struct DeliveryReportTests {
    private typealias Ledger = ReceiptsFixture

    private static func report(
        _ id: String, _ status: ReceiptsV1.ReportedStatus, notification: String = "n1", push: String = "", device: String = "",
        message: String = "", at instant: Int64 = 0
    ) -> ReceiptsV1.DeliveryReport {
        .init(
            reportId: id, status: status, notificationId: notification, pushId: push, deviceId: device, providerMessageId: message,
            occurredAtMs: instant)
    }

    @discardableResult
    private func send(
        _ reports: ReceiptsV1.DeliveryReport..., provider: String = "apns", to ledger: ReceiptsFixture
    ) async throws -> ReceiptsV1.ReportDeliveriesResponse {
        try await ledger.client(as: Principal(service: "gateway")).reportDeliveries(
            .init(tenant: Ledger.tenant, provider: provider, reports: reports))
    }

    private func receipt(_ ledger: ReceiptsFixture, device: String = "dev_1") async throws -> ReceiptsV1.DeviceReceipt {
        try #require(try await ledger.view("n1").receipts.first { $0.pushDeviceId == device })
    }

    /// A push that the provider accepted.
    private func sent(_ ledger: ReceiptsFixture, devices: [String] = ["dev_1"]) async throws {
        _ = try await ledger.badges(Ledger.record("n1", devices: devices))
        for device in devices {
            var outcome = Ledger.outcome("n1", .sent, sequence: 2, device: device)
            outcome.providerMessageId = "projects/p/messages/\(device)"
            try await ledger.outcomes(outcome)
        }
        ledger.clock.advance(by: .seconds(60))
    }

    private func events(_ ledger: ReceiptsFixture) async throws -> [String: Int64] {
        let counts = try await ledger.telemetry().telemetryCounts(.init(tenant: Ledger.tenant)).counts
        return Dictionary(uniqueKeysWithValues: counts.map { ($0.eventType, $0.count) })
    }

    @Test("RCPT-27 A delivery and an opening update the receipt of the device, and are events, as if the device had reported them")
    func delivered() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            let answer = try await send(
                Self.report("r1", .delivered, at: Ledger.start + 5_000), Self.report("r2", .opened, at: Ledger.start + 9_000), to: ledger)
            #expect(answer == .init(recorded: 2))
            let receipt = try await receipt(ledger)
            #expect(receipt.status == .opened && receipt.deliveredToDeviceAtMs == Ledger.start + 5_000)
            #expect(receipt.openedAtMs == Ledger.start + 9_000 && receipt.actionTaken == "default")
            #expect(
                try await events(ledger) == ["push_notification_sent": 1, "push_notification_delivered": 1, "push_notification_opened": 1])
        }
    }

    @Test("RCPT-27 RCPT-08 A failure after the provider's acceptance makes the push failed, in the provider's words, and is an event")
    func failed() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            var failure = Self.report("r1", .failed, at: Ledger.start + 5_000)
            (failure.errorCode, failure.errorMessage) = ("MISSING_REGISTRATIONS", "the app was removed")
            #expect(try await send(failure, to: ledger) == .init(recorded: 1))
            let receipt = try await receipt(ledger)
            #expect(receipt.status == .failed && receipt.failedAtMs == Ledger.start + 5_000)
            #expect(receipt.providerErrorCode == "MISSING_REGISTRATIONS" && receipt.providerErrorMessage == "the app was removed")
            #expect(try await events(ledger) == ["push_notification_sent": 1, "push_notification_failed": 1])
            #expect(try await ledger.view("n1").status == .failed)
        }
    }

    @Test("RCPT-27 A failure of a push that waits, or that its device has, changes nothing, and counts when it may")
    func failedTooEarlyOrLate() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            #expect(try await send(Self.report("r1", .failed), to: ledger) == .init(ignored: 1))
            #expect(try await receipt(ledger).status == .pending)
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 2))
            #expect(try await send(Self.report("r1", .failed), to: ledger) == .init(recorded: 1))
            #expect(try await receipt(ledger).status == .failed)
            #expect(try await send(Self.report("r2", .delivered), to: ledger) == .init(recorded: 1))
            #expect(try await send(Self.report("r3", .failed), to: ledger) == .init(ignored: 1))
            #expect(try await receipt(ledger).status == .delivered)
        }
    }

    @Test("RCPT-27 A repeated report id changes nothing, in one request and in the next; another id of the same opening is another opening")
    func repeated() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            let opening = Self.report("r1", .opened)
            #expect(try await send(opening, opening, to: ledger) == .init(recorded: 1, repeated: 1))
            #expect(try await send(opening, to: ledger) == .init(repeated: 1))
            #expect(try await receipt(ledger).opens == 1)
            #expect(try await send(Self.report("r2", .opened), to: ledger) == .init(recorded: 1))
            #expect(try await receipt(ledger).opens == 2)
            // Ids live as long as those of counted events.
            ledger.clock.advance(by: .days(8))
            try await ledger.jobs.round()
            #expect(try await send(opening, to: ledger) == .init(recorded: 1))
        }
    }

    @Test("RCPT-27 A report finds its device by either id, by the provider's id of the message whole or short, and alone only where there is one")
    func devices() async throws {
        try await withLedger { ledger in
            try await sent(ledger, devices: ["dev_1", "dev_2", "dev_3", "dev_4"])
            let answer = try await send(
                Self.report("r1", .delivered, device: "device_dev_1"), Self.report("r2", .delivered, device: "dev_2"),
                Self.report("r3", .delivered, message: "projects/p/messages/dev_3"), Self.report("r4", .delivered, message: "dev_4"),
                Self.report("r5", .delivered), Self.report("r6", .delivered, message: "ev_4"), Self.report("r7", .delivered, device: "dev_9"),
                to: ledger)
            #expect(answer == .init(recorded: 4, ignored: 3))
            #expect(try await ledger.view("n1").receipts.map(\.status) == Array(repeating: .delivered, count: 4))
        }
    }

    /// Sends a push to devices over a provider, whose ids of the messages are made of the push and the device.
    private func push(_ id: String, to devices: [String], _ ledger: ReceiptsFixture) async throws {
        _ = try await ledger.badges(Ledger.record(id, devices: devices))
        for device in devices {
            var outcome = Ledger.outcome(id, .sent, sequence: 2, device: device)
            outcome.providerMessageId = "projects/p/messages/\(id)-\(device)"
            try await ledger.outcomes(outcome)
        }
    }

    @Test("RCPT-27 A report that names the provider's id of the message alone finds push and device, whole or short, also of pushes before the first")
    func messageAlone() async throws {
        try await withLedger { ledger in
            try await push("n0", to: ["dev_1", "dev_2"], ledger)
            func report(_ id: String, _ message: String) -> ReceiptsV1.DeliveryReport {
                Self.report(id, .delivered, notification: "", message: message)
            }
            #expect(try await send(report("r1", "n0-dev_2"), report("r2", "projects/p/messages/n0-dev_1"), to: ledger) == .init(recorded: 2))
            #expect(try await ledger.view("n0").receipts.map(\.status) == [.delivered, .delivered])
            try await push("n1", to: ["dev_1", "dev_2"], ledger)
            // Of another project or provider, unknown, a part of an id, and known.
            let ignored = [("r3", "projects/q/messages/n1-dev_1"), ("r4", "n9-dev_1"), ("r5", "1-dev_1")].map { report($0, $1) }
            for one in ignored { #expect(try await send(one, to: ledger) == .init(ignored: 1)) }
            #expect(try await send(report("r6", "n1-dev_1"), provider: "fcm", to: ledger) == .init(ignored: 1))
            #expect(try await send(report("r7", "n1-dev_1"), report("r7", "n1-dev_1"), to: ledger) == .init(recorded: 1, repeated: 1))
            #expect(try await receipt(ledger).status == .delivered)
            #expect(try await receipt(ledger, device: "dev_2").status == .sent)
            var failure = report("r8", "n1-dev_2")
            failure.status = .failed
            #expect(try await send(failure, to: ledger) == .init(recorded: 1))
            #expect(try await receipt(ledger, device: "dev_2").status == .failed)
        }
    }

    @Test("RCPT-27 An app whose reports name its notifications has no index of messages; 30 days after the last other report it grows no more")
    func messageReaders() async throws {
        try await withLedger { ledger in
            func keys() async throws -> Int? {
                try await ledger.store.read {
                    try Int.fetchOne(
                        $0,
                        sql: """
                            SELECT (SELECT count(*) FROM notifications WHERE message_key IS NOT NULL)
                              + (SELECT count(*) FROM devices WHERE message_key IS NOT NULL)
                            """)
                }
            }
            try await sent(ledger, devices: ["dev_1", "dev_2"])
            try await send(Self.report("r1", .delivered, message: "dev_1"), to: ledger)
            #expect(try await keys() == 0)
            try await send(Self.report("r2", .delivered, notification: "", message: "dev_2"), to: ledger)
            #expect(try await keys() == 2)
            ledger.clock.advance(by: MessageKeys.patience)
            try await push("n2", to: ["dev_1"], ledger)
            #expect(try await keys() == 2)
            // The next one finds what was sent meanwhile.
            let answer = try await send(Self.report("r3", .delivered, notification: "", message: "n2-dev_1"), to: ledger)
            #expect(try await keys() == 3 && answer == .init(recorded: 1))
        }
    }

    @Test("RCPT-27 A push is found by its own id; of another notification, app or provider it is ignored, and counted")
    func unknown() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            let answer = try await send(
                Self.report("r1", .delivered, notification: "nowhere"), Self.report("r2", .delivered, notification: "", push: "psh_nowhere"),
                Self.report("r3", .delivered, push: "psh_nowhere"), to: ledger)
            #expect(answer == .init(ignored: 3))
            #expect(try await send(Self.report("r4", .delivered), provider: "fcm", to: ledger) == .init(ignored: 1))
            let other = try await ledger.client(as: Principal(service: "gateway")).reportDeliveries(
                .init(tenant: .init(organizationId: "org_1", appId: "other"), provider: "apns", reports: [Self.report("r5", .delivered)]))
            #expect(other == .init(ignored: 1))
            #expect(try await receipt(ledger).status == .sent)
            #expect(try await send(Self.report("r6", .delivered, notification: "", push: "psh_n1"), to: ledger) == .init(recorded: 1))
            #expect(try await receipt(ledger).status == .delivered)
            let counted = ledger.metrics.prometheusText()
            #expect(counted.contains(#"carillon_delivery_reports_total{provider="apns",result="ignored"} 4"#))
            #expect(counted.contains(#"carillon_delivery_reports_total{provider="apns",result="recorded"} 1"#))
            #expect(counted.contains(#"carillon_delivery_reports_total{provider="fcm",result="ignored"} 1"#))
        }
    }

    @Test("RCPT-27 ARCH-16 One invalid report refuses the request with its index, and nothing of it is recorded")
    func invalid() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            let good = Self.report("r1", .delivered)
            func refused(_ report: ReceiptsV1.DeliveryReport) async -> String {
                await refusal { try await send(good, report, to: ledger) }
            }
            #expect(await refused(Self.report("", .delivered)) == "invalid_argument reports[1].report_id")
            #expect(await refused(Self.report("r2", .unspecified)) == "invalid_argument reports[1].status")
            #expect(await refused(Self.report("r2", .init(rawValue: 77))) == "invalid_value reports[1].status")
            #expect(await refused(Self.report("r2", .delivered, notification: "")) == "invalid_argument reports[1].notification_id")
            let long = String(repeating: "r", count: 129)
            #expect(await refused(Self.report(long, .delivered)) == "invalid_value reports[1].report_id")
            #expect(await refusal { try await send(good, provider: "pigeon", to: ledger) } == "not_found provider")
            #expect(await refusal { try await send(to: ledger) } == "invalid_argument reports")
            #expect(try await receipt(ledger).status == .sent)
        }
    }

    @Test("RCPT-27 PRIV-10 An app without delivery data ignores reports, and one whose policy cannot be read asks for them again")
    func policies() async throws {
        try await withLedger { ledger in
            try await sent(ledger)
            ledger.policies.fail(APIError(.unavailable, "the registry is away"))
            #expect(await refusal { try await send(Self.report("r1", .delivered), to: ledger) } == "unavailable")
            ledger.policies.fail(nil)
            ledger.policies.set("telemetry_mode", "off")
            #expect(try await send(Self.report("r1", .delivered), to: ledger) == .init(ignored: 1))
            ledger.policies.set("telemetry_mode", "full")
            #expect(try await send(Self.report("r1", .delivered), to: ledger) == .init(recorded: 1))
        }
    }
}
