import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Outcomes of attempts")
struct OutcomeTests {
    private typealias Ledger = ReceiptsFixture

    @Test("RCPT-02 An accepted push has all values of the provider's answer")
    func sent() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(
                Ledger.outcome("n1", .queued, sequence: 1, code: "ServiceUnavailable"),
                Ledger.outcome("n1", .sent, sequence: 2, number: 2))
            let view = try await ledger.view("n1")
            #expect(view.status == .sent)
            #expect(view.title == "Alice")
            let receipt = try #require(view.receipts.first)
            #expect(receipt.status == .sent)
            #expect(receipt.sentToProviderAtMs == Ledger.start + 100)
            #expect(receipt.providerMessageId == "apns-id")
            #expect(receipt.attempts == 2)
            #expect(receipt.providerErrorCode.isEmpty)
            #expect(receipt.platform == "ios")
            #expect(receipt.channel == "push")
            #expect(receipt.retryCount == 1)
            #expect(receipt.notificationId == "n1")
            #expect(receipt.userId == "bob")
            #expect(receipt.pushId == "psh_n1")
            #expect(receipt.deviceId == "device_dev_1")
            #expect(receipt.providerLatencyMs == 12)
            #expect(receipt.createdAtMs == Ledger.start)
            #expect(receipt.deliveryEvidence == .unspecified)
            #expect(receipt.deliveredToDeviceAtMs == nil)
        }
    }

    @Test("RCPT-01 DISP-28 A desktop's message that is gone at its time has expired, unless another dispatcher reported its end")
    func goneAtItsTime() async throws {
        func ofDevice(_ id: String, _ status: CommonV1.DeliveryStatus, _ sequence: Int64) -> ReceiptsV1.Outcome {
            var outcome = Ledger.outcome(id, status, sequence: sequence, attempt: "")
            outcome.evidence = .device
            return outcome
        }
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3"))
            for id in ["n1", "n2", "n3"] { try await ledger.outcomes(Ledger.outcome(id, .sent, sequence: 1)) }
            try await ledger.outcomes(
                ofDevice("n1", .delivered, 2), Ledger.outcome("n2", .failed, sequence: 2, attempt: "", code: "mailbox_full"))
            for id in ["n1", "n2", "n3"] { try await ledger.outcomes(ofDevice(id, .expired, 1)) }
            let receipts = try await [ledger.view("n1"), ledger.view("n2"), ledger.view("n3")].compactMap(\.receipts.first)
            #expect(receipts.map(\.status) == [.delivered, .failed, .expired])
            #expect(receipts.map(\.attemptLog.count) == [2, 2, 2])
        }
    }

    @Test("OBS-09 DISP-35 Each attempt is stored: two that failed with 503, and the accepted one")
    func everyAttempt() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            var unavailable = Ledger.outcome("n1", .queued, sequence: 1, at: Ledger.start + 1, code: "UNAVAILABLE")
            unavailable.providerStatus = "503"
            var again = Ledger.outcome("n1", .queued, sequence: 2, number: 2, at: Ledger.start + 2, code: "UNAVAILABLE")
            again.providerStatus = "503"
            try await ledger.outcomes(unavailable, again, again, Ledger.outcome("n1", .sent, sequence: 3, number: 3))
            let receipts = try await ledger.view("n1").receipts
            #expect(receipts.map(\.attemptLog.count) == [3, 0])
            let log = try #require(receipts.first).attemptLog
            #expect(log.map(\.number) == [1, 2, 3] && log.map(\.status) == [.queued, .queued, .sent])
            #expect(log.map(\.providerStatus) == ["503", "503", ""] && log.map(\.occurredAtMs) == [1, 2, 100].map { Ledger.start + $0 })
            #expect(log.last?.providerMessageId == "apns-id" && log.last?.providerLatencyMs == 12)
            // Lists do not have the attempts.
            let listed = try await ledger.client().queryReceipts(.init(tenant: Ledger.tenant)).notifications
            #expect(listed.flatMap(\.receipts).map(\.attemptLog.count) == [0, 0])
            // An answer has a bounded number of attempts.
            for sequence in Int64(4)...160 {
                try await ledger.outcomes(Ledger.outcome("n1", .queued, sequence: sequence, at: Ledger.start + sequence))
            }
            let newest = try #require(try await ledger.view("n1").receipts.first).attemptLog
            #expect(newest.count == 100 && newest.last?.occurredAtMs == Ledger.start + 160)
        }
    }

    @Test("RCPT-02 A refused push has the provider's code and text")
    func failed() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            var refused = Ledger.outcome("n1", .failed, sequence: 1, code: "BadTopic")
            refused.failureReason = "rejected"
            refused.providerErrorMessage = "no such topic"
            try await ledger.outcomes(refused)
            let receipt = try #require(try await ledger.view("n1").receipts.first)
            #expect(receipt.status == .failed)
            #expect(receipt.failedAtMs == Ledger.start + 100)
            #expect(receipt.failureReason == "rejected")
            #expect(receipt.providerErrorCode == "BadTopic")
            #expect(receipt.providerErrorMessage == "no such topic")
            #expect(receipt.sentToProviderAtMs == nil)
        }
    }

    @Test("DISP-21 RCPT-02 What a payload lost is shown with its delivery, for the first device and for others, and after it was delivered")
    func payloadChanges() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            var sent = Ledger.outcome("n1", .sent, sequence: 1)
            sent.payloadChanges = "image left out to fit the payload limit"
            var other = Ledger.outcome("n1", .sent, sequence: 1, device: "dev_2")
            other.payloadChanges = "body shortened to fit the payload limit"
            try await ledger.outcomes(sent, other)
            try await ledger.outcomes(Ledger.outcome("n1", .delivered, sequence: 2))
            let receipts = try await ledger.view("n1").receipts
            #expect(Set(receipts.map(\.payloadChanges)) == [sent.payloadChanges, other.payloadChanges])
            #expect(receipts.first { $0.pushDeviceId == sent.pushDeviceId }?.payloadChanges == sent.payloadChanges)
            #expect(receipts.allSatisfy { $0.providerErrorMessage.isEmpty })
        }
    }

    @Test("RCPT-05 The delivery rate of FCM is the confirmed share; that of APNs is unknown until a client confirms")
    func deliveryRate() async throws {
        try await withLedger { ledger in
            for index in 0..<4 {
                _ = try await ledger.badges(Ledger.record("a\(index)"), Ledger.record("f\(index)", provider: "fcm"))
                var byFCM = Ledger.outcome("f\(index)", .sent, sequence: 1)
                byFCM.provider = "fcm"
                try await ledger.outcomes(Ledger.outcome("a\(index)", .sent, sequence: 1), byFCM)
            }
            func deliveries() async throws -> [ReceiptsV1.ProviderDelivery] { try await ledger.statistics.deliveries }
            // A provider's acceptance is no evidence of arrival.
            #expect(
                try await deliveries() == [
                    .init(provider: "apns", accepted: 4, confirmed: 0), .init(provider: "fcm", accepted: 4, confirmed: 0, deliveryRate: 0),
                ])
            for report in [Ledger.report("f0", .delivered), Ledger.report("f0", .opened), Ledger.report("f1", .dismissed)] {
                _ = try await ledger.client().reportClientEvent(report)
            }
            #expect(try await deliveries().map(\.deliveryRate) == [nil, 0.5])
            _ = try await ledger.client().reportClientEvent(Ledger.report("a0", .displayed))
            #expect(try await deliveries().map(\.deliveryRate) == [0.25, 0.5])
            #expect(try await ledger.view("a1").receipts[0].deliveryEvidence == .unspecified)
        }
    }

    @Test("ARCH-04 A repeated outcome, alone or among others, changes no count")
    func repeated() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            let accepted = Ledger.outcome("n1", .sent, sequence: 1)
            let refused = Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2", code: "Unregistered")
            try await ledger.outcomes(accepted, accepted, refused)
            try await ledger.outcomes(refused, accepted)
            let statistics = try await ledger.statistics
            #expect(statistics.devicesByStatus == ["sent": 1, "failed": 1])
            #expect(statistics.sentByProvider == ["apns": 1])
            #expect(statistics.openDevices == 0)
            #expect(statistics.endToEnd?.count == 1)
            let view = try await ledger.view("n1")
            #expect(view.status == .sent)
            #expect(view.receipts.map { $0.attemptLog.map(\.providerMessageId) } == [["apns-id"], [""]])
        }
    }

    @Test("Statistics are exact through every change of state")
    func statistics() async throws {
        try await withLedger { ledger in
            let before = try await ledger.statistics
            #expect(before.endToEnd == nil && before.provider == nil, "no samples are no latency of 0")
            for index in 0..<10 { _ = try await ledger.badges(Ledger.record("n\(index)", channel: "ch_\(index % 2)")) }
            _ = try await ledger.badges(Ledger.record("s1", skipped: .deduplicated), Ledger.record("s2", skipped: .noDevices))
            for index in 0..<6 { try await ledger.outcomes(Ledger.outcome("n\(index)", .sent, sequence: 1)) }
            try await ledger.outcomes(Ledger.outcome("n6", .failed, sequence: 1), Ledger.outcome("n7", .queued, sequence: 1))
            _ = try await ledger.client().reportClientEvents(
                .init(events: [Ledger.report("n0", .delivered), Ledger.report("n0", .delivered), Ledger.report("n1", .opened)]))
            let statistics = try await ledger.client().statistics(.init(tenant: Ledger.tenant, byChannel: true))
            #expect(statistics.notifications == 12)
            #expect(statistics.pushed == 10)
            #expect(statistics.skipped == ["deduplicated": 1, "no_devices": 1])
            #expect(
                statistics.devicesByStatus == ["delivered": 1, "opened": 1, "sent": 4, "failed": 1, "queued": 1, "pending": 2])
            #expect(statistics.openDevices == 3)
            #expect(statistics.sentByProvider == ["apns": 6])
            #expect(statistics.clientEvents == ["delivered": 1, "opened": 1])
            #expect(statistics.endToEnd?.count == 6)
            #expect((4_900...5_100).contains(statistics.endToEnd?.p50Us ?? 0))
            #expect((11_800...12_200).contains(statistics.provider?.p99Us ?? 0))

            let channels = Dictionary(uniqueKeysWithValues: statistics.channels.map { ($0.channelId, $0) })
            #expect(channels.keys.sorted() == ["ch_0", "ch_1", "ch_general"])
            #expect(channels["ch_0"]?.pushed == 5)
            #expect(channels["ch_0"]?.sentByProvider == ["apns": 3])
            #expect(channels["ch_0"]?.clientEvents == ["delivered": 1])
            #expect(channels["ch_general"]?.skipped == ["deduplicated": 1, "no_devices": 1])
            #expect(channels["ch_general"]?.byType == ["mention": 2])
            #expect(try await ledger.client().statistics(.init()).notifications == 12)
            #expect(try await ledger.client().statistics(.init(tenant: .init(organizationId: "org_2"))).notifications == 0)
        }
    }

    @Test("An outcome without an attempt ends a device once")
    func withoutAttempt() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let expired = Ledger.outcome("n1", .expired, sequence: 4, attempt: "")
            try await ledger.outcomes(expired, expired)
            #expect(try await ledger.view("n1").status == .expired)
            #expect(try await ledger.statistics.devicesByStatus == ["expired": 1])
        }
    }

    @Test(
        "An outcome of an unknown notification is refused, for the sender's quarantine, and counts when it comes after the notification"
    )
    func unknownNotification() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            var incomplete = Ledger.outcome("n1", .sent, sequence: 1)
            incomplete.pushDeviceId = ""
            let lost = Ledger.outcome("n2", .sent, sequence: 1)
            let outcomes = [incomplete, Ledger.outcome("n1", .sent, sequence: 1), lost]
            let told = try await ledger.client().recordOutcome(.init(outcomes: outcomes))
            #expect(
                told.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == [
                    "0 invalid_argument outcomes[0]", "2 conflict outcomes[2].notification_id",
                ])
            #expect(told.rejected.allSatisfy { !$0.saysGone })
            _ = try await ledger.badges(Ledger.record("n2"))
            try await ledger.outcomes(lost)
            #expect(try await ledger.view("n2").status == .sent)
            #expect(try await ledger.statistics.openDevices == 0)
        }
    }

    @Test("PRIV-09 PRIV-10 Outcomes of erased users and of apps without a ledger are not refused; those of removed apps are not found")
    func notKept() async throws {
        try await withLedger { ledger in
            let outcome = Ledger.outcome("n1", .sent, sequence: 1)
            func reasons() async throws -> [String] {
                try await ledger.client().recordOutcome(.init(outcomes: [outcome])).rejected.map(\.reason)
            }
            #expect(try await reasons() == ["conflict"])
            var nameless = outcome
            nameless.userId = ""
            #expect(
                try await ledger.client().recordOutcome(.init(outcomes: [nameless])).rejected.isEmpty,
                "the dispatcher took the name out when the user was erased")
            ledger.policies.set("telemetry_mode", .text("off"))
            #expect(try await reasons() == [])
            ledger.policies.fail(APIError(.notFound, "there is no such app"))
            #expect(try await reasons() == ["not_found"])
            ledger.policies.fail(nil)
            ledger.policies.set("telemetry_mode", .text("full"))
            let now = ledger.clock.now
            try await ledger.store.write { _ = try ErasedUsers.add(UserKey("bob", of: Ledger.tenant), at: now, $0) }
            #expect(try await reasons() == [])
        }
    }

    @Test("ARCH-04 While an app's policy cannot be read, its unknown outcomes are unavailable; the others count once")
    func unreadablePolicy() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let outcomes = [Ledger.outcome("n2", .sent, sequence: 1), Ledger.outcome("n1", .sent, sequence: 1)]
            let call = { try await ledger.client().recordOutcome(.init(outcomes: outcomes)).rejected.map { "\($0.index) \($0.reason)" } }
            ledger.policies.fail(APIError(.unavailable, "the registry is away"))
            #expect(try await call() == ["0 unavailable"])
            #expect(try await ledger.view("n1").status == .sent)
            // A known outcome needs no policy.
            #expect(
                try await ledger.client().recordOutcome(.init(outcomes: [Ledger.outcome("n1", .sent, sequence: 1)])).rejected.isEmpty)
            ledger.policies.fail(nil)
            #expect(try await call() == ["0 conflict"])
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 1])
            ledger.policies.set("telemetry_mode", .text("off"))
            #expect(try await call() == [])
        }
    }

    @Test("A device that a notification names twice is one device")
    func equalDevices() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2", "dev_1", "dev_2"]))
            #expect(try await ledger.statistics.devicesByStatus == ["pending": 2])
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .sent, sequence: 1, device: "dev_2"))
            #expect(try await ledger.view("n1").receipts.map(\.status) == [.sent, .sent])
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 2])
        }
    }

    @Test("ARCH-16 Incomplete items are refused with their field, and the others recorded")
    func validation() async throws {
        try await withLedger { ledger in
            var record = Ledger.record("n1")
            record.userId = ""
            let incomplete = record
            let recorded = try await ledger.client().recordNotification(.init(notifications: [Ledger.record("n0"), incomplete, Ledger.record("n2")]))
            #expect(recorded.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["1 invalid_argument notifications[1]"])
            #expect(recorded.badges.count == 3 && recorded.badges[1] == -1)
            #expect(try await ledger.statistics.notifications == 2)
            let told = try await ledger.client().recordOutcome(
                .init(outcomes: [
                    Ledger.outcome("n0", .unspecified, sequence: 1), Ledger.outcome("n0", .sent, sequence: 1, device: ""),
                    Ledger.outcome("n0", .sent, sequence: 1),
                ]))
            #expect(
                told.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 invalid_argument outcomes[0]", "1 invalid_argument outcomes[1]"])
            #expect(try await ledger.statistics.devicesByStatus["sent"] == 1)
        }
    }

    @Test("ARCH-16 SEC-08 An outcome of a tenant that cannot exist fails alone; the outcomes beside it are recorded")
    func foreignItem() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            var foreign = Ledger.outcome("n1", .sent, sequence: 1)
            foreign.tenant = .init(organizationId: "org_1", appId: String(repeating: "a", count: 129))
            let told = try await ledger.client(as: Principal(service: "dispatcher"))
                .recordOutcome(.init(outcomes: [foreign, Ledger.outcome("n1", .sent, sequence: 1)]))
            #expect(told.rejected.map { "\($0.index) \($0.reason)" } == ["0 not_found"])
            #expect(try await ledger.view("n1").status == .sent)
        }
    }
}
