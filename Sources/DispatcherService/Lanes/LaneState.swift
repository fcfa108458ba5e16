import ServiceKit

/// Whether a lane may send, as a value (design §4, §8 "Lanes and retries").
///
/// A lane is provider × host × credential (FCM: project). Three things stop it, independently of each other, and each is lifted
/// by its own event: a broken credential (until it is replaced), a provider that cannot be reached (until a connection stands),
/// a throttle (until its time). Pausing by an operator is the dispatcher's, not the lane's.
struct LaneState: Sendable, Hashable {
    /// What a lane shows to operators.
    enum Condition: Sendable, Hashable {
        case open
        /// Sends nothing until somebody acts.
        case held(reason: String)
        /// Sends nothing until the instant.
        case throttled(until: SteadyInstant, reason: String)
    }

    private var credentialHold: String?
    private var unreachable: String?
    private var throttledUntil: SteadyInstant?
    private var throttleReason = ""
    private var consecutiveThrottles = 0

    init() {}

    /// The condition at `now`; an elapsed throttle counts as gone.
    func condition(at now: SteadyInstant) -> Condition {
        if let credentialHold { return .held(reason: credentialHold) }
        if let unreachable { return .held(reason: unreachable) }
        if let throttledUntil, now < throttledUntil { return .throttled(until: throttledUntil, reason: throttleReason) }
        return .open
    }

    func isOpen(at now: SteadyInstant) -> Bool { condition(at: now) == .open }

    /// What a refused credential does.
    enum OnCredentialRefused: Sendable, Hashable {
        /// The lane was open for sends: hold it, raise the alert.
        case raiseAlert
        /// It was held already; answers of the same burst arrive one after the other.
        case alreadyHeld
    }

    /// The provider refused the credential (403 class): everything in this lane waits for a human (DISP-09, OBS-04).
    mutating func credentialRefused(reason: String) -> OnCredentialRefused {
        defer { credentialHold = credentialHold ?? reason }
        return credentialHold == nil ? .raiseAlert : .alreadyHeld
    }

    /// The credential was replaced or confirmed: the lane sends again. True when it had been held.
    @discardableResult
    mutating func credentialReplaced() -> Bool {
        defer { credentialHold = nil }
        return credentialHold != nil
    }

    /// No connection can be made. True when this is news.
    mutating func providerUnreachable(reason: String) -> Bool {
        defer { unreachable = reason }
        return unreachable == nil
    }

    /// A connection stands again. True when the lane had been unreachable.
    mutating func providerReachable() -> Bool {
        defer { unreachable = nil }
        return unreachable != nil
    }

    /// The provider asked the whole lane to slow down (DISP-24). A later end wins: answers of one burst never shorten the wait.
    ///
    /// - Returns: the instant from which the lane sends again.
    mutating func throttle(retryAfter: Duration?, provider: ProviderKind, reason: String, now: SteadyInstant) -> SteadyInstant {
        // Answers of the same burst are one throttle, not a row of them.
        if throttledUntil.map({ now >= $0 }) ?? true { consecutiveThrottles += 1 }
        let until = now + ThrottleDelay.delay(consecutive: consecutiveThrottles, retryAfter: retryAfter, provider: provider)
        let later = max(until, throttledUntil ?? until)
        throttledUntil = later
        throttleReason = reason
        return later
    }

    /// The provider took one: the next throttle starts from the shortest wait again.
    mutating func accepted() { consecutiveThrottles = 0 }

    /// When the lane opens by itself, if it is only throttled.
    func opensAt(_ now: SteadyInstant) -> SteadyInstant? {
        if case .throttled(let until, _) = condition(at: now) { return until }
        return nil
    }
}
