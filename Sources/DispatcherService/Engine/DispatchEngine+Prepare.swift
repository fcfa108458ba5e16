import CarillonAPI
import Logging
import OrderedCollections
import ServiceKit

extension DispatchEngine {
    /// Prepares claimed batches: those of one app one at a time and in order, and those of other apps meanwhile.
    func prepareLoop() async {
        await withDiscardingTaskGroup { apps in
            while !Task.isCancelled {
                await activity.perform {
                    for app in toPrepare.takeAll() {
                        // Counted before the task runs, so that no gap opens between claim and check.
                        activity.begin()
                        apps.addTask {
                            await self.prepareAll(of: app)
                            self.activity.end()
                        }
                    }
                }
                await toPrepare.wait()
            }
        }
        // ``run()`` releases the leases of batches that were claimed and not prepared.
        claims = [:]
    }

    /// Prepares an app's batches until there is none.
    private func prepareAll(of app: CommonV1.Tenant) async {
        while let waiting = claims[app], !waiting.isEmpty, !Task.isCancelled {
            claims[app] = []
            for batch in Self.joined(waiting) { await prepare(batch, of: app) }
        }
        claims[app] = nil
        failedChecks.remove(app)
        // After a failed check, the app's next claim waits for the end of this one.
        if checkWaits.reason(of: app) != nil { claimSignal.signal() }
    }

    /// Joins successive small claims, so that they share the calls of one check and one transaction.
    static func joined(_ batches: [[ClaimedDelivery]]) -> [[ClaimedDelivery]] {
        batches.reduce(into: []) { joined, batch in
            if let last = joined.last, last.count + batch.count <= joinedLimit {
                joined[joined.count - 1] += batch
            } else {
                joined.append(batch)
            }
        }
    }

    /// A batch after the check: deliveries to send, and the settlement of the others.
    struct Prepared {
        var settlement: Settlement
        var accepted: [InFlightDelivery] = []

        init(now: Instant) { settlement = Settlement(now: now) }
    }

    private func prepare(_ claimed: [ClaimedDelivery], of app: CommonV1.Tenant) async {
        try? await followClock()
        let now = clock.now
        var (deliveries, unreadable) = await InFlightDelivery.decode(claimed, routes: routes)
        var prepared = Prepared(now: now)
        for claim in unreadable {
            logger.error("a queued delivery cannot be read and is failed", metadata: ["push_device_id": "\(claim.pushDeviceID)"])
            prepared.settlement.deliveries.append(
                DeliverySettlement(
                    row: claim.row, change: .failed(reason: FailureReason.unreadable, code: "", deadLetterUntil: nil),
                    attempts: claim.attempts, sequence: claim.sequence))
        }
        var suspended = LastLookup<Int64, Bool>()
        deliveries.removeAll { delivery in
            let isSuspended = suspended.value(of: delivery.claim.routeRow) { _ in
                paces[delivery.route.tenant]?.policy.organizationSuspended == true
            }
            return endsBeforeCheck(delivery, isSuspended: isSuspended, now: now, &prepared.settlement)
        }
        prepared.accepted.reserveCapacity(deliveries.count)
        do {
            for (delivery, check) in zip(deliveries, try await check(deliveries, of: app, now: now)) {
                apply(check, to: delivery, now: now, &prepared)
            }
        } catch {
            for delivery in deliveries { release(delivery, &prepared.settlement) }
        }
        await submit(prepared.accepted, now: now, &prepared.settlement)
        await commit(prepared.settlement, rows: nil)
        finishClaim(claimed, of: app, settled: prepared.settlement)
    }

    /// Asks the peers about deliveries of an app. When they do not answer, the app waits.
    private func check(_ deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        guard !deliveries.isEmpty else { return [] }
        // Claimed before the check that failed. The app's wait may be over when the failed batch is back in the queue, and this one comes after it.
        guard !failedChecks.contains(app), !checkWaits.isWaiting(app) else { throw CheckIsLater() }
        do {
            let checked = try await checks.check(deliveries, of: app, now: now)
            checkWaits.answered(app)
            return checked
        } catch {
            // A call that ends with the service says nothing about the peers.
            if !Task.isCancelled {
                failedChecks.insert(app)
                waitForCheck(of: app, error)
            }
            throw error
        }
    }

    /// The app waits for its next check.
    private struct CheckIsLater: Error {}

    /// Ends the accounting of a claim: deliveries that were not given to a lane are no longer in flight.
    private func finishClaim(_ claimed: [ClaimedDelivery], of app: CommonV1.Tenant, settled: Settlement) {
        countClaimed(-claimed.count, of: app)
        // Most often all deliveries of a claim leave, and none is settled here.
        let settled = Dictionary(settled.deliveries.map { ($0.row, $0.change) }, uniquingKeysWith: { first, _ in first })
        for claim in settled.isEmpty ? [] : claimed {
            guard let change = settled[claim.row] else { continue }
            let row = claim.routeRow
            inFlightByRoute[row, default: 0] -= 1
            giveBackPace(1, of: row)
            if case .release = change {
                ready[row] = routes[row]
                becomesDue(at: claim.queuedUntil)
            }
        }
        claimSignal.signal()
    }
}
