import NIOCore
import NIOEmbedded

@testable import TLS

/// A TLS client and server in memory.
final class TLSPair {
    let client: Side
    let server: Side
    /// The most bytes passed over at once.
    var chunk = Int.max

    /// The output of one end.
    final class Side: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        let channel = EmbeddedChannel()
        var handshake: TLSHandshakeCompleted?
        var received: [UInt8] = []
        var error: (any Error)?
        var isClosed = false

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            received.append(contentsOf: unwrapInboundIn(data).readableBytesView)
        }
        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if let completed = event as? TLSHandshakeCompleted { handshake = completed }
        }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { if self.error == nil { self.error = error } }
        func channelInactive(context: ChannelHandlerContext) { isClosed = true }

        var message: String { error.map { "\($0)" } ?? "no error" }
        func say(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }
        var heard: String { String(decoding: received, as: UTF8.self) }
    }

    /// - Parameter beforeHandshake: called when both ends are connected, before a byte passes.
    init(
        server serverContext: TLSServerContext, client clientContext: TLSClientContext, serverName: String? = "push.test", chunk: Int = .max,
        beforeHandshake: () throws -> Void = {}
    ) throws {
        self.chunk = chunk
        server = Side()
        client = Side()
        try server.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), server])
        try client.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: clientContext, serverName: serverName), client])
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        try server.channel.connect(to: address).wait()
        try client.channel.connect(to: address).wait()
        try beforeHandshake()
        exchange()
    }

    func exchange() {
        var isQuiet = false
        while !isQuiet {
            isQuiet = true
            for (from, to) in [(client, server), (server, client)] {
                from.channel.embeddedEventLoop.run()
                while var bytes = try? from.channel.readOutbound(as: ByteBuffer.self) {
                    isQuiet = false
                    while to.channel.isActive, bytes.readableBytes > 0 {
                        _ = try? to.channel.writeInbound(bytes.readSlice(length: min(chunk, bytes.readableBytes))!)
                    }
                }
            }
        }
    }
}
