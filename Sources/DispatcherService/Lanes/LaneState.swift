import ServiceKit

/// Whether a lane may send, as a value (design §4, §8 "Lanes and retries").
///
/// A lane is provider × host × credential (FCM: project). Two things stop it, independently of each other, and each is lifted by its own
/// event: a provider that cannot be reached (until a connection stands), a throttle (until its time). A broken credential stops its own pushes
/// (``CredentialState``). Pausing by an operator is the dispatcher's, not the lane's.
struct LaneState: Sendable, Hashable {
    /// What a lane or a credential shows to operators.
    enum Condition: Sendable, Hashable {
        case open
        /// Sends nothing until somebody acts, or the provider is back.
        case held(Obstacle, reason: String)
        /// Sends nothing until the instant.
        case throttled(Obstacle, until: SteadyInstant, reason: String)

        /// Nil while it is open.
        var obstacle: Obstacle? {
            switch self {
            case .open: nil
            case .held(let obstacle, _), .throttled(let obstacle, _, _): obstacle
            }
        }
    }

    private var unreachable: String?
    private var throttledUntil: SteadyInstant?
    private var throttleReason = ""
    private var consecutiveThrottles = 0

    init() {}

    /// The condition at `now`; an elapsed throttle counts as gone.
    func condition(at now: SteadyInstant) -> Condition {
        if let unreachable { return .held(.providerUnreachable, reason: unreachable) }
        if let throttledUntil, now < throttledUntil { return .throttled(.providerThrottles, until: throttledUntil, reason: throttleReason) }
        return .open
    }

    func isOpen(at now: SteadyInstant) -> Bool { condition(at: now) == .open }

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
        if case .throttled(_, let until, _) = condition(at: now) { return until }
        return nil
    }
}

/// Why pushes wait that could leave otherwise: a word for programs and for whoever asked for a test. Hosts and errors are for operators alone.
enum Obstacle: String, Sendable, Hashable, CaseIterable {
    case providerUnreachable = "provider_unreachable"
    /// The provider asked to slow down.
    case providerThrottles = "provider_throttled"
    case credentialRefused = "credential_refused"
    case noCredential = "no_credential"
    /// The account's token endpoint does not answer, or is asked again later.
    case noAccessToken = "no_access_token"
    /// By an operator.
    case paused
}
