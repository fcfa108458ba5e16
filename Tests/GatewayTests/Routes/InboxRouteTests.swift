import CarillonAPI
import Protobuf
import ServiceKit
import Testing

@testable import GatewayService

@Suite("GW-06 The notification centre")
struct InboxRouteTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
    private static let at: Int64 = 1_769_900_000_123
    private static let instant = "2026-01-31T22:53:20.123Z"

    @Test("RCPT-11 GW-06 The list has every filter, a page and its entries; links are for the device that asks")
    func list() async throws {
        let entry = ReceiptsV1.InboxEntry(
            notificationId: "n1", typeId: "leave_approved", categoryId: "leave", title: "Approved", body: "Your leave", iconKey: "calendar",
            entityType: "leave", entityId: "7", deepLink: "https://app.example/leave/7", createdAtMs: Self.at, readAtMs: Self.at + 1,
            expiresAtMs: Self.at + 2, pushStatus: .skipped, pushSkipReason: .quietHours)
        let peers = ScriptedPeers { request in
            guard request is ReceiptsV1.ListInboxRequest else { return nil }
            return ReceiptsV1.ListInboxResponse(entries: [entry, .init(notificationId: "n2")], nextPageToken: "t2")
        }
        try await TestGateway.with(peers) { gateway in
            let path = "/inbox?category=leave&type=leave_approved&unread_only=true&ids=n1,n2&limit=5&cursor=t1&device_type=web"
            let answer = try await gateway.request("GET", path, user: "ann")
            #expect(answer.status == 200, "\(answer.body)")
            #expect(
                peers.requests(ReceiptsV1.ListInboxRequest.self) == [
                    .init(
                        tenant: Self.tenant, userId: "ann", categoryId: "leave", typeId: "leave_approved", unreadOnly: true,
                        notificationIds: ["n1", "n2"], pageSize: 5, pageToken: "t1", deviceType: .web)
                ])
            for member in [
                #""notification_id":"n1""#, #""notification_type":"leave_approved""#, #""category":"leave""#, #""title":"Approved""#,
                #""icon_key":"calendar""#, #""entity_id":"7""#, #""deep_link":"https://app.example/leave/7""#, #""fallback_deep_link":null"#,
                #""created_at":"\#(Self.instant)""#, #""read_at":null"#, #""push_status":"skipped""#, #""push_skip_reason":"quiet_hours""#,
                #""push_status":null"#, #""next_cursor":"t2""#,
            ] { #expect(answer.body.contains(member), "\(member): \(answer.body)") }
            for (wrong, field) in [("unread_only=yes", "unread_only"), ("device_type=toaster", "device_type"), ("limit=0", "limit")] {
                let refused = try await gateway.request("GET", "/inbox?\(wrong)", user: "ann")
                #expect(refused.status == 422 && refused.body.contains(#""field":"\#(field)""#), "\(refused.body)")
            }
            let host = try await gateway.request("GET", "/inbox")
            #expect(host.status == 403, "\(host.body)")
        }
    }

    @Test("RCPT-12 GW-06 One entry is marked as read or dismissed, and one that is unknown is 404")
    func one() async throws {
        let peers = ScriptedPeers { request in
            guard let request = request as? ReceiptsV1.MarkInboxRequest else { return nil }
            if request.marks.first?.notificationId == "gone" { throw APIError(.notFound, field: "notification_id", "there is no entry gone here") }
            return ReceiptsV1.MarkInboxResponse(unread: 4)
        }
        try await TestGateway.with(peers) { gateway in
            let read = try await gateway.request("POST", "/inbox/n1/read", #"{"occurred_at":"\#(Self.instant)"}"#, user: "ann")
            let dismissed = try await gateway.request("DELETE", "/inbox/n2?occurred_at=\(Self.instant)", user: "ann")
            let now = try await gateway.request("POST", "/inbox/n3/read", user: "ann")
            for answer in [read, dismissed, now] { #expect(answer.status == 200 && answer.body.contains(#""unread":4"#), "\(answer.body)") }
            #expect(
                peers.requests(ReceiptsV1.MarkInboxRequest.self) == [
                    .init(
                        tenant: Self.tenant, userId: "ann", marks: [.init(notificationId: "n1", kind: .read, occurredAtMs: Self.at)],
                        requiresEntries: true),
                    .init(
                        tenant: Self.tenant, userId: "ann", marks: [.init(notificationId: "n2", kind: .dismissed, occurredAtMs: Self.at)],
                        requiresEntries: true),
                    .init(tenant: Self.tenant, userId: "ann", marks: [.init(notificationId: "n3", kind: .read)], requiresEntries: true),
                ])
            for (method, path) in [("POST", "/inbox/gone/read"), ("DELETE", "/inbox/gone")] {
                #expect(try await gateway.request(method, path, user: "ann").status == 404)
            }
        }
    }

    @Test("RCPT-12 GW-06 Many entries are marked by their ids, each with its own kind and time, or all up to an instant or of a category")
    func many() async throws {
        let peers = ScriptedPeers { request in
            request is ReceiptsV1.MarkInboxRequest ? ReceiptsV1.MarkInboxResponse(unread: 1, unknownIds: ["n9"]) : nil
        }
        try await TestGateway.with(peers) { gateway in
            func post(_ json: String) async throws -> TestAnswer { try await gateway.request("POST", "/inbox/read", json, user: "ann") }
            let ids = try await post(#"{"ids":["n1","n2"],"occurred_at":"\#(Self.instant)"}"#)
            #expect(ids.status == 200 && ids.body.contains(#""unread":1"#) && ids.body.contains(#""unknown_ids":["n9"]"#), "\(ids.body)")
            _ = try await post(
                #"{"marks":[{"notification_id":"n1"},{"notification_id":"n2","kind":"dismissed","occurred_at":"\#(Self.instant)"}]}"#)
            _ = try await post(#"{"all":true,"until":"\#(Self.instant)","category":"leave"}"#)
            #expect(
                peers.requests(ReceiptsV1.MarkInboxRequest.self) == [
                    .init(
                        tenant: Self.tenant, userId: "ann",
                        marks: ["n1", "n2"].map { .init(notificationId: $0, kind: .read, occurredAtMs: Self.at) }),
                    .init(
                        tenant: Self.tenant, userId: "ann",
                        marks: [
                            .init(notificationId: "n1", kind: .read),
                            .init(notificationId: "n2", kind: .dismissed, occurredAtMs: Self.at),
                        ]),
                    .init(tenant: Self.tenant, userId: "ann", all: .init(untilMs: Self.at, categoryId: "leave")),
                ])
            for (json, field) in [("{}", "ids"), (#"{"all":false}"#, "ids"), (#"{"marks":[{"kind":"read"}]}"#, "marks[0].notification_id")] {
                let refused = try await post(json)
                #expect(refused.status == 400 && refused.body.contains(#""field":"\#(field)""#), "\(refused.body)")
            }
        }
    }

    @Test("RCPT-11 WEB-12 GW-06 The unread count comes with badge and label, and a target says whether it exists; without a centre both are 404")
    func countAndTarget() async throws {
        let peers = ScriptedPeers { request in
            switch request {
            case is ReceiptsV1.CountInboxRequest: return ReceiptsV1.CountInboxResponse(unread: 120, badge: 99, label: "99+")
            case let request as ReceiptsV1.FindTargetRequest:
                guard request.notificationId == "n1" else { throw APIError(.inboxDisabled, "this app keeps no notification centre") }
                return ReceiptsV1.FindTargetResponse(deepLink: "hr://leave/7", fallbackDeepLink: "hr://leaves")
            default: return nil
            }
        }
        try await TestGateway.with(peers) { gateway in
            let count = try await gateway.request("GET", "/inbox/unread-count", user: "ann")
            for member in [#""unread":120"#, #""badge":99"#, #""label":"99+""#] { #expect(count.body.contains(member), "\(count.body)") }
            let target = try await gateway.request("GET", "/inbox/n1/target", user: "ann")
            for member in [#""deep_link":"hr://leave/7""#, #""exists":false"#, #""fallback_deep_link":"hr://leaves""#] {
                #expect(target.body.contains(member), "\(target.body)")
            }
            let without = try await gateway.request("GET", "/inbox/n2/target", user: "ann")
            #expect(without.status == 404 && without.body.contains(#""code":"inbox_disabled""#), "\(without.body)")
        }
    }
}
