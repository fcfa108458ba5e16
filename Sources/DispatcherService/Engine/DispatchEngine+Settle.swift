import CarillonAPI
import DurableWork
import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

extension DispatchEngine {
    /// Stores results in groups: one transaction for all results that arrived since the last one began. While other deliveries are in flight, it
    /// waits until ``settleInterval`` has passed; the last result in flight is stored at once.
    func settleLoop() async {
        // Real time, because the wait spares the disk.
        var pace = BatchPace(distance: Self.settleInterval, clock: clock)
        while !Task.isCancelled {
            await activity.perform {
                if pace.isEarly, results.count < inFlight.count { try? await pace.wait() }
                pace.took(results.count, of: .max)
                await settleWhatCameIn()
            }
            await results.wait()
        }
    }

    func settleWhatCameIn() async {
        await activity.perform {
            let results = results.takeAll()
            if !results.isEmpty { await settle(results) }
        }
    }

    /// Deliveries that are sent again together: one, or a part of a request that is divided.
    private struct Again: Hashable {
        var how: AttemptDecision.SendAgain
        /// The delivery's, or the request's.
        var id: Int64

        init(_ how: AttemptDecision.SendAgain, _ delivery: InFlightDelivery, _ result: ExchangeResult) {
            self.how = how
            if case .divided = how { id = result.id } else { id = delivery.claim.row }
        }
    }

    private func settle(_ results: [ExchangeResult]) async {
        // If the store fails, the next claim or settlement moves the retries.
        try? await followClock()
        let now = clock.now
        var settlement = Settlement(now: now)
        // Both are large, and would be moved each time they grow.
        settlement.deliveries.reserveCapacity(results.count)
        settlement.outcomes.reserveCapacity(results.count)
        var again: OrderedDictionary<Again, [InFlightDelivery]> = [:]
        var tooNew: [LaneKey: (token: String, credential: StoredCredential)] = [:]
        var rows: [Int64] = []
        rows.reserveCapacity(results.count)
        let all = judge(results, now: now)
        for judged in all {
            let (result, delivery) = (judged.result, judged.delivery)
            if case .retry(let retry) = judged.verdict, retry.cause == .tokenUpdates, let key = delivery.lane,
                let credential = credentials.inUse(delivery.credentialID)
            {
                tooNew[key] = (delivery.authorization, credential)
            }
            switch judged.decision {
            case .sendAgain(let how)?:
                again[Again(how, delivery, result), default: []].append(delivery)
            case .some(let decision):
                rows.append(delivery.claim.row)
                record(decision, providerMessage: judged.verdict?.detail ?? "", result, delivery, now: now, &settlement)
            case nil:
                rows.append(delivery.claim.row)
                release(delivery, &settlement)
            }
        }
        await confirmCredentials()
        for (key, refused) in tooNew { await tokenIsTooNew(refused.token, of: refused.credential, lane: key) }
        for (group, deliveries) in again { await sendAgain(deliveries, group.how, now: now, &settlement, &rows) }
        await commit(settlement, rows: rows)
        endUnusedLanes()
        await tellOutage(all)
    }

    /// Tells senders that providers accepted their credentials: once a group, not once a message.
    private func confirmCredentials() async {
        var proven: [String: any ProviderSender] = [:]
        for credential in acceptedRoutes.values { proven[credential.id] = credential.sender }
        acceptedRoutes = [:]
        for sender in proven.values { await sender.accepted() }
    }

    // MARK: Commit

    /// Stores a settlement; repeats until the store takes it or the task is cancelled. Then removes `rows` from ``inFlight``; when `rows` is nil, the
    /// caller does that accounting.
    func commit(_ settlement: Settlement, rows: [Int64]?) async {
        var settlement = settlement
        settlement.forgetting = forgettingApps(among: settlement.outcomes)
        // A released delivery may be claimed again, and be in flight anew, before the store returns.
        let settled = rows?.compactMap { inFlight[$0] }
        var backoff = Backoff()
        while !settlement.isEmpty {
            do {
                try await queue.settle(settlement)
                break
            } catch {
                logger.error("results cannot be stored yet", metadata: ["error": "\(error)", "results": "\(settlement.deliveries.count)"])
                guard !Task.isCancelled else { return }
                try? await backoff.wait()
            }
        }
        if !settlement.outcomes.isEmpty { reportSignals.outcomes.signal() }
        testWatch.report(settlement.testOutcomes)
        if !settlement.testOutcomes.isEmpty { fleet.tell(testOutcomes: settlement.testOutcomes) }
        if !settlement.tokenReports.isEmpty { reportSignals.tokenReports.signal() }
        if !settlement.awaited.isEmpty { reportSignals.receipts.signal() }
        // After the commit, because housekeeping reads the store.
        for delivery in settlement.deliveries {
            if case .retry(let at, _) = delivery.change { becomesDue(at: at) }
        }
        guard let settled else { return }
        var released: Set<Int64> = []
        for delivery in settlement.deliveries {
            if case .release = delivery.change { released.insert(delivery.row) }
        }
        for delivery in settled {
            let (row, route) = (delivery.claim.row, delivery.claim.routeRow)
            if let index = inFlight.index(forKey: row), inFlight.values[index].attemptID == delivery.attemptID { inFlight.remove(at: index) }
            inFlightByRoute[route, default: 0] -= 1
            guard released.contains(row) else { continue }
            ready[route] = routes[route]
            becomesDue(at: delivery.claim.queuedUntil)
        }
        if inFlight.isEmpty, claimedNotSent == 0 { leaseCheckDue = nil }
        claimSignal.signal()
    }

    /// The apps of some outcomes that keep nothing of a finished push.
    private func forgettingApps(among outcomes: [ReceiptsV1.Outcome]) -> Set<CommonV1.Tenant> {
        var (apps, last) = (Set<CommonV1.Tenant>(), CommonV1.Tenant?.none)
        // Most often all outcomes of a settlement are of one app.
        for case let tenant? in outcomes.lazy.map(\.tenant) where tenant != last {
            last = tenant
            if paces[tenant]?.policy.deliveryLogRetentionDays == 0 { apps.insert(tenant) }
        }
        return apps
    }
}
