import Logging
import NIOCore
import NIOEmbedded

@testable import HTTP2
@testable import RPC

/// A gRPC server whose client sends correct HTTP/2 frames with anything in them, in any order.
enum GRPCCallTarget {
    private static let routes = RouteTable(router: RPCRouter(services: [FuzzService()]), interceptors: [], standard: RPCRouter(services: []))

    private static let limits: RPCLimits = {
        var limits = RPCLimits()
        limits.maxMessageBytes = 4096
        return limits
    }()

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let channel = EmbeddedChannel()
        let workers = HandlerWorkers(executor: LoopExecutor(channel.embeddedEventLoop))
        let core = ServerCore(routes: self.routes, limits: self.limits, logger: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })
        let connection = HTTP2Connection(
            role: .server, channel: channel, limits: core.limits.http2, remoteDescription: "fuzz",
            makeStreamDelegate: { ServerCall(core: core, stream: $0, workers: workers) })
        var client = FrameWriter()
        do {
            try connection.install(tls: nil)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        } catch {
            fatalError("a connection that nobody has spoken to yet failed: \(error)")
        }
        client.preface()
        while !input.isEmpty, channel.isActive {
            self.step(&input, &client, channel)
            channel.exchange(client.take())
        }
        if channel.isActive { connection.close() }
        channel.embeddedEventLoop.advanceTime(by: .minutes(5))
        _ = try? channel.finish(acceptAlreadyClosed: true)
        channel.embeddedEventLoop.run()
        workers.close()
        channel.embeddedEventLoop.run()
        promise(connection.openStreams == 0, "\(connection.openStreams) calls outlive their connection")
    }

    private static let paths = ["Unary", "Expand", "Collect", "Chat", "Fail", "Absent"].map { "/carillon.fuzz.Fuzz/\($0)" }
    private static let names = [
        "grpc-timeout", "grpc-encoding", "grpc-accept-encoding", "content-type", "te", "x-request-id", "traceparent", "blob-bin", "user-agent", "x",
    ]

    private static func step(_ input: inout FuzzInput, _ client: inout FrameWriter, _ channel: EmbeddedChannel) {
        let operation = input.byte()
        switch operation & 7 {
        case 0, 1:
            let path = self.paths[Int(operation >> 3) % self.paths.count]
            var fields: [(String, [UInt8])] = [
                (":method", Array("POST".utf8)), (":scheme", Array("http".utf8)), (":path", Array(path.utf8)),
            ]
            let shape = input.byte()
            if shape & 1 == 0 { fields.append(("content-type", Array("application/grpc".utf8))) }
            for _ in 0..<(shape >> 1 & 3) {
                let name = self.names[Int(input.byte()) % self.names.count]
                fields.append((name, input.piece(Int(input.byte() & 31))))
            }
            client.headers(fields, endStream: shape & 8 != 0, isNew: true)
        case 2: client.data(input.piece(Int(input.byte())), endStream: operation & 8 != 0, stream: Int(operation >> 4))
        case 3:
            // A message in its frame, so that handlers are reached at all.
            let payload = input.piece(Int(input.byte() & 63))
            client.data(
                [operation & 16 != 0 ? 1 : 0, 0, 0, 0, UInt8(payload.count)] + payload, endStream: operation & 8 != 0, stream: Int(operation >> 5))
        case 4: client.reset(stream: Int(operation >> 3))
        case 5: client.headers([("x-end", input.piece(3))], endStream: true, isNew: false)
        case 6: channel.embeddedEventLoop.advanceTime(by: .milliseconds(Int64(operation >> 3) * 100))
        default: client.windowUpdate(stream: Int(operation >> 4), bytes: UInt32(input.byte()) << (operation & 8))
        }
    }
}

/// Answers in each of the four ways, and with errors.
private struct FuzzService: RegistrableService {
    typealias Body = GoogleRPC.ErrorInfo

    static let service = ServiceDescriptor(fullName: "carillon.fuzz.Fuzz")

    private static func method(_ name: String, _ type: CallType) -> MethodDescriptor {
        MethodDescriptor(service: self.service, name: name, callType: type)
    }

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.method("Unary", .unary)) { (request: Body, _) in request }
        router.unary(Self.method("Fail", .unary)) { (request: Body, _) -> Body in
            throw RPCError.withReason(code: .aborted, reason: request.reason, field: request.domain, message: "%\r\n😀 \(request.reason)")
        }
        router.serverStreaming(Self.method("Expand", .serverStreaming)) { (request: Body, response: ResponseWriter<Body>, _) in
            for _ in 0..<request.reason.utf8.count { try await response.write(request) }
        }
        router.clientStreaming(Self.method("Collect", .clientStreaming)) { (requests: RequestStream<Body>, _) -> Body in
            var last = Body()
            for try await request in requests { last = request }
            return last
        }
        router.bidirectional(Self.method("Chat", .bidirectional)) { (requests: RequestStream<Body>, response: ResponseWriter<Body>, _) in
            for try await request in requests { try await response.write(request) }
        }
    }
}

/// Writes a client's HTTP/2 frames, with literal header fields (RFC 7541 §6.2.2).
private struct FrameWriter {
    private var buffer = ByteBuffer()
    private var lastStream: UInt32 = 0

    mutating func take() -> ByteBuffer {
        defer { self.buffer = ByteBuffer() }
        return self.buffer
    }

    mutating func preface() {
        self.buffer.writeString("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        self.frame(type: 4, flags: 0, stream: 0, [])
    }

    mutating func headers(_ fields: [(String, [UInt8])], endStream: Bool, isNew: Bool) {
        if isNew || self.lastStream == 0 { self.lastStream = self.lastStream == 0 ? 1 : self.lastStream + 2 }
        var block: [UInt8] = []
        for (name, value) in fields {
            block += [0, UInt8(name.utf8.count)]
            block += name.utf8
            block.append(UInt8(value.count))
            block += value
        }
        self.frame(type: 1, flags: endStream ? 5 : 4, stream: self.lastStream, block)
    }

    mutating func data(_ bytes: [UInt8], endStream: Bool, stream: Int) {
        self.frame(type: 0, flags: endStream ? 1 : 0, stream: self.earlier(stream), bytes)
    }

    mutating func reset(stream: Int) { self.frame(type: 3, flags: 0, stream: self.earlier(stream), [0, 0, 0, 8]) }

    mutating func windowUpdate(stream: Int, bytes: UInt32) {
        self.frame(type: 8, flags: 0, stream: stream == 0 ? 0 : self.earlier(stream - 1), withUnsafeBytes(of: bytes.bigEndian) { Array($0) })
    }

    /// A stream that was opened, counted back from the last.
    private func earlier(_ back: Int) -> UInt32 { max(1, self.lastStream &- UInt32(min(back, Int(self.lastStream / 2)) * 2)) }

    private mutating func frame(type: UInt8, flags: UInt8, stream: UInt32, _ payload: [UInt8]) {
        self.buffer.writeBytes([UInt8(payload.count >> 16), UInt8(payload.count >> 8 & 255), UInt8(payload.count & 255), type, flags])
        self.buffer.writeInteger(stream)
        self.buffer.writeBytes(payload)
    }
}
