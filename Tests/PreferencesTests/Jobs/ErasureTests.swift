import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Erasure of a user")
struct ErasureTests {
    let fixture: PreferencesFixture
    init() async throws {
        fixture = try await PreferencesFixture(
            overrides: ["local_config_sync": .bool(true)], users: ["usr_1": .init(isKnown: true), "usr_2": .init(isKnown: true)])
    }

    private let tenant = PreferencesFixture.tenant

    /// Gives a user a row in every table.
    private func fill(_ user: String) async throws {
        let own = fixture.client(actingAs: user)
        try await fixture.update(user) { $0.pushEnabled = false }
        _ = try await own.muteChannel(
            .init(tenant: tenant, userId: user, channelId: "ch_1", muted: true), options: CallOptions(metadata: ["idempotency-key": "k"]))
        _ = try await fixture.permissions.reportPermission(
            .init(tenant: tenant, userId: user, deviceId: "phone", permissionStatus: .granted, changedFrom: .osSettings))
        _ = try await fixture.permissions.decidePrompt(.init(tenant: tenant, userId: user, deviceId: "phone", context: .appStart))
        _ = try await fixture.permissions.reportPrompt(
            .init(tenant: tenant, userId: user, deviceId: "phone", kind: .primer, outcome: .notNow))
        _ = try await fixture.consents.putConsent(
            .init(tenant: tenant, childUserId: user, guardianEmail: "mum@example.com", action: .request))
        try await fixture.putLocalData(of: user)
        try await fixture.store.write { [tenant] database in
            try setAside(user, by: "registry", of: tenant, database)
            // Of which the dispatcher has not heard yet.
            try Outbox.insert(DispatcherV1.PersonMessage(tenant: tenant, messageId: "m_\(user)", userId: user, title: "T"), database)
        }
    }

    private func erase(_ user: String) async throws -> CommonV1.EraseStoredUserResponse {
        try await fixture.userData.eraseUser(.init(tenant: tenant, userId: user))
    }

