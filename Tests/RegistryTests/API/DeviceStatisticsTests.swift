import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

extension RegistryFixture {
    func statisticsWorker(_ cache: StatisticsCache) -> StatisticsWorker {
        StatisticsWorker(clock: clock, activity: ActivityTracker(), statistics: cache, logger: service.logger)
    }

    /// Makes many devices out of one, for each user so many.
    func multiply(users: Int, devicesEach: Int) async throws {
        try await register("usr_0", device: "model", token: 1)
        let fresh = ["user_id", "device_id", "push_device_id", "token_hash", "platform", "status"]
        let copied = DeviceTable.columns.filter { !fresh.contains($0) }
        // The last use is generated.
        let kept = copied.map { $0 == "last_used_at_ms" ? "indexed_use_at_ms" : $0 }.joined(separator: ", ")
        try await store.write { database in
            try database.run(
                """
                WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?1 * ?2)
                INSERT INTO devices (\(fresh.joined(separator: ", ")), \(kept))
                SELECT printf('many_%07d', n / ?2), printf('d%d', n % ?2), printf('push_many_%d', n), randomblob(32),
                    CASE n % 3 WHEN 0 THEN 'iOS' ELSE 'Android' END, CASE n % 10 WHEN 9 THEN 'expired' ELSE 'active' END, \(copied.joined(separator: ", "))
                FROM numbers, devices WHERE device_id = 'model'
                """, [users, devicesEach])
            try database.run(
                """
                INSERT INTO users (organization_id, app_id, user_id, roles, display_name, status, inactive_reason, created_at_ms, updated_at_ms)
                SELECT DISTINCT organization_id, app_id, user_id, '[]', '', 'active', '', 0, 0 FROM devices WHERE device_id <> 'model'
                """, [])
        }
    }
}

