import Providers
import ServiceKit

/// A lane in use: its state, quota and connections.
struct Lane: Sendable {
    let key: LaneKey
    let adapter: any ProviderAdapter
    let transport: any LaneTransport
    /// Whether users name its host: what it does says nothing to operators.
    let isNamedByUsers: Bool
    let madeAt: SteadyInstant
    /// When it last had pushes.
    var lastUsed: SteadyInstant
    var state = LaneState()
    var throttledDevices = ThrottledDevices()
    /// Provider quota of the lane; nil where the provider has none.
    var quota: QuotaWindow?
    /// The quota that the app of each credential configures, by credential id.
    var quotas: [String: SendQuota] = [:]
    /// What the app of each credential asks for before the provider counts as down, by credential id.
    var outageLimits: [String: OutageDetector.Limits] = [:]
    /// The shared one of ``outageLimits``.
    var outageLimit = OutageDetector.Limits()
    /// Pushes that the provider accepted.
    var sent = MinuteCount()
    /// When the provider accepted a push last.
    var lastAccepted: SteadyInstant?
    /// Attempts that failed as in an outage.
    var failures = RecentFailures()
    /// Deliveries handed to the pool and not settled.
    var inFlight = 0
    /// Deliveries that got no answer while the lane was on trial or in an outage, since the provider's last answer. The next trial claims other
    /// deliveries first, so that one push that breaks the provider does not stop all others.
    private(set) var lostOnTrial: Set<Int64> = []
    /// Epoch of the token that its connections know; 0 before the first one.
    var tokenEpoch: UInt64 = 0

    /// Largest size of ``lostOnTrial``, which is emptied then.
    static let mostLostOnTrial = 256

    init(key: LaneKey, adapter: any ProviderAdapter, transport: any LaneTransport, isNamedByUsers: Bool, now: SteadyInstant) {
        self.key = key
        self.adapter = adapter
        self.transport = transport
        self.isNamedByUsers = isNamedByUsers
        (madeAt, lastUsed) = (now, now)
    }

    /// The lowest quota of the lane's apps, and of equal ones that with the largest requests; nil without one.
    var lowestQuota: SendQuota? { quotas.values.min { ($0.deliveries, $1.perRequest) < ($1.deliveries, $0.perRequest) } }

    /// The provider accepted a push.
    mutating func wasAccepted() {
        state.accepted()
        throttledDevices.wasAccepted()
    }

    mutating func wasLostOnTrial(_ row: Int64) {
        if lostOnTrial.count >= Self.mostLostOnTrial { lostOnTrial = [] }
        lostOnTrial.insert(row)
    }

    /// The provider works: no delivery is to be avoided.
    mutating func forgetLost() { lostOnTrial = [] }

    /// The provider answered. True when the lane had been unreachable.
    mutating func providerAnswered() -> Bool {
        lostOnTrial = []
        return state.providerAnswered()
    }
}

/// What a pool reported about the provider of its lane.
struct ReachabilityChange: Sendable {
    var lane: LaneKey
    var reachability: Reachability
}

/// Makes a lane's transport the first time the lane is used.
struct LaneFactory: Sendable {
    var adapters: Adapters
    var transports: TransportMaker
    /// Makes the transport of messages that wait here for their devices.
    var makeDesktop: @Sendable (TransportHooks) -> any LaneTransport

    /// Nil where no adapter serves the route's provider.
    func key(for route: Route, credential: StoredCredential) -> LaneKey? {
        guard let adapter = adapters[route.provider] else { return nil }
        return LaneKey(
            provider: route.provider, authority: adapter.endpoint(for: route.environment).authority, credential: credential.laneName)
    }

    func transport(for route: Route, on adapter: any ProviderAdapter, connections: Int, hooks: TransportHooks) -> any LaneTransport {
        adapter.transport(
            for: route.environment,
            in: TransportRequest(
                connections: connections, hooks: hooks, makeHTTP2: transports.http2, makeNegotiated: transports.negotiated, makeDesktop: makeDesktop))
    }
}
