/// A service of a contract.
public struct ServiceDescriptor: Sendable, Hashable, CustomStringConvertible {
    /// `carillon.registry.v1.Registry`.
    public let fullName: String

    /// The service of this full name.
    public init(fullName: String) {
        self.fullName = fullName
    }

    public var description: String { self.fullName }
}

/// How many messages go each way in a call.
public enum CallType: Sendable, Hashable, CaseIterable {
    case unary
    case serverStreaming
    case clientStreaming
    case bidirectional

    /// Whether the client sends a stream; otherwise exactly one message.
    public var streamsRequests: Bool { self == .clientStreaming || self == .bidirectional }
    /// Whether the server sends a stream; otherwise exactly one message.
    public var streamsResponses: Bool { self == .serverStreaming || self == .bidirectional }
}

/// A method of a service.
public struct MethodDescriptor: Sendable, Hashable, CustomStringConvertible {
    public let service: ServiceDescriptor
    /// `RegisterDevice`.
    public let name: String
    /// `/carillon.registry.v1.Registry/RegisterDevice`, the `:path` of the call.
    public let path: String
    public let callType: CallType
    /// Calling twice has the effect of calling once, so a client may repeat the call when its outcome is unknown.
    public let isIdempotent: Bool
    /// Who may call; `nil` for methods of contracts that carry no option (health, reflection).
    public let authorization: MethodAuthorization?

    /// A method; its path follows from the two names.
    public init(
        service: ServiceDescriptor, name: String, callType: CallType, isIdempotent: Bool = false,
        authorization: MethodAuthorization? = nil
    ) {
        self.service = service
        self.name = name
        self.path = "/\(service.fullName)/\(name)"
        self.callType = callType
        self.isIdempotent = isIdempotent
        self.authorization = authorization
    }

    /// `carillon.registry.v1.Registry/RegisterDevice`.
    public var description: String { "\(self.service.fullName)/\(self.name)" }
}

/// Who may call a method: the `(carillon.options.v1.auth)` option of the contract.
public struct MethodAuthorization: Sendable, Hashable {
    /// How far a forwarded actor's permission reaches.
    public enum Scope: Sendable, Hashable {
        /// No actor may call, or the option says nothing.
        case none
        /// Only what belongs to the actor's own user in the actor's own app.
        case ownUser
        /// Only what belongs to the actor's own organization and app.
        case ownOrganization
        /// Everything.
        case any
    }

    /// Services that may call for themselves: `gateway`, `evaluator`, `operator`, `host` …
    public let callers: [String]
    /// Roles of a forwarded actor that may call: `system`, `system_admin`, `org_admin`, `staff`, `member`.
    public let roles: [String]
    public let scope: Scope

    /// Nobody may call, unless named.
    public init(callers: [String] = [], roles: [String] = [], scope: Scope = .none) {
        self.callers = callers
        self.roles = roles
        self.scope = scope
    }
}
