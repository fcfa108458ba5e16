import CarillonAPI
import ServiceKit

/// The authenticated caller of a request (GW-03).
enum Caller: Sendable, Hashable {
    /// A user with an access token of the app's issuer.
    case user(id: String, tenant: CommonV1.Tenant, roles: [CommonV1.Role], deviceID: String)
    /// An administrator with a token of the platform's issuer. `tenant` is the default app of the requests, empty for none.
    case platform(id: String, tenant: CommonV1.Tenant)
    /// A host system with a service key.
    case host(keyID: String, tenant: CommonV1.Tenant, scopes: [RegistryV1.ServiceKeyScope])

    var tenant: CommonV1.Tenant {
        switch self {
        case .user(_, let tenant, _, _), .platform(_, let tenant), .host(_, let tenant, _): tenant
        }
    }

    /// The user, for endpoints of users.
    func requireUser() throws -> (id: String, deviceID: String) {
        switch self {
        case .user(let id, _, _, let deviceID): return (id, deviceID)
        case .platform: throw APIError(.forbidden, "this endpoint is for users; a token of the platform's issuer is not a user of an app")
        case .host:
            throw APIError(
                .forbidden, "this endpoint is for users: call it with a user's access token, or with X-User-Id and a key of scope act_as_user")
        }
    }

    /// Refuses callers without a service key with this scope.
    func requireScope(_ scope: RegistryV1.ServiceKeyScope) throws {
        guard case .host(_, _, let scopes) = self else {
            throw APIError(.forbidden, "this endpoint is for host systems: call it with a service key of scope \(scope.name)")
        }
        guard scopes.contains(scope) else { throw APIError(.forbidden, "the service key lacks the scope \(scope.name)") }
    }

    /// The actor for the services, which accept it from the gateway only.
    var actor: CommonV1.Actor {
        switch self {
        case .user(let id, let tenant, let roles, let deviceID):
            CommonV1.Actor(userId: id, organizationId: tenant.organizationId, appId: tenant.appId, roles: roles, deviceId: deviceID)
        case .platform(let id, let tenant):
            CommonV1.Actor(
                userId: id, organizationId: tenant.organizationId, appId: tenant.appId, roles: [.systemAdmin], platform: true)
        case .host(_, let tenant, _):
            CommonV1.Actor(organizationId: tenant.organizationId, appId: tenant.appId, roles: [.system])
        }
    }
}
