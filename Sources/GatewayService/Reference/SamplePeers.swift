import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Synchronization

/// Stands for every service behind the gateway, for routes that are run to be described: it checks the caller's role by the contract, as a service
/// does first, and answers with a sample.
final class SamplePeers: RPCChannel {
    private struct State {
        var style = SampleMessages.Style()
        /// Since the request began.
        var calls = 0
    }

    /// Most calls of one request. A route that asks until something changes would go on for ever: nothing does here.
    private static let mostCalls = 100

    private let messages: SampleMessages
    private let state = Mutex(State())

    init(_ messages: SampleMessages) { self.messages = messages }

    /// How the next answers are filled.
    func use(_ style: SampleMessages.Style) { state.withLock { $0.style = style } }

    /// Another request begins.
    func begin() { state.withLock { $0.calls = 0 } }

    /// A sample message.
    func sample<Sampled: Message>(_: Sampled.Type = Sampled.self) throws -> Sampled {
        try Sampled(bytes: messages.bytes(of: Sampled.fullName, state.withLock { $0.style }))
    }

    /// As the interceptor of every service does. Calls of the gateway for itself have no actor.
    private func authorize(_ method: MethodDescriptor, _ options: CallOptions) throws {
        let calls = state.withLock { state in
            state.calls += 1
            return state.calls
        }
        guard calls <= Self.mostCalls else { throw RPCError(code: .resourceExhausted, message: "too many calls of a request") }
        guard let bytes = options.metadata[binary: AuthorizationInterceptor.actorKey] else { return }
        let roles = try CommonV1.Actor(bytes: bytes).roles.map(\.name)
        guard let rule = method.authorization, roles.contains(where: rule.roles.contains) else {
            throw APIError(.forbidden, "\(method.name) is not for this role").rpcError
        }
    }

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        try authorize(method, options)
        return try sample()
    }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try authorize(method, options)
        let response: Response = try sample()
        return try await onResponse(try ResponseStream<Response>(of: [response]))
    }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response {
        try authorize(method, options)
        return try sample()
    }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try authorize(method, options)
        let response: Response = try sample()
        return try await onResponse(try ResponseStream<Response>(of: [response]))
    }
}

/// The policy of the sample app: the platform's defaults, or those under which answers have the most in them.
struct SamplePolicies: PolicySource {
    let peers: SamplePeers
    /// Whether submissions wait for the providers, and screens warn of caps.
    let isTalkative: Bool

    private static let talkative: [String: PolicyValue] = [
        "submit_response_mode": "wait", "submit_wait_ms": 100, "cap_enforcement": "warn",
    ]

    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
        AppPolicy(policy: try Policy(settings: isTalkative ? Self.talkative : [:]), catalogue: Catalogue(try peers.sample()))
    }
}
