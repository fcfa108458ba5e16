import CarillonAPI
import Logging
import Providers
import ServiceKit
import Synchronization

// Providers that are down (DISP-30, decision 0114): what attempts show, and what operators say.
extension DispatchEngine {
    // MARK: Attempts

    /// The app of a credential asks for so many failed attempts before the lane's provider counts as down.
    func followOutageLimits(of key: LaneKey, _ limits: OutageDetector.Limits, from credential: StoredCredential) {
        guard lanes[key]?.outageLimits[credential.id] != limits else { return }
        lanes[key]?.outageLimits[credential.id] = limits
        // Replaced credentials stay in the lane's list until now.
        let inUse = (lanes[key]?.outageLimits ?? [:]).filter { $0.key == credential.id || credentials.isInUse($0.key) }
        lanes[key]?.outageLimits = inUse
        lanes[key]?.outageLimit = .shared(inUse.values)
    }

    /// An attempt shows that the lane's provider works, or failed with 5xx, a timeout or a connection error.
    func learn(providerIsUp isUp: Bool, on key: LaneKey, now: SteadyInstant) {
        guard let limits = lanes[key]?.outageLimit else { return }
        let (since, wasOnTrial) = (lanes[key]?.state.outage.downSince, lanes[key]?.state.outage.isOnTrial == true)
        let change = isUp ? lanes[key]?.state.attemptAnswered(now: now) : lanes[key]?.state.attemptFailed(limits, now: now)
        switch change {
        case .wentDown?:
            wentDown(key, lanes[key].map { Self.reason($0, wasOnTrial: wasOnTrial) } ?? "", now: now)
        case .cameBack?: cameBack(key, since: since, now: now)
        case Optional.none, .some(.none): break
        }
    }

    /// Why a lane counts as down after a failed attempt, for operators.
    private static func reason(_ lane: Lane, wasOnTrial: Bool) -> String {
        guard !wasOnTrial else { return "an operator called it up, and the push that left first failed: \(lane.failures.lastCode)" }
        let (limits, failures) = (lane.outageLimit, lane.failures)
        let rule = "\(limits.minimumAttempts) within \(limits.window), or \(limits.attemptsOfQuietLane) within \(limits.longWindow), are an outage"
        return "the last \(failures.inARow) attempts failed, the last one with \(failures.lastCode) (\(rule))"
    }

    /// A lane with waiting pushes has no connection. After a whole window its provider counts as down.
    ///
    /// - Returns: when it will count as down; nil: it does.
    func noteUnreachable(_ key: LaneKey, now: SteadyInstant) -> SteadyInstant? {
        guard let limits = lanes[key]?.outageLimit, let due = lanes[key]?.state.downAt(limits) else { return nil }
        guard due <= now else { return due }
        if lanes[key]?.state.stayedUnreachable(now: now) == .wentDown {
            wentDown(key, "no connection for \(limits.window)", now: now)
        }
        return nil
    }

    private func wentDown(_ key: LaneKey, _ reason: String, now: SteadyInstant) {
        noteOutages()
        tellOutage(of: key, reason: reason)
        let metadata: Logger.Metadata = [
            "lane": "\(key)", "provider": "\(key.provider.rawValue)", "reason": "\(reason)",
            "remedy": "look at the provider's status page; pushes wait and leave by themselves when a probe is answered (`carillon provider list`)",
        ]
        // Browsers name the hosts of push services: nobody is woken for a host that a user made up.
        guard lanes[key]?.isNamedByUsers != true, alerts.take("outage \(key)", at: now) == nil else {
            logger.error("a provider counts as down; its pushes stay queued", metadata: metadata)
            return
        }
        metrics.alert(key.provider, code: "outage")
        logger.critical("a provider counts as down; its pushes stay queued", metadata: metadata.merging(["alert": "page"]) { $1 })
    }

    private func cameBack(_ key: LaneKey, since: SteadyInstant?, now: SteadyInstant) {
        lanes[key]?.forgetLost()
        noteEndOfOutage(of: key)
        noteOutages()
        tellEndOfOutage(of: key)
        var metadata: Logger.Metadata = ["lane": "\(key)"]
        if let since { metadata["down_for"] = "\(now - since)" }
        logger.notice("a provider works again; its pushes leave, the oldest first", metadata: metadata)
        claimSignal.signal()
    }

    /// Has pushes of the lane that wait for a retry leave at the next claim.
    private func noteEndOfOutage(of key: LaneKey) {
        let codes = lanes[key]?.failures.takeCodes() ?? []
        if !codes.isEmpty { endedOutages[key, default: []].formUnion(codes) }
    }

    // MARK: Probes

    /// In an outage, and after an operator's "up", one delivery of a lane leaves each 30 s, and the others go back to the queue. Otherwise all leave.
    func keepProbe(of key: LaneKey, _ deliveries: inout [InFlightDelivery], at now: SteadyInstant, _ settlement: inout Settlement) {
        guard lanes[key]?.state.outage.sendsProbes == true else { return }
        let kept = lanes[key]?.state.takeProbe(now: now) == true ? 1 : 0
        for delivery in deliveries.dropFirst(kept) { release(delivery, &settlement) }
        deliveries = Array(deliveries.prefix(kept))
    }

