import CarillonAPI
import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

extension DispatchEngine {
    /// Checks, composes and hands over claimed batches, one at a time and in order.
    func prepareLoop() async {
        while !Task.isCancelled {
            await activity.perform {
                for batch in Self.joined(batches.takeAll()) { await prepare(batch) }
            }
            await batches.wait()
        }
        // ``run()`` releases the leases of batches that were claimed and not prepared.
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
    private struct Prepared {
        var settlement: Settlement
        var accepted: [InFlightDelivery] = []

        init(now: Instant) { settlement = Settlement(now: now) }
    }

    private func prepare(_ claimed: [ClaimedDelivery]) async {
        try? await followClock()
        let now = clock.now
        var (deliveries, unreadable) = await InFlightDelivery.decode(claimed, routes: routes)
        var prepared = Prepared(now: now)
        for claim in unreadable {
            logger.error("a queued delivery cannot be read and is failed", metadata: ["push_device_id": "\(claim.pushDeviceID)"])
            prepared.settlement.deliveries.append(
                DeliverySettlement(
                    row: claim.row, change: .failed(reason: "unreadable", code: "", deadLetterUntil: nil), attempts: claim.attempts,
                    sequence: claim.sequence))
        }
        var suspended = LastLookup<Int64, Bool>()
        deliveries = deliveries.filter { delivery in
            let isSuspended = suspended.value(of: delivery.claim.routeRow) { _ in
                paces[delivery.route.tenant]?.policy.organizationSuspended == true
            }
            return !endsBeforeCheck(delivery, isSuspended: isSuspended, now: now, &prepared.settlement)
        }
        do {
            let checked = deliveries.isEmpty ? [] : try await check(deliveries, now: now)
            checkBackoff.reset()
            for (delivery, check) in zip(deliveries, checked) { apply(check, to: delivery, now: now, &prepared) }
        } catch {
            logger.warning(
                "deliveries wait, because nothing is sent without the send-time check",
                metadata: ["deliveries": "\(deliveries.count)", "error": "\(error)", "retry_in": "\(checkBackoff.next)"])
            for delivery in deliveries { release(delivery, &prepared.settlement) }
            blockChecks()
        }
        await handOver(prepared.accepted, now: now, &prepared.settlement)
        await commit(prepared.settlement, rows: nil)
        finishClaim(claimed, settled: prepared.settlement)
    }

    /// Ends the accounting of a claim: deliveries that were not given to a lane are no longer in flight.
    private func finishClaim(_ claimed: [ClaimedDelivery], settled: Settlement) {
        claimedNotSent -= claimed.count
        // Most often all deliveries of a claim leave, and none is settled here.
        let settled = Dictionary(settled.deliveries.map { ($0.row, $0.change) }, uniquingKeysWith: { first, _ in first })
        for claim in settled.isEmpty ? [] : claimed {
            guard let change = settled[claim.row] else { continue }
            let row = claim.routeRow
            inFlightByRoute[row, default: 0] -= 1
            if case .release = change {
                ready[row] = routes[row]
                becomesDue(at: claim.queuedUntil)
                giveBackPace(1, of: row)
            }
        }
        claimSignal.signal()
    }

    // MARK: Before an attempt

    /// Settles a delivery that needs no check: a cancelled or expired one, one of a suspended organization, or one for a throttled device. Returns
    /// whether it did.
    private func endsBeforeCheck(_ delivery: InFlightDelivery, isSuspended: Bool, now: Instant, _ settlement: inout Settlement) -> Bool {
        if delivery.claim.isCancelled {
            end(delivery, as: .cancelled, status: .cancelled, skip: .cancelled, now: now, &settlement)
            return true
        }
        if delivery.push.expiresAt <= now {
            end(delivery, as: .expired, status: .expired, skip: .ttlExpired, now: now, &settlement)
            return true
        }
        if isSuspended {
            let reason = CommonV1.SkipReason.organizationSuspended
            end(delivery, as: .skipped(reason: reason.name), status: .skipped, skip: reason, now: now, &settlement)
            return true
        }
        let steady = clock.steadyNow
        if let until = devices.until(delivery.claim.pushDeviceID, now: steady) {
            wait(delivery, until: now + (until - steady), code: "device_throttled", &settlement)
            return true
        }
        return false
    }

    private func apply(_ check: CheckedDelivery, to delivery: InFlightDelivery, now: Instant, _ prepared: inout Prepared) {
        if let refusal = check.refusal {
            let reason = refusal == .unspecified ? FailureReason.deviceNotSendable : refusal.name
            end(
                delivery, as: .skipped(reason: reason), status: .skipped, skip: Self.skipReason(of: refusal), reason: reason, now: now,
                &prepared.settlement)
            return
        }
        switch check.decision {
        case .send:
            var delivery = delivery
            if let address = check.address { delivery.device.address = address }
            if check.silent { delivery.device.soundEnabled = false }
            prepared.accepted.append(delivery)
        case .skip(let reason):
            end(delivery, as: .skipped(reason: reason.name), status: .skipped, skip: reason, now: now, &prepared.settlement)
        case .wait(let until):
            wait(delivery, until: until, code: WaitCode.quietHours, &prepared.settlement)
        case .waitForApp:
            wait(delivery, until: now + Self.waitForUnknownApp, code: Obstacle.noPolicy.rawValue, &prepared.settlement)
        }
    }

    /// The recorded skip reason for a refusal by the registry. Most refusals mean that the device is gone.
    private static func skipReason(of refusal: RegistryV1.DeviceRefusal) -> CommonV1.SkipReason {
        switch refusal {
        case .relationshipEnded: .relationshipEnded
        case .userInactive: .recipientInactive
        default: .noDevices
        }
    }

    /// Ends a delivery without an attempt, with its outcome.
    private func end(
        _ delivery: InFlightDelivery, as change: DeliverySettlement.Change, status: CommonV1.DeliveryStatus, skip: CommonV1.SkipReason,
        reason: String = "", now: Instant, _ settlement: inout Settlement
    ) {
        let claim = delivery.claim
        settlement.deliveries.append(
            DeliverySettlement(row: claim.row, change: change, attempts: claim.attempts, sequence: claim.sequence + 1))
        var outcome = OutcomeRecord.base(of: delivery, now: now)
        outcome.status = status
        outcome.attemptNumber = Int32(clamping: claim.attempts)
        outcome.skipReason = skip
        outcome.failureReason = reason
        settlement.add(outcome, of: delivery)
        metrics.finished(status, count: 1)
    }

    private func wait(_ delivery: InFlightDelivery, until: Instant, code: String, _ settlement: inout Settlement) {
        settlement.deliveries.append(
            DeliverySettlement(
                row: delivery.claim.row, change: .retry(at: until, code: code), attempts: delivery.claim.attempts,
                sequence: delivery.claim.sequence))
    }

    func release(_ delivery: InFlightDelivery, _ settlement: inout Settlement) {
        settlement.deliveries.append(
            DeliverySettlement(
                row: delivery.claim.row, change: .release, attempts: delivery.claim.attempts, sequence: delivery.claim.sequence))
    }

    // MARK: Hand-over

    private struct Group {
        var lane: LaneKey
        var credential: StoredCredential
        var deliveries: [InFlightDelivery] = []
    }

    /// Groups deliveries by lane and credential, in order. Releases those whose lane or credential was stopped after the claim.
    private func groups(of deliveries: [InFlightDelivery], at now: SteadyInstant, _ settlement: inout Settlement) -> [Group] {
        var groups: [Group] = []
        // By route row, because deliveries are many and routes are few. Nil when the lane or the credential is stopped.
        var groupOfRoute: [Int64: Int?] = [:]
        for delivery in deliveries {
            let row = delivery.claim.routeRow
            if groupOfRoute[row] == nil { groupOfRoute[row] = .some(group(for: delivery.route, at: now, among: &groups)) }
            guard let group = groupOfRoute[row] ?? nil else {
                release(delivery, &settlement)
                continue
            }
            groups[group].deliveries.append(delivery)
        }
        return groups
    }

    private func group(for route: Route, at now: SteadyInstant, among groups: inout [Group]) -> Int? {
        guard let pace = paces[route.tenant], let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = lane(for: route, credential: credential, policy: pace.policy), condition(of: credential, on: key, at: now) == .open
        else { return nil }
        if let known = groups.firstIndex(where: { $0.lane == key && $0.credential.id == credential.id }) { return known }
        groups.append(Group(lane: key, credential: credential))
        return groups.count - 1
    }

    /// Composes and submits deliveries, lane by lane. The settlement releases or fails those that cannot leave.
    private func handOver(_ deliveries: [InFlightDelivery], now: Instant, _ settlement: inout Settlement) async {
        let now = Moment(date: now, steady: clock.steadyNow)
        for members in groups(of: deliveries, at: now.steady, &settlement) {
            guard let lane = lanes[members.lane] else { continue }
            guard await members.credential.sender.hasAuthorization(at: now) else {
                fetchAuthorization(of: members.credential, on: lane)
                for delivery in members.deliveries { release(delivery, &settlement) }
                continue
            }
            do {
                let authorization = try await members.credential.sender.authorization(at: now)
                await submit(
                    members.deliveries, to: lane, credential: members.credential, authorization: authorization, now: now.date, &settlement)
            } catch {
                authorizationFailed(error, of: members.credential, on: members.lane, now: now.steady)
                for delivery in members.deliveries { release(delivery, &settlement) }
            }
        }
    }
}
