import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("The quiet hours of many users")
struct QuietHoursListTests {
    private func list(_ users: [String], _ fixture: PreferencesFixture) async throws -> [PreferencesV1.UserQuietHours] {
        try await fixture.preferences.listQuietHours(.init(tenant: PreferencesFixture.tenant, userIds: users)).users
    }

    @Test("RCPT-18 PREF-09 The end of quiet hours in their zone, as the settings screen has them; empty while they are off")
    func ends() async throws {
        let fixture = try await PreferencesFixture(users: ["ann": .init(zones: .init(user: "Asia/Tokyo", device: "Europe/Berlin"))])
        try await fixture.update("ann") { $0.quietHours = .init(enabled: true, start: "22:00", end: "06:30") }
        try await fixture.update("bob") { $0.quietHours = .init(enabled: true, start: "22:00", end: "08:00", timezone: "Europe/Paris") }
        try await fixture.update("cat") { $0.quietHours = .init(enabled: false, start: "22:00", end: "09:00") }
        let found = try await list(["cat", "ann", "bob", "stranger"], fixture)
        #expect(found.map(\.userId) == ["cat", "ann", "bob", "stranger"])
        #expect(found[0].end == "" && found[1].end == "06:30" && found[2].end == "08:00")
        #expect(found[1].timezone == "Asia/Tokyo" && found[2].timezone == "Europe/Paris" && found[3].timezone == "UTC")
    }

    @Test("RCPT-18 Choices that cannot be read leave one user out; while the registry is away nobody's are answered")
    func faults() async throws {
        let fixture = try await PreferencesFixture()
        for user in ["ann", "bob"] { try await fixture.update(user) { $0.quietHours = .init(enabled: true, start: "22:00", end: "06:30") } }
        try await fixture.store.write { try $0.execute(sql: "UPDATE documents SET choices = x'FF' WHERE user_id = 'ann'") }
        #expect(try await list(["ann", "bob"], fixture).map(\.userId) == ["bob"])
        await #expect(throws: RPCError.self) { try await list((0...1_000).map { "u\($0)" }, fixture) }
        fixture.registryGoesAway()
        await #expect(throws: RPCError.self) { try await list(["bob"], fixture) }
    }
}
