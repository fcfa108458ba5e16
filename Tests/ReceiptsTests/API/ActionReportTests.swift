import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("EVAL-42 Actions of users on notifications")
struct ActionReportTests {
    private typealias Ledger = ReceiptsFixture

    /// Mentions with an inline reply.
    static let catalogue: RegistryV1.GetCatalogueResponse = {
        var answer = RegistryV1.GetCatalogueResponse()
        answer.types = [.init(typeId: "mention", iosCategory: "DM", badgeCounter: "mentions")]
        answer.iosCategories = [
            .init(
                identifier: "DM",
                actions: [
                    .init(identifier: "REPLY", title: "Reply", textInput: .init(buttonTitle: "Send")), .init(identifier: "snooze_1h"),
                ]),
            .init(identifier: "OTHER", actions: [.init(identifier: "CALL")]),
        ]
        return answer
    }()

    private func with(_ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withLedger { ledger in
            ledger.policies.offer(Self.catalogue)
            try await body(ledger)
        }
    }

    static func action(
        _ id: String, _ action: String, text: String = "", user: String = "bob", device: String = "", at instant: Int64 = 0
    ) -> ReceiptsV1.ReportActionRequest {
        .init(
            tenant: Ledger.tenant, userId: user, notificationId: id, deviceId: device, action: action, textInput: text, occurredAtMs: instant)
    }

