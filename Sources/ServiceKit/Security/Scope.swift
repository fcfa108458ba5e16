public import CarillonAPI
public import RPC

extension ServerContext {
    /// Checks that the caller may access an app, or a user of it (SEC-05, SEC-08, ARCH-07). Call it for every item of a request, with the
    /// item's tenant and, where the item belongs to a user, that user's id. In a batch the error is the item's own: the other items go on
    /// (ARCH-16). A service that calls for itself passes.
    ///
    /// The contract's scope limits the call. Two roles widen it (ROLE-01). `system`, a host's own key, acts for any user of its organization and app.
    /// `system_admin` acts everywhere with a token of the platform's issuer, and in one organization with a token of an app's issuer.
    ///
    /// - Parameters:
    ///   - tenant: the item's organization and app.
    ///   - userID: the user the item belongs to; nil: it belongs to no single user.
    /// - Throws: `not_found`, so that the caller does not learn whether the data exists; the audit log records an administrator's attempt.
    ///   `unauthenticated` for a call without a principal.
    public func requireScope(tenant: CommonV1.Tenant?, userID: String? = nil) throws {
        guard let principal else { throw APIError(.unauthenticated, "the call carries no valid credentials") }
        // Services and administrators of the platform may access every tenant, but must not store rows under ids that no tenant can have.
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
        // An erasure in that app must find the answers that idempotency records keep for this caller (PRIV-09).
        if let tenant, !actor.owns(tenant) { note(accessedTenant: tenant.text) }
    }

    /// Whether the ids are valid for an organization and an app. An empty id is valid: the call concerns no app or no organization.
    private static func canExist(_ tenant: CommonV1.Tenant) -> Bool {
        (tenant.organizationId.isEmpty || TenantID.canBeOrganization(tenant.organizationId))
            && (tenant.appId.isEmpty || TenantID.canBeApp(tenant.appId))
    }

    /// As ``requireScope(tenant:userID:)``, for a search: a search that names no tenant covers every tenant that the caller may access.
    ///
    /// - Returns: the named tenant; for an administrator of one organization who named none, that organization with an empty app; nil: all tenants.
    /// - Throws: as ``requireScope(tenant:userID:)``.
    public func searchScope(_ tenant: CommonV1.Tenant?) throws -> CommonV1.Tenant? {
        let named = tenant.flatMap { $0.organizationId.isEmpty && $0.appId.isEmpty ? nil : $0 }
        if named == nil, let own = boundOrganization { return .init(organizationId: own) }
        try requireScope(tenant: named)
        return named
    }

    /// The only organization that this system administrator may access, because an app's issuer gave them the role. Nil for administrators of
    /// the platform, who may access all, and for callers with other roles.
    public var boundOrganization: String? {
        guard let actor = principal?.actor, Reach(of: actor, for: method) == .organization, !actor.organizationID.isEmpty else { return nil }
        return actor.organizationID
    }

    /// Checks that the caller is an administrator of the platform, or a service that calls for itself: for methods that concern all tenants.
    ///
    /// - Throws: `forbidden`, naming the role that is needed.
    public func requirePlatform() throws {
        guard let actor = principal?.actor, !actor.isPlatform else { return }
        note(refusal: "of the whole platform")
        throw APIError(.forbidden, "\(method.name) concerns all tenants: needs the role system_admin in a token of the platform's own issuer")
    }

    /// Checks that the caller has a role that only a part of a method needs; the contract's roles are for the whole method. A service that
    /// calls for itself passes.
    ///
    /// - Parameters:
    ///   - role: one of the roles that the method admits.
    ///   - permission: the name of the permission that the role gives (ROLE-01).
    /// - Throws: `forbidden`, naming the permission. The audit log records the attempt of an administrator.
    public func require(role: CommonV1.Role, for permission: String) throws {
        guard let actor = principal?.actor, !actor.has(role) else { return }
        note(refusal: permission)
        throw APIError(.forbidden, "\(permission): needs the role \(role.name)")
    }

    /// The user on whose behalf the gateway calls, with the user's organization and app.
    ///
    /// - Throws: `forbidden` for a caller that is not a user of an app.
    public func ownUser() throws -> (id: String, tenant: CommonV1.Tenant) {
        guard let actor = principal?.actor, !actor.userID.isEmpty, !actor.isPlatform else {
            throw APIError(.forbidden, "this call is a user's own")
        }
        return (actor.userID, .init(organizationId: actor.organizationID, appId: actor.appID))
    }

    /// The refused tenant, for the audit log. The caller chose the ids, so at most 200 printable ASCII characters of them are kept.
    private static func words(for tenant: CommonV1.Tenant?) -> String {
        guard let tenant, !tenant.organizationId.isEmpty || !tenant.appId.isEmpty else { return "beyond the own organization" }
        let name = "\(tenant.organizationId)/\(tenant.appId)"
        return "at " + String(String.UnicodeScalarView(name.unicodeScalars.lazy.filter { (0x21...0x7E).contains($0.value) }.prefix(200)))
    }
}

/// The tenants and users that an actor may access in a method.
private enum Reach {
    case nothing, ownUser, ownApp, organization, everything

    /// The widest reach among the actor's roles that the method admits.
    init(of actor: CommonActor, for method: MethodDescriptor) {
        let rule = method.authorization
        let roles = actor.roles.filter { rule?.roles.contains($0) == true }.compactMap { CommonV1.Role(name: $0) }
        guard let rule, !roles.isEmpty else {
            self = .nothing
            return
        }
        if roles.contains(.systemAdmin) {
            self = actor.isPlatform ? .everything : .organization
            return
        }
        switch rule.scope {
        case .ownUser: self = roles.contains(.system) ? .ownApp : .ownUser
        // Only administrators of the platform may access everything.
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

    /// The tenant is of the actor's organization. An actor without an organization may access its own app only.
    fileprivate func isOfOrganization(of tenant: CommonV1.Tenant?) -> Bool {
        organizationID.isEmpty ? owns(tenant) : tenant?.organizationId == organizationID
    }
}
