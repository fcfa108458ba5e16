import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Resolving audiences and users")
struct ResolveTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func directory(_ channels: [RegistryV1.Channel], _ threads: [RegistryV1.Thread] = []) async throws {
        let response = try await fixture.registry.upsertDirectory(.init(channels: channels, threads: threads))
        #expect(response.results.isEmpty)
    }

    @Test("REG-05 channels, threads, users and devices of a batch in one call")
    func batch() async throws {
        _ = try await fixture.registry.upsertUsers(
            .init(users: [
                .init(tenant: tenant, userId: "ann", roles: ["member"], displayName: "Ann", locale: "de", timezone: "Europe/Berlin"),
                .init(tenant: tenant, userId: "bob", displayName: "Bob"),
            ]))
        try await directory(
            [.init(tenant: tenant, channelId: "ch_general", name: "general", channelType: .public, addMembers: ["ann", "bob", "cy"])],
            [.init(tenant: tenant, threadId: "th_1", channelId: "ch_general", addFollowers: ["bob"])])
        try await fixture.register("ann", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(1))
        let tablet = try await fixture.register("ann", device: "tablet", token: 2)

        let resolved = try await fixture.resolve(
            .init(channelIds: ["ch_general", "ch_none"], threadIds: ["th_1"], userIds: ["dan"], includeMembers: true))
        let channel = resolved.channels["ch_general"]
        #expect(channel?.known == true && channel?.name == "general" && channel?.channelType == .public)
        #expect(channel?.members.sorted() == ["ann", "bob", "cy"])
        #expect(resolved.channels["ch_none"]?.known == false)
        #expect(resolved.threads["th_1"]?.followers == ["bob"] && resolved.threads["th_1"]?.channelId == "ch_general")
        #expect(resolved.users.keys.sorted() == ["ann", "bob", "cy", "dan"])
        let ann = resolved.users["ann"]
        #expect(ann?.known == true && ann?.active == true && ann?.displayName == "Ann" && ann?.roles == ["member"])
        #expect(ann?.locale == "de" && ann?.timezone == "Europe/Berlin")
        // REG-26: most recently used first.
        #expect(ann?.devices.count == 2 && ann?.devices.first?.pushDeviceId == tablet.pushDeviceId)
        #expect(resolved.users["cy"]?.known == false && resolved.users["bob"]?.devices.isEmpty == true)
    }

    @Test("REG-05 members are added, removed and replaced")
    func members() async throws {
        func members() async throws -> [String] {
            try await fixture.resolve(.init(channelIds: ["ch"])).channels["ch"]?.members.sorted() ?? []
        }
        try await directory([.init(tenant: tenant, channelId: "ch", addMembers: ["a", "b", "c"])])
        try await directory([.init(tenant: tenant, channelId: "ch", addMembers: ["d"], removeMembers: ["a"])])
        #expect(try await members() == ["b", "c", "d"])
        try await directory([.init(tenant: tenant, channelId: "ch", addMembers: ["c"], replaceMembers: true)])
        #expect(try await members() == ["c"])
        let membership = try await fixture.client(service: "preferences").checkMembership(
            .init(tenant: tenant, channelId: "ch", userId: "b"))
        #expect(membership.channelKnown && !membership.member)
    }

    @Test("ARCH-02 a large audience comes in several messages, complete")
    func largeChannel() async throws {
        let members = (0..<25_000).map { "usr_\($0)" }
        try await directory([.init(tenant: tenant, channelId: "ch_all", channelType: .public, addMembers: members)])
        let resolved = try await fixture.resolve(.init(channelIds: ["ch_all"], includeMembers: true))
        #expect(Set(resolved.channels["ch_all"]?.members ?? []) == Set(members))
        #expect(resolved.channels["ch_all"]?.members.count == 25_000)
        #expect(resolved.users.count == 25_000 && resolved.messages > 10)
        let page = try await fixture.registry.resolveAudience(
            .init(tenant: tenant, audience: .channelId("ch_all"), pageSize: 1_000))
        #expect(page.userIds.count == 1_000 && !page.nextPageToken.isEmpty)
    }

    @Test("EVAL-43 the users of some push devices, each once; unknown ones have none")
    func ofDevices() async throws {
        let phones = [
            try await fixture.register("ann", device: "d1", token: 1), try await fixture.register("ann", device: "d2", token: 2),
            try await fixture.register("bob", device: "d3", token: 3),
        ]
        func users(_ ids: [String]) async throws -> [String] {
            try await fixture.registry.resolveAudience(.init(tenant: tenant, audience: .devices(.init(pushDeviceIds: ids)))).userIds
        }
        #expect(try await users(phones.map(\.pushDeviceId) + ["unknown"]) == ["ann", "bob"])
        #expect(try await users([phones[2].pushDeviceId]) == ["bob"])
        #expect(try await users(["d1"]).isEmpty, "a client's own id names no device without its user")
    }

    @Test("REG-05 ARCH-04 a limited request gets the first members of each audience by their ids, and goes on behind them, without repeats")
    func limited() async throws {
        let members = (0..<250).map { "usr_\(1_000 + $0)" }
        try await directory(
            [
                .init(tenant: tenant, channelId: "ch_small", channelType: .public, addMembers: ["usr_1001"]),
                .init(tenant: tenant, channelId: "ch_large", channelType: .public, addMembers: members),
                .init(tenant: tenant, channelId: "ch_empty", channelType: .public),
            ], [.init(tenant: tenant, threadId: "th", channelId: "ch_large", addFollowers: ["usr_1000", "usr_1240"])])
        var request = RegistryV1.ResolveRequest(
            channelIds: ["ch_small", "ch_large", "ch_empty"], threadIds: ["th"], userIds: ["usr_1100"], includeMembers: true, membersLimit: 100)
        let first = try await fixture.resolve(request)
        #expect(first.channels["ch_small"]?.members == ["usr_1001"] && first.channels["ch_small"]?.incomplete == false)
        #expect(first.channels["ch_large"]?.members == Array(members.prefix(99)) && first.channels["ch_large"]?.incomplete == true)
        #expect(first.channels["ch_large"]?.known == true && first.channels["ch_empty"]?.known == true)
        #expect(first.threads["th"]?.incomplete == true && first.threads["th"]?.followers == [])
        #expect(first.users.keys.sorted() == (members.prefix(99) + ["usr_1100"]).sorted())

        let among = try await fixture.resolve(
            .init(memberships: [
                .init(channelId: "ch_large", userIds: ["usr_1200", "usr_9", "usr_1001"]), .init(channelId: "ch_none", userIds: ["a"]),
            ]))
        #expect(among.channels["ch_large"]?.members.sorted() == ["usr_1001", "usr_1200"] && among.channels["ch_none"]?.known == false)
        #expect(among.users.isEmpty)

        request = .init(channelIds: ["ch_large"], threadIds: ["th"], membersLimit: 100)
        var seen: [String] = []
        repeat {
            let page = try await fixture.resolve(request)
            let channel = try #require(page.channels["ch_large"])
            #expect(channel.members.count <= 100)
            seen += channel.members
            request.membersAfter = channel.members.last ?? "~"
            if !channel.incomplete { break }
        } while seen.count < 1_000
        #expect(seen == members)
        request.membersAfter = "usr_1239"
        #expect(try await fixture.resolve(request).threads["th"]?.followers == ["usr_1240"])
        await #expect(throws: (any Error).self) {
            _ = try await fixture.resolve(.init(channelIds: ["ch_large"], membersLimit: 10_001))
        }
    }

    @Test("REG-05 an audience of any size is read and sent in pages of a fixed size, each member once", arguments: [1, 7, 100, 5_000])
    func pages(limit: Int) async throws {
        let sizes = ["a": 0, "b": 30, "c": 1, "d": 2_000, "e": 5]
        try await directory(
            sizes.map { id, size in .init(tenant: tenant, channelId: id, addMembers: (0..<size).map { "\(id)_\($0)" }) },
            sizes.map { id, size in .init(tenant: tenant, threadId: id, channelId: id, addFollowers: (0..<size).map { "\(id)_\($0)" }) })
        let ids = ["e", "d", "none", "b", "a", "c"]
        let (users, largest) = try await fixture.store.read { [tenant] database in
            var pages = AudiencePages(channels: ids, threads: ids, after: "")
            var (channels, threads, largest) = ([String](), [String](), 0)
            while !pages.isFinished {
                let page = try pages.next(limit: limit, tenant: tenant, database)
                largest = max(largest, page.users.count)
                for part in page.channels { channels += part.users }
                for part in page.threads { threads += part.users }
            }
            return ([channels, threads], largest)
        }
        let expected = sizes.flatMap { id, size in (0..<size).map { "\(id)_\($0)" } }.sorted()
        #expect(users.map { $0.sorted() } == [expected, expected])
        #expect(largest == min(limit, 2 * expected.count))
    }

    @Test("EVAL-18 ACC-076 presence is the most active of the devices' reports and offline after its TTL")
    func presence() async throws {
        func report(_ device: String, _ status: String, channel: String? = nil) async throws {
            _ = try await fixture.registry.reportPresence(
                .init(tenant: tenant, userId: "ann", deviceId: device, status: .word(status), activeChannel: channel))
        }
        func presence() async throws -> RegistryV1.Presence? {
            try await fixture.resolve(.init(userIds: ["ann"])).users["ann"]?.presence
        }
        #expect(try await presence()?.status == .offline)
        try await report("phone", "away")
        #expect(try await presence()?.status == .away)
        try await report("desktop", "online", channel: "ch_general")
        #expect(try await presence()?.status == .online)
        #expect(try await presence()?.activeChannels == ["ch_general"])
        fixture.clock.advance(by: .seconds(90))
        #expect(try await presence()?.status == .online)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await presence()?.status == .offline)
        #expect(try await presence()?.activeChannels == [])
        // A device that left hides nothing of the other.
        try await report("phone", "online", channel: "ch_dev")
        try await report("desktop", "offline")
        #expect(try await presence()?.activeChannels == ["ch_dev"])
        #expect(await reason { try await report("phone", "busy") } == "invalid_value")
    }

    @Test("REG-34 an inactive user receives nothing; devices return with the next launch after reactivation")
    func inactiveUser() async throws {
        let device = try await fixture.register("ann", device: "phone", token: 1)
        func set(_ status: String) async throws {
            _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "ann", status: .word(status))]))
        }
        try await set("inactive")
        #expect(try await fixture.sendable("ann").isEmpty)
        #expect(try await fixture.device(device.pushDeviceId, of: "ann")?.status == .inactive)
        let claim = RegistryV1.DeviceClaim(pushDeviceId: device.pushDeviceId, userId: "ann", addressVersion: 1)
        let verdict = try await fixture.client(service: "dispatcher").checkDevices(.init(tenant: tenant, devices: [claim]))
        #expect(verdict.verdicts.first?.sendable == false && verdict.verdicts.first?.reason == .userInactive)
        try await set("active")
        #expect(try await fixture.sendable("ann").isEmpty)
        try await fixture.register("ann", device: "phone", token: 1)
        #expect(try await fixture.sendable("ann").count == 1)
    }

    @Test("DISP-04 T24 the last look before sending says what changed")
    func verdicts() async throws {
        let device = try await fixture.register("ann", device: "phone", token: 1)
        let dispatcher = fixture.client(service: "dispatcher")
        func verdict() async throws -> String {
            let claims = [RegistryV1.DeviceClaim(pushDeviceId: device.pushDeviceId, userId: "ann", addressVersion: 1)]
            let verdict = try await dispatcher.checkDevices(.init(tenant: tenant, devices: claims)).verdicts[0]
            return verdict.sendable ? "sendable" : verdict.reason.name
        }
        func update(_ enabled: Bool) async throws {
            _ = try await fixture.registry.updateDevice(
                .init(tenant: tenant, userId: "ann", pushDeviceId: device.pushDeviceId, notificationsEnabled: enabled))
        }
        #expect(try await verdict() == "sendable")
        try await update(false)
        #expect(try await verdict() == "notifications_off")
        try await update(true)
        try await fixture.register("bob", device: "phone", token: 1)
        #expect(try await verdict() == "reassigned")
        let unknown = try await dispatcher.checkDevices(
            .init(tenant: tenant, devices: [.init(pushDeviceId: "push_none", userId: "ann", addressVersion: 1)]))
        #expect(unknown.verdicts.map(\.reason) == [.removed])
    }

    @Test("REG-03 REG-05 bad items are named by their index, the others are stored")
    func badItems() async throws {
        let users = try await fixture.registry.upsertUsers(
            .init(users: [.init(tenant: tenant, userId: "did:ethr:0xAB"), .init(tenant: tenant, userId: "a b")]))
        #expect(users.results.map(\.index) == [1] && users.results.map(\.field) == ["user_id"])
        let directory = try await fixture.registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "ch", channelType: .init(rawValue: 99))],
                threads: [.init(tenant: tenant, threadId: "", channelId: "ch")]))
        #expect(directory.results.map(\.index) == [0, 1])
        #expect(try await fixture.registry.getUser(.init(tenant: tenant, userId: "did:ethr:0xAB")).user?.status == .active)
    }

    @Test("ROLE-01 SEC-08 whatever a user's role: one's own record, and nobody else's", arguments: ["org_admin", "staff", "member"])
    func ownRecord(role: String) async throws {
        _ = try await fixture.registry.upsertUsers(
            .init(users: [.init(tenant: tenant, userId: "ann"), .init(tenant: tenant, userId: "ben")]))
        let ann = fixture.client(actingAs: "ann", role: role)
        #expect(try await ann.getUser(.init(tenant: tenant, userId: "ann")).user?.userId == "ann")
        #expect(await reason { _ = try await ann.getUser(.init(tenant: tenant, userId: "ben")) } == "not_found")
    }

    @Test(
        "the statements of the hot path use their indexes",
        arguments: [
            (ResolveQueries.channelsSQL, "c USING INDEX"), (AudiencePages.membersSQL, "m USING PRIMARY KEY"),
            (ResolveQueries.membershipsSQL, "m USING PRIMARY KEY"),
            (ResolveQueries.threadsSQL, "t USING INDEX"), (AudiencePages.followersSQL, "f USING PRIMARY KEY"),
            (ResolveQueries.usersSQL, "u USING INDEX"), (ResolveQueries.presenceSQL, "p USING PRIMARY KEY"),
            (DeviceTable.sendableSQL, "d USING INDEX"), (DeviceCache.ownersOfSeveralSQL, "d USING INDEX"), (DeviceVerdicts.sql, "d USING INDEX"),
            (LanguageShares.sql, "d USING INDEX sqlite_autoindex_devices_2"), (Guardianships.subjectsSQL, "r USING INDEX"),
            (Guardianships.activeSQL, "r USING INDEX"),
        ])
    func plans(sql: String, expected: String) async throws {
        let plan = try await fixture.store.read { database in
            let arguments = Array(["[]", "", "", "1"].prefix(sql.contains("?4") ? 4 : sql.contains("?1") ? 3 : sql.filter { $0 == "?" }.count))
            return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: .init(arguments)).map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("SEARCH") && $0.contains(expected) }, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN") && !$0.contains("VIRTUAL TABLE") }, "\(plan)")
    }
}
