import HTTP2
import Logging
import NIOCore
import Protobuf
import TLS

/// A channel to a peer over the network.
///
/// Connects at the first call, and again with backoff when a connection is lost; addresses are looked up each time. Calls wait for a connection
/// within their deadline, unless `waitForReady` is false. A call that the server certainly did not process (refused, or above a GOAWAY's last
/// stream) is sent again; an idempotent one also after `UNAVAILABLE`, within its deadline.
public final class ClientChannel: RPCChannel, CallTransport {
    /// Which of several addresses gets a call.
    public enum Policy: Sendable, Hashable {
        /// The first that can be reached gets all calls.
        case pickFirst
        /// Each gets its share.
        case roundRobin
    }

    private let core: ChannelCore
    private let credentials: (@Sendable () -> Metadata)?

    /// A channel that has not connected yet.
    ///
    /// - Parameters:
    ///   - tls: `nil` for HTTP/2 without TLS.
    ///   - credentials: Called for every call; added to its metadata.
    ///   - observer: Gets the outcome of every call.
    public init(
        target: Target, tls: TLSClientContext? = nil, group: any EventLoopGroup,
        credentials: (@Sendable () -> Metadata)? = nil, policy: Policy = .pickFirst, settings: ClientSettings = ClientSettings(),
        observer: (any ClientCallObserver)? = nil, logger: Logger = Logger(label: "carillon.rpc.client")
    ) {
        self.credentials = credentials
        self.core = ChannelCore(
            target: target, tls: tls, eventLoop: group.any(), policy: policy, settings: settings, observer: observer, logger: logger)
    }

    /// Runs tasks on the channel's event loop. A task with many calls should prefer it (`Task(executorPreference:)`), because its calls then need no
    /// thread hop. Such a task must not block, and must end before the event loop.
    public var executor: any TaskExecutor { self.core.executor }

    /// Fails new and waiting calls, lets running ones finish within `grace`, closes the connections.
    public func shutdown(within grace: Duration = .seconds(5)) async {
        let core = self.core
        // The loop itself may be gone already, and the connections with it.
        try? await core.eventLoop.flatSubmit { core.shutDown(grace: TimeAmount(clamping: grace)) }.get()
    }

    /// See `RPCChannel`.
    public func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        try CallRunner.decode(try await self.unary(method, frame: MessageFrame.encode(request), options: options))
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
        let answer = OneShot<ByteBuffer>()
        let outgoing = OutgoingCall(method, options: options, credentials: self.credentials)
        let call = ClientCall(outgoing, core: self.core, frame: frame, output: .unary(answer))
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                answer.wait(continuation)
                call.begin()
            }
        } onCancel: {
            call.cancel(CancellationError())
        }
    }

    /// See `CallTransport`.
    var writerExecutor: (any TaskExecutor)? { self.core.eventLoop.inEventLoop ? self.core.executor : nil }

    func open(_ method: MethodDescriptor, frame: ByteBuffer?, options: CallOptions) -> any OpenCall {
        let outgoing = OutgoingCall(method, options: options, credentials: self.credentials)
        let credit = CreditReturn()
        let queue = MessageQueue { credit.taken($1) }
        let call = ClientCall(outgoing, core: self.core, frame: frame, output: .stream(queue))
        credit.attach(call)
        call.begin()
        return call
    }
}
