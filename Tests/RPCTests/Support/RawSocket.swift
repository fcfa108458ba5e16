import HTTP2
import NIOCore
import NIOPosix
import Protobuf
import RPC
import Testing

/// The answer on one stream, as another client would see it.
struct RawAnswer: Sendable {
    /// The header blocks in order: head and trailers, or one with both.
    var blocks: [[String: String]] = []
    var data: [UInt8] = []
    /// The code of RST_STREAM, if one came.
    var reset: UInt32?

    subscript(_ name: String) -> String? { self.blocks.lazy.compactMap { $0[name] }.first }
    var httpStatus: String? { self[":status"] }
    var grpcStatus: String? { self["grpc-status"] }
    var grpcMessage: String? { self["grpc-message"] }
    /// The messages without their prefixes.
    var messages: [[UInt8]] {
        var rest = self.data[...]
        var messages: [[UInt8]] = []
        while rest.count >= 5 {
            let length = rest.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
            messages.append(Array(rest.dropFirst(5).prefix(length)))
            rest = rest.dropFirst(5 + length)
        }
        return messages
    }
    func order() throws -> GoogleRPC.ErrorInfo { try GoogleRPC.ErrorInfo(bytes: self.messages.first ?? []) }
}

/// One end of a TCP connection that speaks HTTP/2 frame by frame, right or wrong. It obeys nothing: neither windows nor limits.
///
/// One test, one task: it waits for frames in the order they come.
final class RawSocket {
    let channel: any Channel
    private let headers = HeaderReader()
    private var incoming: AsyncStream<RawFrame>.Iterator
    /// Everything that came, in order.
    private(set) var seen: [RawFrame] = []
    private var answers: [Int32: RawAnswer] = [:]
    private var ended: Set<Int32> = []
    private(set) var isClosed = false

    static let head: [(String, String)] = [
        (":method", "POST"), (":scheme", "http"), (":path", "/carillon.rpc.testing.Control/Unary"), (":authority", "test"),
        ("te", "trailers"), ("content-type", "application/grpc"),
    ]

    init(_ channel: any Channel, _ frames: AsyncStream<RawFrame>) {
        self.channel = channel
        self.incoming = frames.makeAsyncIterator()
    }

    /// - Parameters:
    ///   - begins: sends the preface and SETTINGS.
    ///   - acknowledges: answers SETTINGS and PING as a well-behaved peer does.
    ///   - receiveBuffer: the socket's receive buffer, for clients that do not read.
    ///   - source: the address to come from; all of 127.0.0.0/8 is this machine.
    static func connect(
        _ target: Target, begins: Bool = true, acknowledges: Bool = true, settings: RawFrame = .settings(), receiveBuffer: Int? = nil,
        from source: String? = nil
    ) async throws -> RawSocket {
        guard case .ip(let host, let port)? = target.fixedAddresses.first else { throw RPCError(code: .internalError, message: "not TCP") }
        let (frames, continuation) = AsyncStream.makeStream(of: RawFrame.self)
        let opening = begins ? RawFrame.preface + settings.bytes : []
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FrameCollector(continuation, opening, acknowledges: acknowledges))
                }
            }
        if let receiveBuffer { bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: .init(receiveBuffer)) }
        if let source { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0)) }
        return RawSocket(try await bootstrap.connect(host: host, port: port).get(), frames)
    }

    // MARK: Saying

    func send(_ frames: RawFrame...) { self.send(bytes: frames.flatMap(\.bytes)) }

    /// Sends without waiting: a server that does not read must not stop the test.
    func send(bytes: [UInt8]) { self.channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

    /// Sends the same bytes many times over, as one piece.
    func flood(_ count: Int, _ bytes: (Int) -> [UInt8]) { self.send(bytes: (0..<count).flatMap(bytes)) }

    /// The usual head, with some fields changed, added at the end, or (with `nil`) left out.
    static func head(_ changes: [(String, String?)] = []) -> [(String, String)] {
        var fields = self.head
        for (name, value) in changes {
            let place = fields.firstIndex { $0.0 == name }
            switch (place, value) {
            case (let place?, let value?): fields[place].1 = value
            case (let place?, nil): fields.remove(at: place)
            case (nil, let value?): fields.append((name, value))
            case (nil, nil): break
            }
        }
        return fields
    }

    /// A whole call: head, one DATA frame with the end.
    func call(_ stream: Int32, _ changes: [(String, String?)] = [], body: [UInt8]) async -> RawAnswer {
        self.send(.headers(stream, Self.head(changes)), .data(stream, body, end: true))
        return await self.answer(stream)
    }

    /// Whether a call on this connection works.
    func echoes(_ stream: Int32) async -> Bool {
        let order = Self.order("echo", "still here")
        let answer = await self.call(stream, body: order)
        return answer.grpcStatus == "0" && answer.data == order
    }

    /// A framed message for the control service.
    static func order(_ reason: String, _ domain: String = "", _ metadata: [String: String] = [:]) -> [UInt8] {
        do { return try RawClient.order(reason, domain, metadata) } catch { preconditionFailure("\(error)") }
    }

    /// Stops taking bytes from the kernel: its buffers fill, then those of the peer.
    func stopReading() async throws { try await self.channel.setOption(.autoRead, value: false).get() }
    func resumeReading() async throws { try await self.channel.setOption(.autoRead, value: true).get() }

    func close() { self.channel.close(promise: nil) }

    // MARK: Hearing

    /// The next frame, or `nil` when the connection is closed.
    @discardableResult
    func next() async -> RawFrame? {
        guard let frame = await self.incoming.next() else {
            self.isClosed = true
            return nil
        }
        self.seen.append(frame)
        self.note(frame)
        return frame
    }

    private func note(_ frame: RawFrame) {
        switch frame.kind {
        case .headers:
            let fields = self.headers.read(frame.payload) ?? []
            self.answers[frame.stream, default: RawAnswer()].blocks.append(Dictionary(fields.map { ($0.name, $0.value) }) { $0 + "," + $1 })
        case .data: self.answers[frame.stream, default: RawAnswer()].data += frame.payload
        case .reset:
            self.answers[frame.stream, default: RawAnswer()].reset = frame.code
            self.ended.insert(frame.stream)
        default: break
        }
        if frame.endsStream { self.ended.insert(frame.stream) }
    }

    /// Waits for the end of a stream, or of the connection.
    func answer(_ stream: Int32) async -> RawAnswer {
        while !self.ended.contains(stream), await self.next() != nil {}
        return self.answers[stream] ?? RawAnswer()
    }

    /// Waits for the first frame that fits; `nil` when the connection closes before.
    func first(_ kind: RawFrame.Kind, where fits: (RawFrame) -> Bool = { _ in true }) async -> RawFrame? {
        if let frame = self.seen.first(where: { $0.kind == kind && fits($0) }) { return frame }
        while let frame = await self.next() {
            if frame.kind == kind, fits(frame) { return frame }
        }
        return nil
    }

    /// Waits for the peer's SETTINGS, which are acknowledged as they come. What is sent from here on may use its larger windows: before, a
    /// stream has the 65,535 bytes that all begin with (RFC 9113 §6.9.2).
    func acceptSettings() async { _ = await self.first(.settings) { $0.flags & RawFrame.acknowledgement == 0 } }

    /// Waits until the peer closed the connection; returns the GOAWAY codes it sent.
    func untilClosed() async -> [UInt32] {
        while await self.next() != nil {}
        return self.seen.filter { $0.kind == .goAway }.map(\.code)
    }
}

