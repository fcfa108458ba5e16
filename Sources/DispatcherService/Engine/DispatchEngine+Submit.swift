import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Composes deliveries into provider requests, off the engine's actor: it is the dispatcher's largest piece of computing.
struct Composer: Sendable {
    let addresses: any AddressOpener
    let sender: any ProviderSender
    let credential: StoredCredential
    let authorization: String
    let authority: String
    let policies: [CommonV1.Tenant: Policy]
    let now: Instant

    enum Composed: Sendable {
        case call(InFlightDelivery, ProviderCall)
        /// No retry helps.
        case impossible(InFlightDelivery, reason: String, detail: String)
    }

    @concurrent
    func compose(_ deliveries: [InFlightDelivery]) async -> [Composed] {
        // Found once a route, not once a delivery.
        var found: [Int64: Settings?] = [:]
        return deliveries.map { delivery in
            let route = delivery.claim.routeRow
            if found[route] == nil { found[route] = .some(policies[delivery.route.tenant].map(Settings.init)) }
            return compose(delivery, found[route] ?? nil)
        }
    }

    /// What a policy says of composing and sending.
    private struct Settings {
        let composition: CompositionSettings
        let timeout: Duration

        init(_ policy: Policy) {
            composition = CompositionSettings(policy)
            timeout = .seconds(policy.providerTimeoutSeconds)
        }
    }

    private func compose(_ delivery: InFlightDelivery, _ settings: Settings?) -> Composed {
        guard let sealed = delivery.address, let settings else {
            return .impossible(delivery, reason: FailureReason.addressUnreadable, detail: "the push has no address")
        }
        var delivery = delivery
        do {
            let request = try sender.request(
                for: delivery,
                in: SendContext(
                    address: try addresses.open(sealed, of: delivery.claim.pushDeviceID), credential: credential,
                    authorization: authorization, settings: settings.composition, authority: authority,
                    sizeLimit: delivery.sizeLimit, now: now))
            delivery.sizeLimitAfterRefusal = request.sizeLimitAfterRefusal
            let call = ProviderCall(
                id: delivery.claim.row, headers: request.headers, body: request.body, timeout: settings.timeout)
            return .call(delivery, call)
        } catch {
            let reason = (error as? CompositionError)?.code ?? FailureReason.addressUnreadable
            return .impossible(delivery, reason: reason, detail: "\(error)")
        }
    }
}

extension DispatchEngine {
    /// Composes deliveries and gives all calls to the pool at once, so that they leave in few writes. What cannot be composed is
    /// added to the settlement, and so is what was composed with a token that was replaced meanwhile: it goes back to the queue.
    func submit(
        _ deliveries: [InFlightDelivery], to lane: Lane, credential: StoredCredential, authorization: ProviderAuthorization, now: Instant,
        _ settlement: inout Settlement
    ) async {
        let composer = Composer(
            addresses: addresses, sender: lane.sender, credential: credential, authorization: authorization.value, authority: lane.key.authority,
            policies: paces.mapValues(\.policy), now: now)
        var calls: [ProviderCall] = []
        calls.reserveCapacity(deliveries.count)
        let composed = await composer.compose(deliveries)
        let isCurrent = follow(authorization, lane: lane.key)
        let departure = InFlightDelivery.Departure(lane: lane.key, credentialID: credential.id, authorization: authorization.value)
        for composed in composed {
            switch composed {
            case .call(let delivery, _) where !isCurrent:
                release(delivery, &settlement)
            case .call(var delivery, let call):
                delivery.departure = departure
                delivery.attemptID = ids.make(prefix: "att_")
                inFlight[delivery.claim.row] = delivery
                calls.append(call)
            case .impossible(let delivery, let reason, let detail):
                giveUp(delivery, reason: reason, detail: detail, now: now, &settlement)
            }
        }
        lanes[lane.key]?.inFlight += calls.count
        lane.pool.submit(calls)
    }

    /// Lets a lane's connections follow its token: after one that was replaced out of turn they take nothing new, and what waits for them
    /// comes back (T12, T13).
    ///
    /// - Returns: false for a token of an earlier epoch than the lane's: nothing may be sent with it any more.
    @discardableResult
    func follow(_ authorization: ProviderAuthorization, lane key: LaneKey) -> Bool {
        guard let epoch = lanes[key]?.tokenEpoch, authorization.epoch >= epoch else { return false }
        if authorization.epoch > epoch {
            lanes[key]?.tokenEpoch = authorization.epoch
            // The first token of all finds no connection.
            if epoch > 0 { lanes[key]?.pool.startAfresh(reason: "the provider token was replaced") }
        }
        return true
    }

    /// A push that cannot be composed or addressed is failed; the next one is not affected.
    private func giveUp(_ delivery: InFlightDelivery, reason: String, detail: String, now: Instant, _ settlement: inout Settlement) {
        logger.error(
            "a push cannot be composed and is given up",
            metadata: ["push_id": "\(delivery.push.message.pushId)", "push_device_id": "\(delivery.claim.pushDeviceID)", "error": "\(detail)"])
        let claim = delivery.claim
        settlement.deliveries.append(
            DeliverySettlement(
                row: claim.row, change: .failed(reason: reason, code: "", deadLetterUntil: nil), attempts: claim.attempts,
                sequence: claim.sequence + 1))
        var outcome = OutcomeRecord.base(of: delivery, now: now)
        outcome.status = .failed
        outcome.attemptNumber = Int32(clamping: claim.attempts)
        outcome.failureReason = reason
        settlement.add(outcome, of: delivery)
        measures.finished(status: "failed", count: 1)
    }
}
