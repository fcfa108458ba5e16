/// On whose behalf a call is made, once an interceptor has established it.
public struct Principal: Sendable, Hashable {
    /// The calling service (`evaluator`, `gateway`, `operator`, `host`).
    public var service: String?
    /// The user the gateway speaks for.
    public var actor: Actor?

    /// A service, an actor, or an actor a service speaks for.
    public init(service: String? = nil, actor: Actor? = nil) {
        self.service = service
        self.actor = actor
    }

    /// An end user or a host system's key, as the gateway authenticated it.
    public struct Actor: Sendable, Hashable {
        public var userID: String
        /// Empty for a personal account.
        public var organizationID: String
        public var appID: String
        /// `system`, `system_admin`, `org_admin`, `staff`, `member`.
        public var roles: [String]
        /// The device the token was issued to; empty where the token does not say.
        public var deviceID: String
        /// Whether the platform's own issuer vouches for the roles, and not an app's.
        public var isPlatform: Bool

        /// An actor; what a token does not say is empty.
        public init(
            userID: String, organizationID: String = "", appID: String = "", roles: [String] = [], deviceID: String = "",
            isPlatform: Bool = false
        ) {
            self.userID = userID
            self.organizationID = organizationID
            self.appID = appID
            self.roles = roles
            self.deviceID = deviceID
            self.isPlatform = isPlatform
        }
    }
}

/// The actor of a `Principal`.
public typealias CommonActor = Principal.Actor
