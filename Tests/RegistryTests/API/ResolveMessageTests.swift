import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Messages of a resolved audience")
struct ResolveMessageTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    /// The sizes of all messages of a `Resolve`, in bytes, with their users and channels.
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

    @Test("ARCH-02 large users are divided into messages below 4 MiB")
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

    @Test("ARCH-02 channels with long names are divided into messages, each channel once")
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

    @Test("ARCH-02 REG-26 of more devices than a message can have, the most recently used are answered")
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
