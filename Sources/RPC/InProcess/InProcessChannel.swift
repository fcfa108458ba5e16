import NIOCore
import Protobuf

/// A channel to a server in the same process, without sockets and HTTP/2. Messages are encoded and decoded, interceptors run, deadlines, cancellation
/// and backpressure work as over the network.
///
/// Only tests use it. It is in this target because it needs the internals of calls and routes, which a target for test support could not reach.
public final class InProcessChannel: RPCChannel, CallTransport {
    private let routes: RouteTable
    private let principal: Principal?
    private let credentials: (@Sendable () -> Metadata)?

    /// A channel to the methods of a router. `principal` is the caller of every call, for servers without an interceptor that authenticates.
    /// `credentials` are sent with every call.
    public init(
        router: RPCRouter, interceptors: [any ServerInterceptor] = [], principal: Principal? = nil,
        credentials: (@Sendable () -> Metadata)? = nil
    ) {
        self.routes = RouteTable(router: router, interceptors: interceptors)
        self.principal = principal
        self.credentials = credentials
    }

    /// A channel to these services.
    public convenience init(
        services: [any RegistrableService], interceptors: [any ServerInterceptor] = [], principal: Principal? = nil,
        credentials: (@Sendable () -> Metadata)? = nil
    ) {
        self.init(
            router: RPCRouter(services: services), interceptors: interceptors, principal: principal, credentials: credentials)
    }

    /// See `RPCChannel`.
    public func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        try await CallRunner.unary(self, method, request, options: options)
    }

    /// See `RPCChannel`.
    public func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try await CallRunner.serverStreaming(self, method, request, options: options, onResponse: onResponse)
    }

    /// See `RPCChannel`.
    public func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response {
        try await CallRunner.clientStreaming(self, method, options: options, requests: requests)
    }

    /// See `RPCChannel`.
    public func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try await CallRunner.bidirectional(self, method, options: options, requests: requests, onResponse: onResponse)
    }

    func unary(_ method: MethodDescriptor, frame: ByteBuffer, options: CallOptions) async throws -> ByteBuffer {
        let call = OutgoingCall(method, options: options, credentials: self.credentials)
        let context = self.context(call)
        guard let route = self.routes.route(path: method.path), case .unary(let invoke) = route.invoker else {
            throw self.routes.unimplemented(path: method.path)
        }
        let outcome = OneShot<ByteBuffer>()
        let handler = Task {
            do {
                let answer = try await invoke(ReceivedMessage(wire: MessageFrame.payload(of: frame)), context)
                call.responseObserver?(.initialMetadata(context.call.responseOptions?.initialMetadata ?? Metadata()))
                call.responseObserver?(.message(isCompressed: false))
                call.responseObserver?(.trailingMetadata(context.trailingMetadata(of: nil)))
                outcome.resolve(.success(answer))
            } catch {
                var error = RPCError.fromHandler(error, context: context)
                error.metadata = context.trailingMetadata(of: error)
                call.responseObserver?(.trailingMetadata(error.metadata))
                outcome.resolve(.failure(error))
            }
        }
        let timer = InProcessDeadline(call) { error in
            outcome.resolve(.failure(error))
            handler.cancel()
        }
        defer { timer.cancel() }
        let answer = try await withTaskCancellationHandler {
            try await outcome.value()
        } onCancel: {
            outcome.resolve(.failure(CancellationError()))
            handler.cancel()
        }
        return MessageFrame.payload(of: answer)
    }

    /// See `CallTransport`.
    var writerExecutor: (any TaskExecutor)? { nil }

    func open(_ method: MethodDescriptor, frame: ByteBuffer?, options: CallOptions) -> any OpenCall {
        let call = OutgoingCall(method, options: options, credentials: self.credentials)
        let route = self.routes.route(path: method.path)
        guard let route, case .streaming(let invoke) = route.invoker else {
            return InProcessCall(failed: self.routes.unimplemented(path: method.path))
        }
        let open = InProcessCall(call, context: self.context(call), invoke: invoke)
        if let frame { open.finishRequests(with: frame) }
        return open
    }

    private func context(_ call: OutgoingCall) -> ServerContext {
        ServerContext(
            call: CallInfo(
                method: call.method, metadata: call.metadata, peer: "inprocess", peerIdentity: nil, deadline: call.deadline,
                serial: RequestSerial.next()),
            principal: self.principal)
    }
}
