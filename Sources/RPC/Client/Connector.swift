import HTTP2
import NIOCore
import TLS

/// Maintains one connection of a channel: connects when it is needed, tries the addresses in order, waits between rounds, and connects again after a
/// loss.
// Sendable by confinement: everything runs on the channel's event loop, which `wake` and `stop` assert.
final class Connector: @unchecked Sendable {
    private enum State {
        case idle
        case connecting
        case ready(HTTP2Connection)
        case backingOff(Scheduled<Void>)
        case stopped
    }

    /// The connector's callbacks to its channel.
    struct Reports {
        /// A connection is established or has room for calls again.
        var ready: () -> Void
        /// A round of attempts failed; the next begins after a wait.
        var failed: (RPCError) -> Void
        /// The connection is closing or closed.
        var lost: () -> Void
    }

    private let eventLoop: any EventLoop
    private let peer: String
    private let tls: TLSClientContext?
    private let serverName: String?
    private let settings: ClientSettings
    private var keepalive: KeepalivePace
    private let resolve: @Sendable () async throws -> [Target.Address]
    private var state = State.idle
    private var backoff: ConnectBackoff
    private var connectedAt = NIODeadline.uptimeNanoseconds(0)
    /// The peer and its last address, for error messages.
    private var lastPeer: String
    /// Connections that finish their calls after a GOAWAY frame.
    private var draining: [HTTP2Connection] = []
    var reports = Reports(ready: {}, failed: { _ in }, lost: {})
    /// The error of the last round, for calls whose wait ends.
    private(set) var lastError: RPCError?

    /// A connection that closes sooner counts as a failed attempt, so that a peer that accepts and closes at once is not tried in a tight loop.
    private static let shortestUsefulLife = TimeAmount.milliseconds(500)

    init(
        eventLoop: any EventLoop, peer: String, tls: TLSClientContext?, serverName: String?, settings: ClientSettings,
        resolve: @escaping @Sendable () async throws -> [Target.Address]
    ) {
        self.eventLoop = eventLoop
        self.peer = peer
        self.lastPeer = peer
        self.tls = tls
        self.serverName = serverName
        self.settings = settings
        self.keepalive = KeepalivePace(interval: settings.http2.keepaliveInterval)
        self.resolve = resolve
        self.backoff = ConnectBackoff(settings.backoff)
    }

    /// The present connection; nil while there is none.
    var connection: HTTP2Connection? {
        if case .ready(let connection) = self.state { return connection }
        return nil
    }

    /// The connection, if it can take a call now.
    var available: HTTP2Connection? {
        guard let connection = self.connection, connection.availableStreams > 0 else { return nil }
        return connection
    }

    /// Whether the connection has as many calls as the peer allows. A peer that allows none has no full connection.
    var isFull: Bool {
        guard let connection = self.connection else { return false }
        return connection.openStreams > 0 && connection.openStreams >= connection.streamLimit
    }

    /// Whether there is no connection, and none is being made.
    var isIdle: Bool {
        if case .idle = self.state { return true }
        return false
    }

    /// Whether the peer could not be reached and the next attempt is not yet due.
    var isBackingOff: Bool {
        if case .backingOff = self.state { return true }
        return false
    }

    /// Begins to connect, unless a connection exists or is being made.
    func wake() {
        self.eventLoop.preconditionInEventLoop()
        guard case .idle = self.state else { return }
        self.state = .connecting
        let resolve = self.resolve
        self.eventLoop.makeFutureWithTask(resolve).whenComplete { result in
            switch result {
            case .success(let addresses) where addresses.isEmpty:
                self.roundFailed(RPCError(code: .unavailable, message: "\(self.peer): no address is known"))
            case .success(let addresses):
                self.connect(addresses[...])
            case .failure(let error):
                let message = (error as? any RPCErrorConvertible)?.rpcError.message ?? "\(error)"
                self.roundFailed(RPCError(code: .unavailable, message: "\(self.peer): \(message)", cause: error))
            }
        }
    }

