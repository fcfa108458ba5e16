import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Erasure and export of a user")
struct UserErasureTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    /// Gives a user a row in every table, under an id that stands nowhere else.
    private func fill(_ user: String, token: Int) async throws {
        var row = RegistryV1.User(tenant: tenant, userId: user, roles: ["member", "editor"], displayName: "Name of \(user)")
        row.email = "\(user)@example.com"
        _ = try await fixture.registry.upsertUsers(.init(users: [row]))
        let phone = try await fixture.registry.registerDevice(
            RegistryFixture.iPhone(user, device: "phone-\(user)", token: token), options: .init(metadata: ["idempotency-key": "operator-\(token)"])
        ).device!
        _ = try await fixture.client(actingAs: user).rotateToken(
            .init(
                tenant: tenant, userId: user, pushDeviceId: phone.pushDeviceId, token: RegistryFixture.apnsToken(token + 1),
                refreshReason: "manual_refresh"))
        let own = RegistryV1.Registry.Client(fixture.channel(actingAs: user, role: "member"))
        let tablet = try await own.registerDevice(
            RegistryFixture.iPhone(user, device: "tablet-\(user)", token: token + 2), options: .init(metadata: ["idempotency-key": "own"])
        ).device!
        try await fixture.report([tablet], "dead")
        let third = try await fixture.register(user, device: "third-\(user)", token: token + 3)
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: tenant, provider: "apns", reason: "drill"))
        try await fixture.report([third], "dead")
        _ = try await fixture.registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "ch_1", name: "one", addMembers: [user])],
                threads: [.init(tenant: tenant, threadId: "th_1", channelId: "ch_1", addFollowers: [user])]))
        _ = try await fixture.registry.reportPresence(.init(tenant: tenant, userId: user, deviceId: "phone-\(user)", status: .online))
        _ = try await fixture.relationships.upsertRelationships(
            .init(relationships: [
                .init(tenant: tenant, guardianUserId: user, childUserId: "child-1"),
                .init(tenant: tenant, guardianUserId: "guardian-1", childUserId: user),
            ]))
        // One that ended, of which preferences have not heard yet.
        for status in ["active", "ended"] {
            _ = try await fixture.relationships.upsertRelationships(
                .init(relationships: [
                    .init(tenant: tenant, guardianUserId: user, childUserId: "child-2", status: .word(status)),
                    .init(tenant: tenant, guardianUserId: "guardian-2", childUserId: user, status: .word(status)),
                ]))
        }
        _ = try await fixture.groups.upsertGroups(.init(changes: [.init(group: .init(tenant: tenant, groupId: "g1"), addMembers: [user])]))
        let flags = try await fixture.administration.listFlags(.init(tenant: tenant)).flags
        _ = try await fixture.administration.putFlags(
            .init(
                tenant: tenant,
                flags: [.init(name: "beta", value: "on", userIds: (flags.first?.userIds ?? []) + [user])]))
        _ = try await fixture.devices.listAllDevices(.init(filter: .init(tenant: tenant, userId: user)))
        let switches = RegistryV1.PushSwitches.Client(
            fixture.channel(service: "preferences"))
        _ = try await switches.setPushSwitches(.init(switches: [.init(tenant: tenant, userId: user, enabled: false, changedAtMs: 1)]))
        let counters = RegistryV1.DeliveryCounters.Client(
            fixture.channel(service: "receipts"))
        _ = try await counters.countDeliveries(
            .init(
                ledgerId: "ledger_1", sequence: Int64(token),
                devices: [phone, tablet].map {
                    .init(tenant: tenant, pushDeviceId: $0.pushDeviceId, sent: 1, lastDeliveryStatus: .sent, lastNotificationAtMs: 1)
                }))
        try await fillAddresses(user, phone, token: token + 4)
    }

    private func fillAddresses(_ user: String, _ phone: RegistryV1.Device, token: Int) async throws {
        var app = RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm, web_push]"])
        func key(_ number: UInt8) throws -> String {
            Base64URL.encode(try P256PrivateKey(scalar: Array(repeating: 0, count: 31) + [number]).publicKey.x963)
        }
        app.vapidPublicKey = try key(1)
        app.allowedOrigins = ["https://chat.example.com"]
        _ = try await fixture.tenants.upsertApp(.init(app: app))
        _ = try await fixture.addresses.registerWebSubscription(
            .init(
                tenant: tenant, userId: user, deviceId: "browser-\(user)", endpoint: "https://push.example.net/send/\(token)", p256dh: try key(7),
                auth: Base64URL.encode(Array(1...16)), browser: "firefox", browserVersion: "131.0", userAgent: "Mozilla/5.0 of \(user)"))
        _ = try await fixture.addresses.registerActivityAddress(
            .init(
                tenant: tenant, userId: user, pushDeviceId: phone.pushDeviceId, kind: .liveActivity, name: "order-of-\(user)",
                token: String(repeating: "ab", count: 48) + RegistryFixture.apnsToken(token)))
        // Of which preferences have not heard yet.
        _ = try await fixture.client(service: "gateway").updateDevice(
            .init(tenant: tenant, userId: user, pushDeviceId: phone.pushDeviceId, permissionStatus: .provisional))
        try await fixture.store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO purge_notices (push_device_id, organization_id, app_id, user_id, state, noticed_at_ms, purge_at_ms)
                    VALUES (?, ?, ?, ?, 'pending', 1, 2)
                    """, arguments: [phone.pushDeviceId, RegistryFixture.tenant.organizationId, RegistryFixture.tenant.appId, user])
            try setAside(user, by: "preferences", of: RegistryFixture.tenant, database)
            try Outbox.insert(DispatcherV1.PersonMessage(tenant: RegistryFixture.tenant, messageId: "m_\(user)", userId: user, title: "T"), database)
        }
    }

    private func erase(_ user: String) async throws -> RegistryV1.Erasure {
        try #require(try await fixture.userData.eraseUser(.init(tenant: tenant, userId: user)).erasure)
    }

    /// Tables and columns in which the text stands.
    private func places(of text: String) async throws -> [String] {
        try await fixture.store.read { database in
            var found: [String] = []
            let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            for table in tables.sorted() {
                for column in try database.columns(in: table).map(\.name) {
                    let rows = try Int.fetchOne(
                        database, sql: "SELECT count(*) FROM \(table) WHERE instr(CAST(\(column) AS BLOB), CAST(? AS BLOB)) > 0", arguments: [text])
                    if let rows, rows > 0 { found.append("\(table).\(column)") }
                }
            }
            return found
        }
    }

    @Test("REG-35 PRIV-09 an erasure deletes the user's data in all services, with counts, and nobody else's")
    func erasure() async throws {
        try await fill("usr_gone", token: 10)
        try await fill("usr_stays", token: 50)
        let stays = try await places(of: "usr_stays")
        #expect(try await places(of: "usr_gone").count > 10)
        let erasure = try await erase("usr_gone")
        #expect(erasure.status == .done && erasure.services.map(\.service) == ["registry", "preferences"])
        #expect(
            erasure.services.first?.erased == [
                "users": 1, "channel_members": 1, "thread_followers": 1, "presence": 1, "pending_invalidations": 1, "invalidation_journal": 1,
                "revoked_tokens": 1, "devices": 4, "idempotency_keys": 2, "feature_flags": 1, "audit_log": 2, "purge_notices": 1,
                "web_subscriptions": 1, "activity_addresses": 1, "push_switches": 1, "telemetry_outbox": 5,
                "user_roles": 2, "relationships": 4, "ended_guardianships": 2, "group_members": 1, "permission_outbox": 1,
                "person_message_outbox": 1, "delivery_counters": 2, "quarantine": 1,
            ])
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM delivery_counters") } == 2)
        // A table that nobody fills here is one of which nobody knows whether erasure empties it.
        #expect(try await Set(erasure.services[0].erased.filter { $0.value > 0 }.keys) == tablesOfUsers())
        #expect(fixture.preferences.erased == ["acme-chat/usr_gone"])
        // Nor in the answer that the operator's own key stands for.
        #expect(try await places(of: "usr_gone").isEmpty)
        #expect(try await places(of: "usr_stays") == stays)
        #expect(try await fixture.sendable("usr_gone").isEmpty)
        #expect(await reason { _ = try await fixture.registry.getUser(.init(tenant: tenant, userId: "usr_gone")) } == "not_found")
    }

    /// All tables but those that hold nothing of users.
    private func tablesOfUsers() async throws -> Set<String> { try await Set(schema().keys).subtracting(fixture.eraser.userData.withoutUsers) }

    private func schema() async throws -> [String: [String]] {
        try await fixture.store.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'")
            return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try database.columns(in: $0).map(\.name)) })
        }
    }

    @Test("PRIV-09 PREF-17 other services get the user's mail address, also when they come back later; then it is deleted")
    func address() async throws {
        try await fill("usr_gone", token: 10)
        fixture.preferences.setAway(true)
        let pending = try await erase("usr_gone")
        #expect(pending.status == .pending)
        #expect(try await places(of: "usr_gone@example.com") == ["erasures.email"])
        fixture.preferences.setAway(false)
        // Asked for again: the directory knows nothing of the user any more.
        #expect(try await erase("usr_gone").status == .done)
        #expect(fixture.preferences.emails == ["usr_gone@example.com"])
        #expect(try await places(of: "usr_gone").isEmpty)
        _ = try await erase("usr_never")
        #expect(fixture.preferences.emails.last == "")
    }

    @Test("PRIV-09 the transaction of the tombstone erases all rows that an index finds; the rest is erased in portions")
    func atOnce() async throws {
        try await fill("usr_gone", token: 10)
        _ = try await fixture.eraser.begin("usr_gone", tenant: tenant, by: .registry)
        let left = try await places(of: "usr_gone").map { $0.prefix { $0 != "." } }
        #expect(Set(left) == ["erasures", "channel_members", "thread_followers", "audit_log"])
    }

    @Test("GW-04 PRIV-09 a repeated own erasure with the same key gets the first answer, stored without the user's name")
    func askedAgain() async throws {
        try await fill("usr_gone", token: 10)
        let own = RegistryV1.UserData.Client(fixture.channel(actingAs: "usr_gone", role: "member"))
        func erase(_ key: String) async throws -> RegistryV1.Erasure? {
            fixture.clock.advance(by: .seconds(60))
            return try await own.eraseOwnData(.init(), options: .init(metadata: ["idempotency-key": key])).erasure
        }
        let first = try #require(try await erase("k"))
        #expect(first.status == .done)
        #expect(try await erase("k") == first)
        #expect(try await places(of: "usr_gone").isEmpty)
        #expect(fixture.preferences.erased.count == 1)
        let later = try await erase("another")
        #expect(later?.erasureId == first.erasureId && later != first)
        // Somebody else's key of the same name is another.
        let other = RegistryV1.UserData.Client(fixture.channel(actingAs: "usr_stays", role: "member"))
        let theirs = try await other.eraseOwnData(.init(), options: .init(metadata: ["idempotency-key": "k"])).erasure
        #expect(theirs?.erasureId != first.erasureId)
    }

    @Test("PRIV-09 SEC-10 an erased user's audit records stay under a hash, and no other change of a record is possible")
    func audit() async throws {
        try await fill("usr_gone", token: 10)
        let before = try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "token.rotated")).records
        #expect(before.map(\.actor) == ["user:usr_gone"])
        _ = try await erase("usr_gone")
        let after = try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "token.rotated")).records
        #expect(after.count == 1 && after[0].actor.hasPrefix("erased:") && after[0].subject == before[0].subject)
        let erased = try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "user.erased")).records
        #expect(erased.first?.subject == after[0].actor && erased.first?.actor == "service:operator")
        for change in ["actor = 'user:eve'", "details = ''", "at_ms = 0", "subject = 'x'", "origin = ''", "home_app_id = 'x'"] {
            await #expect(throws: (any Error).self, "\(change)") {
                try await fixture.store.write { try $0.execute(sql: "UPDATE audit_log SET \(change) WHERE action = 'token.rotated'") }
            }
        }
    }

    @Test("PRIV-09 SEC-10 reads of an erased user, the user's own calls and feature flags do not restore the name while the tombstone exists")
    func names() async throws {
        try await fill("usr_gone", token: 10)
        _ = try await erase("usr_gone")
        // The record names the reader, and not the erased user.
        try await fixture.userData.exportUser(.init(tenant: tenant, userId: "usr_gone")) { for try await _ in $0 {} }
        _ = try await fixture.devices.listAllDevices(.init(filter: .init(tenant: tenant, userId: "usr_gone")))
        let intake = AuditIntakeService(store: fixture.store, clock: fixture.clock, tombstones: fixture.tombstones)
        let reporters = RegistryV1.AuditIntake.Client(InProcessChannel(services: [intake], principal: Principal(service: "preferences")))
        _ = try await reporters.recordAudit(
            .init(entries: [
                .init(tenant: tenant, actor: "user:usr_gone", action: "access.refused", subject: "m"),
                .init(tenant: tenant, actor: "user:usr_2", action: "preferences.read", subject: "usr_gone"),
            ]))
        _ = try await fixture.administration.putFlags(
            .init(tenant: tenant, flags: [.init(name: "beta", value: "on", userIds: ["usr_gone", "usr_2"])]))
        #expect(try await fixture.administration.listFlags(.init(tenant: tenant)).flags.first?.userIds == ["usr_2"])
        #expect(try await places(of: "usr_gone").isEmpty)
        let pseudonym = fixture.tombstones.pseudonym(of: "usr_gone", tenant)
        let records = try await fixture.auditLog.listAudit(.init(tenant: tenant)).records
        #expect(records.filter { $0.subject == pseudonym }.map(\.action).contains("user.exported"))
        #expect(records.first { $0.action == "access.refused" }?.actor == pseudonym)
        // What came by another way goes with the next round.
        try await fixture.store.write { [tenant] database in
            try AuditTable.record(
                .policyChanged, subject: "acme-chat", by: AuditActor(name: "user:usr_gone", origin: "", tenant: tenant),
                tenant: tenant,
                at: Instant(milliseconds: 1_770_000_000_000), in: database)
        }
        #expect(try await places(of: "usr_gone") == ["audit_log.actor"])
        try await fixture.runMaintenance()
        #expect(try await places(of: "usr_gone").isEmpty)
    }

    @Test("PRIV-09 an erasure is pending and keeps the id until an unavailable service confirms; then only the hash stays")
    func pending() async throws {
        try await fill("usr_gone", token: 10)
        fixture.preferences.setAway(true)
        let erasure = try await erase("usr_gone")
        #expect(erasure.status == .pending && erasure.services.map(\.status) == [.done, .pending])
        #expect(try await places(of: "usr_gone").contains("erasures.user_id"))
        // The worker goes on by itself once the service is back.
        fixture.preferences.setAway(false)
        let worker = Task { try await ErasureWorker(activity: ActivityTracker(), eraser: fixture.eraser, logger: fixture.service.logger).run() }
        defer { worker.cancel() }
        let done = try await eventualValue("the erasure is done") {
            let now = try await fixture.userData.getErasure(.init(erasureId: erasure.erasureId)).erasure
            return now?.status == .done ? now : nil
        }
        #expect(done.services.last?.erased == ["documents": 1] && done.doneAtMs != nil)
        #expect(try await !places(of: "usr_gone").contains("erasures.user_id"))
        // Asked for again: the same erasure.
        #expect(try await erase("usr_gone").erasureId == erasure.erasureId)
    }

    @Test("PRIV-09 for 30 days no call restores an erased user, also one who was unknown; erased members of a list are skipped")
    func tombstone() async throws {
        try await fill("usr_gone", token: 10)
        _ = try await erase("usr_gone")
        _ = try await erase("usr_never")
        func refused(_ user: String) async throws -> [String?] {
            let results = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: user)])).results
            let many = try await fixture.registry.registerDevices(
                .init(devices: [RegistryFixture.iPhone(user, device: "new", token: 90)])
            ).results
            return [
                results.first?.reason, many.first?.reason,
                await reason { try await fixture.register(user, device: "new", token: 90) },
                await reason { _ = try await fixture.registry.reportPresence(.init(tenant: tenant, userId: user, status: .online)) },
            ]
        }
        for user in ["usr_gone", "usr_never"] { #expect(try await refused(user) == ["conflict", "conflict", "conflict", "conflict"]) }
        _ = try await fixture.registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "ch_2", addMembers: ["usr_gone", "usr_other"])],
                threads: [.init(tenant: tenant, threadId: "th_2", channelId: "ch_2", addFollowers: ["usr_gone"])]))
        #expect(
            try await fixture.registry.resolveAudience(.init(tenant: tenant, audience: .channelId("ch_2"))).userIds == ["usr_other"])
        #expect(try await places(of: "usr_gone").isEmpty)
        fixture.days(30)
        try await fixture.runMaintenance()
        #expect(try await refused("usr_gone") == [nil, nil, nil, nil])
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM erasures") } == 0)
    }

    @Test("PRIV-11 an export has all data of the user and no token, and is audited")
    func export() async throws {
        try await fill("usr_1", token: 10)
        let own = RegistryV1.UserData.Client(fixture.channel(actingAs: "usr_1", role: "member"))
        let sections = try await own.exportOwnData(.init()) { responses in
            var sections: [String: [[String: Any]]] = [:]
            for try await response in responses {
                let section = try #require(response.section)
                sections[section.name, default: []] += section.rows.map {
                    (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any] ?? [:]
                }
            }
            return try JSONSerialization.data(withJSONObject: sections, options: [.sortedKeys])
        }
        let read = try #require(try JSONSerialization.jsonObject(with: sections) as? [String: [[String: Any]]])
        #expect(
            read.mapValues(\.count) == [
                "users": 1, "channel_members": 1, "thread_followers": 1, "presence": 1, "invalidation_journal": 1, "revoked_tokens": 1, "devices": 4,
                "idempotency_keys": 1, "feature_flags": 1, "audit_log": 3, "relationships": 4, "group_members": 1,
                "push_switches": 1, "web_subscriptions": 1, "activity_addresses": 1, "purge_notices": 1, "delivery_counters": 2, "quarantine": 1,
            ])
        #expect(
            read["users"]?.first?["email"] as? String == "usr_1@example.com" && read["users"]?.first?["roles"] as? [String] == ["member", "editor"])
        #expect((read["devices"]?.first?["token_hash"] as? String)?.hasPrefix("sha256:") == true)
        #expect(read["delivery_counters"]?.allSatisfy { $0["last_status"] is String } == true)
        let text = String(decoding: sections, as: UTF8.self)
        for token in 10...13 { #expect(!text.contains(RegistryFixture.apnsToken(token))) }
        #expect(!text.contains("\"address\""))
        #expect(try await fixture.audit().last == "user.exported usr_1 user:usr_1")
    }

    @Test("SEC-08 PRIV-09 users erase and export only themselves; the user, the host and administrators see an erasure")
    func scope() async throws {
        let ann = RegistryV1.UserData.Client(fixture.channel(actingAs: "ann", role: "member"))
        let bob = RegistryV1.UserData.Client(fixture.channel(actingAs: "bob", role: "org_admin"))
        let foreign = RegistryV1.UserData.Client(fixture.channel(actingAs: "ann", organization: "org_x", app: "x", role: "org_admin"))
        let host = RegistryV1.UserData.Client(fixture.channel(actingAs: "", role: "system"))
        let foreignHost = RegistryV1.UserData.Client(fixture.channel(actingAs: "", organization: "org_x", app: "x", role: "system"))
        for client in [ann, bob, foreign, foreignHost] {
            #expect(await reason { _ = try await client.eraseUser(.init(tenant: tenant, userId: "ann")) } == "not_found")
            #expect(await reason { try await client.exportUser(.init(tenant: tenant, userId: "ann")) { for try await _ in $0 {} } } == "not_found")
        }
        #expect(await reason { _ = try await host.eraseOwnData(.init()) } == "forbidden")
        let erasure = try #require(try await ann.eraseOwnData(.init()).erasure)
        #expect(try await fixture.audit().last?.hasPrefix("user.erased erased:") == true)
        #expect(try await fixture.audit().last?.contains("ann") == false)
        #expect(try await ann.getErasure(.init(erasureId: erasure.erasureId)).erasure?.status == .done)
        #expect(try await host.getErasure(.init(erasureId: erasure.erasureId)).erasure?.status == .done)
        for client in [bob, foreign, foreignHost] {
            #expect(await reason { _ = try await client.getErasure(.init(erasureId: erasure.erasureId)) } == "not_found")
        }
        #expect(try await host.eraseUser(.init(tenant: tenant, userId: "carl")).erasure?.status == .done)
        #expect(
            await reason { _ = try await fixture.userData.eraseUser(.init(tenant: .init(organizationId: "o", appId: "a"), userId: "u")) }
                == "not_found")
    }

    @Test("REG-35 PRIV-09 every table is declared or has no data of users, and its declaration names every column that can name a user")
    func completeness() async throws {
        let schema = try await schema()
        let tables = Dictionary(fixture.eraser.userData.tables.map { ($0.name, $0) }) { $1 }
        for (table, columns) in schema where !fixture.eraser.userData.withoutUsers.contains(table) {
            guard let declared = tables[table] else {
                Issue.record("UserDataTables.registry does not declare \(table): say how it is erased, or that it holds nothing of users")
                continue
            }
            let naming = columns.filter { $0.contains(#/user|principal|actor|guardian|child|student|member|owner|subject/#) }
            #expect(Set(naming) == Set(declared.userColumns), "\(table)")
        }
        // Of the others, only the erasures' own table and tables whose rows go with those of a declared one name a user. Outboxes have one form.
        let naming = tables.values.reduce(into: Set(["erasures", "alert_outbox"])) { $0.formUnion($1.dependents) }
        for (table, columns) in schema where fixture.eraser.userData.withoutUsers.subtracting(naming).contains(table) {
            #expect(!columns.contains { $0.contains("user") || $0 == "principal" || $0 == "actor" }, "\(table)")
        }
    }
}

/// Something about a user that a peer refuses, in a store's quarantine.
private func setAside(_ user: String, by peer: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
    let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "says \(user)"), tries: 1, first: Instant(milliseconds: 1), last: Instant(milliseconds: 1))
    try Quarantine.write(
        [QuarantinedMessage(outbox: "o", peer: peer, tenant: tenant, users: [user], refusal: refusal, bytes: Array(user.utf8))], database)
}
