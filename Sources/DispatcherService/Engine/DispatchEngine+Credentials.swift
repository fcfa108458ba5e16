import CarillonAPI
import Logging
import Providers
import ServiceKit

extension DispatchEngine {
    /// The condition of a credential on its lane: the credential's own unless it is open, else the lane's.
    func condition(of credential: StoredCredential, on key: LaneKey, at now: SteadyInstant) -> LaneState.Condition {
        let own = credentialStates.condition(of: credential.id, at: now)
        return own == .open ? lanes[key]?.state.condition(at: now) ?? .open : own
    }

    /// The condition of a route's pushes: an operator's word that the provider is down, then credential and lane, then an operator's pause.
    func condition(of route: Route, _ credential: StoredCredential, on key: LaneKey, at now: SteadyInstant) -> LaneState.Condition {
        let own = condition(of: credential, on: key, at: now)
        guard let order = orders.order(for: route), order.kind == .down || own == .open else { return own }
        return order.condition
    }

    /// A credential was stored: its pushes may leave again, and blocked routes look up their lanes again.
    ///
    /// - Parameter isOwn: false when another dispatcher got the credential, and told all.
    func credentialChanged(_ credential: StoredCredential, isOwn: Bool = true) {
        stoppedByReceipt["\(credential.provider.rawValue) \(credential.tenant.label)"] = nil
        if isOwn { tellPut(credential) }
        for id in credentialStates.forget(at: clock.steadyNow, where: { $0 == credential.id || !credentials.isInUse($0) }) {
            logger.notice("a refused credential was replaced or confirmed", metadata: ["credential": "\(id)"])
            if isOwn, id != credential.id { fleet.tell(.credentialRestored(id: id)) }
        }
        // Also when it is open here: another dispatcher may have told its refusal before this one was there.
        if isOwn { fleet.tell(.credentialRestored(id: credential.id)) }
        credentialsInUseChanged(of: credential.provider)
    }

    /// A credential was removed: pushes of its app wait for another one.
    ///
    /// - Parameter isOwn: as in ``credentialChanged(_:isOwn:)``.
    func credentialRemoved(_ id: String, of tenant: CommonV1.Tenant, provider: ProviderID, isOwn: Bool = true) {
        stoppedByReceipt["\(provider.rawValue) \(tenant.label)"] = nil
        for forgotten in credentialStates.forget(at: clock.steadyNow, where: { $0 == id }) {
            logger.notice("a refused credential was removed", metadata: ["credential": "\(forgotten)"])
        }
        // The next dispatcher that starts must not hear of its refusal.
        if isOwn { fleet.tell(.credentialRestored(id: id)) }
        credentialsInUseChanged(of: provider)
    }

    private func credentialsInUseChanged(of provider: ProviderID) {
        for key in lanes.keys where key.provider == provider {
            let quotas = lanes[key]?.quotas.filter { credentials.isInUse($0.key) }
            lanes[key]?.quotas = quotas ?? [:]
        }
        let used = Set(credentials.allInUse.filter { $0.provider == provider }.map(\.laneName))
        unusedLanes = unusedLanes.filter { $0.provider != provider }
        for (key, lane) in lanes where key.provider == provider && !used.contains(key.credential) {
            unusedLanes.insert(key)
            // What has not left comes back.
            lane.transport.startAfresh(reason: "no app sends with its credential any more")
        }
        endUnusedLanes()
        blocked = [:]
        claimSignal.signal()
    }

    /// Ends lanes whose credentials no app sends with, once nothing is in flight on them.
    func endUnusedLanes() {
        for key in unusedLanes where lanes[key].map({ $0.inFlight == 0 }) ?? true {
            unusedLanes.remove(key)
            endLane(key)
        }
    }

    /// Deliveries of an app that wait for a provider, also between attempts.
    func waiting(of tenant: CommonV1.Tenant, for provider: ProviderID, among counts: QueueCounts) -> Int {
        routes.reduce(0) { sum, route in
            guard route.value.tenant == tenant, route.value.provider == provider else { return sum }
            return sum + (counts.queuedByRoute[route.key] ?? 0) + (counts.waitingByRoute[route.key] ?? 0)
        }
    }

