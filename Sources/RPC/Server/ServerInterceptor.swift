/// Runs around every handler of a server: authorization, logging, metrics, idempotency.
///
/// The chain is composed once for each method, when the server is made. An interceptor does one of three things: it calls `next` exactly once, with
/// the given context or a changed copy; it throws, and the error becomes the call's status; or it answers a unary call by itself
/// (``ServerContext/answer(encoded:)``).
public protocol ServerInterceptor: Sendable {
    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws

    /// Whether ``intercept(_:next:)`` would call `next`, judged by the call's head. Called before an incomplete request is buffered, so that no
    /// bytes of unauthorized callers are kept. After false, ``intercept(_:next:)`` runs and gives the error. Runs on the connection's event loop
    /// and must not block.
    func admits(_ context: ServerContext) -> Bool
}

extension ServerInterceptor {
    /// True by default: the head decides nothing.
    public func admits(_ context: ServerContext) -> Bool { true }
}

extension ServerContext {
    /// The request of a unary call, encoded again: equal requests give equal bytes, regardless of the client's order of fields. Nil for a stream, and
    /// outside a server's interceptors and handlers.
    public func encodedRequest() async throws -> [UInt8]? { try await invocation?.encodedRequest() }

    /// Answers a unary call with an encoded response. The interceptor then returns without calling `next`.
    ///
    /// - Throws: `DecodingError` when the bytes are not a response of the method.
    public func answer(encoded response: [UInt8]) throws { try invocation?.answer(encoded: response) }
}

/// A service that a server can serve. The generated service protocols inherit from it and implement it.
public protocol RegistrableService: Sendable {
    func registerMethods(with router: inout RPCRouter)
}
