import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("Export and import of preferences")
struct TransferTests {
    let fixture: PreferencesFixture
    init() throws { fixture = try PreferencesFixture() }

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

    @Test("SEC-10 an import is on record before anything changes; one that changes nobody, or is refused, is not")
    func recorded() async throws {
        let wrong = PreferencesV1.StoredUser(userId: "usr_1", choices: .init(types: [.init(typeId: "no_such_type", push: false)]))
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

    @Test("what one store exports another takes, and exports the same; a second time nothing changes")
    func roundTrip() async throws {
        for number in 0..<450 { try await fixture.update("usr_\(1_000 + number)") { $0.emailEnabled = false } }
        try await fill("usr_1")
        let users = try await export(from: fixture)
        #expect(users.count == 451 && users.map(\.userId) == users.map(\.userId).sorted())
        #expect(try await export("usr_1", from: fixture).map(\.userId) == ["usr_1"])
        let other = try PreferencesFixture()
        for part in [users.prefix(300), users.dropFirst(300)] { #expect(try await take(Array(part), into: other).rejected.isEmpty) }
        func comparable(_ users: [PreferencesV1.StoredUser]) -> [PreferencesV1.StoredUser] {
            users.map { user in
                var user = user
                (user.version, user.updatedAtMs) = (0, 0)
                return user
            }
        }
        #expect(comparable(try await export(from: other)) == comparable(users))
        #expect(try await take(Array(users.prefix(300)), into: other) == .init(unchanged: 300))
        #expect(try await other.check("usr_1", "mention").typeId == "")
    }

    @Test("an import replaces what was there, and raises the version so that what is queued is judged again")
    func replacement() async throws {
        try await fill("usr_1")
        let version = try await fixture.document("usr_1").version
        let answer = try await take([.init(userId: "usr_1", pushEnabled: true, emailEnabled: true)], into: fixture)
        #expect(answer == .init(imported: 1))
        let document = try await fixture.document("usr_1")
        #expect(document.version == version + 1 && document.pushEnabled && document.language == nil && document.channelSettings.isEmpty)
        #expect(document.notifications.first { $0.typeId == "mention" }?.push == true && document.optOutHistoryMs.isEmpty)
    }

    @Test("a dry run says the same and stores nothing; what this app does not know is rejected by itself")
    func dryRun() async throws {
        let users: [PreferencesV1.StoredUser] = [
            .init(userId: "usr_1", pushEnabled: true, choices: .init(types: [.init(typeId: "poke", push: true)])),
            .init(userId: "usr_2", pushEnabled: false, emailEnabled: true), .init(userId: "", pushEnabled: true),
            .init(userId: "usr_3", pushEnabled: true, choices: .init(quietHours: .init(start: "25:00"))),
        ]
        func rejected(_ answer: PreferencesV1.ImportPreferencesResponse) -> [String] {
            answer.rejected.map { "\($0.index) \($0.reason) \($0.field)" }
        }
        let expected = ["0 unknown_type notifications.poke", "2 invalid_argument user_id", "3 invalid_time quiet_hours.start"]
        let dry = try await take(users, dryRun: true, into: fixture)
        #expect(dry.imported == 1 && rejected(dry) == expected)
        #expect(try await export(from: fixture).isEmpty)
        let real = try await take(users, into: fixture)
        #expect(real.imported == 1 && rejected(real) == expected)
        #expect(try await export(from: fixture).map(\.userId) == ["usr_2"])
        _ = try await fixture.preferences.eraseUser(.init(tenant: tenant, userId: "usr_2"))
        #expect(rejected(try await take([.init(userId: "usr_2", pushEnabled: true)], into: fixture)) == ["0 conflict user_id"])
    }
}
