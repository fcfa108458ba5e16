import CarillonAPI
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("ARCH-09 Cache of sendable devices")
struct DeviceCacheTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private static let tenant = RegistryFixture.tenant

    /// What the store says at this moment.
    private func stored(_ user: String) async throws -> [CommonV1.SendableDevice] {
        let now = fixture.clock.now
        return try await fixture.store.read { try DeviceTable.sendable([user], tenant: Self.tenant, now: now, $0) }[0].devices()
    }

    private var looksAtTheStore: Int { fixture.service.deviceLookups.misses.value }

    @Test("ARCH-09 REG-26 cached users are answered without the store, in the order of the list and each once")
    func hits() async throws {
        for user in ["ann", "ben"] { _ = try await fixture.register(user, device: "phone", token: user == "ann" ? 1 : 2) }
        let first = try await fixture.sendable("ben", "nobody", "ann", "ben")
        #expect(first.map(\.userId) == ["ben", "ann"])
        let looks = looksAtTheStore
        #expect(try await fixture.sendable("ben", "nobody", "ann", "ben") == first)
        #expect(try await fixture.sendable("ann", "ben").map(\.userId) == ["ann", "ben"])
        let resolved = try await fixture.resolve(.init(userIds: ["ann", "nobody"])).users
        #expect(resolved["ann"]?.devices == [first[1]] && resolved["nobody"]?.known == false)
        #expect(looksAtTheStore == looks)
    }

    @Test("ARCH-09 cached users and users who are read stand in the order of the list")
    func someCached() async throws {
        for (token, user) in ["ann", "ben", "cid"].enumerated() { _ = try await fixture.register(user, device: "phone", token: token + 1) }
        #expect(try await fixture.sendable("ben").map(\.userId) == ["ben"])
        let looks = looksAtTheStore
        #expect(try await fixture.sendable("cid", "ben", "nobody", "ann").map(\.userId) == ["cid", "ben", "ann"])
        #expect(looksAtTheStore == looks + 3)
    }

    @Test(
        "ARCH-09 the next call sees a change of any column that answers use",
        arguments: [
            "status = 'expired'", "notifications_enabled = 0", "permission_status = 'denied'", "address = NULL, token_hash = NULL",
            "push_device_id = 'push_other'", "device_id = 'other'", "device_type = 'android'", "platform = 'Android'", "push_token_type = 'fcm'",
            "address_environment = 2", "address = x'0102'", "token_hash = x'0304'", "address_version = 7", "locale = 'ar'", "timezone = 'Asia/Tokyo'",
            "badge_enabled = 0", "sound_enabled = 0", "alerts_enabled = 0", "supports_rich_content = NOT supports_rich_content", "below_floor = 1",
            "supports_notification_actions = NOT supports_notification_actions", "max_payload_size = 1",
            "registered_at_ms = 1", "user_id = 'ben'", "expires_at_ms = 1",
        ])
    func columns(change: String) async throws {
        _ = try await fixture.register("ann", device: "phone", token: 1)
        let before = try await fixture.sendable("ann")
        #expect(before.count == 1)
        try await fixture.store.write { try $0.execute(sql: "UPDATE devices SET \(change)") }
        let after = try await fixture.sendable("ann")
        let asStored = try await stored("ann")
        #expect(after != before)
        #expect(after == asStored)
    }

    @Test("ARCH-09 REG-26 a launch makes its device the first of several at once")
    func launches() async throws {
        for (number, device) in ["phone", "tablet"].enumerated() {
            _ = try await fixture.register("ann", device: device, token: number)
            fixture.clock.advance(by: .seconds(1))
        }
        #expect(try await fixture.sendable("ann").map(\.deviceId) == ["tablet", "phone"])
        let now = fixture.clock.now.milliseconds
        try await fixture.store.write { try $0.run("UPDATE devices SET indexed_use_at_ms = ? WHERE device_id = 'phone'", [now]) }
        #expect(try await fixture.sendable("ann").map(\.deviceId) == ["phone", "tablet"])
    }

    @Test("ARCH-09 a registration between a look-up and its answer leaves no old answer in the cache, also when the cache is emptied in between")
    func registrationDuringLookUp() async throws {
        let cache = try DeviceCache(of: fixture.store, mostUsers: 2)
        let now = fixture.clock.now
        let store = fixture.store
        func read(_ user: String) async throws -> [UserDevices] {
            try await store.read { try DeviceTable.sendable([user], tenant: Self.tenant, now: now, $0) }
        }
        _ = try await fixture.register("ann", device: "phone", token: 1)
        let found = cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0), now: now)
        let old = try await read("ann")
        _ = try await fixture.register("ann", device: "tablet", token: 2)
        // Other users take every place of the cache.
        for user in ["ben", "cat", "dan", "eve"] {
            let commit = cache.find([user], tenant: Self.tenant, since: Instant(milliseconds: 0), now: now).commit
            cache.keep([user], try await read(user), tenant: Self.tenant, readAfter: commit)
        }
        cache.keep(["ann"], old, tenant: Self.tenant, readAfter: found.commit)
        #expect(cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0), now: now).known[0] == nil)
    }

    @Test("ARCH-09 REG-26 a push that arrives makes its device the first of several at once, and leaves a user with one device cached")
    func arrivedPushes() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.register("ann", device: "tablet", token: 2)
        let only = try await fixture.register("ben", device: "phone", token: 3)
        #expect(try await fixture.sendable("ann", "ben").map(\.deviceId) == ["tablet", "phone", "phone"])
        let looks = looksAtTheStore
        try await fixture.report([phone, only], "ok")
        #expect(try await fixture.sendable("ann", "ben").map(\.deviceId) == ["phone", "tablet", "phone"])
        #expect(looksAtTheStore == looks + 1)
        #expect(try await fixture.device(only.pushDeviceId, of: "ben")?.lastUsedAtMs == fixture.clock.now.milliseconds)
    }

    @Test("ARCH-09 REG-22 after every call that changes devices, cached answers equal the store")
    func calls() async throws {
        let tenant = RegistryFixture.tenant
        func check(_ what: Comment) async throws {
            for user in ["ann", "ben"] {
                let asStored = try await stored(user)
                #expect(try await fixture.sendable(user) == asStored, what)
            }
        }
        try await check("nobody has devices")
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        try await check("registered")
        #expect(try await fixture.sendable("ann").count == 1)
        _ = try await fixture.register("ben", device: "tablet", token: 1)
        try await check("the token went to another user")
        #expect(try await fixture.sendable("ann").isEmpty)
        #expect(try await fixture.sendable("ben").count == 1)
        _ = try await fixture.register("ann", device: "phone", token: 2)
        try await check("registered anew")
        _ = try await fixture.registry.updateDevice(
            .init(tenant: tenant, userId: "ann", pushDeviceId: phone.pushDeviceId, notificationsEnabled: false))
        try await check("switched off")
        #expect(try await fixture.sendable("ann").isEmpty)
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "ben", status: .inactive)]))
        try await check("inactive")
        #expect(try await fixture.sendable("ben").isEmpty)
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "ben", status: .active)]))
        _ = try await fixture.register("ben", device: "tablet", token: 3)
        try await check("active again")
        #expect(try await fixture.sendable("ben").count == 1)
        let tablet = try #require(try await fixture.sendable("ben").first)
        _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "ben", pushDeviceId: tablet.pushDeviceId))
        try await check("removed")
        #expect(try await fixture.sendable("ben").isEmpty)
    }

    @Test("ARCH-09 REG-40 a cached user counts until the first of the user's tokens ends; other users stay cached")
    func ends() async throws {
        var request = RegistryFixture.iPhone("ann", device: "phone", token: 1)
        request.expiresAtMs = fixture.clock.now.milliseconds + 2_000
        _ = try await fixture.registry.registerDevice(request)
        _ = try await fixture.register("ann", device: "tablet", token: 2)
        _ = try await fixture.register("ben", device: "phone", token: 3)
        #expect(try await fixture.sendable("ann", "ben").count == 3)
        let looks = looksAtTheStore
        fixture.clock.advance(by: .milliseconds(1_999))
        #expect(try await fixture.sendable("ann", "ben").count == 3)
        #expect(looksAtTheStore == looks)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await fixture.sendable("ann", "ben").map(\.deviceId) == ["tablet", "phone"])
        #expect(looksAtTheStore == looks + 1)
    }

    @Test("ARCH-09 after token_cache_ttl_seconds the store is read again")
    func timeToLive() async throws {
        _ = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await fixture.sendable("ann")
        let policy = try await fixture.policies.entry(for: Self.tenant).policy
        let looks = looksAtTheStore
        fixture.clock.advance(by: .seconds(policy.deviceLifecycle.tokenCacheTTLSeconds - 1))
        _ = try await fixture.sendable("ann")
        #expect(looksAtTheStore == looks)
        fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.sendable("ann")
        #expect(looksAtTheStore == looks + 1)
    }

    @Test("ARCH-09 the members of an audience of many pages evict nobody from the cache")
    func largeAudiences() async throws {
        _ = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await fixture.sendable("ann")
        let members = (0..<UsersAndDevicesService.membersAPage + 10).map { "member_\($0)" }
        _ = try await fixture.registry.upsertDirectory(
            .init(channels: [.init(tenant: RegistryFixture.tenant, channelId: "ch_all", channelType: .public, addMembers: members)]))
        let cached = fixture.service.devices.count
        _ = try await fixture.resolve(.init(channelIds: ["ch_all"], includeMembers: true))
        #expect(fixture.service.devices.count == cached)
    }
}
