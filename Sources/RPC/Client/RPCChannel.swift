import Protobuf

/// A channel to a peer's services, which generated clients use. `ClientChannel` uses the network; `InProcessChannel` stays in this process.
///
/// Every method throws `RPCError` for a status other than OK and `CancellationError` when the calling task is cancelled.
public protocol RPCChannel: Sendable {
    /// One request, one response.
    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response

    /// One request, many responses. The call ends with the closure; unread responses are cancelled.
    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result

    /// Many requests, one response. The client's side is closed when `requests` returns; when it throws, the call is cancelled
    /// and its error thrown.
    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response

    /// Many requests, many responses, independently.
    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result
}
