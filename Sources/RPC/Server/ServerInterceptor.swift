/// Stands between the wire and every handler of a server: authorization, logging, metrics, idempotency.
///
/// The chain is put together once a method, when the server is made. An interceptor either calls `next` exactly once, with the
/// context it was given or one it has changed, or throws, and the error becomes the call's status, or answers a unary call by itself
/// (``ServerContext/answer(encoded:)``).
public protocol ServerInterceptor: Sendable {
    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws

    /// Whether ``intercept(_:next:)`` would let the call on, as far as its head tells. Asked before a request is collected that is not
    /// complete at once, so that nobody's bytes are kept who may not call; the answer itself is left to ``intercept(_:next:)``. Runs on the
    /// connection's event loop and must not block.
    func letsOn(_ context: ServerContext) -> Bool
}

extension ServerInterceptor {
    /// True: the head decides nothing.
    public func letsOn(_ context: ServerContext) -> Bool { true }
}

extension ServerContext {
    /// The request of a unary call, encoded anew: equal requests give equal bytes, whatever order the client wrote them in. Nil for a
    /// stream, and outside a server's interceptors and handlers.
    public func encodedRequest() async throws -> [UInt8]? { try await invocation?.encodedRequest() }

    /// Answers a unary call with an encoded response. The interceptor then returns without calling on.
    ///
    /// - Throws: `DecodingError` when the bytes are no response of the method.
    public func answer(encoded response: [UInt8]) throws { try invocation?.answer(encoded: response) }
}

/// A service that can be put on a server. The generated service protocols inherit from it and implement it.
public protocol RegistrableService: Sendable {
    func registerMethods(with router: inout RPCRouter)
}
