/// The authenticated caller of a call. An interceptor sets it.
public struct Principal: Sendable, Hashable {
    /// The calling service (`evaluator`, `gateway`, `operator`, `host`).
    public var service: String?
    /// The user or host system on whose behalf the gateway calls.
    public var actor: Actor?

    /// A service, an actor, or an actor that a service forwards.
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
        /// The device that the token was issued to; empty when the token does not name one.
        public var deviceID: String
        /// Whether the roles come from the platform's own issuer, and not from an app's.
        public var isPlatform: Bool

        /// An actor; values that the token does not have are empty.
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