/// Cuts the bytes into frames.
final class FrameCollector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let frames: AsyncStream<RawFrame>.Continuation
    private let opening: [UInt8]
    private let acknowledges: Bool
    private var buffer = ByteBuffer()

    /// Bytes still to come before the first frame: a server is sent the preface.
    private var skips: Int

    init(_ frames: AsyncStream<RawFrame>.Continuation, _ opening: [UInt8], acknowledges: Bool, skips: Int = 0) {
        (self.frames, self.opening, self.acknowledges, self.skips) = (frames, opening, acknowledges, skips)
    }

    /// From here and not from the test: the server's SETTINGS may be acknowledged before the test hears of the connection.
    func channelActive(context: ChannelHandlerContext) {
        if !self.opening.isEmpty { context.writeAndFlush(self.wrapOutboundOut(ByteBuffer(bytes: self.opening)), promise: nil) }
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        self.buffer.writeImmutableBuffer(self.unwrapInboundIn(data))
        if self.skips > 0 {
            let skipped = min(self.skips, self.buffer.readableBytes)
            self.buffer.moveReaderIndex(forwardBy: skipped)
            self.skips -= skipped
        }
        while self.skips == 0, let frame = RawFrame(readFrom: &self.buffer) {
            self.acknowledge(frame, context)
            self.frames.yield(frame)
        }
        self.buffer.discardReadBytes()
    }

    private func acknowledge(_ frame: RawFrame, _ context: ChannelHandlerContext) {
        guard self.acknowledges, frame.kind == .settings || frame.kind == .ping, frame.flags & RawFrame.acknowledgement == 0 else { return }
        let answer = RawFrame(
            type: frame.type, flags: RawFrame.acknowledgement, stream: 0, frame.kind == .ping ? frame.payload : [])
        context.writeAndFlush(self.wrapOutboundOut(ByteBuffer(bytes: answer.bytes)), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { self.frames.finish() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// Runs `body` with a control service and a connection to it.
func withRawSocket(
    limits: RPCLimits = RPCLimits(), acknowledges: Bool = true, settings: RawFrame = .settings(),
    _ body: (RawSocket, ControlService) async throws -> Void
) async throws {
    let service = ControlService()
    try await withServer(services: [service], limits: limits) { _, target in
        let socket = try await RawSocket.connect(target, acknowledges: acknowledges, settings: settings)
        defer { socket.close() }
        try await body(socket, service)
    }
}
