import Synchronization

/// How long a peer that is away is left alone, by everybody of this process who delivers to it: the waits double, and end at a bound.
public final class PeerBackoff: Sendable {
    private struct State {
        var backoff = Backoff()
        /// The end of the wait after failures. An answer ends it at once.
        var notBefore = ContinuousClock.now
        /// Until when the peer wants to be left alone. An answer to a call that was under way does not change that.
        var askedUntil = ContinuousClock.now

        var end: ContinuousClock.Instant { max(notBefore, askedUntil) }
    }

    private let state = Mutex(State())

    /// A peer is not left alone longer than this, whatever it asks for.
    static let longest = Duration.seconds(60)

    /// For a peer that nothing is known of.
    public init() {}

    /// How long a call has to wait; zero where the peer may be called now.
    package func wait(at now: ContinuousClock.Instant = .now) -> Duration { state.withLock { max(.zero, $0.end - now) } }

    /// A call found the peer away. Calls that were under way together count once.
    ///
    /// - Parameter asked: how long the peer wants to be left alone.
    /// - Returns: the wait from now on.
    @discardableResult
    package func failed(asked: Duration?, at now: ContinuousClock.Instant = .now) -> Duration {
        state.withLock { state in
            if state.end <= now { state.notBefore = now + state.backoff.advance() }
            if let asked { state.askedUntil = max(state.askedUntil, now + min(asked, Self.longest)) }
            return max(.zero, state.end - now)
        }
    }

    /// The peer answered. What it asked for holds on.
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

    /// No peer is known to be away.
    public init() {}

    /// The same one for a name each time.
    public subscript(peer: String) -> PeerBackoff {
        known.withLock { known in
            if let backoff = known[peer] { return backoff }
            let backoff = PeerBackoff()
            known[peer] = backoff
            return backoff
        }
    }
}