    /// Fetches a credential's token outside the loops, so that a token endpoint that does not answer delays no other credential's pushes.
    func fetchAuthorization(of credential: StoredCredential, on lane: Lane) {
        guard credentialStates.beginFetch(of: credential.id) else { return }
        activity.begin()
        Task {
            var failure: (any Error)?
            do { _ = try await credential.sender.authorization(at: Moment(clock)) } catch { failure = error }
            credentialStates.endFetch(of: credential.id, isAvailable: failure == nil)
            if let failure { authorizationFailed(failure, of: credential, on: lane.key, now: clock.steadyNow) }
            claimSignal.signal()
            activity.end()
        }
    }

    /// Stops a credential for which no authorization could be obtained.
    func authorizationFailed(_ error: any Error, of credential: StoredCredential, on key: LaneKey, now: SteadyInstant) {
        // A credential that was replaced meanwhile sends nothing more.
        guard credentials.isInUse(credential.id) else { return }
        switch error as? AuthorizationFailure {
        case .unavailable(let reason, let retryAt):
            credentialStates.unavailable(credential.id, until: max(retryAt, now + .seconds(1)), reason: reason)
        case .refused(let code):
            pauseCredential(credential.id, on: key, code: code, now: now)
        case nil:
            pauseCredential(credential.id, on: key, code: "\(error)", now: now)
        }
    }

    /// Pauses a credential that the provider refuses (403 class) until an operator acts. Other credentials of the lane go on.
    func pauseCredential(_ id: String, on key: LaneKey, code: String, now: SteadyInstant) {
        // A credential that was replaced meanwhile sends nothing more.
        guard let credential = credentials.inUse(id) else { return }
        let provider = key.provider.rawValue
        guard stopCredential(id, on: key, code: code) else { return }
        fleet.tell(.credentialRefused(id: id, key, code: code))
        tellRefused(credential, code: code)
        guard alerts.take(id, at: now) == nil else { return }
        metrics.alert(key.provider, code: code)
        logger.critical(
            "credential paused: the provider refuses it; its pushes stay queued",
            metadata: [
                "alert": "page", "organization": "\(credential.tenant.organizationId)", "app": "\(credential.tenant.appId)", "lane": "\(key)",
                "credential": "\(id)", "provider": "\(provider)", "code": "\(code)",
                "remedy": "replace the credential (`carillon credentials put \(provider)`); for an expired token check this machine's clock",
            ])
    }

    /// - Returns: whether the credential was in use before.
    func stopCredential(_ id: String, on key: LaneKey, code: String) -> Bool {
        let reason = "\(key.provider.rawValue) refuses the credential: \(code)"
        guard credentialStates.refused(id, reason: reason) == .raiseAlert else { return false }
        lanes[key]?.quotas[id] = nil
        // A connection remembers the first key it saw, so it is replaced too. A shared lane keeps its connections for its other apps.
        if !isShared(key, besides: id) { lanes[key]?.transport.startAfresh(reason: reason) }
        return true
    }

    /// Why an app has no credential to send with, for operators.
    func whyNoCredential(of route: Route) -> String {
        if let unreadable = credentials.unreadable(of: route.tenant, provider: route.provider) { return unreadable.reason }
        let provider = route.provider.rawValue
        return "no \(provider) credential for app '\(route.tenant.label)': put one (`carillon credentials put \(provider)`)"
    }

    /// Raises an alert for each credential that could not be opened at the start.
    func warnOfUnreadableCredentials() {
        for credential in credentials.unreadable { warnOfUnreadable(credential, remedy: credential.remedy) }
    }

    /// Raises an alert for a credential that cannot be opened.
    func warnOfUnreadable(_ credential: UnreadableCredential, remedy: String) {
        metrics.alert(credential.provider, code: "credential_unreadable")
        alertFeed.fire(
            .credentialUnreadable, credential.provider.rawValue, of: credential.tenant,
            detail: "the credential cannot be opened: \(credential.cause); its pushes stay queued", remedy: remedy)
        logger.critical(
            "a credential cannot be opened; its pushes stay queued",
            metadata: [
                "alert": "page", "organization": "\(credential.tenant.organizationId)", "app": "\(credential.tenant.appId)",
                "credential": "\(credential.id)", "provider": "\(credential.provider.rawValue)", "cause": "\(credential.cause)",
                "remedy": "\(remedy)",
            ])
    }

    private func isShared(_ key: LaneKey, besides id: String) -> Bool {
        credentials.allInUse.contains {
            $0.id != id && $0.provider == key.provider && $0.laneName == key.credential
        }
    }
}
