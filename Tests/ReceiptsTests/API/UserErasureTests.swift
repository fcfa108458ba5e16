import CarillonAPI
import DurableWork
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Erasure of a user from the ledger")
struct UserErasureTests {
    private typealias Ledger = ReceiptsFixture
    private static let gone = "usr_gone"

    private func erase(_ ledger: ReceiptsFixture) async throws -> CommonV1.EraseStoredUserResponse {
        try await ledger.userData().eraseUser(.init(tenant: Ledger.tenant, userId: Self.gone))
    }

    /// Tables and columns that contain one of the texts.
    private func places(of texts: [String], _ store: Store) async throws -> [String] {
        try await store.read { database in
            var found: Set<String> = []
            for table in try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
                for column in try database.columns(in: table).map(\.name) {
                    for text in texts {
                        let rows = try Int.fetchOne(
                            database, sql: "SELECT count(*) FROM \(table) WHERE instr(CAST(\(column) AS BLOB), CAST(? AS BLOB)) > 0",
                            arguments: [text])
                        if let rows, rows > 0 { found.insert("\(table).\(column)") }
                    }
                }
            }
            return found.sorted()
        }
    }

    /// Three notifications of the user, one of them to two devices, another open, and one of Bob.
    private func fill(_ ledger: ReceiptsFixture) async throws {
        ledger.policies.set("inbox_enabled", true)
        let early = ReceiptsV1.MarkInboxRequest(tenant: Ledger.tenant, marks: [.init(notificationId: "n9", kind: .read)])
        _ = try await ledger.inbox(as: Ledger.user(Self.gone)).markInbox(early)
        for (id, atOnce) in [("n1", true), ("n3", false)] {
            var record = Ledger.record(id, user: Self.gone)
            record.mail = .init(title: "Alice", body: "hello", atOnce: atOnce)
            if atOnce { record.offeredActions = .init(actions: [.init(actionId: "CALL", callbackTarget: "/users/\(Self.gone)")]) }
            record.inboxEntry = .init(title: "Alice", body: "hello")
            _ = try await ledger.badges(record)
        }
        try await ledger.outcomes(
            .init(tenant: Ledger.tenant, notificationId: "n1", userId: Self.gone, status: .sent, attemptNumber: 1, channel: "email"))
        _ = try await ledger.badges(Ledger.record("n2", user: Self.gone, devices: ["dev_1", "dev_2"]))
        try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 1, attempt: "att_9", device: "dev_2"))
        _ = try await ledger.badges(Ledger.record("bobs", user: "bob"))
        for (number, id) in ["n1", "n2", "bobs"].enumerated() {
            try await ledger.outcomes(Ledger.outcome(id, .sent, sequence: 1, attempt: "att_\(number)"))
        }
        var opened = Ledger.report("n1", .opened, user: Self.gone)
        opened.deepLinkTarget = "app://users/\(Self.gone)"
        _ = try await ledger.client().reportClientEvent(opened)
        _ = try await ledger.client().reportAction(ActionReportTests.action("n1", "CALL", user: Self.gone))
        try await ledger.store.write { database in
            let tenant: StatementArguments = [Ledger.tenant.organizationId, Ledger.tenant.appId]
            for (id, user, notification) in [("t-1", Self.gone, "n1"), ("t-2", "", "n2"), ("t-3", "", "bobs"), ("t-4", "bob", "bobs")] {
                try database.execute(
                    sql: """
                        INSERT INTO telemetry_events (organization_id, app_id, event_id, event_type, user_id, occurred_at_ms, properties)
                        VALUES (?, ?, ?, 'push_notification_delivered', ?, 1, json_object('notification_id', ?))
                        """, arguments: tenant + [id, user, notification])
            }
            try database.execute(
                sql: """
                    INSERT INTO idempotency_keys (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms)
                    VALUES (?, ?, ?, 'm', 'k', x'', x'', 9)
                    """, arguments: tenant + ["user:" + Self.gone])
            try database.execute(
                sql: "INSERT INTO shown_badges (tenant, user_id, badge, pushed_at_ms) SELECT id, ?, 3, 0 FROM tenants WHERE app_id = ?",
                arguments: [Self.gone, Ledger.tenant.appId])
            try database.execute(
                sql: "INSERT INTO badge_updates (organization_id, app_id, user_id, kind, due_at_ms) VALUES (?, ?, ?, 'change', 0)",
                arguments: tenant + [Self.gone])
            try setAside(Self.gone, by: "registry", of: ReceiptsFixture.tenant, database)
        }
    }

    private func schema(_ ledger: ReceiptsFixture) async throws -> [String: [String]] {
        try await ledger.store.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'")
            return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try database.columns(in: $0).map(\.name)) })
        }
    }

    @Test("PRIV-09 REG-35 ACC-143 Receipts of an erased user have neither the user nor ids computed from the user; every count stays")
    func erasure() async throws {
        try await withLedger { ledger in
            try await fill(ledger)
            let before = try await ledger.statistics
            let texts = [Self.gone, "n1", "n2", "n3", "device_dev_1"]
            #expect(try await places(of: texts, ledger.store).count > 6)
            // The test must fill every table, or erasure of the table is not tested.
            for table in try await schema(ledger).keys
            where !UserDataTables.receipts(ids: IdentifierSource(clock: ledger.clock)).withoutUsers.contains(table) {
                #expect(try await ledger.store.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM \(table))") } == true, "\(table)")
            }
            let erased = try await erase(ledger)
            #expect(
                erased.erased == [
                    "notifications": 3, "devices": 0, "attempts": 0, "client_reports": 0, "unread_counters": 2, "telemetry_events": 7,
                    "device_counters": 2, "idempotency_keys": 1, "quarantine": 1, "message_receipts": 0, "fallback_mails": 1,
                    "person_message_outbox": 2, "offered_actions": 0, "reported_actions": 0, "inbox_entries": 2, "inbox_marks": 1,
                    "shown_badges": 1, "badge_updates": 1, "user_feed": 3,
                ])
            #expect(
                try await ledger.store.read { try String.fetchAll($0, sql: "SELECT event_id FROM telemetry_events ORDER BY 1") } == [
                    "ledger_psh_bobs_dev_1_1", "t-3", "t-4",
                ])
            #expect(try await places(of: [Self.gone, "n1", "n2", "n3"], ledger.store).isEmpty)
            let rows = try await ledger.store.read { database in
                try Row.fetchAll(database, sql: "SELECT user_id, title || body || event_id || channel_id || message_id FROM notifications")
                    .map { (user: $0[0] as String, rest: $0[1] as String) }
            }
            let nobodys = rows.filter { $0.user != "bob" }
            #expect(
                nobodys.count == 3 && Set(nobodys.map(\.user)).count == 1 && nobodys.allSatisfy { $0.user.hasPrefix("erased:") && $0.rest.isEmpty })

            // Counts stay, except that the open device counts as cancelled.
            let after = try await ledger.statistics
            #expect(after.notifications == before.notifications && after.pushed == before.pushed && after.clientEvents == before.clientEvents)
            #expect(before.openDevices == 1 && after.openDevices == 0 && after.devicesByStatus["cancelled"] == 1)
            #expect(try await ledger.view("bobs").userId == "bob")

            // Later reports find nothing and store nothing.
            try await ledger.outcomes(Ledger.outcome("n3", .sent, sequence: 1))
            #expect(try await ledger.badges(Ledger.record("n4", user: Self.gone), Ledger.record("bobs2", user: "bob")) == [-1, 2])
            let counter = await refusal {
                _ = try await ledger.client().changeCounter(.init(tenant: Ledger.tenant, userId: Self.gone, counter: "dm", op: .increment))
            }
            #expect(counter == "conflict user_id")
            #expect(try await places(of: [Self.gone, "n4"], ledger.store).isEmpty)
            let again = try await erase(ledger)
            #expect(again.erased.values.allSatisfy { $0 == 0 } && again.erasedBeforeAtMs == Ledger.start)
            ledger.clock.advance(by: .seconds(30 * 86_400))
            #expect(try await ledger.badges(Ledger.record("n5", user: Self.gone)) == [1])
        }
    }

    @Test("PRIV-09 The pseudonym of an erased user cannot be computed again: its key is not stored")
    func pseudonym() {
        let user = UserKey("ann", of: Ledger.tenant)
        #expect(Pseudonym.once(of: user) != Pseudonym.once(of: user))
        let key = [UInt8](repeating: 7, count: 32)
        #expect(Pseudonym.make("anon:", of: user, key: key) == Pseudonym.make("anon:", of: user, key: key))
        #expect(
            Pseudonym.make("anon:", of: user, key: key) != Pseudonym.make("anon:", of: UserKey("ben", of: Ledger.tenant), key: key))
    }

    @Test("PRIV-11 Users export their own notifications, devices, attempts, reports and counters only")
    func export() async throws {
        try await withLedger { ledger in
            try await fill(ledger)
            func sections(of user: String) async throws -> [String: Int] {
                try await ledger.userData(as: Ledger.user(user)).exportOwnData(.init()) { responses in
                    var counts: [String: Int] = [:]
                    for try await response in responses { counts[response.section?.name ?? "", default: 0] += response.section?.rows.count ?? 0 }
                    return counts
                }
            }
            #expect(
                try await sections(of: Self.gone) == [
                    "notifications": 3, "devices": 4, "attempts": 3, "client_reports": 1, "unread_counters": 2, "inbox_entries": 2, "inbox_marks": 1,
                    "telemetry_events": 6, "idempotency_keys": 1, "quarantine": 1, "message_receipts": 1, "fallback_mails": 1,
                    "reported_actions": 1, "shown_badges": 1, "user_feed": 3,
                ])
            #expect(
                try await sections(of: "bob") == ["notifications": 1, "devices": 1, "attempts": 1, "unread_counters": 1, "telemetry_events": 2])
            func rows(_ section: String) async throws -> [(text: String, row: [String: Any])] {
                let texts = try await ledger.userData(as: Ledger.user(Self.gone)).exportOwnData(.init()) { responses in
                    var rows: [String] = []
                    for try await response in responses where response.section?.name == section { rows += response.section?.rows ?? [] }
                    return rows
                }
                return try texts.map { text in
                    (text, try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]))
                }
            }
            #expect(try await rows("attempts").map { $0.row["provider_message_id"] as? String } == ["apns-id", "apns-id", "apns-id"])
            // Names instead of the store's numbers.
            for (text, row) in try await rows("notifications") {
                #expect((row["status"] as? String).flatMap(CommonV1.DeliveryStatus.init(name:)) != nil, "\(text)")
                #expect((row["priority"] as? String).map { $0.isEmpty || CommonV1.Priority(name: $0) != nil } == true, "\(text)")
                #expect((row["skip_reason"] as? String).map { $0.isEmpty || CommonV1.SkipReason(name: $0) != nil } == true, "\(text)")
            }
        }
    }

    @Test("PRIV-09 every table is declared or has no data of users, and the declaration has every column that can name a user")
    func completeness() async throws {
        try await withLedger { ledger in
            let schema = try await schema(ledger)
            let tables = UserDataTables.receipts(ids: IdentifierSource(clock: ledger.clock)).tables
            let parts = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.userColumns) })
            for (table, columns) in schema
            where !UserDataTables.receipts(ids: IdentifierSource(clock: ledger.clock)).withoutUsers.contains(table) {
                let naming = columns.filter { $0.contains(#/user|principal|actor|subject|recipient/#) }
                #expect(parts[table].map { Set($0) } == Set(naming), "\(table): say in UserDataTables how a user is erased from it")
            }
        }
    }
}

/// Adds a message about a user to a store's quarantine.
private func setAside(_ user: String, by peer: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
    let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "says \(user)"), tries: 1, first: Instant(milliseconds: 1), last: Instant(milliseconds: 1))
    try Quarantine.write(
        [QuarantinedMessage(outbox: "o", peer: peer, tenant: tenant, users: [user], refusal: refusal, bytes: Array(user.utf8))], database)
}
