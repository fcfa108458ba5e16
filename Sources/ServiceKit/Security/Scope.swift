public import CarillonAPI
public import RPC

extension ServerContext {
    /// Makes sure that a forwarded user touches only what is theirs (SEC-05, SEC-08, ARCH-07). Call it for every item of
    /// a request with the item's tenant and, where it belongs to somebody, that user. A service that calls for itself
    /// passes.
    ///
    /// How far the permission reaches is the contract's scope, widened by two roles (ROLE-01): `system`, a host's own key,
    /// acts for any user of its organization and app; `system_admin` acts everywhere with a token of the platform's own issuer,
    /// and in its organization with one of an app's issuer.
    ///
    /// - Throws: `not_found`: that something of somebody else exists is not disclosed. An administrator's attempt is on record.
    public func requireScope(tenant: CommonV1.Tenant?, userID: String? = nil) throws {
        guard let principal else { throw APIError(.unauthenticated, "the call carries no valid credentials") }
        // Whoever reaches everything is believed whose it is, but nothing is stored under what can be nobody's id.
        let canExist = tenant.map(Self.canExist) ?? true
        guard let actor = principal.actor else {
            guard canExist else { throw APIError(.notFound, "there is no such thing here") }
            return
        }
        let isOwn =
            switch Reach(of: actor, for: method) {
            case .everything: canExist
            case .organization: actor.isOfOrganization(of: tenant)
            case .ownApp: actor.owns(tenant)
            case .ownUser: actor.owns(tenant) && userID == actor.userID
            case .nothing: false
            }
        guard isOwn else {
            note(refusal: Self.words(for: tenant))
            throw APIError(.notFound, "there is no such thing here")
        }
        // Answers that are remembered for the caller are found by it when one of that app's users is erased (PRIV-09).
        if let tenant, !actor.owns(tenant) { note(reached: RememberedAnswers.reach(tenant.organizationId, tenant.appId)) }
    }

    /// Ids of organizations and apps have at most 128 bytes and no control characters.
    private static func canExist(_ tenant: CommonV1.Tenant) -> Bool {
        [tenant.organizationId, tenant.appId].allSatisfy { $0.utf8.count <= 128 && $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
    }

    /// As ``requireScope(tenant:userID:)``, for a search in which naming no tenant means as far as the caller reaches.
    ///
    /// - Returns: where to search: what was named, the caller's whole organization (an empty app) for an administrator who named nothing and
    ///   reaches no further, nil for everywhere.
    /// - Throws: as ``requireScope(tenant:userID:)``.
    public func searchScope(_ tenant: CommonV1.Tenant?) throws -> CommonV1.Tenant? {
        let named = tenant.flatMap { $0.organizationId.isEmpty && $0.appId.isEmpty ? nil : $0 }
        if named == nil, let own = boundOrganization { return .init(organizationId: own) }
        try requireScope(tenant: named)
        return named
    }

    /// The organization at which a system administrator's reach ends, because an app's issuer made them one; nil for whoever reaches
    /// everywhere, or is none.
    public var boundOrganization: String? {
        guard let actor = principal?.actor, Reach(of: actor, for: method) == .organization, !actor.organizationID.isEmpty else { return nil }
        return actor.organizationID
    }

    /// Makes sure that what concerns all tenants is done by the platform's own administrators, or by a service that calls for itself.
    ///
    /// - Throws: `forbidden`, naming what would be needed.
    public func requirePlatform() throws {
        guard let actor = principal?.actor, !actor.isPlatform else { return }
        note(refusal: "of the whole platform")
        throw APIError(.forbidden, "\(method.name) concerns all tenants: needs the role system_admin in a token of the platform's own issuer")
    }

    /// Makes sure that the caller has a role, for a part of what a method may do: the contract's roles are for the method as a whole. A service
    /// that calls for itself passes.
    ///
    /// - Parameters:
    ///   - role: `system_admin` …
    ///   - permission: what is missing without it, by name (ROLE-01).
    /// - Throws: `forbidden`, naming the permission. An administrator's attempt is on record.
    public func require(role: String, for permission: String) throws {
        guard let actor = principal?.actor, !actor.roles.contains(role) else { return }
        note(refusal: permission)
        throw APIError(.forbidden, "\(permission): needs the role \(role)")
    }

    /// The user that the gateway speaks for, with the organization and app they are in.
    ///
    /// - Throws: `forbidden` for a caller that is no user of an app.
    public func ownUser() throws -> (id: String, tenant: CommonV1.Tenant) {
        guard let actor = principal?.actor, !actor.userID.isEmpty, !actor.isPlatform else {
            throw APIError(.forbidden, "this call is a user's own")
        }
        return (actor.userID, .init(organizationId: actor.organizationID, appId: actor.appID))
    }

    /// What was reached for, for the record: ids of a stranger's making, so no more than a line of them, and nothing that is no text.
    private static func words(for tenant: CommonV1.Tenant?) -> String {
        guard let tenant, !tenant.organizationId.isEmpty || !tenant.appId.isEmpty else { return "beyond the own organization" }
        let name = "\(tenant.organizationId)/\(tenant.appId)"
        return "at " + String(String.UnicodeScalarView(name.unicodeScalars.lazy.filter { (0x21...0x7E).contains($0.value) }.prefix(200)))
    }
}

/// How far the roles of an actor reach in a method.
private enum Reach {
    case nothing, ownUser, ownApp, organization, everything

    /// The widest among the roles that the method admits.
    init(of actor: CommonActor, for method: MethodDescriptor) {
        let rule = method.authorization
        let roles = actor.roles.filter { rule?.roles.contains($0) == true }
        guard let rule, !roles.isEmpty else {
            self = .nothing
            return
        }
        if roles.contains("system_admin") {
            self = actor.isPlatform ? .everything : .organization
            return
        }
        switch rule.scope {
        case .ownUser: self = roles.contains("system") ? .ownApp : .ownUser
        // Everything is for administrators of the platform alone.
        case .ownOrganization, .any: self = .ownApp
        default: self = .nothing
        }
    }
}

extension CommonActor {
    /// The tenant is the actor's own app in the actor's own organization.
    fileprivate func owns(_ tenant: CommonV1.Tenant?) -> Bool {
        guard let tenant else { return false }
        return tenant.appId == appID && tenant.organizationId == organizationID
    }

    /// The tenant is of the actor's organization. Who is in none has the own app alone.
    fileprivate func isOfOrganization(of tenant: CommonV1.Tenant?) -> Bool {
        organizationID.isEmpty ? owns(tenant) : tenant?.organizationId == organizationID
    }
}
