import CarillonAPI

/// What preferences ask of the registry about a user.
struct DirectoryUser: Sendable, Hashable {
    /// Roles in the directory; empty for a user it does not know.
    var roles: [String] = []
    var zones = UserZones()
}

/// Who users are, and where they belong.
protocol UserDirectory: Sendable {
    func user(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser

    /// Whether a user is a member of a conversation channel.
    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool
}

/// The registry's answers, asked for each time: settings screens are rare, and the directory changes.
struct RegistryDirectory: UserDirectory {
    let registry: RegistryV1.Registry.Client

    func user(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser {
        try await registry.resolve(.init(tenant: tenant, userIds: [userId])) { responses in
            var found = DirectoryUser()
            for try await response in responses {
                for user in response.users where user.userId == userId {
                    // Devices come most recently used first.
                    let device = user.devices.first { !$0.timezone.isEmpty }?.timezone ?? ""
                    found = DirectoryUser(roles: user.roles, zones: UserZones(user: user.timezone, device: device))
                }
            }
            return found
        }
    }

    func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
        try await registry.checkMembership(.init(tenant: tenant, channelId: channelId, userId: userId)).member
    }
}