    @Test("PRIV-09 all rows of the user are deleted and counted, and none of other users")
    func erasure() async throws {
        try await fill("usr_1")
        try await fill("usr_2")
        let erased = try await erase("usr_1")
        #expect(
            erased.erased == [
                "documents": 1, "channel_settings": 1, "permission_states": 1, "permission_changes": 1, "prompt_outcomes": 1,
                "prompt_activity": 1, "local_configs": 1, "local_contents": 1, "idempotency_keys": 1, "consents": 1, "consent_changes": 1,
                "push_switch_outbox": 1, "telemetry_outbox": 3, "person_message_outbox": 1, "quarantine": 1,
            ])
        // The test must fill every table, or erasure of the table is not tested.
        #expect(try await Set(erased.erased.filter { $0.value > 0 }.keys) == Set(tablesOfUsers().keys))
        #expect(try await fixture.places(of: "usr_1").isEmpty)
        #expect(erased.erasedBeforeAtMs == nil)
        #expect(try await fixture.document("usr_1").version == 1)
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.isEmpty)
        #expect(try await fixture.document("usr_2").version == 3)
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_2")).states.count == 1)
        // A repeated erasure deletes nothing and answers the first time.
        let first = fixture.clock.now.milliseconds
        fixture.clock.advance(by: .seconds(60))
        let again = try await erase("usr_1")
        #expect(again.erased.values.allSatisfy { $0 == 0 } && again.erasedBeforeAtMs == first)
    }

    @Test("PRIV-09 for 30 days no repeated request stores the user again; an unknown user has a tombstone, too")
    func tombstone() async throws {
        try await fill("usr_1")
        _ = try await erase("usr_1")
        _ = try await erase("usr_never")
        let writes: [@Sendable () async throws -> Void] = [
            { try await fixture.update("usr_1") { $0.emailEnabled = false } }, { try await fixture.mute("usr_1", "ch_1") },
            { try await fixture.update("usr_never") { $0.emailEnabled = false } },
            {
                _ = try await fixture.preferences.updateChannelSettings(
                    .init(tenant: tenant, userId: "usr_1", channelId: "ch_1", starred: true))
            },
            {
                _ = try await fixture.permissions.reportPermission(
                    .init(tenant: tenant, userId: "usr_1", deviceId: "phone", permissionStatus: .granted, changedFrom: .osSettings))
            },
            { _ = try await fixture.permissions.decidePrompt(.init(tenant: tenant, userId: "usr_1", deviceId: "phone", context: .settings)) },
            {
                _ = try await fixture.permissions.reportPrompt(
                    .init(tenant: tenant, userId: "usr_1", deviceId: "phone", kind: .primer, outcome: .skipped))
            },
            {
                _ = try await fixture.localScheduling.putLocalConfig(
                    .init(tenant: tenant, userId: "usr_1", options: PreferencesFixture.localOptions))
            },
            {
                _ = try await fixture.localScheduling.putLocalContent(
                    .init(tenant: tenant, userId: "usr_1", headline: "News", summary: "Rain"))
            },
        ]
        for write in writes { #expect(await reason(of: write) == "conflict") }
        #expect(await reason { try await fixture.update("usr_2") { $0.emailEnabled = false } } == nil)
        fixture.clock.advance(by: .seconds(30 * 86_400 - 1))
        try await fixture.jobs.round()
        #expect(await reason { try await fixture.mute("usr_1", "ch_1") } == "conflict")
        fixture.clock.advance(by: .seconds(1))
        #expect(await reason { try await fixture.mute("usr_1", "ch_1") } == nil)
        try await fixture.jobs.round()
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM erased_users") } == 0)
    }

    /// The columns of all tables that can have data of users.
    private func tablesOfUsers() async throws -> [String: [String]] {
        let withoutUsers = UserDataTables.preferences().withoutUsers
        return try await fixture.store.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'"
            ).filter { !withoutUsers.contains($0) }
            return try Dictionary(uniqueKeysWithValues: tables.map { ($0, try database.columns(in: $0).map(\.name)) })
        }
    }

    @Test("PRIV-09 every table is declared or has no data of users, and the declaration has every column that can name a user")
    func completeness() async throws {
        let declared = Dictionary(uniqueKeysWithValues: UserDataTables.preferences().tables.map { ($0.name, $0) })
        let schema = try await tablesOfUsers()
        #expect(Set(schema.keys) == Set(declared.keys))
        for (table, columns) in schema {
            let naming = columns.filter { $0.contains(#/user|principal|actor|guardian|child|owner|subject/#) }
            #expect(Set(naming) == Set(declared[table]?.userColumns ?? []), "\(table)")
        }
        #expect(declared.values.filter { $0.eraseAtOnce == nil }.map(\.name) == [], "one transaction erases all of them")
    }

    @Test("PRIV-11 GW-04 a user's own idempotency keys are exported, as by the other services")
    func idempotencyKeysDisclosed() async throws {
        try await fill("usr_1")
        let own = PreferencesV1.UserData.Client(fixture.channel(actingAs: "usr_1", role: "member"))
        let rows = try await own.exportOwnData(.init()) { responses in
            var rows: [String] = []
            for try await response in responses where response.section?.name == "idempotency_keys" { rows += response.section?.rows ?? [] }
            return rows
        }
        #expect(rows.count == 1 && rows[0].contains(#""key":"k""#), "\(rows)")
    }

    @Test("PRIV-11 a user's quarantined messages are exported")
    func quarantineDisclosed() async throws {
        try await fill("usr_1")
        try await fill("usr_2")
        let own = PreferencesV1.UserData.Client(fixture.channel(actingAs: "usr_1", role: "member"))
        let rows = try await own.exportOwnData(.init()) { responses in
            var rows: [String] = []
            for try await response in responses where response.section?.name == "quarantine" { rows += response.section?.rows ?? [] }
            return rows
        }
        #expect(rows.count == 1 && rows[0].contains("says usr_1") && rows[0].contains(#""peer":"registry""#))
    }

    @Test("PRIV-11 ARCH-02 the export of a user with the most channels fits messages")
    func largeExport() async throws {
        try await fill("usr_1")
        try await fixture.store.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 10998)
                    INSERT INTO channel_settings SELECT ?, ?, 'usr_1', ? || i, 1, NULL, 0, 0 FROM n
                    """, arguments: [tenant.organizationId, tenant.appId, String(repeating: "\"", count: 190)])
        }
        let own = PreferencesV1.UserData.Client(fixture.channel(actingAs: "usr_1", role: "member"))
        let (sizes, channels) = try await own.exportOwnData(.init()) { responses in
            var (sizes, channels) = ([Int](), 0)
            for try await response in responses {
                sizes.append(response.encodedSize())
                if response.section?.name == "channel_settings" { channels += response.section?.rows.count ?? 0 }
            }
            return (sizes, channels)
        }
        #expect(channels == 10_000 && sizes.allSatisfy { $0 < RPCLimits().maxMessageBytes }, "\(sizes.max() ?? 0)")
    }
}

/// Adds a message about a user to a store's quarantine.
private func setAside(_ user: String, by peer: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
    let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "says \(user)"), tries: 1, first: Instant(milliseconds: 1), last: Instant(milliseconds: 1))
    try Quarantine.write(
        [QuarantinedMessage(outbox: "o", peer: peer, tenant: tenant, users: [user], refusal: refusal, bytes: Array(user.utf8))], database)
}
