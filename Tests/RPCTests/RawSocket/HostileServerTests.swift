import NIOCore
import NIOPosix
import Testing

@testable import HTTP2
@testable import RPC

/// Our client against servers that mean it no good: the call fails with a status, the connection that was abused is given up, and the next one works.
@Suite("SEC-03 hostile servers on a raw socket", .timeLimit(.minutes(1)))
struct HostileServerTests {
    static let head: [(String, String)] = [(":status", "200"), ("content-type", "application/grpc")]

    /// Makes a call to a server that misbehaves on its first connection as the test says, and is correct on the others.
    private func call(
        _ code: Status.Code, says words: String? = nil, _ misbehave: @escaping @Sendable (RawSocket, Int32) async -> Void
    ) async throws {
        let (sockets, continuation) = AsyncStream.makeStream(of: (any Channel, AsyncStream<RawFrame>).self)
        let listener = try await RawSocket.listen { continuation.yield(($0, $1)) }
        let serving = Task {
            var isFirst = true
            for await (channel, frames) in sockets {
                let socket = RawSocket(channel, frames)
                guard let stream = await socket.first(.headers)?.stream else { continue }
                if isFirst {
                    isFirst = false
                    await misbehave(socket, stream)
                } else {
                    socket.send(
                        .headers(stream, Self.head), .data(stream, RawSocket.order("echo", "fine")),
                        .headers(stream, [("grpc-status", "0")], end: true))
                }
            }
        }
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: listener.localAddress?.port ?? 0)]), group: MultiThreadedEventLoopGroup.singleton,
            settings: .internalPeers)
        let error = await failure { try await channel.control("echo") }
        #expect(error?.code == code, "\(error.map { "\($0)" } ?? "no error")")
        if let words { #expect(error?.message.contains(words) == true, "\(error?.message ?? "")") }
        if !Self.endsConnection.contains(code) {
            // The connection as such is fine; nobody answers on it any more.
            serving.cancel()
        } else {
            #expect(try await channel.control("echo").domain == "fine")
        }
        await channel.shutdown()
        serving.cancel()
        try? await listener.close()
    }

    /// Codes that stand for a connection that was given up.
    private static let endsConnection: Set<Status.Code> = [.unavailable]

    @Test("A header block without end")
    func endlessHeaders() async throws {
        try await self.call(.unavailable, says: "CONTINUATION") { socket, stream in
            socket.send(RawFrame(.headers, stream: stream, HeaderBlock.encode(Self.head)))
            socket.flood(1_000) { RawFrame(.continuation, stream: stream, HeaderBlock.encode([("x-\($0)", "v")])).bytes }
        }
    }

    @Test("A header list over the limit costs the call alone")
    func headerList() async throws {
        try await self.call(.resourceExhausted, says: "the limit of 16384 bytes") { socket, stream in
            let long = (0..<15).map { ("x-\($0)", String(repeating: "v", count: 1_000)) }
            let block = HeaderBlock.encode(Self.head + long + long)
            socket.send(
                RawFrame(.headers, stream: stream, Array(block.prefix(16_000))),
                RawFrame(.continuation, flags: RawFrame.endHeaders, stream: stream, Array(block.dropFirst(16_000))))
        }
    }

    @Test("Trailers over the limit cost the call alone, and their limit is named")
    func trailers() async throws {
        try await self.call(.resourceExhausted, says: "the limit of 16384 bytes") { socket, stream in
            let long = (0..<17).map { ("x-\($0)", String(repeating: "v", count: 1_000)) }
            let block = HeaderBlock.encode([("grpc-status", "0")] + long)
            socket.send(
                .headers(stream, Self.head), .data(stream, RawSocket.order("echo")),
                RawFrame(.headers, flags: RawFrame.endStream, stream: stream, Array(block.prefix(16_000))),
                RawFrame(.continuation, flags: RawFrame.endHeaders, stream: stream, Array(block.dropFirst(16_000))))
        }
    }

    @Test("ARCH-02 A message over the limit is refused from its prefix")
    func oversizedMessage() async throws {
        try await self.call(.resourceExhausted, says: "limit") { socket, stream in
            socket.send(.headers(stream, Self.head), .data(stream, [0, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3]))
        }
    }

    @Test("PUSH_PROMISE, which we said we do not take")
    func push() async throws {
        try await self.call(.unavailable) { socket, stream in
            let promise = [0, 0, 0, 2] + HeaderBlock.encode([(":method", "GET"), (":scheme", "http"), (":authority", "x"), (":path", "/")])
            socket.send(RawFrame(.pushPromise, flags: RawFrame.endHeaders, stream: stream, promise))
        }
    }

    @Test("Floods", arguments: ["settings", "ping", "interim", "empty data", "goaway", "window"])
    func floods(_ kind: String) async throws {
        try await self.call(.unavailable) { socket, stream in
            let frame: RawFrame =
                switch kind {
                case "settings": .settings((4, 70_000))
                case "ping": .ping()
                // Early hints (RFC 8297), without end.
                case "interim": .headers(stream, [(":status", "103")])
                case "goaway": RawFrame(.goAway, [0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0])
                case "window": .window(0, 1)
                default: .data(stream, [])
                }
            if kind == "empty data" { socket.send(.headers(stream, Self.head)) }
            await socket.besiege(10_000) { _ in frame.bytes }
            #expect(await socket.untilClosed().last == RawSocket.enhanceYourCalm)
        }
    }
}

extension RawSocket {
    /// Listens as a server that begins properly and leaves the rest to the test.
    static func listen(_ accept: @escaping @Sendable (any Channel, AsyncStream<RawFrame>) -> Void) async throws -> any Channel {
        try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let (frames, continuation) = AsyncStream.makeStream(of: RawFrame.self)
                    let collector = FrameCollector(
                        continuation, RawFrame.settings((3, 100)).bytes, acknowledges: true, skips: RawFrame.preface.count)
                    try channel.pipeline.syncOperations.addHandler(collector)
                    accept(channel, frames)
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }
}
