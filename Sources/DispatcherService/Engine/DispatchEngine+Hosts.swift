import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

// Lanes to hosts that users name: they end when they are idle, with their routes, and their number is limited.
extension DispatchEngine {
    /// Makes room for the lane of a route: where there are too many, the lane that was unused for longest ends for it.
    ///
    /// - Returns: whether the route has a lane or may have one.
    func makeRoom(for route: Route, _ credential: StoredCredential, now: SteadyInstant) -> Bool {
        guard isNamedByUsers(route), let key = factory.key(for: route, credential: credential), lanes[key] == nil else { return true }
        guard !fullCredentials.contains(key.credential) else { return false }
        let all = lanes.filter { $0.value.isNamedByUsers }
        let own = all.filter { $0.key.credential == key.credential }
        guard own.count >= hostLimits.ofCredential || all.count >= hostLimits.all else { return true }
        let crowd = own.count >= hostLimits.ofCredential ? own : all
        let (ready, claimed) = lanesWithWork()
        let unneeded = crowd.filter { key, lane in
            guard lane.inFlight == 0, !claimed.contains(key) else { return false }
            // Pushes of an outage wait for up to a day, and users choose hosts that answer 503 for so long.
            if lane.state.outage.isDown { return !ready.contains(key) || now - lane.madeAt >= hostLimits.patience }
            switch lane.state.condition(at: now) {
            case .open: return !ready.contains(key)
            // It would send nothing, and the provider's wait counts on.
            case .throttled: return false
            case .blocked: return !ready.contains(key) || now - lane.madeAt >= hostLimits.patience
            }
        }
        if let oldest = unneeded.min(by: { ($0.value.lastUsed, $0.value.madeAt) < ($1.value.lastUsed, $1.value.madeAt) }) {
            endLane(oldest.key)
            return true
        }
        fullCredentials.insert(key.credential)
        lookAtLanes(by: now + hostLimits.patience)
        if alerts.take("hosts \(key.credential)", at: now) == nil {
            logger.warning(
                "too many push services: pushes to further hosts wait for a lane",
                metadata: [
                    "organization": "\(route.organizationID)", "app": "\(route.appID)", "host": "\(key.authority)", "lanes": "\(own.count)",
                    "lanes_of_all_apps": "\(all.count)",
                ])
        }
        return false
    }

    /// Why a route has no lane, for operators.
    var tooManyHosts: String {
        "browsers name more push services than there are lanes: \(hostLimits.ofCredential) of an app, \(hostLimits.all) of all; "
            + "a lane without pushes, without a connection or in an outage makes room"
    }

    func isNamedByUsers(_ route: Route) -> Bool { factory.adapters[route.provider]?.isNamedByUsers(route.environment) == true }

    /// Lanes to hosts that users name: those with ready pushes, and those with claimed ones or pushes in flight.
    private func lanesWithWork() -> (ready: Set<LaneKey>, claimed: Set<LaneKey>) {
        func key(_ route: Route) -> LaneKey? { isNamedByUsers(route) ? laneKey(of: route) : nil }
        let claimed = inFlightByRoute.filter { $0.value > 0 }.compactMap { row, _ in routes[row].flatMap(key) }
        return (Set(ready.values.compactMap(key)), Set(claimed))
    }

    /// Looks at the lanes at this time at the latest (``endIdleLanes(_:)``).
    func lookAtLanes(by due: SteadyInstant) { laneCheckDue = min(laneCheckDue ?? due, due) }

    /// Ends lanes that had no push for ``UserNamedHostLimits/idleTime``, and forgets the routes without a lane and without deliveries.
    func endIdleLanes(_ now: SteadyInstant) async throws {
        guard let due = laneCheckDue, due <= now else { return }
        try await forgetEndedPushes()
        (laneCheckDue, fullCredentials) = (nil, [])
        let (ready, claimed) = lanesWithWork()
        for (key, lane) in lanes where lane.isNamedByUsers {
            // A host that is down waits for no time that it named.
            let isThrottled = if case .throttled = lane.state.condition(at: now) { !lane.state.outage.isDown } else { false }
            if isThrottled || lane.inFlight > 0 || ready.contains(key) || claimed.contains(key) { lanes[key]?.lastUsed = now }
            let end = (lanes[key]?.lastUsed ?? now) + hostLimits.idleTime
            if end <= now { endLane(key) } else { lookAtLanes(by: end) }
        }
        do {
            try await forgetRoutes()
        } catch {
            lookAtLanes(by: now)
            throw error
        }
    }

    /// Finds the routes to hosts that users name whose ready pushes have all expired or were cancelled. Nothing is claimed from a lane without a
    /// connection, so that ``ready`` does not learn it.
    private func forgetEndedPushes() async throws {
        let asked = ready.filter { isNamedByUsers($0.value) }
        guard !asked.isEmpty else { return }
        // Removed before the look and put back after it. A push that is enqueued meanwhile adds its route again.
        for row in asked.keys { ready[row] = nil }
        var found = asked
        // Where the queue cannot be read, all of them stay.
        defer { for (row, route) in found { ready[row] = route } }
        let rows = Set(try await queue.readyRoutes().map(\.row))
        found = asked.filter { rows.contains($0.key) }
    }

    private func forgetRoutes() async throws {
        var kept: Set<Int64> = []
        for (row, route) in routes {
            let credential = credentials.current(for: route.tenant, provider: route.provider)
            let hasLane = credential.flatMap { factory.key(for: route, credential: $0) }.map { lanes[$0] != nil } ?? false
            if hasLane || ready[row] != nil || inFlightByRoute[row, default: 0] > 0 { kept.insert(row) }
        }
        let forgotten = try await queue.forgetRoutes { [kept, adapters = factory.adapters] known in
            !kept.contains(known.row) && adapters[known.route.provider]?.isNamedByUsers(known.route.environment) == true
        }
        for row in forgotten where ready[row] == nil { (routes[row], blocked[row], inFlightByRoute[row]) = (nil, nil, nil) }
    }

    func endLane(_ key: LaneKey) {
        guard let lane = lanes.removeValue(forKey: key) else { return }
        fullCredentials = []
        unusedLanes.remove(key)
        noteOutages()
        logger.info("a lane without pushes has ended", metadata: ["lane": "\(key)"])
        Task { await lane.transport.shutdown(grace: .seconds(1)) }
    }
}
