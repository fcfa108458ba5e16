import NIOCore
import Protobuf
import Synchronization

/// A method's decoder, interceptors, handler and encoder, composed once.
enum MethodInvoker: Sendable {
    case unary(UnaryInvoker)
    case streaming(@Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void)
}

/// Takes a request as it came, gives the response as a `MessageFrame`.
typealias UnaryInvoker = @Sendable (ReceivedMessage, ServerContext) async throws -> ByteBuffer

/// What one call carries past the interceptors, which know nothing of message types.
protocol Invocation: AnyObject, Sendable {
    /// The request of a unary call, encoded anew; nil for a stream.
    func encodedRequest() async throws -> [UInt8]?
    /// Takes an interceptor's answer in place of the handler's.
    func answer(encoded response: [UInt8]) throws
}

typealias Chain = @Sendable (ServerContext) async throws -> Void

/// Puts the interceptors around a handler, the first outermost. The context is the task's `ServerContext.current` from the
/// outermost interceptor on, and the changed one from the handler on.
private func makeChain(_ interceptors: [any ServerInterceptor], handler: @escaping Chain) -> Chain {
    let inner = interceptors.reversed().reduce(handler) { next, interceptor in
        { context in try await interceptor.intercept(context, next: next) }
    }
    return { context in
        try await ServerContext.$current.withValue(context) { try await inner(context) }
    }
}

/// The error of an interceptor that passed on a context it had made itself.
private func foreignContext(_ method: MethodDescriptor) -> RPCError {
    RPCError(code: .internalError, message: "\(method): an interceptor passed on a context of another call")
}

/// The request and response of a unary call while it passes the interceptors.
final class UnaryInvocation<Request: Message, Response: Message>: Invocation {
    /// Decompressed and decoded when the interceptors have let the call on.
    private let request: ReceivedMessage
    /// Locked because nothing stops an interceptor from calling on from another task.
    private let response = Mutex<Response?>(nil)

    private init(request: ReceivedMessage) {
        self.request = request
    }

    func encodedRequest() async throws -> [UInt8]? {
        let request = self.request
        guard request.isLarge else { return try decodeRequest(Request.self, request).bytes() }
        return try await LargeMessages.apart { try decodeRequest(Request.self, request).bytes() }
    }

    func answer(encoded response: [UInt8]) throws {
        let answer = try Response(bytes: response)
        self.response.withLock { $0 = answer }
    }

    static func makeInvoker(
        _ handler: @escaping @Sendable (Request, ServerContext) async throws -> Response, interceptors: [any ServerInterceptor]
    ) -> UnaryInvoker {
        if interceptors.isEmpty {
            return { request, context in
                // Decoded inside, where nothing but the handler holds the request: kept outside, it would be copied into the closure.
                let response = try await ServerContext.$current.withValue(context) {
                    let decoded = request.isLarge ? try await decodeLarge(Request.self, request) : try decodeRequest(Request.self, request)
                    return try await handler(decoded, context)
                }
                return try MessageFrame.encode(response)
            }
        }
        let chain = makeChain(interceptors) { context in
            guard let invocation = context.invocation as? UnaryInvocation<Request, Response> else {
                throw foreignContext(context.method)
            }
            let response = try await ServerContext.$current.withValue(context) {
                let request = invocation.request
                let decoded = request.isLarge ? try await decodeLarge(Request.self, request) : try decodeRequest(Request.self, request)
                return try await handler(decoded, context)
            }
            invocation.response.withLock { $0 = response }
        }
        return { request, context in
            let invocation = UnaryInvocation(request: request)
            var context = context
            context.invocation = invocation
            try await chain(context)
            guard let response = invocation.response.withLock({ $0 }) else {
                throw RPCError(
                    code: .internalError, message: "\(context.method): an interceptor neither called on, nor answered, nor threw")
            }
            return try MessageFrame.encode(response)
        }
    }
}

/// The two directions of a streaming call while it passes the interceptors.
final class StreamingInvocation: Invocation {
    private let source: any MessageSource
    private let sink: any MessageSink

    private init(source: any MessageSource, sink: any MessageSink) {
        self.source = source
        self.sink = sink
    }

    func encodedRequest() -> [UInt8]? { nil }

    func answer(encoded response: [UInt8]) throws {
        throw RPCError(code: .internalError, message: "an interceptor answers unary calls only")
    }

    static func makeInvoker(
        interceptors: [any ServerInterceptor],
        handler: @escaping @Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void
    ) -> @Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void {
        let chain = makeChain(interceptors) { context in
            guard let invocation = context.invocation as? StreamingInvocation else { throw foreignContext(context.method) }
            try await ServerContext.$current.withValue(context) {
                try await handler(invocation.source, invocation.sink, context)
            }
        }
        return { source, sink, context in
            var context = context
            context.invocation = StreamingInvocation(source: source, sink: sink)
            try await chain(context)
        }
    }
}

private func decodeRequest<Request: Message>(_ type: Request.Type, _ message: ReceivedMessage) throws -> Request {
    let payload = try message.payload()
    do {
        return try Request(decoding: payload)
    } catch {
        throw RPCError.unparsable(Request.fullName, role: .request, cause: error)
    }
}

/// Decodes a request apart from the loop. It is another function than `decodeRequest` so that small requests, nearly all, wait for nothing.
private func decodeLarge<Request: Message>(_ type: Request.Type, _ message: ReceivedMessage) async throws -> Request {
    let request = try await LargeMessages.apart { try decodeRequest(Request.self, message) }
    await message.onceDecoded?()
    // Nobody waits for the answer of a call that ended meanwhile.
    try Task.checkCancellation()
    return request
}

extension MessageSource {
    /// The only message of a call whose client sends exactly one.
    func nextAndLast<Request: Message>() async throws -> (request: Request, wasCompressed: Bool) {
        guard let message = try await self.next() else { throw RPCError.wrongRequestCount(0) }
        guard try await self.next() == nil else { throw RPCError.wrongRequestCount(2) }
        let request = message.isLarge ? try await decodeLarge(Request.self, message) : try decodeRequest(Request.self, message)
        return (request, message.isCompressed)
    }
}

extension RPCError {
    /// A call that takes one request got none or several: `UNIMPLEMENTED` (statuscodes.md, cardinality).
    static func wrongRequestCount(_ count: Int) -> RPCError {
        RPCError(
            code: .unimplemented,
            message: count == 0
                ? "the call takes exactly one request and the client sent none"
                : "the call takes exactly one request and the client sent more")
    }
}
