import CarillonAPI
import Providers
import ServiceKit

extension DispatchEngine {
    /// Reports of all open lanes, of credentials that are stopped on a shared lane, and of routes without a credential or a policy.
    ///
    /// - Parameters:
    ///   - counts: of the queue, by route.
    ///   - app: only the lanes that this app's pushes leave on; nil: all.
    func laneReports(_ counts: QueueCounts, of app: CommonV1.Tenant? = nil) async -> [LaneReport] {
        var connections: [LaneKey: TransportSnapshot] = [:]
        for (key, lane) in lanes { connections[key] = await lane.transport.snapshot() }
        let now = Moment(clock)
        var reports: [String: LaneReport] = [:]
        for (key, lane) in lanes {
            // A lane of one credential shows the credential's condition.
            let own = credentialStates.own(key.credential, at: now.steady)
            var condition = own == .open ? lane.state.condition(at: now.steady) : own
            if condition == .open, let pause = orders.pauseOfAll { condition = pause.condition }
            let name = name(of: key)
            var report = LaneReport(
                name: name, provider: key.provider, connections: connections[key]?.connections ?? 0,
                inFlight: connections[key]?.inFlight ?? 0, condition: LaneReport.Condition(condition, at: now))
            locate(&report, key, credentials.inUse(key.credential))
            report.sentLastMinute = lane.sent.sum(at: now.steady)
            report.failedLastMinute = lane.failures.count(at: now.steady)
            report.failing = lane.state.outage.isOnTrial ? LaneState.onTrialReason : lane.failures.words(at: now.steady)
            report.isPaused = isPaused
            report.downSince = lane.state.outage.downSince.map { now.date - (now.steady - $0) }
            let probe = lane.state.outage.isDown ? lane.state.outage.nextProbe : nil
            report.nextProbe = probe.map { now.date + max(.zero, $0 - now.steady) }
            reports[name] = report
        }
        var ofApp: Set<String> = []
        for (row, route) in routes where app == nil || route.tenant == app {
            guard let own = laneReport(of: route, row: row, now: now) else { continue }
            var report = reports[own.name] ?? own
            if let order = orders.order(for: route) {
                // No probe leaves, whatever attempts showed before.
                (report.isCalledDown, report.nextProbe) = (order.kind == .down, nil)
                (report.condition, report.isPaused, report.downSince) = (own.condition, own.isPaused, own.downSince ?? report.downSince)
            }
            report.environments.formUnion(own.environments)
            report.waiting += counts.queuedByRoute[row] ?? 0
            report.waitingRetry += counts.waitingByRoute[row] ?? 0
            report.oldest = [report.oldest, counts.oldestByRoute[row]].compactMap(\.self).min()
            reports[report.name] = report
            ofApp.insert(report.name)
        }
        if app != nil { reports = reports.filter { ofApp.contains($0.key) } }
        // A lane on trial without work is shown as open: no push can try it.
        for key in lanes.keys {
            let name = name(of: key)
            guard reports[name]?.isCalledDown == false, let reason = trial(of: key, at: now.steady), reports[name]?.waiting ?? 0 > 0 else { continue }
            reports[name]?.condition = LaneReport.Condition(reason, at: now)
        }
        return reports.values.sorted { $0.name < $1.name }
    }

    /// The report of a route's lane, or of its credential where only the credential is stopped. Nil before the route was first served.
    func laneReport(of route: Route, row: Int64, now: Moment) -> LaneReport? {
        guard var report = stateReport(of: route, row: row, now: now) else { return nil }
        if let adapter = factory.adapters[route.provider], adapter.has(route.environment) { report.environments = [route.environment.rawValue] }
        let credential = credentials.current(for: route.tenant, provider: route.provider)
        guard let credential, let key = factory.key(for: route, credential: credential), lanes[key] != nil else {
            report.tenant = route.tenant
            return report
        }
        locate(&report, key, credential)
        // The app alone is stopped, on a lane that others share.
        if report.name != name(of: key) { (report.credentialID, report.project, report.tenant) = (credential.id, "", route.tenant) }
        return report
    }

    /// Names the parts of a lane.
    ///
    /// - Parameter credential: the one that sends, or one of those; nil: several share the lane, or its own is out of use.
    private func locate(_ report: inout LaneReport, _ key: LaneKey, _ credential: StoredCredential?) {
        report.host = key.authority
        if key.credential == credential?.id || unusedLanes.contains(key) {
            (report.credentialID, report.tenant) = (key.credential, credential?.tenant)
        } else if factory.adapters.openSender(of: key.provider) == nil {
            report.project = key.credential
        }
    }

    private func stateReport(of route: Route, row: Int64, now: Moment) -> LaneReport? {
        let app = "\(route.provider.rawValue) \(route.tenant.label)"
        if paces[route.tenant] == nil, let reason = policyWaits.reason(of: route.tenant) {
            return LaneReport(name: app, provider: route.provider, condition: .blocked(.noPolicy, reason: reason))
        }
        guard let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = factory.key(for: route, credential: credential)
        else {
            return blocked[row].map { LaneReport(name: app, provider: route.provider, condition: .blocked(.noCredential, reason: $0)) }
        }
        let own = credentialStates.own(credential.id, at: now.steady)
        if key.credential != credential.id, own != .open {
            return LaneReport(
                name: "\(key) \(route.tenant.label) \(credential.id)", provider: route.provider, condition: LaneReport.Condition(own, at: now))
        }
        guard lanes[key] != nil else {
            return blocked[row].map { LaneReport(name: app, provider: route.provider, condition: .blocked(.tooManyHosts, reason: $0)) }
        }
        if let order = orders.order(for: route) {
            var report = LaneReport(
                name: coversLane(order, key) ? name(of: key) : "\(key) \(route.tenant.label)", provider: route.provider,
                condition: LaneReport.Condition(condition(of: route, credential, on: key, at: now.steady), at: now))
            report.isPaused = order.kind == .pause
            (report.isCalledDown, report.downSince) = order.kind == .down ? (true, order.at) : (false, nil)
            return report
        }
        let condition = trial(of: key, at: now.steady) ?? condition(of: credential, on: key, at: now.steady)
        return LaneReport(name: name(of: key), provider: route.provider, condition: LaneReport.Condition(condition, at: now))
    }

    /// Whether an order stops all apps of a lane. Otherwise the stopped app has a report of its own, as a stopped credential has.
    private func coversLane(_ order: LaneOrder, _ key: LaneKey) -> Bool {
        routes.values.allSatisfy { laneKey(of: $0) != key || order.scope.covers($0) }
    }

    /// The lane's name. A lane of one credential also names the app, because a credential's id does not.
    private func name(of key: LaneKey) -> String {
        credentials.inUse(key.credential).map { "\(key) \($0.tenant.label)" } ?? key.description
    }

    /// The condition of a lane on trial: its deliveries wait for the first answer. Nil for a lane that is not on trial.
    private func trial(of key: LaneKey, at now: SteadyInstant) -> LaneState.Condition? {
        guard !isPaused, let lane = lanes[key], lane.state.condition(at: now) == .open, credentialStates.own(key.credential, at: now) == .open
        else { return nil }
        // The next probe is due.
        guard !lane.state.outage.isDown else { return .blocked(.providerDown, reason: LaneState.outageReason) }
        guard let reason = lane.state.trialReason else { return nil }
        return .blocked(.providerUnreachable, reason: "\(reason); connected again, waiting for the first answer")
    }
}
