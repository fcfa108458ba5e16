import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Notifications with several pushes")
struct FurtherPushTests {
    private typealias Ledger = ReceiptsFixture

    /// A notification that was sent, and then snoozed.
    private func snoozed(_ ledger: ReceiptsFixture, devices: [String] = ["dev_1"]) async throws {
        _ = try await ledger.badges(Ledger.record("n1", devices: devices))
        try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
        _ = try await ledger.badges(Ledger.further("n1", devices: devices))
        ledger.clock.advance(by: .seconds(7_200))
    }

    @Test("EVAL-41 RCPT-01 RCPT-04 A further push has devices and states of its own; text and status of the notification are the newest push's")
    func states() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger, devices: ["dev_1", "dev_2"])
            #expect(
                try await ledger.receipts("n1") == ["psh_n1 dev_1 sent", "psh_n1 dev_2 pending", "psh_2 dev_1 pending", "psh_2 dev_2 pending"])
            var view = try await ledger.view("n1")
            #expect(view.pushId == "psh_2" && view.title == "Alice, again" && view.status == .pending && view.eventId == "e1")
            #expect(view.createdAtMs == Ledger.start && view.expiresAtMs == Ledger.start + Ledger.snooze + 1_000)
            #expect(view.receipts.map(\.createdAtMs) == [0, 0, Ledger.snooze, Ledger.snooze].map { Ledger.start + $0 })

            try await ledger.outcomes(
                Ledger.furtherOutcome("n1", .failed), Ledger.furtherOutcome("n1", .failed, device: "dev_2"),
                // A late outcome of the first push does not change the status.
                Ledger.outcome("n1", .sent, sequence: 1, device: "dev_2"))
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 sent", "psh_n1 dev_2 sent", "psh_2 dev_1 failed", "psh_2 dev_2 failed"])
            view = try await ledger.view("n1")
            #expect(view.status == .failed)
        }
    }

    @Test("DISP-35 OBS-09 Each push has its attempts, also with an attempt id of another push")
    func attempts() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            let accepted = Ledger.furtherOutcome("n1", .sent)
            #expect(accepted.attemptId == Ledger.outcome("n1", .sent, sequence: 1).attemptId)
            try await ledger.outcomes(accepted, accepted)
            try await ledger.outcomes(accepted)
            let receipts = try await ledger.view("n1").receipts
            #expect(receipts.map { $0.attemptLog.map(\.occurredAtMs) } == [[Ledger.start + 100], [Ledger.start + Ledger.snooze + 100]])
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 2])
        }
    }

    @Test("ARCH-04 RCPT-14 A repeated record of either push changes nothing and gets its badge; a further push is not unread again")
    func badges() async throws {
        try await withLedger { ledger in
            #expect(try await ledger.badges(Ledger.record("n1"), Ledger.record("n2")) == [1, 2])
            #expect(try await ledger.badges(Ledger.further("n1")) == [2])
            #expect(try await ledger.badges(Ledger.record("n3")) == [3])
            #expect(try await ledger.badges(Ledger.further("n1"), Ledger.record("n1"), Ledger.further("n1", "psh_3")) == [2, 1, 3])
            #expect(try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob")).badge == 3)
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 3 && statistics.pushed == 3 && statistics.devicesByStatus == ["pending": 5])
        }
    }

    @Test("EVAL-22 EVAL-41 A further push that is deferred or skipped changes nothing, and the end of its deferral adds it")
    func deferredOrSkipped() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            var held = Ledger.further("n1", "", devices: [])
            held.held = true
            var skipped = Ledger.further("n1", "psh_3")
            skipped.skipReason = .preferenceDisabled
            let before = try await ledger.view("n1")
            #expect(try await ledger.badges(held, skipped) == [1, 1])
            #expect(try await ledger.view("n1") == before)
            _ = try await ledger.badges(Ledger.further("n1", "psh_3", createdAt: Ledger.start + 2 * Ledger.snooze))
            #expect(try await ledger.receipts("n1").last == "psh_3 dev_1 pending")

            // A deferred notification gets its first push, and then a further one.
            var deferred = Ledger.record("n2", devices: [])
            (deferred.held, deferred.pushId) = (true, "")
            _ = try await ledger.badges(deferred, Ledger.record("n2"), Ledger.further("n2", "psh_2_2"))
            #expect(try await ledger.receipts("n2") == ["psh_n2 dev_1 pending", "psh_2_2 dev_1 pending"])
            // A notification that was skipped can be pushed later.
            _ = try await ledger.badges(Ledger.record("n3", skipped: .quietHours), Ledger.further("n3", "psh_2_3"))
            let late = try await ledger.view("n3")
            #expect(late.status == .pending && late.skipReason == .unspecified && late.pushId == "psh_2_3")
        }
    }

    @Test("ARCH-04 An outcome that comes before the record of its push is refused, and counts when it is repeated")
    func early() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let early = Ledger.furtherOutcome("n1", .sent)
            let told = try await ledger.client().recordOutcome(.init(outcomes: [early, Ledger.outcome("n1", .sent, sequence: 1)]))
            #expect(told.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 conflict outcomes[0].push_id"])
            #expect(told.rejected.first?.message == "push psh_2 of notification n1 is not recorded; see the evaluator's quarantine")
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 sent"])
            _ = try await ledger.badges(Ledger.further("n1"))
            try await ledger.outcomes(early)
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 sent", "psh_2 dev_1 sent"])
            var nameless = Ledger.furtherOutcome("n1", .sent, push: "psh_3")
            nameless.userId = ""
            #expect(try await ledger.client().recordOutcome(.init(outcomes: [nameless])).rejected.isEmpty, "the user was erased")
        }
    }

    @Test("DISP-35 An outcome without a push id counts for the newest push to its device; a record without one takes the outcomes of any push")
    func withoutPushID() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.further("n1", devices: ["dev_1"]))
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent, push: ""), Ledger.furtherOutcome("n1", .failed, push: "", device: "dev_2"))
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 pending", "psh_n1 dev_2 failed", "psh_2 dev_1 sent"])
            _ = try await ledger.badges(Ledger.further("n2", "", createdAt: Ledger.start))
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 1))
            #expect(try await ledger.view("n2").receipts.map(\.status) == [.sent])
        }
    }

    @Test("ARCH-04 Records in another order than they were made lose nothing: the push that was made last stays the newest")
    func records() async throws {
        try await withLedger { ledger in
            #expect(try await ledger.badges(Ledger.further("n1"), Ledger.record("n1")) == [1, 1])
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent))
            let view = try await ledger.view("n1")
            #expect(view.pushId == "psh_2" && view.title == "Alice, again" && view.status == .sent && view.createdAtMs == Ledger.start)
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 pending", "psh_2 dev_1 sent"])
            #expect(try await ledger.statistics.notifications == 1)
        }
    }

    // MARK: Reports of clients

    @Test("RCPT-06 RCPT-07 A report counts for the push that it names, else for the newest push to the device")
    func reports() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.further("n1", devices: ["dev_1", "dev_3"]))
            ledger.clock.advance(by: .seconds(7_200))
            let client = ledger.client()
            func shown() async throws -> [String] { try await ledger.receipts("n1").filter { !$0.hasSuffix("pending") } }
            var named = Ledger.report("n1", .delivered, device: "device_dev_1")
            named.pushId = "psh_n1"
            #expect(try await client.reportClientEvent(named).recorded)
            #expect(try await shown() == ["psh_n1 dev_1 delivered"])
            _ = try await client.reportClientEvent(Ledger.report("n1", .opened, device: "dev_1"))
            #expect(try await shown() == ["psh_n1 dev_1 delivered", "psh_2 dev_1 opened"])
            // A device that only the first push was sent to.
            _ = try await ledger.client(as: Ledger.user("bob", device: "device_dev_2")).reportClientEvent(Ledger.report("n1", .dismissed, user: ""))
            #expect(try await shown() == ["psh_n1 dev_1 delivered", "psh_n1 dev_2 dismissed", "psh_2 dev_1 opened"])
            #expect(await refusal { _ = try await client.reportClientEvent(Ledger.report("n1", .opened, device: "dev_4")) } == "not_found device_id")
            named = Ledger.report("n1", .opened, device: "dev_3")
            named.pushId = "psh_n1"
            #expect(await refusal { _ = try await client.reportClientEvent(named) } == "not_found device_id")
            // Without a device, several are possible: the report counts for the whole notification.
            _ = try await client.reportClientEvent(Ledger.report("n1", .displayed))
            #expect(try await shown().contains("psh_2  delivered"))
            #expect(try await ledger.statistics.clientEvents == ["delivered": 1, "opened": 1, "dismissed": 1, "displayed": 1])
        }
    }

    @Test("RCPT-06 A push id identifies a further push; the only device of all pushes needs no name; a push of another notification is not used")
    func reportsByPush() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            let client = ledger.client()
            _ = try await client.reportClientEvent(Ledger.report(push: "psh_2", .delivered))
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 sent", "psh_2 dev_1 delivered"])
            _ = try await client.reportClientEvent(Ledger.report(push: "psh_n1", .delivered))
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 delivered", "psh_2 dev_1 delivered"])
            // From the creation of its own push.
            #expect(try await ledger.view("n1").receipts.map(\.deliveryLatencyMs) == [Int32(Ledger.snooze) + 500, 500])
            _ = try await client.reportClientEvent(Ledger.report("n1", .opened))
            #expect(try await ledger.receipts("n1").last == "psh_2 dev_1 opened")
            _ = try await ledger.badges(Ledger.record("n2"))
            var mixed = Ledger.report("n2", .opened)
            mixed.pushId = "psh_2"
            _ = try await client.reportClientEvent(mixed)
            #expect(try await ledger.receipts("n2") == ["psh_n2 dev_1 opened"])
            #expect(await refusal { _ = try await client.reportClientEvent(Ledger.report(push: "psh_9", .opened)) } == "not_found push_id")
        }
    }

    // MARK: Queries

    @Test("RCPT-04 Lists have a notification once, at the time and with the status of its newest push")
    func lists() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            _ = try await ledger.badges(Ledger.record("n2", createdAt: Ledger.start + 1_000))
            func ids(_ change: (inout ReceiptsV1.QueryReceiptsRequest) -> Void = { _ in }) async throws -> [String] {
                var request = ReceiptsV1.QueryReceiptsRequest(tenant: Ledger.tenant)
                change(&request)
                return try await ledger.client().queryReceipts(request).notifications.map { "\($0.notificationId) \($0.receipts.count)" }
            }
            #expect(try await ids() == ["n1 2", "n2 1"])
            #expect(try await ids { $0.status = .sent } == [])
            #expect(try await ids { $0.status = .pending } == ["n1 2", "n2 1"])
            #expect(try await ids { $0.fromMs = Ledger.start + Ledger.snooze } == ["n1 2"])
            #expect(try await ids { $0.untilMs = Ledger.start + 500 } == [])
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .failed))
            #expect(try await ids { $0.status = .failed } == ["n1 2"])
        }
    }

    @Test("RCPT-03 The delivery log has an entry for each push and device")
    func log() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.further("n1", devices: ["dev_1", "dev_2"]))
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent), Ledger.furtherOutcome("n1", .failed, device: "dev_2"))
            for user in ["", "bob"] {
                var (found, token): ([String], String) = ([], "")
                repeat {
                    let page = try await ledger.client().queryDeliveryLog(
                        .init(tenant: Ledger.tenant, userId: user, notificationId: user.isEmpty ? "n1" : "", pageSize: 1, pageToken: token))
                    found += page.entries.map { "\($0.notificationId) \($0.createdAtMs - Ledger.start) \($0.deviceId) \($0.status.name)" }
                    token = page.nextPageToken
                } while !token.isEmpty
                #expect(
                    found == [
                        "n1 3600000 dev_2 failed", "n1 3600000 dev_1 sent", "n1 0 dev_2 pending", "n1 0 dev_1 pending",
                    ])
            }
        }
    }

    @Test("RCPT-05 RCPT-08 Devices, acceptances and reports count for each push; the notification counts once, also by channel")
    func counts() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent))
            for push in ["psh_2", "psh_n1", "psh_2"] { _ = try await ledger.client().reportClientEvent(Ledger.report(push: push, .delivered)) }
            let statistics = try await ledger.client().statistics(.init(tenant: Ledger.tenant, byChannel: true))
            #expect(statistics.notifications == 1 && statistics.pushed == 1 && statistics.openDevices == 0)
            #expect(statistics.devicesByStatus == ["delivered": 2] && statistics.sentByProvider == ["apns": 2])
            #expect(statistics.clientEvents == ["delivered": 2] && statistics.deliveries.map(\.deliveryRate) == [1])
            let channel = try #require(statistics.channels.first)
            #expect(channel.notifications == 1 && channel.pushed == 1 && channel.byType == ["mention": 1])
            #expect(channel.devicesByStatus == ["delivered": 2] && channel.sentByProvider == ["apns": 2] && channel.clientEvents == ["delivered": 2])
            _ = await ledger.reporter.deliverPending()
            let told = ledger.registry.calls.flatMap(\.devices)
            #expect(told.map { [$0.sent, $0.delivered, $0.opened] } == [[2, 2, 0]])
            #expect(told.first?.lastNotificationAtMs == Ledger.start + Ledger.snooze)
        }
    }

    @Test("EVAL-30 PREF-19 A further push counts for frequency caps: it interrupts the user again")
    func caps() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            let pushes = try await ledger.frequency().countPushes(
                .init(tenant: Ledger.tenant, userId: "bob", normalSinceMs: Ledger.start, highSinceMs: Ledger.start))
            #expect(pushes.high == 2)
        }
    }

    @Test("PRIV-09 A withdrawn further push that no device got loses its texts; the first push keeps its own")
    func withdrawn() async throws {
        try await withLedger { ledger in
            try await snoozed(ledger)
            var ended = Ledger.furtherOutcome("n1", .skipped)
            (ended.attemptId, ended.skipReason, ended.failureReason) = ("", .cancelled, ReceiptsV1.Outcome.withdrawnReason)
            try await ledger.outcomes(ended)
            let view = try await ledger.view("n1")
            #expect(view.title.isEmpty && view.body.isEmpty && view.status == .skipped)
            #expect(try await ledger.store.read { try $0.rows("SELECT title FROM notifications ORDER BY id") { $0[0] as String } } == ["Alice", ""])
        }
    }
}
