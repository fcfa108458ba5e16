public import CarillonAPI
public import RPC

extension ServerContext {
    /// Who stands behind the call, as records name them: `user:ann`, `platform:root` with a token of the platform's own issuer, `host` for a
    /// host system's key, `service:operator`. Who a user is, only ``callerTenant`` says as well.
    public var callerName: String {
        guard let actor = principal?.actor else { return "service:\(principal?.service ?? "")" }
        if actor.isPlatform { return "platform:\(actor.userID)" }
        return actor.userID.isEmpty ? "host" : "user:\(actor.userID)"
    }

    /// The app whose user or host system calls; empty for services, and for the platform's administrators.
    public var callerTenant: CommonV1.Tenant { principal?.actor?.home ?? .init() }

    /// Where the call came from: the address of the client that the gateway speaks for, else that of the calling service.
    public var callerOrigin: String {
        guard principal?.service == AuthorizationInterceptor.forwarder, let address = metadata[string: AuthorizationInterceptor.originKey],
            address.utf8.count <= 64
        else { return peer }
        return address
    }

    /// Whether somebody looks at what is another's (SEC-10): an operator, or a user at another user's. Host systems act for their users, and
    /// services do their work.
    ///
    /// - Parameters:
    ///   - userID: whose it is; empty where it is nobody's in particular.
    ///   - tenant: the app that the user is of: one of the same name in another app is another.
    public func looksAtAnother(than userID: String, of tenant: CommonV1.Tenant?) -> Bool {
        guard let actor = principal?.actor else { return principal?.service == "operator" }
        return !actor.userID.isEmpty && !isUser(userID, of: tenant)
    }

    /// Whether the caller is that very user of that app.
    public func isUser(_ userID: String, of tenant: CommonV1.Tenant?) -> Bool {
        guard let actor = principal?.actor, !actor.isPlatform, !actor.userID.isEmpty else { return false }
        return actor.userID == userID && actor.organizationID == tenant?.organizationId ?? "" && actor.appID == tenant?.appId ?? ""
    }
}

extension MethodAuthorization {
    /// Whether users have no business with the method, but administrators have: every refusal is on record then (ROLE-01).
    public var isAdministrative: Bool {
        if roles.isEmpty { return callers == ["operator"] }
        return roles.contains { $0 == "system_admin" || $0 == "org_admin" } && !roles.contains { $0 == "staff" || $0 == "member" }
    }
}