    private func connect(_ addresses: ArraySlice<Target.Address>) {
        guard case .connecting = self.state, let address = addresses.first else { return }
        var limits = self.settings.http2
        limits.keepaliveInterval = self.keepalive.interval
        limits.idleTimeout = self.settings.idleTimeout.map { TimeAmount(clamping: $0) }
        HTTP2Client.connect(
            to: address.connectAddress, on: self.eventLoop, tls: self.tls, serverName: self.serverName, limits: limits,
            timeout: TimeAmount(clamping: self.settings.connectTimeout)
        ).whenComplete { result in
            switch result {
            case .success(let connection):
                self.lastPeer = self.peer(at: address)
                self.connected(connection)
            case .failure(let error):
                let rest = addresses.dropFirst()
                if rest.isEmpty {
                    self.roundFailed(
                        RPCError(code: .unavailable, message: "\(self.peer(at: address)): \(error)", cause: error))
                } else {
                    self.connect(rest)
                }
            }
        }
    }

    private func peer(at address: Target.Address) -> String {
        self.peer == address.description ? self.peer : "\(self.peer) at \(address)"
    }

    private func connected(_ connection: HTTP2Connection) {
        guard case .connecting = self.state else {
            // The connector was stopped meanwhile.
            connection.close()
            return
        }
        connection.onAvailable = { [weak self] _ in self?.reports.ready() }
        connection.onSettingsChange = { [weak self] _ in self?.reports.ready() }
        connection.onGoAway = { [weak self] connection, goAway in
            self?.keepalive.received(goAway)
            self?.goesAway(connection)
        }
        connection.onClose = { [weak self] connection, _ in self?.closed(connection) }
        // The connection may have ended or got a GOAWAY before the callbacks were set.
        guard connection.isOpen, !connection.isDraining else {
            return self.roundFailed(
                RPCError(code: .unavailable, message: "\(self.lastPeer): the connection ended as soon as it was made"))
        }
        self.connectedAt = .now()
        self.state = .ready(connection)
        self.lastError = nil
        self.reports.ready()
    }

    private func roundFailed(_ error: RPCError) {
        if case .stopped = self.state { return }
        self.lastError = error
        let wait = self.backoff.wait(chance: .random(in: 0...1))
        self.state = .backingOff(
            self.eventLoop.scheduleTask(in: TimeAmount(clamping: wait)) {
                guard case .backingOff = self.state else { return }
                self.state = .idle
                self.reports.lost()
            })
        self.reports.failed(error)
    }

    private func goesAway(_ connection: HTTP2Connection) {
        guard case .ready(let current) = self.state, current === connection else { return }
        self.draining.append(connection)
        self.lose()
    }

    private func closed(_ connection: HTTP2Connection) {
        self.draining.removeAll { $0 === connection }
        guard case .ready(let current) = self.state, current === connection else { return }
        self.lose()
    }

    private func lose() {
        if NIODeadline.now() - self.connectedAt < Self.shortestUsefulLife {
            self.roundFailed(RPCError(code: .unavailable, message: "\(self.lastPeer): the connection ended as soon as it was made"))
        } else {
            self.backoff.reset()
            self.state = .idle
            self.reports.lost()
        }
    }

    /// Ends for good: the connection finishes its calls within the grace time.
    func stop(grace: TimeAmount) -> EventLoopFuture<Void> {
        self.eventLoop.preconditionInEventLoop()
        var connections = self.draining
        switch self.state {
        case .ready(let connection): connections.append(connection)
        case .backingOff(let timer): timer.cancel()
        case .idle, .connecting, .stopped: break
        }
        self.state = .stopped
        return EventLoopFuture.andAllComplete(connections.map { $0.shutdownGracefully(grace: grace) }, on: self.eventLoop)
    }
}

/// The interval of a client's keepalive PINGs. A value. Source: grpc proposal A8, client-side keepalive.
struct KeepalivePace {
    /// The interval for later connections; `nil`: no PINGs.
    private(set) var interval: TimeAmount?

    init(interval: TimeAmount?) {
        self.interval = interval
    }

    /// Doubles the interval when a server's GOAWAY has the text `too_many_pings`.
    mutating func received(_ goAway: HTTP2GoAway) {
        guard goAway.code == .enhanceYourCalm, goAway.debugData == "too_many_pings" else { return }
        self.interval = self.interval.map { $0 * 2 }
    }
}
