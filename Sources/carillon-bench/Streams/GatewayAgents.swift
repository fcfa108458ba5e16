import HTTP2
import NIOCore
import NIOPosix
import Synchronization

/// Agents, or open apps of the same users, that hold streams of a gateway, `GET /stream`, over HTTP/2 without TLS.
final class GatewayAgents: AgentHolder {
    private let port: Int
    private let streamsAConnection: Int
    private let areApps: Bool
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let connections = Mutex<[HTTP2Connection]>([])

    init(port: Int, streamsAConnection: Int, areApps: Bool) {
        self.port = port
        self.areApps = areApps
        self.streamsAConnection = streamsAConnection
    }

    func hold(_ agents: [Agent]) async throws -> OpenStreams {
        let held = OpenStreams()
        for first in stride(from: 0, to: agents.count, by: streamsAConnection) {
            let connection = try await HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: group.next()).get()
            connections.withLock { $0.append(connection) }
            for number in first..<min(first + streamsAConnection, agents.count) {
                let agent = agents[number]
                let path = "/api/v1/stream" + (areApps ? "" : "?device_id=\(agent.device)")
                let head: HTTP2Headers = [
                    ":method": "GET", ":scheme": "http", ":authority": "127.0.0.1", ":path": path, "authorization": "Bearer \(agent.token)",
                ]
                try await connection.eventLoop.submit {
                    _ = try connection.openStream(head, data: nil, endStream: true, delegate: AgentStream(held))
                }.get()
                try await held.wait(for: number - OpenStreams.mostBeginning)
            }
        }
        try await held.wait(for: agents.count)
        return held
    }

    func shutDown() async {
        for connection in connections.withLock({ $0 }) { connection.eventLoop.execute { connection.close() } }
        try? await group.shutdownGracefully()
    }
}

/// The stream of one agent. Confined to its event loop.
private final class AgentStream: HTTP2StreamDelegate {
    private let held: OpenStreams
    private var isOpen = false

    init(_ held: OpenStreams) { self.held = held }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        if !headers.value(":status", equals: "200") { held.ended("\(headers)") }
    }
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        stream.consumed(data.readableBytes)
        guard !isOpen else { return }
        isOpen = true
        held.opened()
    }
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) { held.ended("\(reason)") }
}
