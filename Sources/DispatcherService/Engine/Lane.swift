import Providers
import ServiceKit

/// A lane at work: its state, its quota, its connections.
struct Lane: Sendable {
    let key: LaneKey
    let adapter: any ProviderAdapter
    let transport: any LaneTransport
    var state = LaneState()
    /// Provider quota of the lane; nil where the provider has none.
    var quota: TokenBucket?
    /// What the apps of each credential say that the quota is, by credential id.
    var quotas: [String: Int] = [:]
    /// Deliveries handed to the pool and not settled.
    var inFlight = 0
    /// Deliveries that were lost while the lane was on trial, since it was well: others take the next turn, so that one push that the provider
    /// cannot take does not keep all others waiting.
    private(set) var lostOnTrial: Set<Int64> = []
    /// Epoch of the token that its connections know; 0 before the first one.
    var tokenEpoch: UInt64 = 0

    /// Bound of ``lostOnTrial``; the turns start over after it.
    static let mostLostOnTrial = 256

    mutating func wasLostOnTrial(_ row: Int64) {
        if lostOnTrial.count >= Self.mostLostOnTrial { lostOnTrial = [] }
        lostOnTrial.insert(row)
    }

    /// The provider answered. True when the lane had been unreachable.
    mutating func providerAnswered() -> Bool {
        lostOnTrial = []
        return state.providerAnswered()
    }
}

/// Pace and bounds of one app.
struct AppPace: Sendable {
    private(set) var policy: Policy
    /// How attempts are judged, and those of probes: made once a policy, asked for once an attempt.
    private(set) var rules: AttemptRules
    private(set) var probeRules: AttemptRules
    /// `send_rate_per_second` (DISP-27).
    var sendRate: TokenBucket

    init(policy: Policy, now: SteadyInstant) {
        self.policy = policy
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
        self.sendRate = .sendRate(perSecond: policy.sendRatePerSecond, now: now)
    }

    /// Follows a changed policy.
    mutating func follow(_ policy: Policy, now: SteadyInstant) {
        guard policy !== self.policy else { return }
        if policy.sendRatePerSecond != self.policy.sendRatePerSecond {
            let rate = Double(policy.sendRatePerSecond)
            sendRate.change(ratePerSecond: rate, burst: rate, at: now)
        }
        self.policy = policy
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
    }
}

/// An app whose policy cannot be had: its own deliveries stay queued, and it is asked for again after a wait.
struct PolicyWait: Sendable {
    /// For operators.
    var reason: String
    /// False: the wait is over, ask again.
    var isWaiting = true
    var backoff: Backoff
}

/// Makes a lane's transport the first time the lane is used.
struct LaneFactory: Sendable {
    var adapters: Adapters
    /// Called with the endpoint, the connection limit and the hooks.
    var makePool: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport

    /// Nil where no adapter serves the route: one was taken out of the list.
    func key(for route: Route, credential: StoredCredential) -> LaneKey? {
        guard let adapter = adapters[route.provider] else { return nil }
        return LaneKey(
            provider: route.provider, authority: adapter.endpoint(for: route.environment).authority, credential: credential.laneName)
    }

    func transport(for route: Route, on adapter: any ProviderAdapter, connections: Int, hooks: TransportHooks) -> any LaneTransport {
        adapter.transport(for: route.environment, in: TransportRequest(connections: connections, hooks: hooks, makeHTTP2: makePool))
    }
}