@Suite("Statistics of devices")
struct DeviceStatisticsTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func stats() async throws -> RegistryV1.AppDeviceStats {
        try #require(try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first)
    }

    @Test("REG-33 10,000 devices are counted in pages, with the same result for any page size")
    func pages() async throws {
        try await fixture.multiply(users: 4_000, devicesEach: 5)
        let counts = try await DeviceCounts.read(tenant, fixture.store)
        for page in [7, 999] { #expect(try await DeviceCounts.read(tenant, page: page, fixture.store) == counts) }
        #expect(counts.devices == 20_001 && counts.activeDevices == 18_001 && counts.activeUsers == 4_001)
        #expect(counts.multiDeviceUsers == 4_000 && counts.pushEnabledUsers == 4_001)
        // What the store itself says of groups, and of the users of several together.
        func users(_ condition: String) async throws -> Int64? {
            try await fixture.store.read { try $0.firstRow("SELECT count(DISTINCT user_id) FROM devices WHERE \(condition)", []) { $0[0] as Int64 } }
        }
        for (groups, column, condition) in [
            (counts.platforms, "platform", "status = 'active'"), (counts.types, "device_type", "status = 'active'"), (counts.statuses, "status", "1"),
        ] {
            for name in groups.devices.keys { #expect(groups.users(in: [name]) == (try await users("\(condition) AND \(column) = '\(name)'"))) }
            #expect(groups.users(in: groups.devices.keys) == (try await users(condition)))
        }
        #expect(try await users("status = 'expired'") == counts.statuses.users(in: ["expired"]))
    }

    @Test("REG-33 no read transaction reads more than a page of devices or users")
    func bounded() async throws {
        // Whatever is read page by page must say so in its statement: a plan without the range would begin anew each time.
        let plans = try await fixture.store.read { database in
            try [DeviceCounts.devicesSQL, DeviceCounts.usersSQL].map { sql in
                try Row.fetchAll(
                    database, sql: "EXPLAIN QUERY PLAN " + sql,
                    arguments: StatementArguments(sql == DeviceCounts.usersSQL ? ["o", "a", "u", 1] : ["o", "a", "u", "d", 1])
                )
                .map { $0["detail"] as String }.joined(separator: "; ")
            }
        }
        #expect(plans[0].contains("(user_id,device_id)>(?,?)") && !plans[0].contains("TEMP B-TREE"), "\(plans[0])")
        #expect(plans[1].contains("user_id>?") && !plans[1].contains("TEMP B-TREE"), "\(plans[1])")
    }

    @Test("REG-33 a count is answered again for a second for each 1,000 devices, with its instant")
    func kept() async throws {
        try await fixture.multiply(users: 1_000, devicesEach: 3)
        let first = try await stats()
        #expect(first.activeDevices == 2_701 && first.countedAtMs == fixture.clock.now.milliseconds)
        try await fixture.register("usr_new", device: "phone", token: 2)
        fixture.clock.advance(by: .milliseconds(2_999))
        let kept = try await stats()
        #expect(kept.activeDevices == 2_701 && kept.countedAtMs == first.countedAtMs)
        // What is counted along is of now all the same.
        #expect(kept.registrationsTaken == 2)
        fixture.clock.advance(by: .milliseconds(1))
        let anew = try await stats()
        #expect(anew.activeDevices == 2_702 && anew.countedAtMs == first.countedAtMs + 3_000)
    }

    @Test("REG-33 a large app is counted in the background, and calls get the last count until then")
    func large() async throws {
        try await fixture.multiply(users: 1_000, devicesEach: 2)
        let (book, owner) = (
            StatisticsCache(store: fixture.store, clock: fixture.clock, policies: fixture.policies, mostAtOnce: 1_000), tenant
        )
        let refusal = await #expect(throws: APIError.self) { _ = try await book.counts(of: owner) }
        #expect(refusal?.reason == .unavailable)
        #expect(try await book.languages(of: owner, users: 1_001) == nil)
        let worker = Task { try await fixture.statisticsWorker(book).run() }
        defer { worker.cancel() }
        func answer(_ isEnough: (StatisticsCache.Count<DeviceCounts>) -> Bool) async throws -> StatisticsCache.Count<DeviceCounts> {
            try await eventualValue("the devices are counted") {
                guard let found = try? await book.counts(of: owner), isEnough(found) else { return nil }
                return found
            }
        }
        let first = try await answer { _ in true }
        #expect(first.value.devices == 2_001 && first.countedAt == fixture.clock.now)
        try await fixture.register("usr_new", device: "phone", token: 2)
        fixture.clock.advance(by: .seconds(2))
        // Not fresh any more, but known.
        #expect(try await book.counts(of: owner).countedAt == first.countedAt)
        let second = try await answer { $0.countedAt > first.countedAt }
        #expect(second.value.devices == 2_002 && second.countedAt == first.countedAt + .seconds(2))
        #expect(try await book.languages(of: owner, users: 1_001)?.value.shares().map(\.users) == [1_001])
    }

    @Test("REG-33 I18N-01 languages come from the daily count of every app")
    func languages() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        let first = try await stats()
        #expect(first.languages.map(\.language) == ["en"] && first.languagesCountedAtMs == fixture.clock.now.milliseconds)
        var german = RegistryFixture.iPhone("usr_2", device: "phone", token: 2)
        german.locale = "de-DE"
        _ = try await fixture.registry.registerDevice(german)
        fixture.clock.advance(by: .seconds(60))
        let kept = try await stats()
        #expect(kept.activeDevices == 2 && kept.languages == first.languages && kept.languagesCountedAtMs == first.languagesCountedAtMs)
        try await fixture.runMaintenance()
        let anew = try await stats()
        #expect(Set(anew.languages.map(\.language)) == ["de", "en"] && anew.languagesCountedAtMs == fixture.clock.now.milliseconds)
    }

    @Test("REG-33 ARCH-15 the counts of an app are its users of any status, its channels, and its devices by status and platform")
    func appCounts() async throws {
        let fixture = try await RegistryFixture()
        let tenant = RegistryFixture.tenant
        let users = ["usr_1", "usr_2", "usr_3"].map { RegistryV1.User(tenant: tenant, userId: $0, status: $0 == "usr_3" ? .inactive : .active) }
        _ = try await fixture.registry.upsertUsers(.init(users: users))
        _ = try await fixture.registry.upsertDirectory(.init(channels: ["a", "b"].map { .init(tenant: tenant, channelId: $0) }))
        let devices = [
            try await fixture.register("usr_1", device: "phone", token: 1), try await fixture.register("usr_2", device: "phone", token: 2),
        ]
        try await fixture.report([devices[0]], "dead")
        let other = try await fixture.app(of: "chat")
        _ = try await fixture.registry.upsertDirectory(.init(channels: [.init(tenant: other, channelId: "c")]))
        let counted = try await fixture.registry.statistics(.init(tenant: tenant))
        #expect(counted == .init(users: 3, devicesActive: 1, devicesOther: 1, channels: 2, devicesByPlatform: ["iOS": 1]))
        #expect(try await fixture.registry.statistics(.init(tenant: other)) == .init(channels: 1))
    }
}
