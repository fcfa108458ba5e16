import NIOCore
import ServiceKit

/// A lane at work: its state, its quota, its connections.
struct Lane: Sendable {
    let key: LaneKey
    let sender: any ProviderSender
    let pool: ProviderPool
    var state = LaneState()
    /// Provider quota of the lane (FCM: per project and minute); nil where the provider has none.
    var quota: TokenBucket?
    /// What the apps of each credential say that the quota is, by credential id.
    var quotas: [String: Int] = [:]
    /// Deliveries handed to the pool and not settled.
    var inFlight = 0
    /// Epoch of the token that its connections know; 0 before the first one.
    var tokenEpoch: UInt64 = 0
}

/// Pace and bounds of one app.
struct AppPace: Sendable {
    var policy: Policy
    /// `send_rate_per_second` (DISP-27).
    var sendRate: TokenBucket

    init(policy: Policy, now: SteadyInstant) {
        self.policy = policy
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
    }
}

/// Makes a lane's pool the first time the lane is used.
struct LaneFactory: Sendable {
    var senders: [ProviderKind: any ProviderSender]
    /// Called with the endpoint, the connection limit and the hooks.
    var makePool: @Sendable (ProviderEndpoint, Int, ProviderPool.Hooks) -> ProviderPool

    func key(for route: Route, credential: StoredCredential) -> LaneKey? {
        guard let sender = senders[route.provider] else { return nil }
        return LaneKey(
            provider: route.provider, authority: sender.endpoint(for: route.environment).authority,
            credential: sender.laneCredential(credential))
    }
}
