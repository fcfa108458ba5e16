public import CarillonAPI
public import RPC

extension ServerContext {
    /// The caller's name in records: `user:ann`, `platform:root` for a token of the platform's issuer, `host` for a host system's key,
    /// `service:operator`. A user is identified together with ``callerTenant``.
    public var callerName: String {
        guard let actor = principal?.actor else { return "service:\(principal?.service ?? "")" }
        if actor.isPlatform { return "platform:\(actor.userID)" }
        return actor.userID.isEmpty ? "host" : "user:\(actor.userID)"
    }

    /// The app of the calling user or host system; empty for services and for the platform's administrators.
    public var callerTenant: CommonV1.Tenant { principal?.actor?.home ?? .init() }

    /// The address of the gateway's client, else of the calling service.
    public var callerOrigin: String {
        guard principal?.service == AuthorizationInterceptor.forwarder, let address = metadata[string: AuthorizationInterceptor.originKey],
            address.utf8.count <= 64
        else { return peer }
        return address
    }

    /// Whether the gateway makes the call, for itself or for a client.
    public var isFromGateway: Bool { principal?.service == AuthorizationInterceptor.forwarder }

    /// When the gateway accepted a request that waited in its spool (DR-03); nil for a request that it passed on at once.
    public var acceptedByGatewayAt: Instant? {
        guard principal?.service == AuthorizationInterceptor.forwarder,
            let text = metadata[string: AuthorizationInterceptor.acceptedAtKey], let milliseconds = Int64(text), milliseconds > 0
        else { return nil }
        return Instant(milliseconds: milliseconds)
    }

    /// Whether the call must be audited because an operator or another user reads the data (SEC-10). Host systems act for their users, and services
    /// act for themselves; neither is audited.
    ///
    /// - Parameters:
    ///   - userID: the owner of the data; empty: no particular user.
    ///   - tenant: the owner's app. Users with the same id in two apps are different users.
    public func looksAtAnother(than userID: String, of tenant: CommonV1.Tenant?) -> Bool {
        guard let actor = principal?.actor else { return principal?.service == "operator" }
        return !actor.userID.isEmpty && !isUser(userID, of: tenant)
    }

    /// Whether the caller is this user of this app.
    public func isUser(_ userID: String, of tenant: CommonV1.Tenant?) -> Bool {
        guard let actor = principal?.actor, !actor.isPlatform, !actor.userID.isEmpty else { return false }
        return actor.userID == userID && actor.organizationID == tenant?.organizationId ?? "" && actor.appID == tenant?.appId ?? ""
    }
}

extension MethodAuthorization {
    /// Whether the method is for administrators only. Then each refusal is audited (ROLE-01).
    public var isAdministrative: Bool {
        if roles.isEmpty { return callers == ["operator"] }
        let roles = roles.compactMap { CommonV1.Role(name: $0) }
        return roles.contains { $0 == .systemAdmin || $0 == .orgAdmin } && !roles.contains { $0 == .staff || $0 == .member }
    }
}
