import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("The delivery log")
struct DeliveryLogTests {
    private typealias Ledger = ReceiptsFixture

    private func log(
        _ ledger: ReceiptsFixture, _ change: (inout ReceiptsV1.QueryDeliveryLogRequest) -> Void = { _ in }
    ) async throws -> ReceiptsV1.QueryDeliveryLogResponse {
        var request = ReceiptsV1.QueryDeliveryLogRequest(tenant: Ledger.tenant)
        change(&request)
        return try await ledger.client().queryDeliveryLog(request)
    }

    @Test("RCPT-03 C-37 An entry has the provider's answer and the device's report, under the id of the push device")
    func entry() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(
                Ledger.outcome("n1", .queued, sequence: 1, code: "ServiceUnavailable"),
                Ledger.outcome("n1", .sent, sequence: 2, number: 2))
            ledger.clock.advance(by: .seconds(60))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n1", .delivered, at: Ledger.start + 3_000))
            let entry = try #require(try await log(ledger).entries.first)
            #expect(
                entry
                    == .init(
                        notificationId: "n1", userId: "bob", deviceId: "dev_1", type: "mention", channelId: "ch_general", messageId: "m1",
                        status: .delivered, platform: "ios", apnsId: "apns-id", createdAtMs: Ledger.start,
                        sentAtMs: Ledger.start + 100, deliveredAtMs: Ledger.start + 3_000, retryCount: 1))
        }
    }

    @Test("RCPT-03 A failure has code and text; a message name of FCM is not an apns_id; a skipped notification has no entry")
    func errors() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("a", provider: "fcm"), Ledger.record("b"), Ledger.record("c", skipped: .channelMuted))
            var refused = Ledger.outcome("a", .failed, sequence: 1, code: "INVALID_ARGUMENT")
            refused.provider = "fcm"
            refused.failureReason = "rejected"
            refused.providerErrorMessage = "The message is no message"
            refused.providerMessageId = "projects/p/messages/1"
            var expired = Ledger.outcome("b", .expired, sequence: 1)
            expired.failureReason = "expired"
            try await ledger.outcomes(refused, expired)
            let entries = try await log(ledger).entries
            #expect(entries.map(\.notificationId) == ["b", "a"])
            #expect(entries.map(\.errorCode) == ["expired", "INVALID_ARGUMENT"])
            #expect(entries.map(\.errorMessage) == ["expired", "The message is no message"])
            #expect(entries.map(\.apnsId) == ["", ""])
            #expect(entries.map(\.retryCount) == [0, 0])
        }
    }

    @Test("RCPT-03 C-30 Each status has the name that chat's log has for it")
    func states() async throws {
        try await withLedger { ledger in
            let shown: [(CommonV1.DeliveryStatus, ReceiptsV1.DeliveryLogStatus)] = [
                (.queued, .pending), (.sent, .sent), (.failed, .failed), (.expired, .expired), (.cancelled, .cancelled), (.skipped, .skipped),
            ]
            _ = try await ledger.badges(Ledger.record("pending"))
            for (status, _) in shown {
                _ = try await ledger.badges(Ledger.record(status.name))
                try await ledger.outcomes(Ledger.outcome(status.name, status, sequence: 1))
            }
            for kind in ClientReportKind.allCases {
                _ = try await ledger.badges(Ledger.record(kind.name))
                _ = try await ledger.client().reportClientEvent(Ledger.report(kind.name, .init(kind)))
            }
            let entries = try await log(ledger).entries
            var expected = Dictionary(uniqueKeysWithValues: shown.map { ($0.name, $1) })
            expected["pending"] = .pending
            for kind in ClientReportKind.allCases { expected[kind.name] = .delivered }
            #expect(Dictionary(uniqueKeysWithValues: entries.map { ($0.notificationId, $0.status) }) == expected)
            // Every report of the device is evidence of arrival.
            for entry in entries where entry.status == .delivered { #expect(entry.deliveredAtMs == Ledger.start) }
            for status in DeliveryLog.Status.allCases {
                let found = try await log(ledger) { $0.status = .init(status) }.entries.map(\.notificationId)
                #expect(Set(found) == Set(expected.filter { $0.value == .init(status) }.keys), "\(status)")
            }
            #expect(await refusal { _ = try await log(ledger) { $0.status = .init(rawValue: 99) } } == "invalid_value status")
        }
    }

    @Test("RCPT-03 Each number of DeliveryStatus has its name in the store's column")
    func everyNumber() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            for status in CommonV1.DeliveryStatus.allCases where status != .unspecified {
                let shown = try await ledger.store.write { database in
                    try database.execute(sql: "UPDATE notifications SET device_status = ?", arguments: [status.rawValue])
                    try database.execute(sql: "UPDATE devices SET status = ?", arguments: [status.rawValue])
                    return try String.fetchAll(database, sql: "SELECT status FROM push_delivery_log")
                }
                let expected: String =
                    switch status {
                    case .pending, .scheduled, .held, .queued: "pending"
                    case .delivered, .opened, .dismissed: "delivered"
                    default: status.name
                    }
                #expect(shown == [expected, expected])
            }
        }
    }

    @Test("RCPT-03 The log is listed newest first, in pages, by user, notification, status and time")
    func query() async throws {
        try await withLedger { ledger in
            for index in 0..<20 {
                // Recorded in another order than created.
                _ = try await ledger.badges(
                    Ledger.record(
                        "n\(index)", user: index.isMultiple(of: 5) ? "carol" : "bob", devices: ["dev_1", "dev_2"],
                        createdAt: Ledger.start + Int64(index * 7 % 20)))
            }
            for index in 0..<6 { try await ledger.outcomes(Ledger.outcome("n\(index)", .failed, sequence: 1, device: "dev_2")) }
            func all(_ change: (inout ReceiptsV1.QueryDeliveryLogRequest) -> Void = { _ in }) async throws -> [String] {
                var (found, token): ([String], String) = ([], "")
                repeat {
                    let page = try await log(ledger) {
                        change(&$0)
                        $0.pageSize = 3
                        $0.pageToken = token
                    }
                    #expect(page.entries.count <= 3)
                    found += page.entries.map { "\($0.createdAtMs - Ledger.start) \($0.deviceId)" }
                    token = page.nextPageToken
                } while !token.isEmpty
                return found
            }
            let everything = (0..<20).reversed().flatMap { ["\($0) dev_2", "\($0) dev_1"] }
            #expect(try await all() == everything)
            #expect(try await all { $0.userId = "carol" } == [15, 10, 5, 0].flatMap { ["\($0) dev_2", "\($0) dev_1"] })
            #expect(try await all { $0.notificationId = "n3" } == ["1 dev_2", "1 dev_1"])
            #expect(try await all { $0.status = .failed } == [15, 14, 8, 7, 1, 0].map { "\($0) dev_2" })
            #expect(
                try await all {
                    $0.userId = "carol"
                    $0.status = .failed
                } == ["15 dev_2", "0 dev_2"])
            #expect(
                try await all {
                    $0.fromMs = Ledger.start + 3
                    $0.untilMs = Ledger.start + 5
                } == ["4 dev_2", "4 dev_1", "3 dev_2", "3 dev_1"])
            #expect(
                try await all {
                    $0.status = .failed
                    $0.fromMs = Ledger.start + 7
                    $0.untilMs = Ledger.start + 15
                } == ["14 dev_2", "8 dev_2", "7 dev_2"])
            #expect(await refusal { _ = try await log(ledger) { $0.pageToken = "1.2" } } == "invalid_argument page_token")
            #expect(await refusal { _ = try await log(ledger) { $0.pageSize = 201 } } == "invalid_argument page_size")
        }
    }

    @Test("RCPT-03 ARCH-07 Another organization sees its own empty log and none of ours")
    func foreign() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            #expect(try await log(ledger) { $0.tenant = .init(organizationId: "org_2", appId: "chat") }.entries.isEmpty)
            let other = Principal(service: "gateway", actor: .init(userID: "host", organizationID: "org_2", appID: "chat", roles: ["system"]))
            let client = ledger.client(as: other)
            #expect(await refusal { _ = try await client.queryDeliveryLog(.init(tenant: Ledger.tenant)) } == "not_found")
        }
    }

    @Test("RCPT-03 The SQL view has the rows that the query answers")
    func view() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.record("n2"))
            try await ledger.outcomes(
                Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2", number: 5, code: "Bad"))
            let rows = try await ledger.store.read { database in
                try Row.fetchAll(database, sql: "SELECT * FROM push_delivery_log ORDER BY created_at DESC, notification_id DESC, device_id DESC")
                    .map { row in
                        ReceiptsV1.DeliveryLogEntry(
                            notificationId: row["notification_id"], userId: row["user_id"], deviceId: row["device_id"], type: row["type"],
                            channelId: row["channel_id"], messageId: row["message_id"], status: .init(name: row["status"]) ?? .unspecified,
                            platform: row["platform"],
                            apnsId: row["apns_id"], createdAtMs: row["created_at"], sentAtMs: row["sent_at"],
                            deliveredAtMs: row["delivered_at"], errorCode: row["error_code"], errorMessage: row["error_message"],
                            retryCount: row["retry_count"])
                    }
            }
            #expect(rows.count == 3)
            #expect(try await log(ledger).entries == rows)
        }
    }

    @Test("RCPT-03 Every query uses an index with the log's order: nothing is sorted or scanned")
    func indexes() async throws {
        try await withLedger { ledger in
            func plan(_ change: (inout DeliveryLog.Query) -> Void) async throws -> String {
                var query = DeliveryLog.Query(tenant: Ledger.tenant, page: try Page(size: 50, token: "", .ledger))
                change(&query)
                let asked = query
                return try await ledger.store.read { try DeliveryLog.plan(asked, $0) }.joined(separator: "\n")
            }
            let position = PageToken(createdAt: Instant(milliseconds: Ledger.start), row: 7, device: "dev_1")
            let ways: [(String, (inout DeliveryLog.Query) -> Void)] = [
                ("notifications_by_user", { $0.userID = "bob" }),
                (
                    "notifications_by_user",
                    {
                        $0.userID = "bob"
                        $0.after = position
                    }
                ),
                ("notifications_by_log_status", { $0.status = .failed }), ("devices_by_log_status", { $0.status = .failed }),
                (
                    "devices_by_log_status",
                    {
                        $0.status = .delivered
                        $0.bounds = TimeBounds(from: Instant(milliseconds: 5))
                        $0.after = position
                    }
                ),
                // Queries for pending and sent read all rows.
                ("notifications_by_creation", { $0.status = .sent }), ("notifications_by_creation", { $0.status = .pending }),
                ("notifications_by_creation", { _ in }), ("devices_by_creation", { _ in }),
                (
                    "notifications_by_log_status",
                    {
                        $0.status = .delivered
                        $0.bounds = TimeBounds(until: Instant(milliseconds: 5))
                        $0.after = position
                    }
                ),
                ("notifications_by_creation", { $0.after = position }),
                ("sqlite_autoindex_notifications_1", { $0.notificationID = "n1" }),
                (
                    "sqlite_autoindex_notifications_1",
                    {
                        $0.notificationID = "n1"
                        $0.userID = "bob"
                        $0.after = position
                    }
                ),
            ]
            for (index, change) in ways {
                let plan = try await plan(change)
                #expect(plan.contains(index), "\(plan)")
                #expect(!plan.contains("SCAN"), "\(plan)")
                if index != "sqlite_autoindex_notifications_1" { #expect(!plan.contains("TEMP B-TREE"), "\(index): \(plan)") }
            }
        }
    }
}
