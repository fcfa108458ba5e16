import CarillonAPI
import Foundation
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("ARCH-09 Devices that the registry has in mind")
struct DeviceCacheTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private static let tenant = Tenant(RegistryFixture.tenant)

    /// What the store says at this moment.
    private func stored(_ user: String) async throws -> [CommonV1.SendableDevice] {
        let now = fixture.clock.now
        return try await fixture.store.read { try DeviceTable.sendable([user], tenant: Self.tenant, now: now, $0) }[0].devices()
    }

    private var looksAtTheStore: Int { fixture.service.deviceLookups.misses.value }

    @Test("ARCH-09 REG-26 who was asked about is answered without the store, in the order of the list and each once")
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

    @Test(
        "ARCH-09 whatever column of a device an answer is made from: a change of it is seen by the next call",
        arguments: [
            "status = 'expired'", "notifications_enabled = 0", "permission_status = 'denied'", "address = NULL, token_hash = NULL",
            "push_device_id = 'push_other'", "device_id = 'other'", "device_type = 'android'", "platform = 'Android'", "push_token_type = 'fcm'",
            "address_environment = 2", "address = x'0102'", "token_hash = x'0304'", "address_version = 7", "locale = 'ar'", "timezone = 'Asia/Tokyo'",
            "badge_enabled = 0", "sound_enabled = 0", "alerts_enabled = 0", "supports_rich_content = NOT supports_rich_content", "below_floor = 1",
            "supports_notification_actions = NOT supports_notification_actions", "max_payload_size = 1", "indexed_use_at_ms = 1",
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

    @Test("ARCH-09 REG-22 whichever call changes something: both users' answers are what the store says")
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

    @Test("ARCH-09 REG-40 what is in mind of a user counts until the first of their tokens is over by its own date, and others' for longer")
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

    @Test("ARCH-09 token_cache_ttl_seconds later the store is asked again")
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

    @Test("ARCH-09 the members of an audience of many pages push nobody out of mind")
    func largeAudiences() async throws {
        _ = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await fixture.sendable("ann")
        let members = (0..<UsersAndDevicesService.membersAPage + 10).map { "member_\($0)" }
        _ = try await fixture.registry.upsertDirectory(
            .init(channels: [.init(tenant: RegistryFixture.tenant, channelId: "ch_all", channelType: .public, addMembers: members)]))
        let inMind = fixture.service.devices.count
        _ = try await fixture.resolve(.init(channelIds: ["ch_all"], includeMembers: true))
        #expect(fixture.service.devices.count == inMind)
    }
}
