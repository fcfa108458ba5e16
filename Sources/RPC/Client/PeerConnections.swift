import HTTP2
import NIOCore

/// The connections of a channel to one peer: the first for all calls, and further ones for streaming calls alone.
///
/// A connection has room for a limited number of calls, and a streaming call may last for hours. So streaming calls take at most half of the first
/// connection's room, and the rest is always there for unary calls. Beyond that, streaming calls fill the further connections in order; when all are
/// full, one more is made. A connection that got empty closes after the channel's idle time.
// Not Sendable: everything runs on the channel's event loop.
final class PeerConnections {
    /// Nil: one of several.
    let address: Target.Address?
    let first: Connector
    private var further: [Connector] = []
    private let mostFurther: Int
    private let makeConnector: () -> Connector

    init(address: Target.Address?, mostFurther: Int, makeConnector: @escaping () -> Connector) {
        self.address = address
        self.mostFurther = mostFurther
        self.makeConnector = makeConnector
        self.first = makeConnector()
    }

    /// A connection with room for a unary or streaming call.
    func available(forStreaming isStreaming: Bool) -> HTTP2Connection? {
        guard isStreaming else { return self.first.available }
        if let connection = self.first.available, !Self.hasItsShareOfStreams(connection) { return connection }
        return self.further.lazy.compactMap { $0.available }.first
    }

    /// Counts unary calls, too: where they take half of the room, streaming calls leave it to them.
    private static func hasItsShareOfStreams(_ connection: HTTP2Connection) -> Bool {
        connection.openStreams >= connection.streamLimit / 2
    }

    /// Begins to connect once more when all connections are full of calls.
    ///
    /// - Parameter changed: called when the new connection has room, could not be made, or has ended.
    /// - Returns: why streaming calls will find no room; nil: it comes, or the peer is not connected.
    func makeRoomForStreams(changed: @escaping () -> Void) -> RPCError? {
        guard let connection = self.first.connection else { return nil }
        if let failed = self.further.first(where: { $0.isBackingOff }) { return failed.lastError }
        guard Self.hasItsShareOfStreams(connection), self.further.allSatisfy({ $0.isIdle || $0.isFull }) else { return nil }
        if let idle = self.further.first(where: { $0.isIdle }) {
            idle.wake()
            return nil
        }
        guard self.further.count < self.mostFurther else {
            return RPCError(
                code: .resourceExhausted,
                message: "\(self.mostFurther) connections are full of streaming calls, which is the limit of this client; call later")
        }
        let connector = self.makeConnector()
        connector.reports = Connector.Reports(ready: changed, failed: { _ in changed() }, lost: changed)
        self.further.append(connector)
        connector.wake()
        return nil
    }

    /// Ends for good: the connections finish their calls within the grace time.
    func stop(grace: TimeAmount) -> [EventLoopFuture<Void>] {
        ([self.first] + self.further).map { $0.stop(grace: grace) }
    }
}
