import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import TLS

/// A client of the HTTP server that sends and reads plain bytes: HTTP/1.1 as it stands on the wire.
final class WireCaller: Sendable {
    private struct State {
        var received = ByteBuffer()
        var isClosed = false
        var waiting: (isEnough: @Sendable (String) -> Bool, promise: EventLoopPromise<String>)?
    }

    private let channel: any Channel
    private let state: NIOLockedValueBox<State>

    /// - Parameter source: the address to call from, one of this machine's.
    init(_ address: String, tls: TLSClientContext? = nil, from source: String? = nil) async throws {
        let state = NIOLockedValueBox(State())
        self.state = state
        let colon = address.lastIndex(of: ":")!
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        if let source { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0)) }
        channel =
            try await bootstrap
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let tls { try pipeline.addHandler(TLSHandler(context: tls, serverName: "localhost")) }
                    try pipeline.addHandler(Reader(received: { WireCaller.note($0, in: state) }))
                }
            }
            .connect(host: String(address[..<colon]), port: Int(address[address.index(after: colon)...])!).get()
    }

    func send(_ bytes: some Sequence<UInt8>) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    /// All that came since the last call, once it is enough or the connection ended.
    func read(until isEnough: @escaping @Sendable (String) -> Bool) async throws -> String {
        let promise = channel.eventLoop.makePromise(of: String.self)
        state.withLockedValue { $0.waiting = (isEnough, promise) }
        Self.note(nil, in: state)
        return try await promise.futureResult.get()
    }

    /// Sends a request of HTTP/1.1 and reads its answer, whose length must be announced.
    func request(_ method: String, _ path: String, headers: [(String, String)] = [], body: [UInt8] = []) async throws -> TestAnswer {
        var head = "\(method) \(path) HTTP/1.1\r\nhost: gateway\r\n"
        if !body.isEmpty { head += "content-length: \(body.count)\r\n" }
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        try await send(Array((head + "\r\n").utf8) + body)
        let text = try await read { Self.parse($0, isHead: method == "HEAD") != nil }
        return Self.parse(text, isHead: method == "HEAD") ?? TestAnswer(ending: "closed after: \(text)")
    }

    func close() async { try? await channel.close() }

    private static func parse(_ text: String, isHead: Bool) -> TestAnswer? {
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        var answer = TestAnswer(status: Int(lines[0].split(separator: " ")[1]) ?? 0)
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            answer.headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        answer.body = String(text[end.upperBound...])
        let length = isHead ? 0 : answer.headers["content-length"].flatMap(Int.init) ?? 0
        return answer.body.utf8.count >= length ? answer : nil
    }

    /// Nil looks again at what is there.
    private static func note(_ bytes: ByteBuffer?, in state: NIOLockedValueBox<State>, isClosed: Bool = false) {
        let ready = state.withLockedValue { state -> (EventLoopPromise<String>, String)? in
            if let bytes, bytes.readableBytes == 0 { state.isClosed = true }
            if let bytes { state.received.writeImmutableBuffer(bytes) }
            guard let (isEnough, promise) = state.waiting else { return nil }
            let text = String(buffer: state.received)
            guard state.isClosed || isEnough(text) else { return nil }
            state.waiting = nil
            state.received.clear()
            return (promise, text)
        }
        if let (promise, text) = ready { promise.succeed(text) }
    }
}

/// Hands on what comes; an empty buffer says that nothing more will.
private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let received: (ByteBuffer) -> Void

    init(received: @escaping (ByteBuffer) -> Void) { self.received = received }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { received(unwrapInboundIn(data)) }
    func channelInactive(context: ChannelHandlerContext) { received(ByteBuffer()) }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
