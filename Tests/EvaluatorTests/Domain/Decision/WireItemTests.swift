import CarillonAPI
import Protobuf
import Testing

@testable import EvaluatorService

@Suite("Messages of batches in their wire form")
struct WireItemTests {
    private let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")

    private func push(_ name: String, title: String = "Hello") -> DispatcherV1.Push {
        DispatcherV1.Push(
            tenant: tenant, pushId: name, notificationId: "notif_\(name)", userId: "bob", typeId: "mention",
            contents: [.init(title: title, body: "body", data: ["push_id": "other"])], createdAtMs: 5, expiresAtMs: 6, acceptedMonotonicNs: -1)
    }

    private func record(_ name: String, push: String) -> ReceiptsV1.NotificationRecord {
        ReceiptsV1.NotificationRecord(tenant: tenant, notificationId: name, pushId: push, eventId: "e", userId: "bob", title: "Hello")
    }

    private func pushes(_ pushes: [DispatcherV1.Push]) throws -> [WireItem] {
        try WireItem.list(in: DispatcherV1.EnqueueRequest(pushes: pushes).bytes(), pushID: WireItem.FieldNumber.pushIDOfPush)
    }

    private func records(_ records: [ReceiptsV1.NotificationRecord]) throws -> [WireItem] {
        try WireItem.list(
            in: ReceiptsV1.RecordNotificationRequest(notifications: records).bytes(), pushID: WireItem.FieldNumber.pushIDOfRecord)
    }

    private func joined(_ items: [WireItem]) throws -> [DispatcherV1.Push] {
        try DispatcherV1.EnqueueRequest(bytes: WireItem.request(of: items)).pushes
    }

    @Test("A list is split into its messages, and joined again")
    func split() throws {
        let sent = [push("p1"), push("p2", title: String(repeating: "x", count: 300)), push("")]
        let items = try pushes(sent)
        #expect(try joined(items) == sent)
        let messages = try items.map { try DispatcherV1.Push(bytes: $0.message) }
        #expect(messages == sent)
        #expect(items.map(\.namesPush) == [true, true, false])
        #expect(try pushes([]).isEmpty)
    }

    @Test("A record knows the push of its own")
    func ownPush() throws {
        let items = try pushes([push("p1"), push("p2")])
        let records = try records([record("n1", push: "p2"), record("n2", push: "")])
        #expect(items.map { $0.namesPush(of: records[0]) } == [false, true])
        #expect(!records[1].namesPush)
    }

    @Test("RCPT-15 A badge is added to an encoded push, also a second time", arguments: [0, 1, 127, 128, Int32.max])
    func badge(_ badge: Int32) throws {
        for title in ["short", String(repeating: "long", count: 40)] {
            var item = try #require(try pushes([push("p1", title: title)]).first)
            item.badge = 7
            item.badge = badge
            var wanted = push("p1", title: title)
            wanted.badge = badge
            #expect(try joined([item]) == [wanted])
            #expect(try DispatcherV1.Push(bytes: item.message) == wanted)
            let record = try #require(try records([record("n", push: "p1")]).first)
            #expect(item.namesPush(of: record))
        }
    }

    @Test("Bytes that are no list of messages are refused")
    func malformed() throws {
        let whole = try DispatcherV1.EnqueueRequest(pushes: [push("p1")]).bytes()
        for bytes in [[0xFF, 0xFF], [0x0A], [0x0A, 5, 1], [0x12, 0], [0x08, 1], [0x0A, 1, 0xFF], [0x0A, 2, 0x07, 0], Array(whole.dropLast())]
            as [[UInt8]]
        {
            #expect(throws: MalformedMessage.self) { try WireItem.list(in: bytes, pushID: 2) }
        }
    }
}
