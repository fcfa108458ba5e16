import CarillonAPI
import RPC
import ServiceKit

/// The calls of preferences to the registry about users and devices.
protocol UserDirectory: Sendable {
    func user(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser

    /// Users by their ids; some may be missing.
    func users(_ userIds: [String], tenant: CommonV1.Tenant?) async throws -> [String: DirectoryUser]

    /// Nil for a device that is not registered.
    func device(_ deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryDevice?

    /// Sets a device's permission. An unregistered device reports its permission when it registers.
    func setPermission(_ status: PermissionStatus, device deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws

    /// Whether a user is a member of a conversation channel.
    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool

    /// Whether a user is a child's guardian now.
    func isGuardian(_ userId: String, of childId: String, tenant: CommonV1.Tenant?) async throws -> Bool
}

/// ``UserDirectory`` over RPC. Does not cache: settings screens are rare, and the directory changes.
struct RegistryDirectory: UserDirectory {
    let registry: RegistryV1.Registry.Client
    let relationships: RegistryV1.Relationships.Client

    func user(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser {
        try await users([userId], tenant: tenant)[userId] ?? DirectoryUser()
    }

    func users(_ userIds: [String], tenant: CommonV1.Tenant?) async throws -> [String: DirectoryUser] {
        try await registry.resolve(.init(tenant: tenant, userIds: userIds)) { responses in
            var found: [String: DirectoryUser] = [:]
            for try await response in responses {
                for user in response.users {
                    // The registry sorts devices by their last use, the latest first.
                    let device = user.devices.first { !$0.timezone.isEmpty }?.timezone ?? ""
                    found[user.userId] = DirectoryUser(
                        roles: user.roles, zones: UserZones(user: user.timezone, device: device), isKnown: user.known,
                        guardianConsentRequired: user.guardianConsentRequired)
                }
            }
            return found
        }
    }

    func device(_ deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryDevice? {
        try await registered(deviceId, userId: userId, tenant: tenant).map {
            DirectoryDevice(
                deviceType: $0.deviceType, permissionStatus: $0.permissionStatus.known ?? .notDetermined,
                registeredAt: Instant(milliseconds: $0.registeredAtMs))
        }
    }

    func setPermission(_ status: PermissionStatus, device deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws {
        guard let device = try await registered(deviceId, userId: userId, tenant: tenant) else {
            // A denial must also reach a device that a verdict invalidated, so that the device stays denied when it is restored (REG-14).
            guard status == .denied else { return }
            do {
                _ = try await registry.updateDevice(.init(tenant: tenant, userId: userId, permissionStatus: .init(status), deviceId: deviceId))
            } catch let error as RPCError where error.code == .notFound {}
            return
        }
        guard device.permissionStatus.known != status else { return }
        _ = try await registry.updateDevice(
            .init(tenant: tenant, userId: userId, pushDeviceId: device.pushDeviceId, permissionStatus: .init(status)))
    }

    private func registered(_ deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws -> RegistryV1.Device? {
        try await registry.listDevices(.init(tenant: tenant, userId: userId)).devices.first { $0.deviceId == deviceId }
    }

    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
        try await registry.checkMembership(.init(tenant: tenant, channelId: channelId, userId: userId)).member
    }

    func isGuardian(_ userId: String, of childId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
        let request = RegistryV1.ListRelationshipsRequest(tenant: tenant, guardianUserId: userId, childUserId: childId)
        return try await relationships.listRelationships(request).relationships.contains { $0.status == .active }
    }
}
