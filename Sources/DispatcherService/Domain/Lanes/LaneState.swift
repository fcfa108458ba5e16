import CarillonAPI
import Providers
import ServiceKit

/// Whether a lane may send, as a value.
///
/// A lane is provider × host × credential (FCM: project). Three things stop a lane, independently: a provider that cannot be reached stops it until
/// the provider answers, an outage (``OutageDetector``) leaves it one probe each 30 s, and a throttle stops it until an instant. A lane with a new
/// connection and no answer yet is on trial: it sends a few pushes, and their answers show that the provider is back. A refused credential stops its
/// own pushes alone (``CredentialState``), and an operator stops routes (``LaneOrders``).
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
    private var unreachableSince: SteadyInstant?
    private var isConnected = false
    private(set) var outage = OutageDetector()
    private var throttledUntil: SteadyInstant?
    private var throttleReason = ""
    private var consecutiveThrottles = 0

    init() {}

    /// The condition at `now`; an elapsed throttle counts as gone. In an outage the lane is open when a probe may leave: ``takeProbe(now:)``.
    func condition(at now: SteadyInstant) -> Condition {
        if let unreachable, !isConnected { return .blocked(outage.isDown ? .providerDown : .providerUnreachable, reason: unreachable) }
        if let probe = outage.nextProbe, now < probe {
            return .throttled(.providerDown, until: probe, reason: outage.isDown ? Self.outageReason : Self.onTrialReason)
        }
        if let throttledUntil, now < throttledUntil { return .throttled(.providerThrottled, until: throttledUntil, reason: throttleReason) }
        return .open
    }

    /// Why the provider was unreachable before the trial. Nil for a lane that is not on trial.
    var trialReason: String? { isConnected ? unreachable : nil }

    /// The pool makes no connection, or each one ends without an answer. Returns true when the lane was reachable before.
    mutating func providerUnreachable(reason: String, now: SteadyInstant) -> Bool {
        defer { (unreachable, unreachableSince, isConnected) = (reason, unreachableSince ?? now, false) }
        return unreachable == nil
    }

    /// The pool has a connection again. The lane stays on trial until an answer comes.
    mutating func providerConnected() { isConnected = true }

    /// The provider answered. Returns true when the lane was unreachable before.
    mutating func providerAnswered() -> Bool {
        defer { (unreachable, unreachableSince, isConnected) = (nil, nil, false) }
        return unreachable != nil
    }

    // MARK: Outages

    static let outageReason = "all attempts fail; one probe each 30 s"
    static let onTrialReason = "on trial: an operator called the provider up, and one push leaves before the others"

    /// An attempt ended with 5xx, a timeout or a connection error.
    mutating func attemptFailed(_ limits: OutageDetector.Limits, now: SteadyInstant) -> OutageDetector.Change { outage.failed(limits, now: now) }

    /// The provider answered an attempt with anything but 5xx.
    mutating func attemptAnswered(now: SteadyInstant) -> OutageDetector.Change { outage.answered(now: now) }

    /// When the lane counts as down if no connection is made until then. Nil while there is a connection, and in an outage.
    func downAt(_ limits: OutageDetector.Limits) -> SteadyInstant? {
        guard let unreachableSince, !isConnected, !outage.isDown else { return nil }
        return unreachableSince + limits.window
    }

    /// No connection was made for a whole window.
    mutating func stayedUnreachable(now: SteadyInstant) -> OutageDetector.Change { outage.unreachable(now: now) }

    /// Whether a push may leave as the probe of an outage. True once for each interval.
    mutating func takeProbe(now: SteadyInstant) -> Bool { outage.takeProbe(now: now) }

    /// An operator says that the provider is up. Where it counts as down, or the operator had called it down, and pushes wait, one leaves as a probe
    /// before the others: in an outage that lasts, they lose no attempts. A lane without pushes has nothing to lose, and begins anew: one later
    /// failure is no outage.
    ///
    /// - Returns: whether a probe leaves.
    mutating func calledUp(wasCalledDown: Bool, hasPushes: Bool, now: SteadyInstant) -> Bool {
        unreachableSince = unreachableSince.map { _ in now }
        guard wasCalledDown || outage.isDown else { return false }
        guard hasPushes else {
            outage = OutageDetector()
            return false
        }
        outage.calledUp(now: now)
        return true
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
