import NIOCore
import NIOEmbedded

@testable import HTTP2

/// One connection that is told anything, in pieces of any size, while time passes.
enum HTTP2SessionTarget {
    private static let limits: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.maxConcurrentStreams = 8
        limits.maxOutboundBufferedBytesPerStream = 64 * 1024
        limits.maxOutboundBufferedBytes = 256 * 1024
        return limits
    }()

    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let choice = input.byte()
        let isServer = choice & 1 == 0
        let channel = EmbeddedChannel()
        let connection = HTTP2Connection(
            role: isServer ? .server : .client, channel: channel, limits: self.limits, remoteDescription: "fuzz",
            makeStreamDelegate: { _ in EchoingStream(answers: true) })
        var closings = 0
        connection.onClose = { _, _ in closings += 1 }
        do {
            try connection.install(tls: nil)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            // Most inputs begin behind the handshake, where there is more to find.
            if choice & 2 == 0 { try channel.writeInbound(ByteBuffer(bytes: isServer ? self.preface : Array(self.preface[24...]))) }
        } catch {
            fatalError("a connection that nobody has spoken to yet failed: \(error)")
        }
        while !input.isEmpty, channel.isActive { self.step(&input, channel, connection, isServer: isServer) }

        if channel.isActive { connection.close() }
        channel.embeddedEventLoop.advanceTime(by: .minutes(5))
        _ = try? channel.finish(acceptAlreadyClosed: true)
        channel.embeddedEventLoop.run()
        promise(closings == 1, "a connection tells once that it is closed, not \(closings) times")
        promise(connection.openStreams == 0, "\(connection.openStreams) streams outlive their connection")
    }

    private static func step(_ input: inout FuzzInput, _ channel: EmbeddedChannel, _ connection: HTTP2Connection, isServer: Bool) {
        let operation = input.byte()
        switch operation >> 5 {
        case 0: channel.embeddedEventLoop.advanceTime(by: .milliseconds(Int64(operation & 31) * 500))
        case 1 where !isServer:
            if connection.availableStreams > 0 {
                _ = try? connection.openStream(
                    [":method": "POST", ":scheme": "http", ":authority": "fuzz", ":path": "/"],
                    data: ByteBuffer(repeating: 7, count: Int(operation & 31) * 100), endStream: operation & 1 == 0,
                    delegate: EchoingStream(answers: false))
            }
        case 2: connection.ping(timeout: .seconds(1)) { _ in }
        case 3 where operation & 31 == 0: _ = connection.shutdownGracefully(grace: .seconds(1))
        default:
            let piece = input.piece(Int(operation & 127) + 1)
            channel.exchange(ByteBuffer(bytes: piece))
        }
        channel.exchange(ByteBuffer())
        promise(connection.openStreams <= self.limits.maxConcurrentStreams, "more streams than the limit: \(connection.openStreams)")
        promise(connection.unsentBytes >= 0, "bytes were counted as sent that never waited")
        promise(
            connection.unsentBytes <= self.limits.maxOutboundBufferedBytes + self.limits.maxOutboundBufferedBytesPerStream,
            "\(connection.unsentBytes) bytes wait for a peer that does not read")
    }
}

/// Echoes the request, and gives its window back now and then.
private final class EchoingStream: HTTP2StreamDelegate {
    /// Whether it is the server's side of a stream.
    private let answers: Bool
    private var body = ByteBuffer()
    private var closings = 0

    init(answers: Bool) {
        self.answers = answers
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        headers.forEachField { name, value, _ in
            self.body.writeBytes(name); self.body.writeBytes(value)
        }
        if endStream { self.answer(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        self.body.writeImmutableBuffer(data)
        if data.readableBytes % 3 != 0 { stream.consumed(data.readableBytes) }
        if endStream { self.answer(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { self.answer(stream) }
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        self.closings += 1
        promise(self.closings == 1, "a stream tells once that it is over")
    }

    private func answer(_ stream: HTTP2Stream) {
        guard self.answers else { return }
        promise(self.closings == 0, "nothing comes after the end of a stream")
        stream.sendResponse(headers: [":status": "200"], data: self.body, trailers: ["end": "1"])
    }
}
