import CarillonAPI
import RPC

extension ServerContext {
    /// Makes sure that a forwarded user touches only what is theirs (SEC-05, SEC-08, ARCH-07). Call it for every item of
    /// a request with the item's tenant and, where it belongs to somebody, that user. A service that calls for itself
    /// passes.
    ///
    /// How far the permission reaches is the contract's scope, widened by two roles (ROLE-01): `system`, a host's own key,
    /// acts for any user of its organization and app; `system_admin` acts everywhere.
    ///
    /// - Throws: `not_found`: that something of somebody else exists is not disclosed.
    public func requireScope(tenant: CommonV1.Tenant?, userID: String? = nil) throws {
        guard let principal else { throw APIError(.unauthenticated, "the call carries no valid credentials") }
        guard let actor = principal.actor else { return }
        switch ServerContext.reach(of: actor, for: method) {
        case .any: return
        case .ownOrganization where actor.owns(tenant): return
        case .ownUser where actor.owns(tenant) && userID == actor.userID: return
        default: throw APIError(.notFound, "there is no such thing here")
        }
    }

    /// The user that the gateway speaks for, with the organization and app they are in.
    ///
    /// - Throws: `forbidden` for a caller that is no user.
    public func ownUser() throws -> (id: String, tenant: CommonV1.Tenant) {
        guard let actor = principal?.actor, !actor.userID.isEmpty else { throw APIError(.forbidden, "this call is a user's own") }
        return (actor.userID, .init(organizationId: actor.organizationID, appId: actor.appID))
    }

    /// The widest reach among the actor's roles that the method admits.
    private static func reach(of actor: CommonActor, for method: MethodDescriptor) -> MethodAuthorization.Scope {
        guard let rule = method.authorization else { return .none }
        let roles = actor.roles.filter(rule.roles.contains)
        if roles.isEmpty { return .none }
        if roles.contains("system_admin") { return .any }
        if roles.contains("system"), rule.scope == .ownUser { return .ownOrganization }
        return rule.scope
    }
}

extension CommonActor {
    /// The tenant is the actor's own app in the actor's own organization.
    fileprivate func owns(_ tenant: CommonV1.Tenant?) -> Bool {
        guard let tenant else { return false }
        return tenant.appId == appID && tenant.organizationId == organizationID
    }
}