    /// Tells which of the pushes that were just tried wait for the end of an outage, because no provider of theirs takes any.
    func tellOutage(_ judged: [Judged]) async {
        guard outages.isAny else { return }
        var waiting: [DispatcherV1.Push] = []
        var known: Set<String> = []
        for one in judged {
            switch one.decision {
            case .lostOnTrial?, .retry?: break
            default: continue
            }
            let (push, tenant) = (one.delivery.push.message, one.delivery.route.tenant)
            guard isDown(one.delivery.route), known.insert("\(tenant.label) \(push.pushId)").inserted else { continue }
            let devices = push.targets.compactMap(\.device)
            let routes = devices.compactMap { device in device.address.flatMap { factory.adapters.route(to: $0, of: device.pushDeviceId, tenant) } }
            if routes.allSatisfy({ isDown($0) }) { waiting.append(push) }
        }
        do { try await outageReports.report(waiting, at: clock.now) } catch {
            logger.warning(
                "it is not recorded that pushes wait for the end of an outage", metadata: ["error": "\(error)", "pushes": "\(waiting.count)"])
        }
    }

    // MARK: Orders of operators

    /// Whether an operator paused all lanes.
    var isPaused: Bool { orders.pauseOfAll != nil }

    /// Follows an operator's order, which this dispatcher or another one got. A known one changes nothing.
    func follow(_ order: LaneOrder) async {
        guard orders.isNews(order) else { return }
        let isUp = order.kind == .down && !order.holds
        let waiting = isUp ? await rowsWithPushes(in: order.scope) : []
        let wasCalledDown = orders.holding.contains { $0.kind == .down && $0.scope == order.scope }
        guard orders.follow(order) else { return }
        if isUp { callUp(order.scope, wasCalledDown: wasCalledDown, waiting: waiting) }
        noteOutages()
        let words: Logger.Message =
            switch (order.kind, order.holds) {
            case (.pause, true): "lanes paused by operator"
            case (.pause, false): "lanes resumed by operator"
            case (.down, true): "provider called down by operator"
            case (.down, false): "provider called up by operator"
            }
        logger.notice(words, metadata: ["lanes": "\(order.scope.label)", "reason": "\(order.reason)"])
        claimSignal.signal()
    }

    /// The routes of a scope with unfinished pushes, by row; all of them where the queue cannot be read.
    private func rowsWithPushes(in scope: LaneOrder.Scope) async -> Set<Int64> {
        guard routes.values.contains(where: { scope.covers($0) }) else { return [] }
        let counts = try? await queue.counts()
        return Set(
            routes.filter { row, route in
                guard scope.covers(route), let counts, inFlightByRoute[row, default: 0] == 0 else { return scope.covers(route) }
                return counts.queuedByRoute[row, default: 0] + counts.waitingByRoute[row, default: 0] > 0
            }.keys)
    }

    /// "Up" also ends what attempts showed.
    ///
    /// - Parameter waiting: the rows of routes with unfinished pushes.
    private func callUp(_ scope: LaneOrder.Scope, wasCalledDown: Bool, waiting: Set<Int64>) {
        let now = clock.steadyNow
        let withPushes = Set(waiting.compactMap { routes[$0] }.compactMap { laneKey(of: $0) })
        for key in Set(routes.values.filter { scope.covers($0) }.compactMap { laneKey(of: $0) }) {
            let wasDown = lanes[key]?.state.outage.isDown == true
            if lanes[key]?.state.calledUp(wasCalledDown: wasCalledDown, hasPushes: withPushes.contains(key), now: now) == true {
                logger.notice("an operator called the provider up: one push leaves as a probe before the others", metadata: ["lane": "\(key)"])
            } else if wasDown {
                // No probe will tell that the outage has ended.
                lanes[key]?.forgetLost()
                noteEndOfOutage(of: key)
                tellEndOfOutage(of: key)
            }
        }
    }

    // MARK: What others see

    /// The lane that a route's pushes leave on now; nil without a credential.
    func laneKey(of route: Route) -> LaneKey? {
        credentials.current(for: route.tenant, provider: route.provider).flatMap { factory.key(for: route, credential: $0) }
    }

    /// Whether the provider of a route counts as down, by attempts or by an operator.
    func isDown(_ route: Route) -> Bool {
        orders.isDown(route) || laneKey(of: route).map { lanes[$0]?.state.outage.isDown == true } == true
    }

    /// Of these routes those whose provider counts as down.
    func downRoutes(among routes: Set<Route>) -> Set<Route> { routes.filter { isDown($0) } }

    /// The providers that count as down for all apps. Not those of which a part is called down, no push service that users name, and none that
    /// accepted pushes on another lane since: then an app's own lane is down, or a test environment.
    var downProviders: Set<ProviderID> {
        let called = orders.holding.filter { $0.kind == .down && $0.scope.environment.isEmpty }.map { ProviderID(rawValue: $0.scope.provider) }
        let shared = Dictionary(grouping: lanes.values.filter { !$0.isNamedByUsers }, by: \.key.provider)
        return Set(called).union(shared.filter { Self.areDown($0.value) }.keys)
    }

    /// Whether nothing shows that the provider of these lanes works for an app. A lane without pushes shows nothing.
    private static func areDown(_ lanes: [Lane]) -> Bool {
        guard let since = lanes.compactMap(\.state.outage.downSince).min() else { return false }
        return !lanes.contains { lane in !lane.state.outage.isDown && lane.lastAccepted.map { $0 > since } == true }
    }

    /// Tells ``outages`` whether anything is down. Called after each change of orders, and of outages and lanes.
    func noteOutages() {
        let isAny = orders.holding.contains { $0.kind == .down } || lanes.values.contains { $0.state.outage.isDown }
        outages.note(isAny)
    }
}

/// Whether any provider counts as down. Each call that enqueues looks here, and asks the engine only in an outage.
final class OutageBoard: Sendable {
    private let isAnyDown = Atomic<Bool>(false)

    var isAny: Bool { isAnyDown.load(ordering: .relaxed) }
    func note(_ isAny: Bool) { isAnyDown.store(isAny, ordering: .relaxed) }
}
