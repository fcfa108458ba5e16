import NIOCore
import RPC
import Synchronization
import TLS

/// A service steered by its requests, which are `google.rpc.ErrorInfo` because every peer has that message: `reason` says what to do,
/// `domain` is the load, `metadata` holds numbers.
final class ControlService: RegistrableService {
    typealias Order = GoogleRPC.ErrorInfo

    static let service = ServiceDescriptor(fullName: "carillon.rpc.testing.Control")
    static let unary = MethodDescriptor(service: service, name: "Unary", callType: .unary)
    /// The same, and may be repeated.
    static let idempotent = MethodDescriptor(service: service, name: "Idempotent", callType: .unary, isIdempotent: true)
    static let expand = MethodDescriptor(service: service, name: "Expand", callType: .serverStreaming)
    static let collect = MethodDescriptor(service: service, name: "Collect", callType: .clientStreaming)
    static let chat = MethodDescriptor(service: service, name: "Chat", callType: .bidirectional)
    /// In the contract, but no server has it.
    static let absent = MethodDescriptor(service: service, name: "Absent", callType: .unary)

    struct Secret: Error {
        let text = "the password is swordfish"
    }

    struct Events: Sendable {
        var calls = 0
        /// The handlers that wait for `release`.
        var stubborn: [CheckedContinuation<Void, Never>] = []
        var cancelled = 0
        var written = 0
    }

    let events = Mutex(Events())
    /// Each cancelled handler adds an element.
    let cancellations: AsyncStream<Void>
    private let cancellation: AsyncStream<Void>.Continuation
    /// Each handler that began to wait, or read a message `arrive`, adds an element.
    let arrivals: AsyncStream<Void>
    private let arrival: AsyncStream<Void>.Continuation

    init() {
        (self.cancellations, self.cancellation) = AsyncStream.makeStream()
        (self.arrivals, self.arrival) = AsyncStream.makeStream()
    }

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.unary) { (order: Order, context) in try await self.obey(order, context) }
        router.unary(Self.idempotent) { (order: Order, context) in try await self.obey(order, context) }
        router.serverStreaming(Self.expand) { (order: Order, response: ResponseWriter<Order>, context) in
            try await self.expand(order, response, context)
        }
        router.clientStreaming(Self.collect) { (requests: RequestStream<Order>, context) -> Order in
            var count = 0
            var bytes = 0
            for try await request in requests {
                if request.reason == "stop" { break }
                if request.reason == "arrive" { self.arrival.yield() }
                count += 1
                bytes += request.domain.utf8.count
            }
            return Order(reason: "collected", metadata: ["count": "\(count)", "bytes": "\(bytes)"])
        }
        router.bidirectional(Self.chat) { (requests: RequestStream<Order>, response: ResponseWriter<Order>, context) in
            do {
                for try await request in requests {
                    if request.reason == "hang-up" { throw RPCError(code: .aborted, message: "as ordered") }
                    try await response.write(request)
                }
            } catch {
                if Task.isCancelled { self.cancellation.yield() }
                throw error
            }
        }
    }

    /// Lets the stubborn handlers return.
    func release() {
        let stubborn = self.events.withLock { events in
            defer { events.stubborn = [] }
            return events.stubborn
        }
        for continuation in stubborn { continuation.resume() }
    }

    private func obey(_ order: Order, _ context: ServerContext) async throws -> Order {
        self.events.withLock { $0.calls += 1 }
        switch order.reason {
        case "echo": return order
        case "size": return Order(reason: "sized", domain: String(repeating: "x", count: Int(order.metadata["bytes"] ?? "") ?? 0))
        case "fail":
            throw RPCError.withReason(
                code: Status.Code(name: order.metadata["code"] ?? "") ?? .unknown, reason: order.metadata["reason"] ?? "",
                field: order.metadata["field"], message: order.domain, retryAfter: .milliseconds(1500))
        case "fail-once":
            if self.events.withLock({ $0.calls }) == 1 { throw RPCError(code: .unavailable, message: "not yet") }
            return Order(reason: "served", metadata: ["calls": "\(self.events.withLock { $0.calls })"])
        case "break": throw Secret()
        case "metadata":
            var answer = Order(reason: "metadata")
            for entry in context.metadata.entries {
                let value =
                    switch entry.value {
                    case .string(let value): value
                    case .binary(let bytes): bytes.map(String.init).joined(separator: ",")
                    }
                answer.metadata[entry.key] = answer.metadata[entry.key].map { $0 + "|" + value } ?? value
            }
            return answer
        case "context":
            var facts = ["peer": context.peer, "request_id": context.requestID, "method": context.method.path]
            if let deadline = context.deadline { facts["remaining_ms"] = "\(Duration(deadline - .now()) / .milliseconds(1))" }
            if let traceparent = context.traceparent { facts["traceparent"] = traceparent }
            if let service = context.principal?.service { facts["principal"] = service }
            if let uri = context.peerIdentity?.uris.first { facts["peer_uri"] = uri }
            if let name = context.peerIdentity?.subjectCommonName { facts["peer_name"] = name }
            facts["current"] = ServerContext.current?.requestID
            return Order(reason: "context", metadata: facts)
        case "wait":
            self.arrival.yield()
            do {
                try await Task.sleep(for: .seconds(60))
            } catch {
                self.events.withLock { $0.cancelled += 1 }
                self.cancellation.yield()
                throw error
            }
            return order
        case "be-stubborn":
            // Deaf to cancellation.
            await withCheckedContinuation { continuation in
                self.events.withLock { $0.stubborn.append(continuation) }
                self.arrival.yield()
            }
            return order
        default: throw RPCError(code: .invalidArgument, message: "no order '\(order.reason)'")
        }
    }

    private func expand(_ order: Order, _ response: ResponseWriter<Order>, _ context: ServerContext) async throws {
        self.events.withLock { $0.calls += 1 }
        let count = Int(order.metadata["count"] ?? "") ?? 0
        let load = String(repeating: "y", count: Int(order.metadata["bytes"] ?? "") ?? 0)
        do {
            for index in 0..<count {
                try await response.write(Order(reason: "\(index)", domain: load))
                self.events.withLock { $0.written += 1 }
            }
            if order.reason == "expand-and-wait" {
                self.arrival.yield()
                try await Task.sleep(for: .seconds(60))
            }
        } catch {
            self.cancellation.yield()
            throw error
        }
        if order.reason == "expand-and-fail" { throw RPCError(code: .dataLoss, message: "after \(count)") }
    }
}
