import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a listener, and its limits.
final class ConnectionRegister: Sendable {
    private struct State {
        var connections: [ObjectIdentifier: HTTP2Connection] = [:]
        /// The connections of each IP address.
        var perPeer: [String: Int] = [:]
        var isClosed = false
        var logGuard: FloodGuard
    }

    private let state: NIOLockedValueBox<State>
    /// The most connections in all.
    let limit: Int
    /// The most connections of one IP address.
    let limitPerPeer: Int

    init(_ limits: HTTP2Limits) {
        limit = min(limits.maxConnections, FileDescriptors.forConnections)
        limitPerPeer = limits.maxConnectionsPerPeer
        // Limits the log lines about refused connections.
        state = NIOLockedValueBox(State(logGuard: FloodGuard(burst: 10, perSecond: 1, now: .now())))
    }

    var count: Int { state.withLockedValue { $0.connections.count } }

    /// The open connections.
    var all: [HTTP2Connection] { state.withLockedValue { Array($0.connections.values) } }

    /// Adds a connection, or returns the reason of refusal. `peer` is its IP address, if it has one. A closed listener refuses without a reason.
    func admit(_ connection: HTTP2Connection, peer: String?) -> Refusal? {
        state.withLockedValue { state in
            if state.isClosed { return Refusal(reason: nil, isLogged: false) }
            if state.connections.count >= limit { return refusal(.connectionLimit, &state) }
            if let peer {
                if state.perPeer[peer, default: 0] >= limitPerPeer { return refusal(.peerConnectionLimit, &state) }
                state.perPeer[peer, default: 0] += 1
            }
            state.connections[ObjectIdentifier(connection)] = connection
            return nil
        }
    }

    /// Why a connection was not admitted.
    struct Refusal {
        let reason: ConnectionCutReason?
        /// Whether the refusal may be logged.
        let isLogged: Bool
    }

    private func refusal(_ reason: ConnectionCutReason, _ state: inout State) -> Refusal {
        Refusal(reason: reason, isLogged: state.logGuard.admit(now: .now()))
    }

    func remove(_ connection: HTTP2Connection, peer: String?) {
        state.withLockedValue { state in
            guard state.connections.removeValue(forKey: ObjectIdentifier(connection)) != nil, let peer, let count = state.perPeer[peer] else {
                return
            }
            state.perPeer[peer] = count > 1 ? count - 1 : nil
        }
    }

    /// Refuses further connections, and returns the open ones.
    func close() -> [HTTP2Connection] {
        state.withLockedValue { state in
            state.isClosed = true
            return Array(state.connections.values)
        }
    }
}