    /// What waits for the host.
    private func forwarded(_ ledger: ReceiptsFixture) async throws -> [DispatcherV1.PersonMessage] {
        let requests = try await ledger.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox ORDER BY outbox_row", []) { try $0.bytes(at: 0) }
        }
        return try requests.flatMap { try DispatcherV1.PersonMessage.items(of: $0) }
    }

    @Test("EVAL-42 ACC-081 RCPT-07 A reply is an opening with that action on its device, and goes to the host with its text, once")
    func reply() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            ledger.clock.advance(by: .seconds(60))
            let phone = ledger.client(as: Ledger.user("bob", device: "device_dev_2"))
            let reply = Self.action("n1", "REPLY", text: "On my way\u{7}\nSee you", user: "", at: Ledger.start + 5_000)
            let answer = try await phone.reportAction(reply)
            #expect(answer.snoozeSeconds == 0 && !answer.reportId.isEmpty)
            let message = try #require(try await forwarded(ledger).first)
            #expect(message.kind == .action && message.messageId == answer.reportId && message.userId == "bob" && message.notificationId == "n1")
            #expect(
                message.action
                    == DispatcherV1.UserAction(
                        action: "REPLY", textInput: "On my way\nSee you", pushId: "psh_n1", deviceId: "device_dev_2", typeId: "mention",
                        eventId: "e1", channelId: "ch_general", messageId: "m1", occurredAtMs: Ledger.start + 5_000))
            #expect(message.email.isEmpty && message.title.isEmpty)
            let receipts = try await ledger.view("n1").receipts
            #expect(receipts.map(\.actionTaken) == ["", "REPLY"] && receipts.map(\.status) == [.pending, .opened])
            #expect(receipts[1].openedAtMs == Ledger.start + 5_000)
            #expect(try await ledger.statistics.clientEvents == ["opened": 1])

            // The client did not get the answer.
            let again = try await phone.reportAction(reply)
            #expect(again == answer)
            let tablet = try await ledger.client(as: Ledger.user("bob", device: "device_dev_1")).reportAction(reply)
            #expect(tablet == answer)
            #expect(try await forwarded(ledger).count == 1)
            #expect(try await ledger.view("n1").receipts.map(\.opens) == [0, 1])
            let second = try await phone.reportAction(Self.action("n1", "REPLY", text: "Almost there"))
            #expect(second.reportId != answer.reportId)
            #expect(try await forwarded(ledger).map(\.action?.textInput) == ["On my way\nSee you", "Almost there"])
        }
    }

    @Test("EVAL-42 RCPT-07 A reply after a mere opening is the action of the receipt; the first action stays")
    func afterOpening() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let client = ledger.client()
            _ = try await client.reportClientEvent(Ledger.report("n1", .opened))
            _ = try await client.reportAction(Self.action("n1", "REPLY", text: "hi"))
            _ = try await client.reportAction(Self.action("n1", "MARK_READ"))
            let receipt = try await ledger.view("n1").receipts[0]
            #expect(receipt.actionTaken == "REPLY" && receipt.opens == 3)
        }
    }

    @Test("EVAL-42 SEC-08 An action that is not offered, a text that is wrong, and a notification or device of others are refused by their fields")
    func refusals() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let bob = ledger.client(as: Ledger.user("bob"))
            func refused(_ request: ReceiptsV1.ReportActionRequest, as client: ReceiptsV1.Receipts.Client? = nil) async -> String {
                await refusal { _ = try await (client ?? bob).reportAction(request) }
            }
            #expect(await refused(Self.action("n1", "APPROVE")) == "invalid_value action")
            #expect(await refused(Self.action("n1", "")) == "invalid_argument action")
            #expect(await refused(Self.action("", "REPLY", text: "hi")) == "invalid_argument notification_id")
            #expect(await refused(Self.action("n1", "MARK_READ", text: "hi")) == "invalid_value text_input")
            #expect(await refused(Self.action("n1", "REPLY", text: " \n")) == "invalid_argument text_input")
            #expect(await refused(Self.action("n1", "REPLY", text: String(repeating: "é", count: 4_001))) == "text_too_long text_input")
            #expect(await refused(Self.action("n1", "REPLY", text: "hi", device: "other")) == "not_found device_id")
            #expect(await refused(Self.action("n2", "REPLY", text: "hi")) == "not_found notification_id")
            let eve = ledger.client(as: Ledger.user("eve"))
            #expect(await refused(Self.action("n1", "REPLY", text: "hi", user: ""), as: eve) == "not_found notification_id")
            #expect(await refused(Self.action("n1", "REPLY", text: "hi"), as: eve) == "not_found")
            #expect(try await forwarded(ledger).isEmpty)
            #expect(try await ledger.view("n1").receipts.map(\.actionTaken) == [""])
            let longest = String(repeating: "é", count: 4_000)
            _ = try await bob.reportAction(Self.action("n1", "REPLY", text: longest))
            #expect(try await forwarded(ledger).first?.action?.textInput == longest)
        }
    }

    @Test("EVAL-42 A push takes 20 texts; further ones are refused, and neither recorded nor forwarded, and buttons and repetitions still answer")
    func mostTexts() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            let client = ledger.client()
            for number in 1...20 { _ = try await client.reportAction(Self.action("n1", "REPLY", text: "\(number)")) }
            let refused = await refusal { _ = try await client.reportAction(Self.action("n1", "REPLY", text: "21")) }
            #expect(refused == "conflict text_input")
            let (texts, opens) = (try await forwarded(ledger).count, try await ledger.view("n1").receipts[0].opens)
            #expect(texts == 20 && opens == 20)
            _ = try await client.reportAction(Self.action("n1", "REPLY", text: "7"))
            _ = try await client.reportAction(Self.action("n1", "MARK_READ"))
            _ = try await client.reportAction(Self.action("n2", "REPLY", text: "21"))
            #expect(try await forwarded(ledger).map(\.notificationId).suffix(3) == ["n1", "n1", "n2"])
        }
    }

    @Test("EVAL-42 The refusal of an action names those that the notification offers")
    func offer() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            do {
                _ = try await ledger.client().reportAction(Self.action("n1", "APPROVE"))
                Issue.record("it was taken")
            } catch let error as RPCError {
                #expect(error.message.contains("REPLY, snooze_1h, MARK_READ"), "\(error)")
            }
        }
    }

    @Test("EVAL-04 EVAL-41 The buttons of a direct notification count, with the address and the parameters of a callback; its own iOS category, too")
    func ownButtons() async throws {
        try await with { ledger in
            var record = Ledger.record("n1")
            record.offeredActions = ReceiptsV1.OfferedActions(
                iosCategory: "OTHER",
                actions: [
                    .init(actionId: "APPROVE", callbackTarget: "https://hr.example.com/hooks", callbackParams: ["request": "7"]),
                    .init(actionId: "later", callbackTarget: "/api/notifications/snooze", callbackParams: ["seconds": "600"]),
                ])
            _ = try await ledger.badges(record)
            let client = ledger.client()
            _ = try await client.reportAction(Self.action("n1", "APPROVE"))
            let approval = try #require(try await forwarded(ledger).last?.action)
            #expect(approval.callbackTarget == "https://hr.example.com/hooks" && approval.callbackParams == ["request": "7"])
            #expect(try await client.reportAction(Self.action("n1", "later")).snoozeSeconds == 600)
            #expect(try await forwarded(ledger).last?.action?.callbackTarget == "")
            _ = try await client.reportAction(Self.action("n1", "CALL"))
            #expect(await refusal { _ = try await client.reportAction(Self.action("n1", "REPLY", text: "hi")) } == "invalid_value action")
            // A push to further devices is the same notification.
            _ = try await ledger.badges(Ledger.further("n1", devices: ["dev_2"], createdAt: Ledger.start + 1_000))
            _ = try await client.reportAction(Self.action("n1", "APPROVE", device: "dev_2"))
            #expect(try await forwarded(ledger).map(\.action?.action) == ["APPROVE", "later", "CALL", "APPROVE"])
            #expect(try await forwarded(ledger).map(\.action?.pushId) == ["psh_n1", "psh_n1", "psh_n1", "psh_2"])
        }
    }

    @Test("EVAL-41 A snooze whose seconds are wrong is an hour: its user cannot mend them", arguments: ["soon", "0", "-600"])
    func wrongSeconds(_ seconds: String) async throws {
        try await with { ledger in
            var record = Ledger.record("n1")
            record.offeredActions = .init(
                actions: [.init(actionId: "later", callbackTarget: "/api/notifications/snooze", callbackParams: ["seconds": seconds])])
            _ = try await ledger.badges(record)
            let answer = try await ledger.client().reportAction(Self.action("n1", "later"))
            #expect(answer.snoozeSeconds == 3_600)
        }
    }

    @Test("EVAL-41 Remind in 1 hour asks for the notification again after an hour, and for each of its pushes anew")
    func snooze() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let client = ledger.client()
            let first = try await client.reportAction(Self.action("n1", "snooze_1h"))
            #expect(first.snoozeSeconds == 3_600)
            #expect(try await client.reportAction(Self.action("n1", "snooze_1h")) == first)
            _ = try await ledger.badges(Ledger.further("n1", createdAt: Ledger.start + 3_600_000))
            ledger.clock.advance(by: .seconds(3_700))
            let second = try await client.reportAction(Self.action("n1", "snooze_1h"))
            #expect(second.snoozeSeconds == 3_600 && second.reportId != first.reportId)
        }
    }

    @Test("EVAL-42 RCPT-14 A notification that is marked as read leaves its counter, once")
    func markRead() async throws {
        try await with { ledger in
            #expect(try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3", skipped: .userActive)) == [1, 2, 2])
            func counter() async throws -> Int32? {
                try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob")).counters["mentions"]
            }
            for _ in 1...2 { _ = try await ledger.client().reportAction(Self.action("n1", "MARK_READ")) }
            #expect(try await counter() == 1)
            // It was not counted.
            _ = try await ledger.client().reportAction(Self.action("n3", "MARK_READ"))
            #expect(try await counter() == 1)
            #expect(try await forwarded(ledger).map(\.notificationId) == ["n1", "n3"])
        }
    }

    @Test("EVAL-41 RCPT-19 An action on a notification that was deleted is not found, and nothing of earlier ones is left")
    func deleted() async throws {
        try await with { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(30))
            let id = DerivedID.notification(
                acceptedAt: ledger.clock.now, event: "e1", organization: "org_1", app: "chat", user: "bob", type: "mention")
            var record = Ledger.record(id)
            record.offeredActions = .init(actions: [.init(actionId: "APPROVE")])
            _ = try await ledger.badges(record)
            _ = try await ledger.client().reportAction(Self.action(id, "APPROVE"))
            ledger.clock.advance(by: .days(32))
            try await ledger.jobs.round()
            let late = await refusal { _ = try await ledger.client().reportAction(Self.action(id, "REPLY", text: "hi")) }
            #expect(late == "not_found notification_id")
            let left = try await ledger.store.read { database in
                try ["offered_actions", "reported_actions"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? -1 }
            }
            #expect(left == [0, 0])
        }
    }

    @Test("PRIV-10 EVAL-42 An app without delivery data has no notification that could be acted on")
    func nothingKept() async throws {
        try await with { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.policies.set("telemetry_mode", "off")
            #expect(await refusal { _ = try await ledger.client().reportAction(Self.action("n1", "MARK_READ")) } == "not_found notification_id")
            #expect(try await forwarded(ledger).isEmpty)
        }
    }
}
