import CarillonAPI
import Logging
import OrderedCollections
import Providers
import ServiceKit

// Lanes and apps that follow credentials, policies, and what pools report.
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
            lanes[key] = Lane(key: key, adapter: adapter, transport: transport)
        }
        followQuota(of: key, adapter.quotaPerMinute(by: policy), from: credential)
        return key
    }

    /// Sets the quota of a lane. Apps that share the lane share the quota, and the lowest configured one counts. The quota of a refused or
    /// unavailable credential does not count: only the provider knows whether that credential belongs to the project.
    private func followQuota(of key: LaneKey, _ quota: Int?, from credential: StoredCredential) {
        let now = clock.steadyNow
        guard quota != nil || lanes[key]?.quota != nil else { return }
        let isGood = credentialStates[credential.id]?.condition(at: now) ?? .open == .open
        lanes[key]?.quotas[credential.id] = isGood ? quota : nil
        let wanted = lanes[key]?.quotas.values.min().map { TokenBucket.minuteQuota($0, now: now) }
        guard let wanted else {
            lanes[key]?.quota = nil
            return
        }
        if lanes[key]?.quota == nil {
            lanes[key]?.quota = wanted
        } else if lanes[key]?.quota?.ratePerSecond != wanted.ratePerSecond {
            lanes[key]?.quota?.change(ratePerSecond: wanted.ratePerSecond, burst: wanted.burst, at: now)
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
                guard lanes[key]?.state.providerUnreachable(reason: reason) == true else { continue }
                logger.error(
                    "provider cannot be reached; its pushes stay queued", metadata: ["lane": "\(key)", "reason": "\(reason)"])
            }
        }
    }

    // MARK: Policies

    /// Follows the policies of the apps that have work. The first policy of an app is fetched outside the claim loop, so that an app whose policy does
    /// not come holds no other app back. An app without a policy waits. So does an app that the registry does not know: no call deletes an app, so the
    /// registry may have been restored from a backup and may know the app later. Otherwise its pushes expire.
    func followPolicies() async {
        let tenants = Set(ready.values.map(\.tenant))
        let known = tenants.filter { paces[$0] != nil }
        fetchPolicies(of: tenants.subtracting(known).filter { policyWaits[$0]?.isWaiting != true })
        // From the cache, at once.
        if !known.isEmpty { follow(await policies.policies(for: known), of: known) }
    }

    private func fetchPolicies(of tenants: Set<CommonV1.Tenant>) {
        let tenants = tenants.subtracting(policyFetches)
        guard !tenants.isEmpty else { return }
        policyFetches.formUnion(tenants)
        activity.begin()
        Task {
            let answers = await policies.policies(for: tenants)
            policyFetches.subtract(tenants)
            follow(answers, of: tenants)
            claimSignal.signal()
            activity.end()
        }
    }

    private func follow(_ answers: PolicyAnswers, of tenants: Set<CommonV1.Tenant>) {
        for tenant in tenants {
            do throws(APIError) {
                let policy = try answers.policy(of: tenant).policy
                if paces[tenant] == nil { paces[tenant] = AppPace(policy: policy, now: clock.steadyNow) }
                paces[tenant]?.follow(policy, now: clock.steadyNow)
                policyWaits[tenant] = nil
            } catch {
                // The last known policy stays in force.
                if paces[tenant] == nil { waitForPolicy(of: tenant, error) }
            }
        }
    }

    /// Asks again after a wait. Real time, because the registry is a process and not a domain event.
    private func waitForPolicy(of tenant: CommonV1.Tenant, _ error: APIError) {
        let before = policyWaits[tenant]
        var backoff = before?.backoff ?? Backoff(longest: .seconds(30))
        let wait = backoff.advance()
        let reason = error.reason == .notFound ? "the registry does not know the app" : error.message
        policyWaits[tenant] = PolicyWait(reason: reason, backoff: backoff)
        if before?.reason != reason {
            logger.warning(
                "deliveries of an app wait: there is no policy",
                metadata: ["organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "reason": "\(reason)"])
        }
        Task {
            try? await Task.sleep(for: wait)
            policyWaits[tenant]?.isWaiting = false
            claimSignal.signal()
        }
    }
}
