import CarillonAPI
import Logging
import OrderedCollections
import Providers
import ServiceKit

extension DispatchEngine {
    /// Leases deliveries while lanes have room, and sleeps until something changes.
    func claimLoop() async {
        while !Task.isCancelled {
            await claimSignal.round(on: clock, activity) { await claimWhatIsDue() }
        }
    }

    /// - Returns: when to claim again without a signal. Stored deliveries become due at a date; rates and quotas use steady time (DR-07).
    private func claimWhatIsDue() async -> WorkSignal.Due {
        var backoff = Backoff()
        while !Task.isCancelled {
            do {
                try await housekeep()
                let (requests, next) = await planClaims()
                guard !requests.isEmpty else { return nextClaim(next) }
                try await claim(requests)
                backoff.reset()
            } catch {
                logger.error("the queue cannot be read", metadata: ["error": "\(error)", "retry_in": "\(backoff.next)"])
                try? await backoff.wait()
            }
        }
        return WorkSignal.Due()
    }

    private func nextClaim(_ next: SteadyInstant?) -> WorkSignal.Due {
        let date = housekeepingDue == .distantFuture ? nil : housekeepingDue
        // If the clock is set back meanwhile, the date comes late. `unmoved` ends the wait when the date would have come.
        let unmoved = date.map { clock.steadyNow + max(.zero, $0 - clock.now) }
        return WorkSignal.Due(date: date, steady: [next, leaseCheckDue, unmoved].compactMap { $0 }.min())
    }

    // MARK: Housekeeping

    private func housekeep() async throws {
        try await followClock()
        var now = clock.now
        while housekeepingDue <= now {
            housekeepingDue = .distantFuture
            let effect: HousekeepingEffect
            do {
                effect = try await queue.housekeep(now: now)
            } catch {
                housekeepingDue = now
                throw error
            }
            add(effect.ready)
            if effect.expired > 0 {
                metrics.finished(.expired, count: effect.expired)
                reportSignals.outcomes.signal()
            }
            let next = effect.isComplete ? effect.nextDue ?? .distantFuture : now
            housekeepingDue = min(housekeepingDue, next)
            now = clock.now
        }
        let steady = clock.steadyNow
        if let leaseCheckDue, leaseCheckDue <= steady { try await checkLeases(now, steady) }
    }

    /// Moves the due times of retries back when the clock was set back, so that each retry keeps its wait (DR-07). Called before due times of new
    /// retries are computed.
    func followClock() async throws {
        let step = setBack + clockSteps.setBack(clock)
        setBack = .zero
        guard step > .zero else { return }
        do {
            try await queue.moveRetriesBack(by: step)
        } catch {
            setBack += step
            throw error
        }
        logger.warning("the clock was set back; retries keep their waits", metadata: ["by": "\(step)"])
        becomesDue(at: clock.now)
    }

    /// Extends the leases of deliveries in flight, and requeues other deliveries whose leases expired.
    private func checkLeases(_ now: Instant, _ steady: SteadyInstant) async throws {
        leaseCheckDue = nil
        let rows = Array(inFlight.keys)
        if !rows.isEmpty {
            try await queue.renewLeases(rows, until: leaseEnd(now))
            leaseCheckDue = steady + Self.longestProviderTimeout
        }
        guard claimedNotSent == 0 else {
            leaseCheckDue = steady + Self.leaseMargin
            return
        }
        // `inFlight` is read again, because it may have grown during the renewal. It does not grow from here on: only this loop claims.
        add(try await queue.requeueExpiredLeases(now: now, except: Set(inFlight.keys)))
    }

    private func leaseEnd(_ now: Instant) -> Instant { now + Self.longestProviderTimeout + Self.leaseMargin }

    // MARK: Planning

    /// The claims that are allowed now: bounded by ``inFlightLimit``, the lane's state, `max_in_flight`, send rate and quota.
    private func planClaims() async -> (requests: [ClaimRequest], next: SteadyInstant?) {
        applyReachabilityChanges()
        if isPaused { ready.values.forEach { testWatch.obstructed($0, by: .paused) } }
        guard !isPaused, !ready.isEmpty, checkBlocks == 0 else { return ([], nil) }
        await followPolicies()
        let now = clock.steadyNow
        var capacity = inFlightLimit - inFlight.count - claimedNotSent
        var requests: [ClaimRequest] = []
        var next: SteadyInstant?
        for (row, route) in ready where capacity > 0 {
            switch share(of: row, route, capacity: capacity, now: now) {
            case .claim(let limit, let avoiding):
                requests.append(ClaimRequest(routeRow: row, limit: limit, avoiding: avoiding))
                capacity -= limit
            case .wait(let until):
                next = [next, until].compactMap { $0 }.min()
            case .throttled(let obstacle, let until):
                next = [next, until].compactMap { $0 }.min()
                testWatch.obstructed(route, by: obstacle)
            case .blocked(let obstacle):
                testWatch.obstructed(route, by: obstacle)
            case .noCredential(let reason):
                blocked[row] = reason
                testWatch.obstructed(route, by: .noCredential)
            case .busy: break
            }
        }
        return (requests, next)
    }

