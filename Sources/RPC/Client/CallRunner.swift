import NIOCore
import Protobuf

/// A channel's transport of encoded messages; `CallRunner` makes the typed calls of `RPCChannel` from it.
protocol CallTransport: Sendable {
    /// Sends one framed request, returns the payload of the one response. Throws the status and `CancellationError`.
    func unary(_ method: MethodDescriptor, frame: ByteBuffer, options: CallOptions) async throws -> ByteBuffer

    /// The executor of the task that writes the requests of a streaming call: the channel's event loop, if the calling task runs there.
    var writerExecutor: (any TaskExecutor)? { get }

    /// Starts a streaming call. Errors come out of `responses`.
    ///
    /// - Parameter frame: the only request; nil: `requests` takes them.
    func open(_ method: MethodDescriptor, frame: ByteBuffer?, options: CallOptions) -> any OpenCall
}

/// The client's side of a streaming call.
protocol OpenCall: AnyObject, Sendable {
    var requests: any MessageSink { get }
    var responses: any MessageSource { get }
    /// The client has sent all requests.
    func finishRequests()
    /// Ends the call if it has not ended: resets the stream, and the reader gets `error`.
    func cancel(_ error: any Error)
}

/// The four call types over a transport of bytes.
enum CallRunner {
    static func unary<Request: Message, Response: Message>(
        _ transport: some CallTransport, _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        let payload = try await transport.unary(method, frame: MessageFrame.encode(request), options: options)
        return try self.decode(payload)
    }

    static func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ transport: some CallTransport, _ method: MethodDescriptor, _ request: Request, options: CallOptions,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        let call = transport.open(method, frame: try MessageFrame.encode(request), options: options)
        return try await self.read(call) { try await onResponse(ResponseStream(source: $0, role: .response)) }
    }

    static func clientStreaming<Request: Message, Response: Message>(
        _ transport: some CallTransport, _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response {
        try await self.run(
            transport.open(method, frame: nil, options: options), writingOn: transport.writerExecutor,
            requests: { try await requests(RequestWriter(sink: $0)) },
            onResponse: { source in
                guard let message = try await source.next() else { throw RPCError.wrongResponseCount(method, 0) }
                guard try await source.next() == nil else { throw RPCError.wrongResponseCount(method, 2) }
                return try self.decode(message.payload())
            })
    }

    static func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ transport: some CallTransport, _ method: MethodDescriptor, options: CallOptions,
        requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try await self.run(
            transport.open(method, frame: nil, options: options), writingOn: transport.writerExecutor,
            requests: { try await requests(RequestWriter(sink: $0)) },
            onResponse: { try await onResponse(ResponseStream(source: $0, role: .response)) })
    }

    /// Writes and reads at the same time, and ends the call with the reader.
    private static func run<Result: Sendable>(
        _ call: any OpenCall, writingOn executor: (any TaskExecutor)?,
        requests: @escaping @Sendable (any MessageSink) async throws -> Void,
        onResponse: (any MessageSource) async throws -> Result
    ) async throws -> Result {
        let writer = Task(executorPreference: executor) {
            do {
                try await requests(call.requests)
                call.finishRequests()
            } catch {
                call.cancel(error)
            }
        }
        defer { writer.cancel() }
        return try await self.read(call, onResponse: onResponse)
    }

    /// Reads, and ends the call with the reader. The call has all its requests, or another task writes them: a stream that is held for hours has no
    /// task that has nothing to do.
    private static func read<Result: Sendable>(
        _ call: any OpenCall, onResponse: (any MessageSource) async throws -> Result
    ) async throws -> Result {
        defer { call.cancel(CancellationError()) }
        return try await withTaskCancellationHandler {
            try await onResponse(call.responses)
        } onCancel: {
            call.cancel(CancellationError())
        }
    }

    static func decode<Response: Message>(_ payload: ByteBuffer) throws -> Response {
        do {
            return try Response(decoding: payload)
        } catch {
            throw RPCError.unparsable(Response.fullName, role: .response, cause: error)
        }
    }
}

extension RPCError {
    /// A call that answers with one message got none or several: `UNIMPLEMENTED` (statuscodes.md, cardinality).
    static func wrongResponseCount(_ method: MethodDescriptor, _ count: Int) -> RPCError {
        RPCError(
            code: .unimplemented,
            message: "\(method) answers with exactly one message and the server sent \(count == 0 ? "none" : "more")")
    }
}
