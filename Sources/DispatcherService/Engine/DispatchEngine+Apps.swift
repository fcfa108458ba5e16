import CarillonAPI
import Logging
import OrderedCollections
import ServiceKit

// Apps, which follow their policies, and wait where a peer gives no answer about them.
extension DispatchEngine {
    /// Follows the policies of the apps that have work. The first policy of an app is fetched outside the claim loop, so that an app whose policy
    /// does not come holds no other app back. An app without a policy waits. So does an app that the registry does not know: no call deletes an app,
    /// so the registry may have been restored from a backup and may know the app later. Otherwise its pushes expire.
    func followPolicies() async {
        let tenants = Set(ready.values.map(\.tenant))
        let known = tenants.filter { paces[$0] != nil }
        fetchPolicies(of: tenants.subtracting(known).filter { !policyWaits.isWaiting($0) })
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
                if paces[tenant] == nil { paces[tenant] = AppPace(policy: policy, share: share, now: clock.steadyNow) }
                paces[tenant]?.follow(policy, now: clock.steadyNow)
                policyWaits.answered(tenant)
            } catch {
                // The last known policy stays in force.
                if paces[tenant] == nil { waitForPolicy(of: tenant, error) }
            }
        }
    }

    // MARK: Waits

    private func waitForPolicy(of app: CommonV1.Tenant, _ error: APIError) {
        let reason = error.reason == .notFound ? "the registry does not know the app" : error.message
        let (wait, isNews) = policyWaits.failed(app, kind: error.reason.code, reason: reason)
        if isNews { warn("deliveries of an app wait: there is no policy", app, reason) }
        after(wait) { $0.policyWaits.ended(app) }
    }

    /// An app could not be checked: none of its deliveries is claimed for a while.
    func waitForCheck(of app: CommonV1.Tenant, _ error: any Error) {
        let reason = "\(error)"
        let kind = (error as? SendCheckUnavailable)?.kind ?? "\(type(of: error))"
        let (wait, isNews) = checkWaits.failed(app, kind: kind, reason: reason)
        if isNews { warn("deliveries of an app wait, because nothing is sent without the send-time check", app, reason) }
        after(wait) { $0.checkWaits.ended(app) }
    }

    private func warn(_ message: Logger.Message, _ app: CommonV1.Tenant, _ reason: String) {
        logger.warning(message, metadata: ["organization": "\(app.organizationId)", "app": "\(app.appId)", "reason": "\(reason)"])
    }

    /// Changes the state after a wait, and claims again. Real time, because the peers are processes and not domain events.
    ///
    /// The task itself ends the wait. Comparing a clock instead could miss the end: a timer may fire early, and no other wake-up follows.
    /// Waits of many apps end together, because each plan of claims looks at all apps.
    private func after(_ wait: Duration, _ change: @escaping @Sendable (isolated DispatchEngine) -> Void) {
        let end = started + AppWaits.end(of: wait, from: ContinuousClock.now - started)
        Task {
            try? await Task.sleep(until: end, clock: .continuous)
            change(self)
            claimSignal.signal()
        }
    }
}
