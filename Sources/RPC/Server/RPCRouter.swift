import NIOCore
import Protobuf

/// The methods of a server. Generated code adds them; the server makes its route table from them.
public struct RPCRouter: Sendable {
    /// A method and a closure that makes its invoker from the interceptors.
    struct Registration: Sendable {
        let method: MethodDescriptor
        let makeInvoker: @Sendable ([any ServerInterceptor]) -> MethodInvoker
    }

    private(set) var registrations: [Registration] = []

    public init() {}

    /// A router with the methods of these services.
    public init(services: [any RegistrableService]) {
        for service in services { service.registerMethods(with: &self) }
    }

    /// Every registered method, in the order of registration.
    public var methods: [MethodDescriptor] { self.registrations.map(\.method) }

    /// One request, one response.
    public mutating func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor,
        _ handler: @escaping @Sendable (Request, ServerContext) async throws -> Response
    ) {
        self.add(method, type: .unary) { .unary(UnaryInvocation.makeInvoker(handler, interceptors: $0)) }
    }

    /// One request, many responses.
    public mutating func serverStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor,
        _ handler: @escaping @Sendable (Request, ResponseWriter<Response>, ServerContext) async throws -> Void
    ) {
        self.add(method, type: .serverStreaming) {
            .streaming(
                StreamingInvocation.makeInvoker(interceptors: $0) { source, sink, context in
                    let (request, wasCompressed): (Request, Bool) = try await source.nextAndLast()
                    var context = context
                    context.requestWasCompressed = wasCompressed
                    try await handler(request, ResponseWriter(sink: sink), context)
                })
        }
    }

    /// Many requests, one response.
    public mutating func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor,
        _ handler: @escaping @Sendable (RequestStream<Request>, ServerContext) async throws -> Response
    ) {
        self.add(method, type: .clientStreaming) {
            .streaming(
                StreamingInvocation.makeInvoker(interceptors: $0) { source, sink, context in
                    let response = try await handler(RequestStream(source: source, role: .request), context)
                    try await sink.send(MessageFrame.encode(response))
                })
        }
    }

    /// Many requests, many responses, independently.
    public mutating func bidirectional<Request: Message, Response: Message>(
        _ method: MethodDescriptor,
        _ handler: @escaping @Sendable (RequestStream<Request>, ResponseWriter<Response>, ServerContext) async throws -> Void
    ) {
        self.add(method, type: .bidirectional) {
            .streaming(
                StreamingInvocation.makeInvoker(interceptors: $0) { source, sink, context in
                    try await handler(
                        RequestStream(source: source, role: .request), ResponseWriter(sink: sink), context)
                })
        }
    }

    private mutating func add(
        _ method: MethodDescriptor, type: CallType, makeInvoker: @escaping @Sendable ([any ServerInterceptor]) -> MethodInvoker
    ) {
        precondition(method.callType == type, "\(method) is \(method.callType), not \(type)")
        precondition(
            !self.registrations.contains { $0.method.path == method.path }, "\(method) is registered twice")
        self.registrations.append(Registration(method: method, makeInvoker: makeInvoker))
    }
}
