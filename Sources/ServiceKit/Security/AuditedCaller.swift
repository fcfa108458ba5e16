public import RPC

extension ServerContext {
    /// Who stands behind the call, as records name them: `user:ann`, `host` for a host system's key, `service:operator`.
    public var callerName: String {
        switch principal?.actor?.userID {
        case nil: "service:\(principal?.service ?? "")"
        case "": "host"
        case let user?: "user:\(user)"
        }
    }

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
    /// - Parameter userID: whose it is; empty where it is nobody's in particular.
    public func looksAtAnother(than userID: String) -> Bool {
        guard let actor = principal?.actor else { return principal?.service == "operator" }
        return !actor.userID.isEmpty && actor.userID != userID
    }
}

extension MethodAuthorization {
    /// Whether users have no business with the method, but administrators have: every refusal is on record then (ROLE-01).
    public var isAdministrative: Bool {
        if roles.isEmpty { return callers == ["operator"] }
        return roles.contains { $0 == "system_admin" || $0 == "org_admin" } && !roles.contains { $0 == "staff" || $0 == "member" }
    }
}
