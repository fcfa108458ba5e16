import NIOCore
import NIOEmbedded

@testable import HTTP2

/// A client and a server in memory: no socket, and time moves only when told.
final class SessionPair {
    let clientChannel = EmbeddedChannel()
    let serverChannel = EmbeddedChannel()
    let client: HTTP2Connection
    let server: HTTP2Connection
    /// The server's side of each stream, in order of arrival.
    let served: Served
    var clientCloseError: (any Error)?
    var serverCloseError: (any Error)?
    var clientIsClosed = false
    var serverIsClosed = false
    /// The most bytes passed over at once.
    var chunk = Int.max
    /// Whether bytes flow at all, each way.
    var clientToServerIsOpen = true
    var serverToClientIsOpen = true

    // Sendable: one test, one thread.
    final class Served: @unchecked Sendable {
        var recorders: [Recorder] = []
        var prepare: (Recorder) -> Void = { _ in }
    }

    /// - Parameter prepare: sets up each server-side recorder; by default it answers 200 and echoes.
    init(
        client clientLimits: HTTP2Limits = .client, server serverLimits: HTTP2Limits = .server, chunk: Int = .max,
        prepare: @escaping (Recorder) -> Void = SessionPair.echo
    ) throws {
        self.chunk = chunk
        let served = Served()
        served.prepare = prepare
        self.served = served
        client = HTTP2Connection(role: .client, channel: clientChannel, limits: clientLimits, remoteDescription: "server")
        server = HTTP2Connection(role: .server, channel: serverChannel, limits: serverLimits, remoteDescription: "client") { stream in
            let recorder = Recorder()
            recorder.stream = stream
            served.prepare(recorder)
            served.recorders.append(recorder)
            return recorder
        }
        client.onClose = { [unowned self] _, error in (clientIsClosed, clientCloseError) = (true, error) }
        server.onClose = { [unowned self] _, error in (serverIsClosed, serverCloseError) = (true, error) }
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        for (channel, connection) in [(clientChannel, client), (serverChannel, server)] {
            try channel.pipeline.syncOperations.addHandler(HTTP2ConnectionHandler(connection: connection, waitsForTLS: false))
            try channel.connect(to: address).wait()
        }
        try exchange()
    }

    static func echo(_ recorder: Recorder) {
        recorder.onEnd = { stream, recorder in
            stream.sendResponse(headers: .ok, data: ByteBuffer(bytes: recorder.body), trailers: ["grpc-status": "0"])
        }
    }

    /// Carries bytes both ways until nobody has anything to say.
    func exchange() throws {
        var isQuiet = false
        while !isQuiet {
            isQuiet = true
            clientChannel.embeddedEventLoop.run()
            serverChannel.embeddedEventLoop.run()
            if clientToServerIsOpen, let bytes = try clientChannel.readOutbound(as: ByteBuffer.self), bytes.readableBytes > 0 {
                isQuiet = false
                try deliver(bytes, to: serverChannel)
            }
            if serverToClientIsOpen, let bytes = try serverChannel.readOutbound(as: ByteBuffer.self), bytes.readableBytes > 0 {
                isQuiet = false
                try deliver(bytes, to: clientChannel)
            }
        }
    }

    private func deliver(_ bytes: ByteBuffer, to channel: EmbeddedChannel) throws {
        var bytes = bytes
        while channel.isActive, bytes.readableBytes > 0 {
            try channel.writeInbound(bytes.readSlice(length: min(chunk, bytes.readableBytes))!)
        }
    }

    /// Lets time pass on both sides.
    func pass(_ time: TimeAmount) throws {
        // In steps, so that answers arrive meanwhile.
        let step = TimeAmount.seconds(1)
        for _ in 0..<(time.nanoseconds / step.nanoseconds) {
            clientChannel.embeddedEventLoop.advanceTime(by: step)
            serverChannel.embeddedEventLoop.advanceTime(by: step)
            try exchange()
        }
    }

    /// A complete request.
    @discardableResult
    func request(_ headers: HTTP2Headers = .post, body: [UInt8] = [], prepare: (Recorder) -> Void = { _ in }) throws -> (HTTP2Stream, Recorder) {
        let recorder = Recorder()
        prepare(recorder)
        let stream = try client.openStream(headers, data: ByteBuffer(bytes: body), endStream: true, delegate: recorder)
        return (stream, recorder)
    }
}

/// Bytes that differ from the bytes beside them, so that lost or swapped pieces show.
func pattern(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) } }
