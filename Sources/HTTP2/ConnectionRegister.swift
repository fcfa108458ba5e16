import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a listener, and who may have one more.
final class ConnectionRegister: Sendable {
    private struct State {
        var connections: [ObjectIdentifier: HTTP2Connection] = [:]
        /// How many of them each IP address has.
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
        // What is refused at the door is logged, but not without end.
        state = NIOLockedValueBox(State(logGuard: FloodGuard(burst: 10, perSecond: 1, now: .now())))
    }

    var count: Int { state.withLockedValue { $0.connections.count } }

    /// Those open now.
    var all: [HTTP2Connection] { state.withLockedValue { Array($0.connections.values) } }

    /// Enters a connection, or says why not. `peer` is its IP address, if it has one. A listener that was closed takes none, which is nobody's fault.
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
        let reason: HTTP2CutReason?
        /// Whether the log still has room for this.
        let isLogged: Bool
    }

    private func refusal(_ reason: HTTP2CutReason, _ state: inout State) -> Refusal {
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

    /// Admits no more; returns those that are open.
    func close() -> [HTTP2Connection] {
        state.withLockedValue { state in
            state.isClosed = true
            return Array(state.connections.values)
        }
    }
}
