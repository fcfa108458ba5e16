import NIOCore
import Protobuf
import Synchronization

/// A method's decoder, interceptors, handler and encoder, composed once.
enum MethodInvoker: Sendable {
    case unary(UnaryInvoker)
    case streaming(@Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void)
}

/// Takes a request as received, returns the response as a `MessageFrame`.
typealias UnaryInvoker = @Sendable (ReceivedMessage, ServerContext) async throws -> ByteBuffer

/// The messages of one call behind the interceptors, which do not know message types.
protocol Invocation: AnyObject, Sendable {
    /// The request of a unary call, encoded anew; nil for a stream.
    func encodedRequest() async throws -> [UInt8]?
    /// Sets an interceptor's answer instead of the handler's.
    func answer(encoded response: [UInt8]) throws
}

typealias Chain = @Sendable (ServerContext) async throws -> Void

/// Composes the interceptors around a handler, the first one outermost. `ServerContext.current` is the call's context in the interceptors, and the
/// context that they passed on in the handler.
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
    /// Decompressed and decoded after the interceptors.
    private let request: ReceivedMessage
    /// Locked, because an interceptor may call `next` from another task.
    private let response = Mutex<Response?>(nil)

    private init(request: ReceivedMessage) {
        self.request = request
    }

    func encodedRequest() async throws -> [UInt8]? {
        let request = self.request
        guard request.isLarge else { return try decodeRequest(Request.self, request).bytes() }
        return try await LargeMessages.run { try decodeRequest(Request.self, request).bytes() }
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
                // Decoded inside the closure, because a request outside would be copied into it.
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
                    code: .internalError, message: "\(context.method): an interceptor neither called next, nor answered, nor threw")
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
        throw RPCError(code: .internalError, message: "an interceptor can answer unary calls only")
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
    do {
        return try Request(decoding: message.payload())
    } catch {
        throw RPCError.unparsable(Request.fullName, role: .request, cause: error)
    }
}

/// Decodes a large request outside the event loop. Separate from `decodeRequest`, so that small requests, which are nearly all, do not suspend.
private func decodeLarge<Request: Message>(_ type: Request.Type, _ message: ReceivedMessage) async throws -> Request {
    let request = try await LargeMessages.run { try decodeRequest(Request.self, message) }
    await message.onceDecoded?()
    // The call may have ended meanwhile.
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
