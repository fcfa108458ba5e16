import Synchronization

/// The delay before the next call to a peer that is away, shared by all deliveries of the process. Delays double up to a limit.
public final class PeerBackoff: Sendable {
    private struct State {
        var backoff = Backoff()
        /// The end of the delay after failures. An answer ends it at once.
        var notBefore = ContinuousClock.now
        /// The end of the delay that the peer asked for. An answer to an earlier call does not end it.
        var askedUntil = ContinuousClock.now

        var end: ContinuousClock.Instant { max(notBefore, askedUntil) }
    }

    private let state = Mutex(State())

    /// Longest delay that a peer may ask for.
    static let longest = Duration.seconds(60)

    /// No delay.
    public init() {}

    /// How long a call has to wait; zero where the peer may be called now.
    package func wait(at now: ContinuousClock.Instant = .now) -> Duration { state.withLock { max(.zero, $0.end - now) } }

    /// Records a failed call. Concurrent calls count once.
    ///
    /// - Parameter asked: the delay that the peer asked for.
    /// - Returns: the delay from now on.
    @discardableResult
    package func failed(asked: Duration?, at now: ContinuousClock.Instant = .now) -> Duration {
        state.withLock { state in
            if state.end <= now { state.notBefore = now + state.backoff.advance() }
            if let asked { state.askedUntil = max(state.askedUntil, now + min(asked, Self.longest)) }
            return max(.zero, state.end - now)
        }
    }

    /// Records an answer. A delay that the peer asked for stays.
    package func answered(at now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            state.backoff.reset()
            state.notBefore = now
        }
    }
}

/// The peers of a process, each with its ``PeerBackoff``.
public final class PeerBackoffs: Sendable {
    private let known = Mutex<[String: PeerBackoff]>([:])

    /// No delays.
    public init() {}

    /// The backoff of a peer, by its name.
    public subscript(peer: String) -> PeerBackoff {
        known.withLock { known in
            if let backoff = known[peer] { return backoff }
            let backoff = PeerBackoff()
            known[peer] = backoff
            return backoff
        }
    }
}
