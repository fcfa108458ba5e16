import NIOCore
import NIOEmbedded

@testable import HTTP2

/// One connection whose peer is the test.
final class SilentPeer {
    let channel = EmbeddedChannel()
    let connection: HTTP2Connection
    var isClosed = false
    var closeError: (any Error)?

    init(role: ConnectionLifecycle.Role, limits: HTTP2Limits = HTTP2Limits()) throws {
        connection = HTTP2Connection(role: role, channel: channel, limits: limits, remoteDescription: "peer") { _ in Recorder() }
        connection.onClose = { [unowned self] _, error in (isClosed, closeError) = (true, error) }
        try channel.pipeline.syncOperations.addHandler(HTTP2ConnectionHandler(connection: connection, waitsForTLS: false))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.embeddedEventLoop.run()
    }
}
