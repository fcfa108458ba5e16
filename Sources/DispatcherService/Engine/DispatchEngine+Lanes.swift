import CarillonAPI
import Logging
import OrderedCollections
import Providers
import ServiceKit

// Lanes, which follow credentials, policies, and what pools report.
extension DispatchEngine {
    /// The lane of a route, made on first use.
    func lane(for route: Route, credential: StoredCredential, policy: Policy) -> LaneKey? {
        guard let key = factory.key(for: route, credential: credential), let adapter = factory.adapters[route.provider] else { return nil }
        if lanes[key] == nil {
            let hooks = TransportHooks(
                onResults: { [results] in results.append(contentsOf: $0) },
                onReachability: { [reachability] news in
                    reachability.append(ReachabilityChange(lane: key, reachability: news))
                })
            let transport = factory.transport(for: route, on: adapter, connections: policy.providerMaxConnections, hooks: hooks)
            let isNamedByUsers = adapter.isNamedByUsers(route.environment)
            lanes[key] = Lane(key: key, adapter: adapter, transport: transport, isNamedByUsers: isNamedByUsers, now: clock.steadyNow)
            if isNamedByUsers { lookAtLanes(by: clock.steadyNow + hostLimits.idleTime) }
            followThrottle(ofNew: key)
        }
        followQuota(of: key, adapter.quota(by: policy), from: credential)
        followOutageLimits(of: key, OutageDetector.Limits(policy), from: credential)
        return key
    }

    /// Sets the quota of a lane. Apps that share the lane share the quota, and the lowest configured one counts. The quota of a refused or
    /// unavailable credential does not count: only the provider knows whether that credential belongs to the project.
    private func followQuota(of key: LaneKey, _ quota: SendQuota?, from credential: StoredCredential) {
        let now = clock.steadyNow
        guard quota != nil || lanes[key]?.quota != nil else { return }
        let isGood = credentialStates.own(credential.id, at: now) == .open
        lanes[key]?.quotas[credential.id] = isGood ? quota : nil
        guard let lowest = lanes[key]?.lowestQuota else {
            lanes[key]?.quota = nil
            return
        }
        if lanes[key]?.quota == nil {
            lanes[key]?.quota = QuotaWindow(lowest, share: share, now: now)
        } else {
            lanes[key]?.quota?.follow(lowest, share: share, at: now)
        }
    }

    /// Applies the changes that pools reported from their event loops, in order.
    func applyReachabilityChanges() {
        for change in reachability.takeAll() {
            let key = change.lane
            switch change.reachability {
            case .connected:
                lanes[key]?.state.providerConnected()
            case .reachable:
                guard lanes[key]?.providerAnswered() == true else { continue }
                logger.notice("provider answers again", metadata: ["lane": "\(key)"])
            case .unreachable(let reason):
                guard lanes[key]?.state.providerUnreachable(reason: reason, now: clock.steadyNow) == true else { continue }
                logger.error(
                    "provider cannot be reached; its pushes stay queued", metadata: ["lane": "\(key)", "reason": "\(reason)"])
            }
        }
    }
}
