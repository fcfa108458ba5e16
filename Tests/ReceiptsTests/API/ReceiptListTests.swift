import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Lists of receipts")
struct ReceiptListTests {
    private typealias Ledger = ReceiptsFixture

    @Test("Receipts are listed newest first, in pages, by user, event, status and time")
    func query() async throws {
        try await withLedger { ledger in
            for index in 0..<25 {
                _ = try await ledger.badges(
                    Ledger.record(
                        "n\(index)", user: index.isMultiple(of: 5) ? "carol" : "bob", event: "e\(index / 10)",
                        createdAt: Ledger.start + Int64(index)))
            }
            try await ledger.outcomes(Ledger.outcome("n3", .sent, sequence: 1))
            func query(_ change: (inout ReceiptsV1.QueryReceiptsRequest) -> Void) async throws -> ReceiptsV1.QueryReceiptsResponse {
                var request = ReceiptsV1.QueryReceiptsRequest(tenant: Ledger.tenant)
                change(&request)
                return try await ledger.client().queryReceipts(request)
            }
            var ids: [String] = []
            var token = ""
            repeat {
                let page = try await query {
                    $0.pageSize = 10; $0.pageToken = token
                }
                ids += page.notifications.map(\.notificationId)
                token = page.nextPageToken
            } while !token.isEmpty
            #expect(ids == (0..<25).reversed().map { "n\($0)" })
            #expect(try await query { $0.userId = "carol" }.notifications.count == 5)
            #expect(try await query { $0.eventId = "e2" }.notifications.count == 5)
            #expect(try await query { $0.status = .sent }.notifications.map(\.notificationId) == ["n3"])
            let between = try await query { request in
                request.fromMs = Ledger.start + 3
                request.untilMs = Ledger.start + 6
            }
            #expect(between.notifications.map(\.notificationId) == ["n5", "n4", "n3"])
            #expect(await refusal { _ = try await query { $0.pageToken = "x" } } == "invalid_argument page_token")
            #expect(await refusal { _ = try await query { $0.pageSize = 1_000 } } == "invalid_argument page_size")
            let foreign = try await query { $0.tenant = .init(organizationId: "org_2", appId: "chat") }
            #expect(foreign.notifications.isEmpty)
        }
    }

    @Test("Receipts are listed by each status, also those without an index, with the states of all devices")
    func statuses() async throws {
        try await withLedger { ledger in
            for id in ["a", "b", "c", "d", "e"] { _ = try await ledger.badges(Ledger.record(id, devices: ["dev_1", "dev_2"])) }
            for device in ["dev_1", "dev_2"] {
                try await ledger.outcomes(
                    Ledger.outcome("b", .failed, sequence: 1, device: device), Ledger.outcome("c", .expired, sequence: 1, device: device))
            }
            // One sent device makes the push sent.
            try await ledger.outcomes(Ledger.outcome("d", .sent, sequence: 1, device: "dev_2"), Ledger.outcome("e", .failed, sequence: 1))
            try await ledger.outcomes(Ledger.outcome("e", .sent, sequence: 1, device: "dev_2"))
            var found: [String: [String]] = [:]
            for status in CommonV1.DeliveryStatus.allCases where status != .unspecified {
                let page = try await ledger.client().queryReceipts(.init(tenant: Ledger.tenant, status: status))
                for notification in page.notifications {
                    found[status.name, default: []].append(
                        notification.notificationId + " " + notification.receipts.map(\.status.name).joined(separator: " "))
                }
            }
            #expect(
                found == [
                    "pending": ["a pending pending"], "failed": ["b failed failed"], "expired": ["c expired expired"],
                    "sent": ["e failed sent", "d pending sent"],
                ])
        }
    }

    @Test("PRIV-12 SEC-10 administrators' reads of other users' pushes are audited before the answer; users and host systems read their own")
    func looks() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let tenant = Ledger.tenant
            let admin = ledger.client(as: Ledger.user("root", roles: ["system_admin"]))
            #expect(try await admin.getNotification(.init(tenant: tenant, notificationId: "n1")).notification?.userId == "bob")
            _ = try await admin.queryReceipts(.init(tenant: tenant, userId: "bob", eventId: "e1"))
            _ = try await admin.queryDeliveryLog(.init(tenant: tenant, notificationId: "n1"))
            _ = try await ledger.client().queryReceipts(.init(tenant: tenant))
            #expect(await refusal { _ = try await admin.getNotification(.init(tenant: tenant, notificationId: "none")) }.hasPrefix("not_found"))
            let looks = [
                "notification.read|chat|bob||user:root", "notification.listed|chat|bob|event e1|user:root",
                "notification.listed|chat||delivery log, of one notification|user:root", "notification.listed|chat|||service:operator",
            ]
            #expect(ledger.audit.all == looks)
            _ = try await ledger.client(as: Ledger.user("bob")).getNotification(.init(tenant: tenant, notificationId: "n1"))
            let host = Principal(service: "gateway", actor: .init(userID: "", organizationID: "org_1", appID: "chat", roles: ["system"]))
            _ = try await ledger.client(as: host).getNotification(.init(tenant: tenant, notificationId: "n1"))
            _ = try await ledger.client(as: host).queryDeliveryLog(.init(tenant: tenant))
            #expect(ledger.audit.all == looks)
            ledger.audit.setAway(true)
            #expect(await refusal { _ = try await admin.getNotification(.init(tenant: tenant, notificationId: "n1")) } == "unavailable")
            #expect(await refusal { _ = try await admin.queryReceipts(.init(tenant: tenant)) } == "unavailable")
            #expect(await refusal { _ = try await admin.queryDeliveryLog(.init(tenant: tenant)) } == "unavailable")
        }
    }
}
