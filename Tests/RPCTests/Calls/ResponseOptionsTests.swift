import NIOPosix
import RPC
import Synchronization
import Testing

/// Metadata and options that handlers set beside their messages, as clients see them.
@Suite("Metadata and options of responses", .timeLimit(.minutes(1))) struct ResponseOptionsTests {
    typealias Order = GoogleRPC.ErrorInfo

    /// Answers with metadata; the order's reason chooses the rest.
    private struct Service: RegistrableService {
        static let service = ServiceDescriptor(fullName: "carillon.rpc.testing.Options")
        static let unary = MethodDescriptor(service: service, name: "Unary", callType: .unary)
        static let chat = MethodDescriptor(service: service, name: "Chat", callType: .bidirectional)

        func registerMethods(with router: inout RPCRouter) {
            router.unary(Self.unary) { (order: Order, context) -> Order in
                try self.say(order, context)
                return Order(domain: order.domain, metadata: ["compressed": "\(context.requestWasCompressed)"])
            }
            router.bidirectional(Self.chat) { (requests: RequestStream<Order>, response: ResponseWriter<Order>, context) in
                var iterator = requests.makeAsyncIterator()
                while let order = try await iterator.next() {
                    try self.say(order, context)
                    try await response.write(
                        Order(domain: order.domain, metadata: ["compressed": "\(iterator.lastWasCompressed)"]),
                        compressed: order.reason != "plain")
                }
            }
        }

        private func say(_ order: Order, _ context: ServerContext) throws {
            context.addInitialMetadata(["x-first": "1"])
            var trailing: Metadata = ["x-last": "2"]
            trailing.addBinary([0xAB, 0], forKey: "x-last-bin")
            context.addTrailingMetadata(trailing)
            if let compress = order.metadata["compress"] { context.compressResponses(compress == "true") }
            if order.reason == "fail" { throw RPCError(code: .aborted, message: "as ordered", metadata: ["x-own": "3"]) }
        }
    }

    private final class Record: Sendable {
        let events = Mutex<[ResponseEvent]>([])
        func options(_ compression: CallOptions.Compression = .none) -> CallOptions {
            CallOptions(timeout: .seconds(30), compression: compression) { event in self.events.withLock { $0.append(event) } }
        }
        var seen: [ResponseEvent] { events.withLock { $0 } }
    }

    private func withService(_ way: Way, _ body: (any RPCChannel) async throws -> Void) async throws {
        if way == .inProcess { return try await body(InProcessChannel(services: [Service()])) }
        try await withServer(way, services: [Service()]) { _, target in
            let channel = ClientChannel(target: target, group: MultiThreadedEventLoopGroup.singleton)
            try await body(channel)
            await channel.shutdown()
        }
    }

    private func isRight(initial metadata: Metadata) -> Bool { metadata[string: "x-first"] == "1" }
    private func isRight(trailing metadata: Metadata) -> Bool {
        metadata[string: "x-last"] == "2" && metadata[binary: "x-last-bin"] == [0xAB, 0]
    }

    @Test("ARCH-02 a client gets a handler's metadata before the responses and with the status", arguments: Way.allCases)
    func metadata(way: Way) async throws {
        try await withService(way) { channel in
            let unary = Record()
            let _: Order = try await channel.unary(Service.unary, Order(), options: unary.options())
            let chat = Record()
            try await channel.bidirectional(
                Service.chat, options: chat.options(), requests: { (writer: RequestWriter<Order>) in try await writer.write(Order()) },
                onResponse: { (responses: ResponseStream<Order>) in for try await _ in responses {} })
            for record in [unary, chat] {
                guard case .initialMetadata(let initial)? = record.seen.first, case .trailingMetadata(let trailing)? = record.seen.last else {
                    Issue.record("\(record.seen)")
                    continue
                }
                #expect(record.seen.count == 3)
                #expect(isRight(initial: initial) && isRight(trailing: trailing))
            }
        }
    }

    @Test("A failing handler's metadata arrives too, with the error's own", arguments: Way.allCases)
    func failing(way: Way) async throws {
        try await withService(way) { channel in
            let record = Record()
            let error = await failure {
                let answer: Order = try await channel.unary(Service.unary, Order(reason: "fail"), options: record.options())
                return answer
            }
            #expect(error?.code == .aborted)
            #expect(error?.metadata[string: "x-own"] == "3")
            #expect(isRight(trailing: error?.metadata ?? Metadata()))
            guard case .trailingMetadata(let trailing)? = record.seen.last else {
                Issue.record("\(record.seen)")
                return
            }
            #expect(isRight(trailing: trailing))
        }
    }

    @Test("A handler decides whether its response is compressed, and sees whether the request was", arguments: Way.network, [true, false])
    func compression(way: Way, compressed: Bool) async throws {
        try await withService(way) { channel in
            let record = Record()
            let answer: Order = try await channel.unary(
                Service.unary, Order(domain: String(repeating: "z", count: 5_000), metadata: ["compress": "\(compressed)"]),
                options: record.options(compressed ? .none : .gzip))
            #expect(answer.domain.count == 5_000)
            #expect(answer.metadata["compressed"] == "\(!compressed)")
            #expect(record.seen.contains(.message(isCompressed: compressed)))
        }
    }

    @Test("Each message of a stream is compressed or not, in both directions", arguments: Way.network)
    func streams(way: Way) async throws {
        try await withService(way) { channel in
            let record = Record()
            let seen = try await channel.bidirectional(
                Service.chat, options: record.options(.gzip),
                requests: { (writer: RequestWriter<Order>) in
                    let load = String(repeating: "z", count: 5_000)
                    try await writer.write(Order(reason: "packed", domain: load))
                    try await writer.write(Order(reason: "plain", domain: load), compressed: false)
                },
                onResponse: { (responses: ResponseStream<Order>) in
                    var seen: [(request: String?, response: Bool)] = []
                    var iterator = responses.makeAsyncIterator()
                    while let response = try await iterator.next() {
                        seen.append((response.metadata["compressed"], iterator.lastWasCompressed))
                    }
                    return seen
                })
            #expect(seen.map(\.request) == ["true", "false"])
            #expect(seen.map(\.response) == [true, false])
        }
    }
}
