import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Export and import of preferences")
struct TransferTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    private let tenant = PreferencesFixture.tenant

    private func export(_ user: String = "", from fixture: PreferencesFixture) async throws -> [PreferencesV1.StoredUser] {
        try await fixture.preferences.exportPreferences(.init(tenant: tenant, userId: user)) { responses in
            var users: [PreferencesV1.StoredUser] = []
            for try await response in responses { users += response.users }
            return users
        }
    }

    private func take(
        _ users: [PreferencesV1.StoredUser], dryRun: Bool = false, into fixture: PreferencesFixture
    ) async throws -> PreferencesV1.ImportPreferencesResponse {
        try await fixture.preferences.importPreferences(.init(tenant: tenant, users: users, dryRun: dryRun))
    }

    private func fill(_ user: String) async throws {
        try await fixture.update(user) {
            $0.pushEnabled = false
            $0.language = "fr"
            $0.notifications = [.init(typeId: "mention", push: false)]
            $0.categories = [.init(categoryId: "reactions", enabled: true)]
            $0.quietHours = .init(enabled: true, start: "21:00", days: .init(daysOfWeek: [1, 2]))
            $0.sound = ["dm": "bell"]
            $0.vibration = [.init(categoryId: "mentions", milliseconds: [0, 200])]
        }
        try await fixture.mute(user, "ch_1", duration: "1h")
        _ = try await fixture.preferences.updateChannelSettings(.init(tenant: tenant, userId: user, channelId: "ch_2", starred: true))
    }

    @Test("SEC-10 an import is audited before it changes anything; one that changes no user, or is refused, is not")
    func recorded() async throws {
        let wrong = PreferencesV1.StoredUser(userId: "usr_1", choices: .init(types: [.init(typeId: "no such type", push: false)]))
        #expect(try await take([wrong], into: fixture).rejected.first?.reason == "unknown_type")
        #expect(await reason { _ = try await take(Array(repeating: wrong, count: 501), into: fixture) } == "payload_too_large")
        #expect(fixture.audit.all.isEmpty)
        let off = PreferencesV1.StoredUser(userId: "usr_2", emailEnabled: true)
        fixture.audit.setAway(true)
        #expect(await reason { _ = try await take([off], into: fixture) } == "unavailable")
        #expect(try await fixture.check("usr_2", "mention").pushEnabled)
        fixture.audit.setAway(false)
        #expect(try await take([wrong, off], into: fixture).imported == 1)
        #expect(fixture.audit.all == ["preferences.imported  service:operator"])
        #expect(try await take([off], into: fixture).unchanged == 1)
        #expect(fixture.audit.all.count == 1)
    }

    @Test("Another store imports an export and exports the same; a second import changes nothing")
    func roundTrip() async throws {
        for number in 0..<450 { try await fixture.update("usr_\(1_000 + number)") { $0.emailEnabled = false } }
        try await fill("usr_1")
        let users = try await export(from: fixture)
        #expect(users.count == 451 && users.map(\.userId) == users.map(\.userId).sorted())
        #expect(try await export("usr_1", from: fixture).map(\.userId) == ["usr_1"])
        let other = try await PreferencesFixture()
        for part in [users.prefix(300), users.dropFirst(300)] { #expect(try await take(Array(part), into: other).rejected.isEmpty) }
        #expect(comparable(try await export(from: other)) == comparable(users))
        #expect(try await take(Array(users.prefix(300)), into: other) == .init(unchanged: 300))
        #expect(try await other.check("usr_1", "mention").typeId == "")
    }

    @Test("PREF-25 ARCH-02 users with the most choices are exported in messages that fit, and all of them")
    func largeUsers() async throws {
        let users = (0..<12).map { "usr_\(100 + $0)" }
        for user in users { try await fixture.update(user) { $0.emailEnabled = false } }
        try await fixture.store.write { database in
            for user in users {
                try database.execute(
                    sql: """
                        WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
                        INSERT INTO channel_settings SELECT ?, ?, ?, ? || i, 1, NULL, 0, 0 FROM n
                        """,
                    arguments: [
                        user == users[5] ? 10_999 : 2_999, tenant.organizationId, tenant.appId, user, String(repeating: "c", count: 196),
                    ])
            }
        }
        let sizes = try await fixture.preferences.exportPreferences(.init(tenant: tenant)) { responses in
            var sizes: [Int] = []
            for try await response in responses { sizes.append(response.encodedSize()) }
            return sizes
        }
        #expect(sizes.count > 3 && sizes.allSatisfy { $0 < RPCLimits().maxMessageBytes }, "\(sizes)")
        let exported = try await export(from: fixture)
        #expect(exported.map(\.userId) == users)
        #expect(exported.map(\.channelSettings.count) == users.map { $0 == users[5] ? 10_000 : 2_000 })
    }

    private func comparable(_ users: [PreferencesV1.StoredUser]) -> [PreferencesV1.StoredUser] {
        users.map { user in
            var user = user
            (user.version, user.updatedAtMs) = (0, 0)
            return user
        }
    }

    @Test("Choices that the app no longer offers are stored with one warning a user, have no effect, and are exported again")
    func gone() async throws {
        let rich = try await PreferencesFixture(overrides: ["user_device_scope_choices": ["policy", "primary"]])
        try await rich.update("usr_1") {
            $0.notifications = [.init(typeId: "mention", push: false), .init(typeId: "dm_message", push: false)]
            $0.categories = [.init(categoryId: "reactions", enabled: true)]
            $0.vibration = [.init(categoryId: "reactions", milliseconds: [0, 200])]
            $0.digestTime = ["mention": "08:00"]
            $0.quietHours = .init(enabled: true, start: "21:00", timezone: "Asia/Tokyo")
            $0.deviceScope = .primary
        }
        try await rich.update("usr_2") { $0.emailEnabled = false }
        let users = try await export(from: rich)
        let moved = try await PreferencesFixture(overrides: [
            "quiet_hours_timezone_source": "organization", "quiet_hours_default": ["enabled": false, "start": "22:00", "end": "21:00"],
        ]) { catalogue in
            catalogue.types.removeAll { $0.typeId == "mention" || $0.categoryId == "reactions" }
            catalogue.categories.removeAll { $0.categoryId == "reactions" }
        }
        for isDry in [true, false] {
            let answer = try await take(users, dryRun: isDry, into: moved)
            #expect(answer.imported == 2 && answer.rejected.isEmpty && answer.warnings.map(\.index) == [0])
            let fields = [
                "notifications.mention", "categories.reactions", "vibration.reactions", "digest_time.mention", "quiet_hours.timezone", "device_scope",
            ]
            for field in fields { #expect(answer.warnings.first?.message.contains(field) == true, "\(field)") }
        }
        #expect(comparable(try await export(from: moved)) == comparable(users))
        let document = try await moved.document("usr_1")
        #expect(document.deviceScope == .policy && document.quietState?.timezone == "UTC")
        #expect(try await moved.check("usr_1", "dm_message").typeId == "")
        let again = try await take(users, into: moved)
        #expect(again.unchanged == 2 && again.warnings.count == 1)
        #expect(try await take(try await export(from: moved), into: rich) == .init(unchanged: 2))
    }

    @Test("ARCH-16 malformed ids, unknown scopes and too many choices are refused, also in an import")
    func malformed() async throws {
        func reason(_ choices: PreferencesV1.StoredChoices) async throws -> String? {
            try await take([.init(userId: "usr_1", choices: choices)], into: fixture).rejected.first.map { "\($0.reason) \($0.field)" }
        }
        #expect(try await reason(.init(types: [.init(typeId: "", push: true)])) == "unknown_type notifications.")
        #expect(
            try await reason(.init(categories: [.init(categoryId: String(repeating: "c", count: 65), enabled: true)]))?.hasPrefix("unknown_cat")
                == true)
        #expect(try await reason(.init(deviceScope: .init(rawValue: 99))) == "invalid_value device_scope")
        #expect(try await reason(.init(quietHours: .init(timezone: "Mars/X"))) == "invalid_timezone quiet_hours.timezone")
        #expect(try await reason(.init(quietHours: .init(start: "21:00", end: "21:00"))) == "empty_quiet_hours quiet_hours.end")
        let crowd = (0...2_000).map { PreferencesV1.TypeSwitch(typeId: "t\($0)", push: true) }
        #expect(try await reason(.init(types: crowd)) == "invalid_value notifications")
        #expect(try await export(from: fixture).isEmpty)
    }

    @Test("PREF-14 PREF-16 an opt-out without a time counts from its history, else from the import; a second import changes nothing")
    func optOuts() async throws {
        let now = fixture.clock.now
        let users: [PreferencesV1.StoredUser] = [
            .init(userId: "usr_1", pushEnabled: false, emailEnabled: true),
            .init(userId: "usr_2", pushEnabled: false, emailEnabled: true, choices: .init(optOutHistoryMs: [7_000, 5_000])),
            .init(userId: "usr_3", pushEnabled: false, emailEnabled: true, optedOutAtMs: 9_000),
            .init(userId: "usr_4", pushEnabled: true, emailEnabled: false),
        ]
        #expect(try await take(users, into: fixture).imported == 4)
        let taken = try await export(from: fixture)
        #expect(taken.map(\.optedOutAtMs) == [now.milliseconds, 7_000, 9_000, nil])
        #expect(taken.map { $0.choices?.optOutHistoryMs ?? [] } == [[now.milliseconds], [7_000, 5_000], [], []])
        let prompt = try await fixture.permissions.decidePrompt(.init(tenant: tenant, userId: "usr_1", deviceId: "phone", context: .settings))
        #expect(prompt.reason == .optedOut && prompt.nextEligibleAtMs == now.milliseconds + 180 * 86_400_000)
        fixture.clock.advance(by: .seconds(60))
        #expect(try await take(users, into: fixture) == .init(unchanged: 4))
    }

    @Test("An import replaces all choices and makes a new version, so that queued pushes are checked again")
    func replacement() async throws {
        try await fill("usr_1")
        let version = try await fixture.document("usr_1").version
        let answer = try await take([.init(userId: "usr_1", pushEnabled: true, emailEnabled: true)], into: fixture)
        #expect(answer == .init(imported: 1))
        let document = try await fixture.document("usr_1")
        #expect(document.version == version + 1 && document.pushEnabled && document.language == nil && document.channelSettings.isEmpty)
        #expect(document.notifications.first { $0.typeId == "mention" }?.push == true && document.optOutHistoryMs.isEmpty)
    }

    @Test("A dry run has the same answer and stores nothing; a malformed user is rejected alone")
    func dryRun() async throws {
        let users: [PreferencesV1.StoredUser] = [
            .init(userId: "usr_1", pushEnabled: true, choices: .init(types: [.init(typeId: "po ke", push: true)])),
            .init(userId: "usr_2", pushEnabled: false, emailEnabled: true), .init(userId: "", pushEnabled: true),
            .init(userId: "usr_3", pushEnabled: true, choices: .init(quietHours: .init(start: "25:00"))),
        ]
        func rejected(_ answer: PreferencesV1.ImportPreferencesResponse) -> [String] {
            answer.rejected.map { "\($0.index) \($0.reason) \($0.field)" }
        }
        let expected = ["0 unknown_type notifications.po ke", "2 invalid_argument user_id", "3 invalid_time quiet_hours.start"]
        let dry = try await take(users, dryRun: true, into: fixture)
        #expect(dry.imported == 1 && rejected(dry) == expected)
        #expect(try await export(from: fixture).isEmpty)
        let real = try await take(users, into: fixture)
        #expect(real.imported == 1 && rejected(real) == expected)
        #expect(try await export(from: fixture).map(\.userId) == ["usr_2"])
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "usr_2"))
        #expect(rejected(try await take([.init(userId: "usr_2", pushEnabled: true)], into: fixture)) == ["0 conflict user_id"])
    }
}
