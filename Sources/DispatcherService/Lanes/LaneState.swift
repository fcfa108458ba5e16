import ServiceKit

/// Whether a lane may send, as a value (design §4, §8 "Lanes and retries").
///
/// A lane is provider × host × credential (FCM: project). Two things stop it, independently of each other, and each is lifted by its own
/// event: a provider that cannot be reached (until it answers), a throttle (until its time). While a connection stands and nothing was answered
/// yet the lane is on trial: a few pushes leave and find out whether the provider is back. A broken credential stops its own pushes
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

    /// Pushes of one route that may be under way at once while the lane is on trial: the pool gives each connection one of them, and opens
    /// the next connection when that one is silent.
    static let trialPushes = 8

    private var unreachable: String?
    private var isConnected = false
    private var throttledUntil: SteadyInstant?
    private var throttleReason = ""
    private var consecutiveThrottles = 0

    init() {}

    /// The condition at `now`; an elapsed throttle counts as gone.
    func condition(at now: SteadyInstant) -> Condition {
        if let unreachable, !isConnected { return .held(.providerUnreachable, reason: unreachable) }
        if let throttledUntil, now < throttledUntil { return .throttled(.providerThrottles, until: throttledUntil, reason: throttleReason) }
        return .open
    }

    /// Why the lane is on trial; nil when it is not.
    var trialReason: String? { isConnected ? unreachable : nil }

    /// No connection can be made, or each ends without an answer. True when this is news.
    mutating func providerUnreachable(reason: String) -> Bool {
        defer { (unreachable, isConnected) = (reason, false) }
        return unreachable == nil
    }

    /// A connection stands again: that alone is no sign of health.
    mutating func providerConnected() { isConnected = true }

    /// The provider answered. True when the lane had been unreachable.
    mutating func providerAnswered() -> Bool {
        defer { (unreachable, isConnected) = (nil, false) }
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
}

/// Why pushes wait that could leave otherwise: a word for programs and for the user who asked for a test push. It names no hosts and no errors.
enum Obstacle: String, Sendable, Hashable, CaseIterable {
    case providerUnreachable = "provider_unreachable"
    /// The provider asked to slow down.
    case providerThrottles = "provider_throttled"
    case credentialRefused = "credential_refused"
    case noCredential = "no_credential"
    /// The account's token endpoint does not answer, or is asked again later.
    case noAccessToken = "no_access_token"
    /// The registry does not know the app, or cannot be asked and never said what the app's policy is.
    case noPolicy = "no_policy"
    /// By an operator.
    case paused
}
