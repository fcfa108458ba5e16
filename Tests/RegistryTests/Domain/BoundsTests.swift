import CarillonAPI
import Foundation
import Protobuf
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// What a single user or host may make the registry keep and send.
@Suite("Bounds of what is kept and sent")
struct BoundsTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    /// One character for a reader, and `bytes` bytes.
    private static func bomb(_ bytes: Int) -> String { "a" + String(repeating: "\u{301}", count: (bytes - 1) / 2) }

    // MARK: Free text

    @Test("SEC-06 REG-06 a text has a limit in bytes as well: one character may be any number of them")
    func text() throws {
        let family = "👨‍👩‍👧‍👦"
        #expect(try Identifiers.text(String(repeating: family, count: 16), field: "f", limit: 100).count == 16)
        #expect(try Identifiers.text(String(repeating: "😀", count: 100), field: "f", limit: 100).utf8.count == 400)
        #expect(try Identifiers.text(Self.bomb(399), field: "f", limit: 100).count == 1)
        for wrong in [Self.bomb(401), Self.bomb(900_001), String(repeating: "é", count: 101)] {
            let error = #expect(throws: APIError.self) { _ = try Identifiers.text(wrong, field: "f", limit: 100) }
            #expect(error?.field == "f" && error?.message == "has at most 100 characters, in at most 400 bytes")
        }
        // What is taken out does not count.
        #expect(try Identifiers.text("a\u{7}\u{85}b" + String(repeating: "\u{0}", count: 1_000), field: "f", limit: 2) == "ab")
    }

    @Test("SEC-06 REG-03 REG-11 roles are compared, so they are refused where they hold a control character or too many bytes")
    func roles() async throws {
        for wrong in ["teacher\u{7}", "a\u{85}", Self.bomb(259), ""] {
            let user = RegistryV1.User(tenant: tenant, userId: "ann", roles: ["member", wrong])
            let results = try await fixture.registry.upsertUsers(.init(users: [user])).results
            #expect(results.map(\.field) == ["roles"] && results.map(\.reason) == ["invalid_value"], "\(wrong.debugDescription)")
            let group = RegistryV1.Group(tenant: tenant, groupId: "g", name: "G", kind: .role, role: wrong)
            let refused = try await fixture.groups.upsertGroups(.init(changes: [.init(group: group)])).results
            #expect(refused.map(\.field) == ["role"], "\(wrong.debugDescription)")
            #expect(throws: CatalogueViolation.self) { try CatalogueRules.roles([wrong], "types.t.recipient_roles") }
        }
        let user = RegistryV1.User(tenant: tenant, userId: "ann", roles: ["Lehrkräfte"])
        #expect(try await fixture.registry.upsertUsers(.init(users: [user])).results.isEmpty)
    }

    @Test("SEC-06 REG-23 what a settings screen says of the app's version is stored without control characters")
    func appVersion() async throws {
        let device = try await fixture.register("ann", device: "phone", token: 1)
        let updated = try await fixture.registry.updateDevice(
            .init(tenant: tenant, userId: "ann", pushDeviceId: device.pushDeviceId, deviceName: "My\u{1B} phone", appVersion: "4.0\u{1B}[31m"))
        #expect(updated.device?.appVersion == "4.0[31m" && updated.device?.deviceName == "My phone")
        #expect(try await fixture.device(device.pushDeviceId, of: "ann")?.appVersion == "4.0[31m")
    }

    // MARK: Presence

    private func report(_ user: String, _ device: String, _ status: String = "online", channel: String? = nil) async throws {
        _ = try await fixture.registry.reportPresence(
            .init(tenant: tenant, userId: user, deviceId: device, status: .word(status), activeChannel: channel))
    }

    private func presence(_ user: String) async throws -> RegistryV1.Presence? {
        try await fixture.resolve(.init(userIds: [user])).users[user]?.presence
    }

    @Test("EVAL-18 of a user's devices that report presence the last twenty are kept, whatever they call themselves")
    func presenceRows() async throws {
        try await report("ben", "phone", channel: "ch_ben")
        for number in 0..<60 {
            // Some in the same instant.
            if number.isMultiple(of: 3) { fixture.clock.advance(by: .milliseconds(1)) }
            try await report("ann", "device_\(99 - number)", channel: "ch_\(number)")
        }
        let kept = try await fixture.store.read {
            try $0.rows("SELECT user_id, active_channel FROM presence", []) { "\($0[0] as String) \($0[1] as String)" }
        }
        #expect(Set(kept) == Set((40..<60).map { "ann ch_\($0)" } + ["ben ch_ben"]))
        // Who reports again is not one more.
        try await report("ann", "device_40", "away")
        #expect(try await presence("ann")?.activeChannels.count == 19)
        #expect(try await presence("ben")?.activeChannels == ["ch_ben"])
    }

    @Test("EVAL-18 EVAL-19 reports count as long as the TTL and the activity window want; older ones are not read")
    func presenceAge() async throws {
        try await report("ann", "phone")
        let reported = fixture.clock.now.milliseconds
        fixture.clock.advance(by: .seconds(300))
        let idle = try await presence("ann")
        #expect(idle?.status == .offline && idle?.lastActivityAtMs == reported)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await presence("ann") == .init(status: .offline))
    }

    @Test("EVAL-18 of all contexts in view twenty are told")
    func presenceChannels() {
        let reports = (0..<1_000).map { PresenceReport(status: .online, activeChannel: "ch_\($0)", lastActivityAtMs: 1, reportedAtMs: 1) }
        #expect(PresenceMerge.merged(reports + reports, now: Instant(milliseconds: 1), ttlSeconds: 90).activeChannels == (0..<20).map { "ch_\($0)" })
    }

    // MARK: Messages

    /// The sizes of all messages of a `Resolve`, in bytes, and whom they tell of.
    private func sizes(_ request: RegistryV1.ResolveRequest) async throws -> (bytes: [Int], users: [String], channels: [String]) {
        var request = request
        request.tenant = tenant
        return try await fixture.registry.resolve(request) { responses in
            var (bytes, users, channels) = ([Int](), [String](), [String]())
            for try await response in responses {
                bytes.append(response.encodedSize())
                users += response.users.map(\.userId)
                channels += response.channels.map(\.channelId)
            }
            return (bytes, users, channels)
        }
    }

    @Test("ARCH-02 users with much to tell come in as many messages as it takes, each below 4 MiB")
    func users() async throws {
        let roles = (0..<50).map { "\(10 + $0)" + String(repeating: "😀", count: 62) }
        let ids = (0..<500).map { "usr_\($0)" }
        let users = ids.map { RegistryV1.User(tenant: tenant, userId: $0, roles: roles) }
        for start in stride(from: 0, to: users.count, by: 100) {
            #expect(try await fixture.registry.upsertUsers(.init(users: Array(users[start..<start + 100]))).results.isEmpty)
        }
        let resolved = try await sizes(.init(userIds: ids))
        #expect(resolved.users == ids)
        #expect(resolved.bytes.reduce(0, +) > 4 << 20)
        #expect(resolved.bytes.allSatisfy { $0 <= ResolveMessages.bytesAMessage }, "\(resolved.bytes)")
    }

    @Test("ARCH-02 channels with long names come in as many messages as it takes, each once")
    func channels() async throws {
        let ids = (0..<5_000).map { "ch_\(10_000 + $0)" + String(repeating: "x", count: 180) }
        let channels = ids.map {
            RegistryV1.Channel(tenant: tenant, channelId: $0, name: String(repeating: "😀", count: 200), channelType: .public)
        }
        for start in stride(from: 0, to: channels.count, by: 1_000) {
            #expect(try await fixture.registry.upsertDirectory(.init(channels: Array(channels[start..<start + 1_000]))).results.isEmpty)
        }
        let resolved = try await sizes(.init(describedChannelIds: ids))
        #expect(resolved.channels == ids)
        #expect(resolved.bytes.reduce(0, +) > 4 << 20)
        #expect(resolved.bytes.allSatisfy { $0 <= ResolveMessages.bytesAMessage }, "\(resolved.bytes)")
    }

    @Test("ARCH-02 REG-26 of more devices than fit a message those used most recently are told")
    func devices() async throws {
        let device = CommonV1.SendableDevice(
            pushDeviceId: "push", deviceId: "device", userId: "ann", deviceType: .android, platform: "android",
            address: .init(type: .fcmToken, envelope: .init(repeating: 7, count: 4_200), tokenHash: "sha256:" + String(repeating: "0", count: 64)),
            locale: "en-US", timezone: "America/Los_Angeles", registeredAtMs: 1_770_000_000_000,
            permissionStatus: .provisional)
        let devices = (0..<1_000).map { number in
            var device = device
            device.pushDeviceId = "push_\(number)"
            return device
        }
        let user = RegistryV1.ResolvedUser(userId: "ann", known: true, active: true, devices: devices)
        let handler = ResolveHandler(users: [user, .init(userId: "ben", known: true, devices: Array(devices[..<3])), user])
        let client = RegistryV1.Registry.Client(InProcessChannel(services: [handler], principal: Principal(service: "operator")))
        let told = try await client.resolve(.init()) { responses in
            var told: [RegistryV1.ResolveResponse] = []
            for try await response in responses { told.append(response) }
            return told
        }
        #expect(told.flatMap(\.users).map(\.userId) == ["ann", "ben", "ann"])
        #expect(told.allSatisfy { $0.encodedSize() <= ResolveMessages.bytesAMessage }, "\(told.map { $0.encodedSize() })")
        let left = told[0].users[0].devices
        #expect((200..<1_000).contains(left.count) && left == Array(devices.prefix(left.count)))
        #expect(told.flatMap(\.users)[1].devices.count == 3)
    }
}

/// Answers every `Resolve` with the same users.
private struct ResolveHandler: RegistrableService {
    let users: [RegistryV1.ResolvedUser]

    func registerMethods(with router: inout RPCRouter) {
        router.serverStreaming(RegistryV1.Registry.Method.resolve) {
            (_: RegistryV1.ResolveRequest, response: ResponseWriter<RegistryV1.ResolveResponse>, _) in
            try await ResolveMessages(response).add(users: users)
        }
    }
}
