import CarillonAPI
import Logging
import Providers
import ServiceKit

extension DispatchEngine {
    /// Deliveries that leave on one lane with one credential.
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
            makeRoom(for: route, credential, now: now), let key = lane(for: route, credential: credential, policy: pace.policy),
            condition(of: route, credential, on: key, at: now) == .open
        else { return nil }
        if let known = groups.firstIndex(where: { $0.lane == key && $0.credential.id == credential.id }) { return known }
        groups.append(Group(lane: key, credential: credential))
        return groups.count - 1
    }

    /// Composes and submits deliveries, lane by lane. The settlement releases or fails those that cannot leave.
    func submit(_ deliveries: [InFlightDelivery], now: Instant, _ settlement: inout Settlement) async {
        let now = Moment(date: now, steady: clock.steadyNow)
        for var members in groups(of: deliveries, at: now.steady, &settlement) {
            guard let lane = lanes[members.lane] else { continue }
            guard await members.credential.sender.hasAuthorization(at: now) else {
                fetchAuthorization(of: members.credential, on: lane)
                for delivery in members.deliveries { release(delivery, &settlement) }
                continue
            }
            do {
                let authorization = try await members.credential.sender.authorization(at: now)
                keepProbe(of: members.lane, &members.deliveries, at: now.steady, &settlement)
                guard !members.deliveries.isEmpty else { continue }
                await submit(
                    members.deliveries, to: lane, credential: members.credential, authorization: authorization, now: now.date, &settlement)
            } catch {
                authorizationFailed(error, of: members.credential, on: members.lane, now: now.steady)
                for delivery in members.deliveries { release(delivery, &settlement) }
            }
        }
    }

    // MARK: One lane

    /// Composes deliveries of one app and gives them to the pool, in groups where the provider has them (DISP-12). The settlement fails deliveries
    /// that cannot be composed, and releases those composed with a token that was replaced meanwhile.
    func submit(
        _ deliveries: [InFlightDelivery], to lane: Lane, credential: StoredCredential, authorization: ProviderAuthorization, now: Instant,
        _ settlement: inout Settlement
    ) async {
        let policy = deliveries.first.flatMap { paces[$0.route.tenant]?.policy }
        let most = policy.flatMap { lane.adapter.deliveriesPerGroup(by: $0) } ?? deliveries.count
        guard deliveries.count > most else {
            return await submitTogether(deliveries, to: lane, credential: credential, authorization: authorization, now: now, &settlement)
        }
        for start in stride(from: 0, to: deliveries.count, by: most) {
            let group = Array(deliveries[start..<min(start + most, deliveries.count)])
            await submitTogether(group, to: lane, credential: credential, authorization: authorization, now: now, &settlement)
        }
    }

    /// Composes deliveries and gives all calls to the pool at once, so that they leave in few writes.
    private func submitTogether(
        _ deliveries: [InFlightDelivery], to lane: Lane, credential: StoredCredential, authorization: ProviderAuthorization, now: Instant,
        _ settlement: inout Settlement
    ) async {
        let composer = Composer(
            addresses: addresses, adapter: lane.adapter, sender: credential.sender, policies: paces.mapValues(\.policy),
            context: SendContext(authorization: authorization.value, authority: lane.key.authority, now: now))
        let composed = await composer.compose(deliveries)
        for impossible in composed.impossible { giveUp(impossible, now: now, &settlement) }
        guard follow(authorization, lane: lane.key) else {
            for delivery in composed.deliveries { release(delivery, &settlement) }
            return
        }
        let departure = InFlightDelivery.Departure(lane: lane.key, credentialID: credential.id, authorization: authorization.value)
        for var delivery in composed.deliveries {
            delivery.departure = departure
            delivery.attemptID = ids.make(prefix: "att_")
            inFlight[delivery.claim.row] = delivery
        }
        lanes[lane.key]?.inFlight += composed.deliveries.count
        lanes[lane.key]?.lastUsed = clock.steadyNow
        lanes[lane.key]?.quota?.departed(composed.deliveries.count, at: clock.steadyNow)
        if !composed.calls.isEmpty { metrics.submittedGroup(to: lane.key.provider) }
        lane.transport.submit(composed.calls)
    }

    /// Makes a lane's connections follow its token. After an early replacement, connections take no new calls, and waiting calls come
    /// back.
    ///
    /// - Returns: false for a token of an earlier epoch than the lane's: no request may use it.
    @discardableResult
    func follow(_ authorization: ProviderAuthorization, lane key: LaneKey) -> Bool {
        guard let epoch = lanes[key]?.tokenEpoch, authorization.epoch >= epoch else { return false }
        if authorization.epoch > epoch {
            lanes[key]?.tokenEpoch = authorization.epoch
            // Before the first token there is no connection.
            if epoch > 0 { lanes[key]?.transport.startAfresh(reason: "the provider token was replaced") }
        }
        return true
    }

    /// Fails a delivery that cannot be composed or addressed.
    private func giveUp(_ impossible: Composer.Impossible, now: Instant, _ settlement: inout Settlement) {
        let delivery = impossible.delivery
        logger.error(
            "a push cannot be composed and is failed",
            metadata: [
                "push_id": "\(delivery.push.message.pushId)", "push_device_id": "\(delivery.claim.pushDeviceID)", "error": "\(impossible.detail)",
            ])
        let claim = delivery.claim
        settlement.deliveries.append(
            DeliverySettlement(
                row: claim.row, change: .failed(reason: impossible.reason, code: "", deadLetterUntil: nil), attempts: claim.attempts,
                sequence: claim.sequence + 1))
        var outcome = OutcomeRecord.base(of: delivery, now: now)
        outcome.status = .failed
        outcome.attemptNumber = Int32(clamping: claim.attempts)
        outcome.failureReason = impossible.reason
        settlement.add(outcome, of: delivery)
        metrics.finished(.failed, count: 1)
    }
}
