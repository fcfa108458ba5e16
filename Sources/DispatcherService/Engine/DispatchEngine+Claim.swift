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
        return WorkSignal.Due(date: date, steady: [next, leaseCheckDue, laneCheckDue, unmoved].compactMap { $0 }.min())
    }

    // MARK: Planning

    /// The claims that are allowed now: bounded by ``inFlightLimit``, the lane's state, `max_in_flight`, send rate and quota.
    private func planClaims() async -> (requests: [ClaimRequest], next: SteadyInstant?) {
        applyReachabilityChanges()
        if isPaused { ready.values.forEach { testWatch.waits($0, for: .paused) } }
        guard !isPaused, !ready.isEmpty else { return ([], nil) }
        await followPolicies()
        let now = clock.steadyNow
        var capacity = inFlightLimit - inFlight.count - claimedNotSent
        var requests: [ClaimRequest] = []
        var planned: [CommonV1.Tenant: Int] = [:]
        var next: SteadyInstant?
        for (row, route) in ready where capacity > 0 {
            let unprepared = claimedNotSentOfApp[route.tenant, default: 0] + planned[route.tenant, default: 0]
            switch share(of: row, route, capacity: capacity, unprepared: unprepared, now: now) {
            case .claim(let limit, let avoiding):
                requests.append(ClaimRequest(routeRow: row, limit: limit, avoiding: avoiding))
                capacity -= limit
                planned[route.tenant, default: 0] += limit
            case .wait(let until):
                next = [next, until].compactMap { $0 }.min()
            case .throttled(let reason, let until):
                next = [next, until].compactMap { $0 }.min()
                testWatch.waits(route, for: reason)
            case .blocked(let reason):
                testWatch.waits(route, for: reason)
            case .noCredential(let reason):
                blocked[row] = reason
                testWatch.waits(route, for: .noCredential)
            case .tooManyHosts:
                blocked[row] = tooManyHosts
                testWatch.waits(route, for: .tooManyHosts)
            case .busy: break
            }
        }
        return (requests, next)
    }

    private enum Share {
        /// Claim up to this many. Deliveries to avoid are claimed only when there are no others.
        case claim(Int, avoiding: Set<Int64>)
        case wait(until: SteadyInstant)
        /// The provider or the credential's token endpoint asked to wait.
        case throttled(WaitReason, until: SteadyInstant)
        /// Nothing leaves until an operator acts or the provider answers again.
        case blocked(WaitReason)
        case noCredential(String)
        /// There is no lane for the route's host.
        case tooManyHosts
        /// A limit of deliveries in memory is reached, or the app waits for its next check. The next result, the end of a preparation or of the wait
        /// signals.
        case busy
    }

    /// - Parameter unprepared: deliveries of the route's app that are claimed or about to be, and wait for their check.
    private func share(of row: Int64, _ route: Route, capacity: Int, unprepared: Int, now: SteadyInstant) -> Share {
        guard let pace = paces[route.tenant] else { return policyFetches.contains(route.tenant) ? .busy : .blocked(.noPolicy) }
        guard !checkWaits.isWaiting(route.tenant) else { return .busy }
        guard let credential = credentials.current(for: route.tenant, provider: route.provider) else {
            return .noCredential(whyNoCredential(of: route))
        }
        guard makeRoom(for: route, credential, now: now) else { return .tooManyHosts }
        guard let key = lane(for: route, credential: credential, policy: pace.policy) else { return .noCredential(whyNoCredential(of: route)) }
        blocked[row] = nil
        switch condition(of: route, credential, on: key, at: now) {
        case .open: break
        // The first fetch of an access token is not reported as a wait reason.
        case .blocked(.noAccessToken, _) where !credentialStates.isKnown(credential.id): return .busy
        case .blocked(.providerUnreachable, _):
            // Without a connection no attempt fails: time tells that the provider is down.
            if let due = noteUnreachable(key, now: now) { return .throttled(.providerUnreachable, until: due) }
            return .blocked(.providerDown)
        case .blocked(let reason, _): return .blocked(reason)
        // The provider was called up, and the answer to the probe is on its way: a test push waits for it, and may be the probe itself.
        case .throttled(.providerDown, let until, _) where lanes[key]?.state.outage.isOnTrial == true: return .wait(until: until)
        case .throttled(let reason, let until, _): return .throttled(reason, until: until)
        }
        var limit = min(capacity, pace.policy.maxInFlight - inFlightByRoute[row, default: 0])
        let group = lanes[key]?.adapter.deliveriesPerGroup(by: pace.policy)
        limit = min(limit, group.map { Self.mostClaimed(inGroupsOf: $0) } ?? Self.claimLimit)
        let isProbe = lanes[key]?.state.outage.sendsProbes == true
        let isOnTrial = isProbe || lanes[key]?.state.trialReason != nil
        if isOnTrial { limit = min(limit, (isProbe ? 1 : LaneState.trialPushes) - inFlightByRoute[row, default: 0]) }
        // After a failed check, a few deliveries show whether the peers answer again: many apps that wait for their checks must not fill the memory.
        if checkWaits.reason(of: route.tenant) != nil { limit = claims[route.tenant] == nil ? min(limit, LaneState.trialPushes) : 0 }
        limit = min(limit, Self.unpreparedLimit - unprepared)
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

    /// Whether pushes of a route leave now; while they do not, a shared queue parks them. A route that waits for its send rate or quota is open.
    func opening(of route: Route) -> RouteOpening {
        applyReachabilityChanges()
        guard !isPaused else { return .closed }
        guard let pace = paces[route.tenant], checkWaits.reason(of: route.tenant) == nil else { return .unknown }
        guard let credential = credentials.current(for: route.tenant, provider: route.provider),
            makeRoom(for: route, credential, now: clock.steadyNow), let key = lane(for: route, credential: credential, policy: pace.policy)
        else { return .closed }
        return condition(of: route, credential, on: key, at: clock.steadyNow) == .open ? .open : .closed
    }

    // MARK: Claiming

    /// Claimed deliveries of one app, in the order of their claim.
    struct ClaimOfApp: Sendable {
        var app: CommonV1.Tenant
        var deliveries: [ClaimedDelivery]
    }

    private func claim(_ requests: [ClaimRequest]) async throws {
        // Removed before the claim and put back after it. A push that is enqueued meanwhile adds its route again.
        for request in requests { ready[request.routeRow] = nil }
        for request in requests {
            inFlightByRoute[request.routeRow, default: 0] += request.limit
            countClaimed(request.limit, of: app(of: request))
        }
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
        for part in Self.divided(claimed, by: routes) {
            let isPrepared = claims[part.app] != nil
            claims[part.app, default: []].append(part.deliveries)
            if !isPrepared { toPrepare.append(part.app) }
        }
    }

    /// Divides a claim by app. Deliveries of one route come one after the other.
    static func divided(_ claimed: [ClaimedDelivery], by routes: [Int64: Route]) -> [ClaimOfApp] {
        var appOfRoute = LastLookup<Int64, CommonV1.Tenant>()
        func app(of delivery: ClaimedDelivery) -> CommonV1.Tenant {
            appOfRoute.value(of: delivery.routeRow) { routes[$0]?.tenant ?? .init() }
        }
        guard let first = claimed.first else { return [] }
        let firstApp = app(of: first)
        // Most often a claim is of one route, or of one app.
        guard claimed.contains(where: { $0.routeRow != first.routeRow && app(of: $0) != firstApp }) else {
            return [ClaimOfApp(app: firstApp, deliveries: claimed)]
        }
        return OrderedDictionary(grouping: claimed, by: app).map { ClaimOfApp(app: $0, deliveries: $1) }
    }

    private func app(of request: ClaimRequest) -> CommonV1.Tenant { routes[request.routeRow]?.tenant ?? .init() }

    private func giveBack(_ request: ClaimRequest, unused: Int, keepsReady: Bool) {
        if keepsReady { ready[request.routeRow] = routes[request.routeRow] }
        guard unused > 0 else { return }
        countClaimed(-unused, of: app(of: request))
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
}
