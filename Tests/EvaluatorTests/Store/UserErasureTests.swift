import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Erasure of a user from the evaluator")
struct UserErasureTests {
    static let gone = "usr_gone"

    /// Nobody reads the record here.
    private struct NoAudit: AuditSink {
        func record(_ event: AuditEvent, _ context: ServerContext) async throws {}
    }

    private static func data(_ evaluator: EvaluatorFixture, as principal: Principal = Principal(service: "registry")) -> EvaluatorV1.UserData.Client {
        .init(
            InProcessChannel(
                services: [UserDataService(.evaluator, store: evaluator.store, audit: NoAudit(), clock: evaluator.clock)], principal: principal))
    }

    static func erase(_ evaluator: EvaluatorFixture) async throws -> CommonV1.EraseStoredUserResponse {
        try await data(evaluator).eraseUser(.init(tenant: ChatApp.tenant, userId: gone))
    }

    /// Tables and columns in which the text stands.
    static func places(of text: String = gone, _ store: Store) async throws -> [String] {
        try await store.read { database in
            var found: [String] = []
            for table in try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
                for column in try database.columns(in: table).map(\.name) {
                    let rows = try Int.fetchOne(
                        database, sql: "SELECT count(*) FROM \(table) WHERE instr(CAST(\(column) AS BLOB), CAST(? AS BLOB)) > 0", arguments: [text])
                    if let rows, rows > 0 { found.append("\(table).\(column)") }
                }
            }
            return found.sorted()
        }
    }

    private static func message(_ id: String, from sender: String = "alice", members: [String] = []) -> EvaluatorV1.Event {
        ChatApp.message(id, from: sender, channel: "ch_" + id, members: members, mentions: [ChatApp.mention(gone), ChatApp.mention("bob")])
    }

    /// What nothing in these tests makes by itself.
    private static func deferAndRemember(_ store: Store) async throws {
        let tenant: StatementArguments = [ChatApp.tenant.organizationId, ChatApp.tenant.appId]
        try await store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO due_items (event_row, ordinal, organization_id, app_id, user_id, kind, since_ms, details, due_at_ms)
                    SELECT min(id), 99, ?, ?, ?, 'quiet_hours', 1, '{}', 1 << 50 FROM events
                    """, arguments: tenant + [gone])
            try database.execute(
                sql: """
                    INSERT INTO idempotency_keys (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms)
                    VALUES (?, ?, ?, 'm', 'k', x'', x'', 9)
                    """, arguments: tenant + ["user:" + gone])
            try database.execute(sql: "INSERT INTO push_counts VALUES (?, ?, ?, 2, 900000, 1)", arguments: tenant + [gone])
            try database.execute(sql: "INSERT INTO silent_pushes VALUES (?, ?, ?, 'dev_1', 'n', 'messages', 9)", arguments: tenant + [gone])
            let item = EvaluatorV1.Item(itemId: "h1", kind: "homework", ownerUserId: gone, title: "Fractions")
            let now = Instant(milliseconds: 1)
            #expect(try ItemTable.upsert(try TrackedItem(item, try ChatApp.policy(), now: now), of: ChatApp.tenant, database))
            try BroadcastTable.insert(
                StoredBroadcast(
                    id: "bcast_1", callerID: "", tenant: ChatApp.tenant, author: "user:" + gone, createdAt: Instant(milliseconds: 1), namedUsers: 2,
                    request: .init(audience: .init(audience: .users(.init(userIds: ["bob", gone]))))), database)
            try quarantine(gone, by: "receipts", of: ChatApp.tenant, database)
            let outcome = ReceiptsV1.Outcome(tenant: ChatApp.tenant, notificationId: "n", pushDeviceId: "dev_1", userId: gone, status: .failed)
            for row in try OutboxRow.rows([outcome]) { try Outbox<ReceiptsV1.Outcome>.insert(row, database) }
        }
    }

    private static func schema(_ store: Store) async throws -> [String: [String]] {
        try await store.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'")
            return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try database.columns(in: $0).map(\.name)) })
        }
    }

    @Test(
        "PRIV-09 REG-35 Events and outgoing decisions lose the user, other recipients still get theirs, and no replay restores the user"
    )
    func erasure() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user(Self.gone), ChatApp.user("bob"))
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await first.run {
                try await first.submit(Self.message("e1"))
                try await first.settled()
                #expect(Set(peers.pushedUsers) == [Self.gone, "bob"])
                peers.failNext(.max, ReceiptsV1.Receipts.Method.recordNotification)
                try await first.submit(Self.message("e2"))
                try await eventually("a batch that waits") { peers.calls(ReceiptsV1.Receipts.Method.recordNotification) > 1 }
            }
            // Nobody works: these wait.
            try await first.submit(Self.message("e3", members: [Self.gone, "bob"]), Self.message("e4", from: Self.gone))
            try await Self.deferAndRemember(first.store)
            #expect(
                try await Self.places(first.store) == [
                    "broadcasts.author", "broadcasts.request", "decision_outbox.pushes", "decision_outbox.records", "decisions.user_id",
                    "dedup_records.user_id", "due_items.user_id",
                    "events.payload",
                    "idempotency_keys.principal", "items.owner_user_id", "outcome_outbox.message", "push_counts.user_id", "quarantine.detail",
                    "quarantine.message", "quarantine_users.user_id", "silent_pushes.user_id",
                ])
            let erased = try await Self.erase(first)
            #expect(
                erased.erased == [
                    "events": 4, "decisions": 2, "dedup_records": 2, "decision_outbox": 1, "due_items": 1, "idempotency_keys": 1, "quarantine": 1,
                    "outcome_outbox": 1, "push_counts": 1, "silent_pushes": 1, "items": 1, "broadcasts": 1,
                ])
            // A table that nobody fills here is one of which nobody knows whether erasure empties it.
            #expect(try await Set(Self.schema(first.store).keys).subtracting(UserDataTables.evaluator.withoutUsers) == Set(erased.erased.keys))
            #expect(erased.erasedBeforeAtMs == nil)
            #expect(try await Self.places(first.store).isEmpty)
            let again = try await Self.erase(first)
            #expect(again.erased.values.allSatisfy { $0 == 0 } && again.erasedBeforeAtMs == clock.now.milliseconds)
            await first.store.close()

            peers.failNext(0, ReceiptsV1.Receipts.Method.recordNotification)
            peers.with { $0.enqueued = [] }
            let next = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await next.run {
                try await next.settled()
                #expect(peers.pushedUsers == ["bob", "bob"])
                #expect(try await next.decisions("e3") == ["bob": "sent"])
                #expect(try await next.decisions("e4").keys.sorted() == [""])
                // As a host that replays its log would send them.
                let replayed = try await next.submit(Self.message("e5", from: Self.gone), Self.message("e6", members: [Self.gone, "bob"]))
                #expect(replayed.rejected.map { "\($0.index) \($0.reason) \($0.field)" } == ["0 conflict actor_id"])
                #expect(replayed.accepted.map(\.eventId) == ["e6"])
                try await next.settled()
                #expect(try await next.decisions("e6") == ["bob": "sent"])
                #expect(try await Self.places(next.store).isEmpty)
                clock.advance(by: .seconds(30 * 86_400))
                #expect(try await next.submit(Self.message("e7", from: Self.gone)).rejected.isEmpty)
                try await next.settled()
            }
            await next.store.close()
        }
    }

    @Test("PRIV-09 PREF-17 what is on its way to a guardian goes on without the erased child's id")
    func onTheWayToGuardians() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            var push = DispatcherV1.Push(tenant: ChatApp.tenant, pushId: "p1", notificationId: "n1", userId: "gran")
            push.aboutUserId = Self.gone
            let batch = OutboxBatch(
                tenant: ChatApp.tenant, records: [.init(tenant: ChatApp.tenant, notificationId: "n1", userId: "gran")], pushes: [push])
            try await evaluator.store.write { try DecisionOutboxTable.insert([try EncodedOutboxBatch(batch)], $0) }
            #expect(try await Self.erase(evaluator).erased["decision_outbox"] == 1)
            #expect(try await Self.places(evaluator.store).isEmpty)
            let left = try await evaluator.store.read {
                try DecisionOutboxTable.waiting(after: 0, in: .init(notifications: 10, bytes: 10_000), at: EvaluatorFixture.start, $0)
            }
            let pushes = try left.batches.flatMap { $0.pushes }.map { try DispatcherV1.Push(bytes: $0.message) }
            #expect(pushes.map { "\($0.userId) \($0.aboutUserId)" } == ["gran erased:"])
            #expect(try await Self.erase(evaluator).erased["decision_outbox"] == 0)
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 Nothing is stored or sent of a user who is erased while an event for them is being decided")
    func inFlight() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user(Self.gone), ChatApp.user("bob"))
            evaluator.peers.with { state in
                state.beforeResolve = { _ = try await Self.erase(evaluator) }
            }
            try await evaluator.submit(Self.message("e1"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(evaluator.peers.with { $0.recorded.map(\.userId) } == ["bob"])
            #expect(try await Self.places(evaluator.store).isEmpty)
        }
    }

    @Test("PRIV-11 A user reads what waits for them and what was decided, and nobody else does")
    func export() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            evaluator.peers.add(ChatApp.user(Self.gone), ChatApp.user("bob"))
            try await evaluator.run {
                try await evaluator.submit(Self.message("e1"))
                try await evaluator.settled()
            }
            try await evaluator.submit(Self.message("e2"))
            func sections(of user: String) async throws -> [String: Int] {
                let actor = Principal.Actor(
                    userID: user, organizationID: ChatApp.tenant.organizationId, appID: ChatApp.tenant.appId, roles: ["member"])
                let client = Self.data(evaluator, as: Principal(service: "gateway", actor: actor))
                return try await client.exportOwnData(.init()) { responses in
                    var counts: [String: Int] = [:]
                    for try await response in responses { counts[response.section?.name ?? "", default: 0] += response.section?.rows.count ?? 0 }
                    return counts
                }
            }
            #expect(try await sections(of: Self.gone) == ["events": 2, "decisions": 1, "dedup_records": 1])
            #expect(try await sections(of: "stranger").isEmpty)
            // A word, as everywhere else: the store's number says nothing to a reader.
            let reasons = try await evaluator.store.read { database in
                try String.fetchAll(
                    database,
                    sql: """
                        SELECT \(UserDataTable.skipReason("column1")) FROM (VALUES (0), (\(CommonV1.SkipReason.channelMuted.rawValue)), (999))
                        """)
            }
            #expect(reasons == ["", "channel_muted", "999"])
            let decided = try await Self.data(evaluator).exportUser(
                .init(tenant: ChatApp.tenant, userId: Self.gone)
            ) { responses in
                var rows: [String] = []
                for try await response in responses where response.section?.name == "decisions" { rows += response.section?.rows ?? [] }
                return rows
            }
            #expect(decided.count == 1 && decided.allSatisfy { $0.contains(#""reason":""#) }, "\(decided)")
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 every table has its part in erasure or holds nothing of users, and every column that can name a user is in it")
    func completeness() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let schema = try await Self.schema(evaluator.store)
            let parts = Dictionary(uniqueKeysWithValues: UserDataTables.evaluator.tables.map { ($0.name, $0.userColumns) })
            for (table, columns) in schema where !UserDataTables.evaluator.withoutUsers.contains(table) {
                let naming = columns.filter { $0.contains(#/user|principal|actor|subject|recipient/#) }
                #expect(parts[table].map { Set($0) } == Set(naming), "\(table): say in UserDataTables how a user is erased from it")
            }
            await evaluator.store.close()
        }
    }
}

/// Something about a user that a peer refuses, in a store's quarantine.
private func quarantine(_ user: String, by peer: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
    let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "says \(user)"), tries: 1, first: Instant(milliseconds: 1), last: Instant(milliseconds: 1))
    try Quarantine.write(
        [QuarantinedMessage(outbox: "o", peer: peer, tenant: tenant, users: [user], refusal: refusal, bytes: Array(user.utf8))], database)
}
