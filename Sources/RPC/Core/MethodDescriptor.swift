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
    /// In one object, because every call carries its method with it: a copy costs one reference and not five.
    private final class Facts: Sendable {
        let service: ServiceDescriptor
        let name: String
        let path: String
        let callType: CallType
        let isIdempotent: Bool
        let authorization: MethodAuthorization?

        init(service: ServiceDescriptor, name: String, callType: CallType, isIdempotent: Bool, authorization: MethodAuthorization?) {
            self.service = service
            self.name = name
            self.path = "/\(service.fullName)/\(name)"
            self.callType = callType
            self.isIdempotent = isIdempotent
            self.authorization = authorization
        }
    }

    private let facts: Facts

    public var service: ServiceDescriptor { self.facts.service }
    /// `RegisterDevice`.
    public var name: String { self.facts.name }
    /// `/carillon.registry.v1.Registry/RegisterDevice`, the `:path` of the call.
    public var path: String { self.facts.path }
    public var callType: CallType { self.facts.callType }
    /// Calling twice has the effect of calling once, so a client may repeat the call when its outcome is unknown.
    public var isIdempotent: Bool { self.facts.isIdempotent }
    /// Who may call; `nil` for methods of contracts that carry no option (health, reflection).
    public var authorization: MethodAuthorization? { self.facts.authorization }

    /// A method; its path follows from the two names.
    public init(
        service: ServiceDescriptor, name: String, callType: CallType, isIdempotent: Bool = false,
        authorization: MethodAuthorization? = nil
    ) {
        self.facts = Facts(
            service: service, name: name, callType: callType, isIdempotent: isIdempotent, authorization: authorization)
    }

    public static func == (one: MethodDescriptor, other: MethodDescriptor) -> Bool {
        one.facts === other.facts
            || one.path == other.path && one.callType == other.callType && one.isIdempotent == other.isIdempotent
                && one.authorization == other.authorization
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(self.path) }

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