    /// Reads the policies of the apps that have work. An app without a policy waits alone. An app that the registry does not know waits too: no call
    /// deletes an app, so the registry may have been restored from a backup and may know the app later. Otherwise its pushes expire.
    private func followPolicies() async {
        let tenants = Set(ready.values.map(\.tenant)).filter { policyWaits[$0]?.isWaiting != true }
        guard !tenants.isEmpty else { return }
        let answers = await policies.policies(for: tenants)
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

    private enum Share {
        /// Claim up to this many. Deliveries to avoid are claimed only when there are no others.
        case claim(Int, avoiding: Set<Int64>)
        case wait(until: SteadyInstant)
        /// The provider or the credential's token endpoint asked to wait.
        case throttled(Obstacle, until: SteadyInstant)
        /// Nothing leaves until an operator acts or the provider answers again.
        case blocked(Obstacle)
        case noCredential(String)
        /// The limit of deliveries in flight is reached; the next result signals.
        case busy
    }

    private func share(of row: Int64, _ route: Route, capacity: Int, now: SteadyInstant) -> Share {
        guard let pace = paces[route.tenant] else { return .blocked(.noPolicy) }
        guard let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = lane(for: route, credential: credential, policy: pace.policy)
        else {
            return .noCredential(whyNoCredential(of: route))
        }
        blocked[row] = nil
        switch condition(of: credential, on: key, at: now) {
        case .open: break
        // The first fetch of an access token is not reported as an obstacle.
        case .blocked(.noAccessToken, _) where credentialStates[credential.id] == nil: return .busy
        case .blocked(let obstacle, _): return .blocked(obstacle)
        case .throttled(let obstacle, let until, _): return .throttled(obstacle, until: until)
        }
        var limit = min(capacity, pace.policy.maxInFlight - inFlightByRoute[row, default: 0])
        limit = min(limit, lanes[key]?.adapter.burst ?? Self.claimLimit)
        let isOnTrial = lanes[key]?.state.trialReason != nil
        if isOnTrial { limit = min(limit, LaneState.trialPushes - inFlightByRoute[row, default: 0]) }
        guard limit > 0 else { return .busy }
        let avoiding = isOnTrial ? lanes[key]?.lostOnTrial ?? [] : []
        let granted = paces[route.tenant]?.sendRate.take(limit, at: now) ?? 0
        guard granted > 0 else { return .wait(until: paces[route.tenant]?.sendRate.nextGrant(after: now) ?? now) }
        guard lanes[key]?.quota != nil else { return .claim(granted, avoiding: avoiding) }
        let allowed = lanes[key]?.quota?.take(granted, at: now) ?? 0
        paces[route.tenant]?.sendRate.giveBack(granted - allowed)
        guard allowed > 0 else { return .wait(until: lanes[key]?.quota?.nextGrant(after: now) ?? now) }
        return .claim(allowed, avoiding: avoiding)
    }

    // MARK: Claiming

    private func claim(_ requests: [ClaimRequest]) async throws {
        // Removed before the claim and put back after it. A push that is enqueued meanwhile adds its route again.
        for request in requests { ready[request.routeRow] = nil }
        claimedNotSent += requests.reduce(0) { $0 + $1.limit }
        for request in requests { inFlightByRoute[request.routeRow, default: 0] += request.limit }
        let now = clock.now
        let claimed: [ClaimedDelivery]
        do {
            claimed = try await queue.claim(requests, leaseUntil: leaseEnd(now))
        } catch {
            for request in requests { giveBack(request, unused: request.limit, keepsReady: true) }
            throw error
        }
        var counts: [Int64: Int] = [:]
        for delivery in claimed { counts[delivery.routeRow, default: 0] += 1 }
        for request in requests {
            let count = counts[request.routeRow] ?? 0
            giveBack(request, unused: request.limit - count, keepsReady: count == request.limit)
        }
        guard !claimed.isEmpty else { return }
        if leaseCheckDue == nil { leaseCheckDue = clock.steadyNow + Self.longestProviderTimeout }
        batches.append(claimed)
    }

    private func giveBack(_ request: ClaimRequest, unused: Int, keepsReady: Bool) {
        if keepsReady { ready[request.routeRow] = routes[request.routeRow] }
        guard unused > 0 else { return }
        claimedNotSent -= unused
        inFlightByRoute[request.routeRow, default: 0] -= unused
        giveBackPace(unused, of: request.routeRow)
    }

    /// Returns the tokens of sends that did not happen to the app's send rate and the lane's quota.
    func giveBackPace(_ unused: Int, of row: Int64) {
        guard let route = routes[row] else { return }
        paces[route.tenant]?.sendRate.giveBack(unused)
        if let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = factory.key(for: route, credential: credential)
        {
            lanes[key]?.quota?.giveBack(unused)
        }
    }

    // MARK: Lanes

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
    private func applyReachabilityChanges() {
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

    /// Stops claims for a while, because a peer of the send-time check does not answer. Real time, because the peer is a process.
    ///
    /// The task itself ends the block. Comparing a clock instead could miss the end: a timer may fire early, and no other wake-up follows.
    func blockChecks() {
        let wait = checkBackoff.advance()
        checkBlocks += 1
        Task {
            try? await Task.sleep(for: wait)
            checkBlocks -= 1
            claimSignal.signal()
        }
    }
}
