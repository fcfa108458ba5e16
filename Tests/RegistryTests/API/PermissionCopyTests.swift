import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Permissions in the registry")
struct PermissionCopyTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    /// A report that preferences forward, or a change by another caller.
    @discardableResult
    private func set(_ permission: String, _ device: RegistryV1.Device, by service: String = "preferences") async throws -> RegistryV1.Device {
        let request = RegistryV1.UpdateDeviceRequest(
            tenant: tenant, userId: device.userId, pushDeviceId: device.pushDeviceId, permissionStatus: .word(permission))
        return try #require(try await fixture.client(service: service).updateDevice(request).device)
    }

    private func register(_ permission: String, token: Int = 1) async throws -> RegistryV1.Device {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: token)
        request.permissionStatus = .word(permission)
        return try #require(try await fixture.registry.registerDevice(request).device)
    }

    private func addresses() async throws -> Int {
        try await fixture.store.read {
            try $0.firstRow("SELECT count(*) FROM devices WHERE address IS NOT NULL OR token_hash IS NOT NULL", []) { $0[0] } ?? 0
        }
    }

    @Test("REG-14 PREF-13 a permission denied in the system's settings withdraws the token, and launches do not restore it")
    func denied() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        let denied = try await set("denied", phone)
        #expect(denied.status == .inactive && denied.permissionStatus == .denied && denied.tokenHash.isEmpty)
        #expect(denied.addressVersion == phone.addressVersion + 1)
        #expect(try await addresses() == 0)
        let past = try await fixture.registry.listDevices(.init(tenant: tenant, userId: "usr_1", includeRevoked: true)).devices
            .filter { $0.status == .revoked }
        #expect(past.map(\.revokedReason) == [.withdrawn] && past.map(\.tokenHash) == [phone.tokenHash])
        // A client that says nothing of permission.
        let launched = try await register("")
        #expect(launched.pushDeviceId == phone.pushDeviceId && launched.status == .inactive && launched.permissionStatus == .denied)
        #expect(try await addresses() == 0)
        #expect(try await fixture.sendable("usr_1").isEmpty)
        let rotation = RegistryV1.RotateTokenRequest(
            tenant: tenant, userId: "usr_1", pushDeviceId: phone.pushDeviceId, token: RegistryFixture.apnsToken(2))
        #expect(await reason { _ = try await fixture.registry.rotateToken(rotation) } == "invalid_transition")
        #expect(try await addresses() == 0)
        // Twice is as good as once.
        #expect(try await set("denied", phone).addressVersion == denied.addressVersion)
        // The grant, however it comes to light: the next registration has the token.
        #expect(try await set("granted", phone).status == .inactive)
        #expect(try await register("").status == .active)
        _ = try await set("denied", phone)
        #expect(try await register("provisional").status == .active)
        #expect(try await register("").permissionStatus == .provisional)
        #expect(try await fixture.sendable("usr_1").map(\.permissionStatus) == [.provisional])
    }

    @Test("REG-14 REG-22 a token that is registered without permission leaves its earlier owner")
    func takenAlong() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await set("denied", phone)
        try await fixture.register("usr_2", device: "phone", token: 1)
        #expect(try await register("").status == .inactive)
        #expect(try await fixture.sendable("usr_1", "usr_2").isEmpty)
    }

    @Test("REG-14 REG-25 a denied permission keeps a revoked device revoked, and removes the token of a dead one")
    func otherStates() async throws {
        let revoked = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await fixture.devices.revokeToken(.init(pushDeviceId: revoked.pushDeviceId))
        #expect(try await set("denied", revoked).status == .revoked)
        let dead = try await fixture.register("usr_1", device: "tablet", token: 2)
        let since = fixture.clock.now.milliseconds
        try await fixture.report([dead], "dead")
        #expect(try await set("denied", dead).status == .inactive)
        #expect(try await fixture.verdicts.undoInvalidations(.init(tenant: tenant, provider: "apns", sinceMs: since)).restored == 0)
        let both = try await fixture.register("usr_1", device: "watch", token: 3)
        let request = RegistryV1.UpdateDeviceRequest(
            tenant: tenant, userId: "usr_1", pushDeviceId: both.pushDeviceId, status: .active, permissionStatus: .denied)
        #expect(await reason { _ = try await fixture.registry.updateDevice(request) } == "invalid_transition")
        #expect(try await fixture.device(both.pushDeviceId, of: "usr_1")?.status == .active, "nothing of a refused change is kept")
    }

    // MARK: Handed over

    /// Preferences that record the reports.
    private final class Listener: PreferencesV1.Permissions.ServiceProtocol {
        let told = Mutex<[String]>([])

        func takePermissions(
            _ request: PreferencesV1.TakePermissionsRequest, context: ServerContext
        ) async throws -> PreferencesV1.TakePermissionsResponse {
            told.withLock { $0 += request.permissions.map { "\($0.userId) \($0.deviceId) \($0.permissionStatus) \($0.changedAtMs)" } }
            return .init()
        }

        private struct NotAsked: Error {}
        func reportPermission(
            _ request: PreferencesV1.ReportPermissionRequest, context: ServerContext
        ) async throws -> PreferencesV1.ReportPermissionResponse { throw NotAsked() }
        func listPermissions(
            _ request: PreferencesV1.ListPermissionsRequest, context: ServerContext
        ) async throws -> PreferencesV1.ListPermissionsResponse { throw NotAsked() }
        func decidePrompt(
            _ request: PreferencesV1.DecidePromptRequest, context: ServerContext
        ) async throws -> PreferencesV1.DecidePromptResponse { throw NotAsked() }
        func reportPrompt(
            _ request: PreferencesV1.ReportPromptRequest, context: ServerContext
        ) async throws -> PreferencesV1.ReportPromptResponse { throw NotAsked() }
        func permissionStatistics(
            _ request: PreferencesV1.PermissionStatisticsRequest, context: ServerContext
        ) async throws -> PreferencesV1.PermissionStatisticsResponse { throw NotAsked() }
    }

    @Test("PREF-13 permissions of registrations and settings are reported to preferences once and in order; preferences' own reports are not")
    func handedOver() async throws {
        let phone = try await register("granted")
        var expected: [String] = []
        func note(_ permission: String) { expected.append("usr_1 phone \(permission) \(fixture.clock.now.milliseconds)") }
        for permission in ["granted", "denied", "denied", "provisional", ""] {
            fixture.clock.advance(by: .seconds(1))
            if try await register(permission).permissionStatus.name != (expected.last?.split(separator: " ")[2]).map(String.init) ?? "granted" {
                note(permission)
            }
        }
        #expect(expected.count == 2)
        fixture.clock.advance(by: .seconds(1))
        _ = try await set("granted", phone, by: "gateway")
        note("granted")
        _ = try await set("denied", phone)
        let listener = Listener()
        let rows = try await Outbox<PreferencesV1.DevicePermission>(in: fixture.store).oldest()
        let channel = InProcessChannel(services: [listener], principal: Principal(service: "registry"))
        #expect(try await PreferencesV1.DevicePermission.deliver(rows.flatMap(\.bytes), over: channel).isEmpty)
        #expect(listener.told.withLock { $0 } == expected)
    }
}
