import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import Providers
import RPC
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

@Suite("Erasure of a user from the dispatcher")
struct UserErasureTests {
    private let clock = VirtualClock(start: TestPushes.start)
    private static let gone = "usr_gone"

    private func data(_ store: Store, _ audit: AuditLines = AuditLines(), as principal: Principal = Principal(service: "registry"))
        -> DispatcherV1.UserData.Client
    {
        .init(InProcessChannel(services: [UserDataService(.dispatcher, store: store, audit: audit, clock: clock)], principal: principal))
    }

    private func erase(_ store: Store) async throws -> CommonV1.EraseStoredUserResponse {
        try await data(store).eraseUser(.init(tenant: TestPushes.tenant, userId: Self.gone))
    }

    /// Tables and columns that contain the text.
    private func places(of text: String = gone, _ store: Store) async throws -> [String] {
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

    private static func receipt(of user: String) -> AwaitedReceipt {
        let route = Route(
            organizationID: TestPushes.tenant.organizationId, appID: TestPushes.tenant.appId, provider: ProviderID(rawValue: "pigeon"),
            environment: .production)
        return AwaitedReceipt(
            id: "ticket", route: route, userID: user, pushID: "p", notificationID: "n", pushDeviceID: "dev", attemptID: "att_1", attempt: 1,
            sequence: 1, addressVersion: 1, acceptedAt: TestPushes.start, dueAt: TestPushes.start, endsAt: TestPushes.start + .seconds(86_400))
    }

    private static func desktopMessage(to user: String) -> DispatcherV1.StoredDesktopMessage {
        .init(
            tenant: TestPushes.tenant, userId: user, pushDeviceId: "desktop_\(user.utf8.count)", pushId: "p_desktop", notificationId: "n",
            attemptNumber: 1, sequence: 1, expiresAtMs: (TestPushes.start + .seconds(60)).milliseconds, payload: "{}", inLedger: true)
    }

    private func schema(_ store: Store) async throws -> [String: [String]] {
        try await store.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'")
            return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try database.columns(in: $0).map(\.name)) })
        }
    }

    @Test(
        "PRIV-09 REG-35 Queued work, dead letters and outgoing reports lose the user, others keep theirs, and no replay restores the user"
    )
    func erasure() async throws {
        let fixture = try await QueueFixture()
        let store = fixture.store
        let gones = TestPushes.push("p1", devices: ["a", "b", "c", "unserved_1"], user: Self.gone)
        try await fixture.enqueue(gones, TestPushes.push("p2", devices: ["d"], user: "bob"))
        let claimed = try await fixture.claim()
        try await fixture.settle(claimed[0], .failed(reason: "rejected", code: "", deadLetterUntil: TestPushes.start + .seconds(86_400)))
        try await store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO idempotency_keys (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms)
                    VALUES (?, ?, ?, 'm', 'k', x'', x'', 9)
                    """, arguments: [TestPushes.tenant.organizationId, TestPushes.tenant.appId, "user:" + Self.gone])
            try setAside(Self.gone, by: "receipts", of: TestPushes.tenant, database)
            for user in [Self.gone, "bob"] {
                try AwaitedReceiptTable.insert(Self.receipt(of: user), database)
                _ = try DesktopMessageTable.put(Self.desktopMessage(to: user), streamSequence: nil, database)
                let message = DispatcherV1.PersonMessage(tenant: TestPushes.tenant, messageId: "m_\(user)", userId: user, title: "T")
                let isNew = try PersonMessageTable.insert(message, at: TestPushes.start, database)
                #expect(isNew)
            }
        }
        #expect(
            try await places(store) == [
                "awaited_receipts.user_id", "desktop_messages.message", "desktop_messages.user_id", "idempotency_keys.principal",
                "outcome_outbox.message", "person_messages.message", "person_messages.message_id", "person_messages.user_id",
                "pushes.message", "pushes.user_id", "quarantine.detail", "quarantine.message", "quarantine_users.user_id",
            ])
        let bobs = try await places(of: "bob", store)

        let erased = try await erase(store)
        #expect(
            erased.erased == [
                "pushes": 1, "awaited_receipts": 1, "desktop_messages": 1, "person_messages": 1, "outcome_outbox": 1, "idempotency_keys": 1,
                "quarantine": 1,
            ])
        // The test fills every table that erasure must empty.
        #expect(try await Set(schema(store).keys).subtracting(UserDataTables.dispatcher.withoutUsers) == Set(erased.erased.keys))
        #expect(try await places(store).isEmpty)
        #expect(try await places(of: "bob", store) == bobs)
        #expect(try await fixture.queue.counts().deadLetters == 0)
        // The report itself is delivered without the name.
        #expect(try await fixture.outcomes().map { "\($0.notificationId) \($0.userId)" } == ["notif_p1 "])
        // The settlement of a delivery in flight finds no row.
        try await fixture.settle(claimed[1], .retry(at: TestPushes.start + .seconds(5), code: "503"))
        #expect(try await places(store).isEmpty)
        #expect(try await erase(store).erasedBeforeAtMs == TestPushes.start.milliseconds)

        // The evaluator enqueues again, because it got no answer.
        #expect(try await fixture.enqueue(gones, TestPushes.push("p3", devices: ["d"], user: "bob")).inserted == 1)
        #expect(try await places(store).isEmpty)
        #expect(try await fixture.enqueue(gones, at: TestPushes.start + .seconds(30 * 86_400)).inserted == 4)
        await store.close()
    }

    @Test("PRIV-09 the outcome of a push in flight, whose user is erased meanwhile, is stored without the name; others keep theirs")
    func inFlight() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", user: Self.gone), TestPushes.push("p2", user: "bob"))
        let claimed = try await fixture.claim()
        _ = try await erase(fixture.store)
        var settlement = Settlement(now: TestPushes.start)
        for (delivery, user) in zip(claimed, [Self.gone, "bob"]) {
            settlement.deliveries.append(.init(row: delivery.row, change: .sent, attempts: 1, sequence: 1))
            settlement.outcomes.append(
                .init(tenant: TestPushes.tenant, notificationId: "of \(user)", pushDeviceId: "dev_1", userId: user, status: .sent, sequence: 1))
        }
        try await fixture.queue.settle(settlement)
        #expect(try await fixture.outcomes().map(\.userId) == ["", "bob"])
        // Another tenant's user with the same id is another user.
        settlement.deliveries = []
        settlement.outcomes = [.init(tenant: .init(organizationId: "other", appId: "chat"), userId: Self.gone, status: .sent)]
        // The receipt of a message that left before the erasure is not awaited.
        settlement.awaited = [Self.receipt(of: Self.gone), Self.receipt(of: "bob")]
        try await fixture.queue.settle(settlement)
        #expect(try await fixture.outcomes().map(\.userId) == ["", "bob", Self.gone])
        let awaited = try await fixture.store.read { try AwaitedReceiptTable.due("pigeon", at: TestPushes.start, limit: 10, $0) }
        #expect(awaited.map(\.userID) == ["bob"])
        await fixture.store.close()
    }

    @Test("PRIV-09 of reports that wait together, those of the erased user alone lose their name")
    func reportsTogether() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(
            TestPushes.push("p1", devices: ["unserved_1"], user: "bob"), TestPushes.push("p2", devices: ["unserved_2"], user: Self.gone),
            TestPushes.push("p3", devices: ["unserved_3"], user: Self.gone + "2"))
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM outcome_outbox") } == 1)
        #expect(try await erase(fixture.store).erased["outcome_outbox"] == 1)
        #expect(try await fixture.outcomes().map { "\($0.notificationId) \($0.userId)" } == ["notif_p1 bob", "notif_p2 ", "notif_p3 \(Self.gone)2"])
        #expect(try await erase(fixture.store).erased["outcome_outbox"] == 0)
        await fixture.store.close()
    }

    @Test("PRIV-09 PREF-17 what guardians are to be told of an erased child loses the child's id, and is refused like that of a stranger's child")
    func guardians() async throws {
        func told(_ id: String) -> DispatcherV1.Push {
            var push = TestPushes.push(id, devices: ["d_\(id)"], user: "bob")
            push.aboutUserId = Self.gone
            return push
        }
        let fixture = try await QueueFixture()
        var other = TestPushes.push("p3", devices: ["d3"], user: "bob")
        other.aboutUserId = Self.gone + "2"
        try await fixture.enqueue(told("p1"), other)
        #expect(try await erase(fixture.store).erased["pushes"] == 1)
        // Enqueued after the child was erased.
        #expect(try await fixture.enqueue(told("p2")).inserted == 1)
        let subjects = try await fixture.store.read { database in
            try Row.fetchAll(database, sql: "SELECT message FROM pushes ORDER BY push_id").map {
                try DispatcherV1.Push(bytes: Array($0[0] as Data)).aboutUserId
            }
        }
        #expect(subjects == ["erased:", "erased:", Self.gone + "2"])
        #expect(try await fixture.queue.counts().queued == 3)
        #expect(try await erase(fixture.store).erased["pushes"] == 0)
        // What was enqueued right before the erasure is claimed as it is stored.
        #expect(try await fixture.claim().map { "\($0.pushDeviceID) \($0.recent == nil)" } == ["d_p1 true", "d3 true", "d_p2 true"])
        await fixture.store.close()
    }

    private func sent(by sender: String, _ id: String, user: String = "bob") -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: ["d_\(id)"], user: user)
        push.contents[0].title = "Name of \(sender)"
        push.contents[0].data["sender_id"] = sender
        return push
    }

    @Test("PRIV-09 pushes to others from an erased sender lose texts and data, queued, sent, dead or enqueued later; those of other senders stay")
    func sender() async throws {
        let fixture = try await QueueFixture()
        let store = fixture.store
        try await fixture.enqueue(sent(by: Self.gone, "sent"), sent(by: Self.gone, "dead"))
        let claimed = try await fixture.claim()
        try await fixture.settle(claimed[0], .sent)
        try await fixture.settle(claimed[1], .failed(reason: "503", code: "", deadLetterUntil: TestPushes.start + .seconds(86_400)))
        try await fixture.enqueue(sent(by: Self.gone, "queued"), sent(by: Self.gone + "2", "other"), sent(by: Self.gone, "own", user: Self.gone))
        let others = try await places(of: Self.gone + "2", store)

        #expect(try await erase(store).erased["pushes"] == 4)
        try await fixture.enqueue(sent(by: Self.gone, "later"), sent(by: "bob", "bobs", user: "ann"))
        // A replay of what was sent is still known.
        #expect(try await fixture.enqueue(sent(by: Self.gone, "sent")).inserted == 0)
        #expect(try await places(of: Self.gone + "2", store) == others)
        let messages = try await store.read { database in
            try Row.fetchAll(database, sql: "SELECT message FROM pushes ORDER BY push_row").map { try DispatcherV1.Push(bytes: Array($0[0] as Data)) }
        }
        let titles = Dictionary(uniqueKeysWithValues: messages.map { ($0.pushId, $0.contents.map(\.title)) })
        #expect(
            titles == [
                "sent": [""], "dead": [""], "queued": [""], "other": ["Name of \(Self.gone)2"], "later": [""], "bobs": ["Name of bob"],
            ])
        #expect(messages.allSatisfy { !$0.targets.isEmpty } && messages.count { $0.isAbout(Self.gone) } == 0)
        #expect(messages.filter { $0.aboutUserId == DispatcherV1.Push.erasedSubject }.map(\.pushId) == ["sent", "dead", "queued", "later"])
        #expect(try await erase(store).erased["pushes"] == 0)
        // What was withdrawn is claimed as it is stored, also a push that was enqueued right before.
        let recent = Dictionary(uniqueKeysWithValues: try await fixture.claim().map { ($0.pushDeviceID, $0.recent != nil) })
        #expect(recent == ["d_queued": false, "d_other": false, "d_later": false, "d_bobs": true])
        await store.close()
    }

    @Test("PRIV-11 SEC-10 A user's pushes are disclosed with what they said, to an administrator on record")
    func export() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", user: Self.gone), TestPushes.push("p2", user: "bob"))
        let audit = AuditLines()
        let rows = try await data(fixture.store, audit, as: Principal(service: "operator")).exportUser(
            .init(tenant: TestPushes.tenant, userId: Self.gone)
        ) { responses in
            var rows: [String] = []
            for try await response in responses { rows += response.section?.rows ?? [] }
            return rows
        }
        #expect(rows.count == 1 && rows[0].contains("hello from p1") && rows[0].contains(#""state":"queued""#))
        #expect(!rows[0].contains(TestPushes.token(of: "dev_1")))
        #expect(audit.all == ["user.exported \(Self.gone)"])
        await fixture.store.close()
    }

    @Test("PRIV-11 a user is disclosed so often, to themselves as to an administrator; who is refused is not on record as having read")
    func pace() async throws {
        let fixture = try await QueueFixture()
        let audit = AuditLines()
        let service = UserDataService(.dispatcher, store: fixture.store, audit: audit, clock: clock)
        let tenant = TestPushes.tenant
        let actor = Principal.Actor(userID: Self.gone, organizationID: tenant.organizationId, appID: tenant.appId, roles: ["member"])
        let own = DispatcherV1.UserData.Client(InProcessChannel(services: [service], principal: Principal(service: "gateway", actor: actor)))
        let operators = DispatcherV1.UserData.Client(InProcessChannel(services: [service], principal: Principal(service: "operator")))
        func refusal(_ call: () async throws -> Void) async -> String? {
            do {
                try await call()
                return nil
            } catch { return (error as? RPCError).map { "\($0.reason ?? "") \($0.code.name) \($0.retryAfter ?? .zero)" } ?? "\(error)" }
        }
        func readOwn() async -> String? { await refusal { try await own.exportOwnData(.init()) { for try await _ in $0 {} } } }
        func read(_ user: String = Self.gone) async -> String? {
            await refusal { try await operators.exportUser(.init(tenant: tenant, userId: user)) { for try await _ in $0 {} } }
        }
        // A call that fails does not count.
        audit.setAway(true)
        for _ in 0..<ExportRateLimit.most { #expect(await read()?.hasPrefix("unavailable") == true) }
        audit.setAway(false)
        for _ in 0..<ExportRateLimit.most { #expect(await readOwn() == nil) }
        clock.advance(by: .seconds(10))
        #expect(await read() == "rate_limited RESOURCE_EXHAUSTED 50.0 seconds")
        #expect(await readOwn() == "rate_limited RESOURCE_EXHAUSTED 50.0 seconds")
        #expect(audit.all.isEmpty)
        #expect(await read("bob") == nil)
        clock.advance(by: .seconds(50))
        #expect(await read() == nil)
        #expect(audit.all == ["user.exported bob", "user.exported \(Self.gone)"])
        await fixture.store.close()
    }

    @Test("PRIV-09 every table has its part in erasure or holds nothing of users, and every column that can name a user is in it")
    func completeness() async throws {
        let fixture = try await QueueFixture()
        let schema = try await schema(fixture.store)
        let parts = Dictionary(uniqueKeysWithValues: UserDataTables.dispatcher.tables.map { ($0.name, $0.userColumns) })
        for (table, columns) in schema where !UserDataTables.dispatcher.withoutUsers.contains(table) {
            let naming = columns.filter { $0.contains(#/user|principal|actor|subject|recipient/#) }
            #expect(parts[table].map { Set($0) } == Set(naming), "\(table): say in UserDataTables how a user is erased from it")
        }
        await fixture.store.close()
    }
}

/// Quarantines a message about a user that a peer refused.
private func setAside(_ user: String, by peer: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
    let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "says \(user)"), tries: 1, first: Instant(milliseconds: 1), last: Instant(milliseconds: 1))
    try Quarantine.write(
        [QuarantinedMessage(outbox: "o", peer: peer, tenant: tenant, users: [user], refusal: refusal, bytes: Array(user.utf8))], database)
}
