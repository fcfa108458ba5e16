/// Stands between the wire and every handler of a server: authorization, logging, metrics, idempotency.
///
/// The chain is put together once a method, when the server is made. An interceptor either calls `next` exactly once, with the
/// context it was given or one it has changed, or throws, and the error becomes the call's status.
public protocol ServerInterceptor: Sendable {
    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws
}

/// A service that can be put on a server. The generated service protocols inherit from it and implement it.
public protocol RegistrableService: Sendable {
    func registerMethods(with router: inout RPCRouter)
}
