import CarillonAPI
import Providers
import ServiceKit

/// Whether a lane may send, as a value.
///
/// A lane is provider × host × credential (FCM: project). Two things stop a lane, independently: a provider that cannot be reached stops it until
/// the provider answers, and a throttle stops it until an instant. A lane with a new connection and no answer yet is on trial: it sends a few
/// pushes, and their answers show that the provider is back. A refused credential stops its own pushes alone (``CredentialState``). An operator
/// pauses the dispatcher, not a lane.
struct LaneState: Sendable, Hashable {
    /// The condition of a lane or a credential, as operators see it.
    enum Condition: Sendable, Hashable {
        case open
        /// Sends nothing until an operator acts, or the provider is back.
        case blocked(WaitReason, reason: String)
        /// Sends nothing until the instant.
        case throttled(WaitReason, until: SteadyInstant, reason: String)

        /// Nil while it is open.
        var waitReason: WaitReason? {
            switch self {
            case .open: nil
            case .blocked(let waitReason, _), .throttled(let waitReason, _, _): waitReason
            }
        }
    }

    /// The most pushes of one route in flight while the lane is on trial. The pool sends one on each connection, and opens the next connection
    /// when no answer comes.
    static let trialPushes = 8

    private var unreachable: String?
    private var isConnected = false
    private var throttledUntil: SteadyInstant?
    private var throttleReason = ""
    private var consecutiveThrottles = 0

    init() {}

    /// The condition at `now`; an elapsed throttle counts as gone.
    func condition(at now: SteadyInstant) -> Condition {
        if let unreachable, !isConnected { return .blocked(.providerUnreachable, reason: unreachable) }
        if let throttledUntil, now < throttledUntil { return .throttled(.providerThrottled, until: throttledUntil, reason: throttleReason) }
        return .open
    }

    /// Why the provider was unreachable before the trial. Nil for a lane that is not on trial.
    var trialReason: String? { isConnected ? unreachable : nil }

    /// The pool makes no connection, or each one ends without an answer. Returns true when the lane was reachable before.
    mutating func providerUnreachable(reason: String) -> Bool {
        defer { (unreachable, isConnected) = (reason, false) }
        return unreachable == nil
    }

    /// The pool has a connection again. The lane stays on trial until an answer comes.
    mutating func providerConnected() { isConnected = true }

    /// The provider answered. Returns true when the lane was unreachable before.
    mutating func providerAnswered() -> Bool {
        defer { (unreachable, isConnected) = (nil, false) }
        return unreachable != nil
    }

    /// The provider throttles the whole lane (DISP-24). The latest end counts: answers of one burst never shorten the wait.
    ///
    /// - Returns: the instant from which the lane sends again.
    mutating func throttle(retryAfter: Duration?, curve: ThrottleCurve, reason: String, now: SteadyInstant) -> SteadyInstant {
        // All answers of a burst count as one throttle.
        if throttledUntil.map({ now >= $0 }) ?? true { consecutiveThrottles += 1 }
        let until = now + curve.delay(consecutive: consecutiveThrottles, retryAfter: retryAfter)
        let later = max(until, throttledUntil ?? until)
        throttledUntil = later
        throttleReason = reason
        return later
    }

    /// Another dispatcher was throttled until the instant. The latest end counts.
    mutating func follow(throttledUntil until: SteadyInstant, reason: String) {
        guard until > throttledUntil ?? SteadyInstant(milliseconds: .min) else { return }
        (throttledUntil, throttleReason) = (until, reason)
        consecutiveThrottles = max(1, consecutiveThrottles)
    }

    /// The provider accepted a push: the next throttle starts with the shortest wait.
    mutating func accepted() { consecutiveThrottles = 0 }
}
