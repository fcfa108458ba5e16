import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Composes deliveries into provider requests, off the engine's actor, because composition takes most of the dispatcher's CPU time.
struct Composer: Sendable {
    let addresses: any AddressOpener
    let adapter: any ProviderAdapter
    let sender: any ProviderSender
    let policies: [CommonV1.Tenant: Policy]
    let context: SendContext

    /// A delivery that cannot be composed. No retry helps.
    struct Impossible: Sendable {
        var delivery: InFlightDelivery
        var reason: String
        var detail: String
    }

    /// Deliveries as requests.
    struct Composed: Sendable {
        /// Those that the calls carry, in order.
        var deliveries: [InFlightDelivery] = []
        var calls: [ProviderCall] = []
        var impossible: [Impossible] = []
    }

    @concurrent
    func compose(_ deliveries: [InFlightDelivery]) async -> Composed {
        var settings = LastRoute<Settings?>()
        var composed = Composed()
        composed.deliveries.reserveCapacity(deliveries.count)
        let perRequest = adapter.deliveriesPerRequest
        var batch = Batch()
        for delivery in deliveries {
            let ofRoute = settings.value(of: delivery.claim.routeRow) { policies[delivery.route.tenant].map { Settings($0, adapter) } }
            guard let message = compose(delivery, ofRoute, &composed) else { continue }
            let (row, timeout) = (delivery.claim.row, message.timeout)
            guard perRequest > 1 else {
                composed.calls.append(ProviderCall(id: row, headers: message.request.headers, body: message.request.body, timeout: timeout))
                continue
            }
            batch.add(message.request, row: row, timeout: timeout)
            if batch.rows.count == perRequest { composed.calls.append(batch.take(sender, context)) }
        }
        if !batch.rows.isEmpty { composed.calls.append(batch.take(sender, context)) }
        return composed
    }

    /// Messages on their way into one request.
    private struct Batch {
        var rows: [Int64] = []
        private var messages: [ProviderRequest] = []
        private var timeout = Duration.zero

        /// The longest timeout counts: apps of one lane may configure different ones.
        mutating func add(_ message: ProviderRequest, row: Int64, timeout: Duration) {
            rows.append(row)
            messages.append(message)
            self.timeout = max(self.timeout, timeout)
        }

        /// Joins the messages into one request, and empties the batch.
        mutating func take(_ sender: any ProviderSender, _ context: SendContext) -> ProviderCall {
            defer { self = Batch() }
            let request = sender.join(messages, in: context)
            return ProviderCall(id: rows[0], others: Array(rows.dropFirst()), headers: request.headers, body: request.body, timeout: timeout)
        }
    }

    /// A policy's settings for composing and sending.
    private struct Settings {
        let composition: CompositionSettings
        let timeout: Duration

        init(_ policy: Policy, _ adapter: any ProviderAdapter) {
            composition = CompositionSettings(policy, payloadLimit: adapter.payloadLimit(by: policy))
            timeout = .seconds(policy.providerTimeoutSeconds)
        }
    }

    /// A composed delivery.
    private struct Message {
        var request: ProviderRequest
        var timeout: Duration
    }

    /// Composes one delivery. Returns nil for one that cannot be composed, and adds it to `impossible`.
    private func compose(_ delivery: InFlightDelivery, _ settings: Settings?, _ composed: inout Composed) -> Message? {
        guard let sealed = delivery.address, let settings else {
            composed.impossible.append(
                Impossible(delivery: delivery, reason: FailureReason.addressUnreadable, detail: "the push has no address"))
            return nil
        }
        do {
            let message = DeviceMessage(
                push: delivery.push.message, content: delivery.content, device: delivery.device,
                address: try addresses.open(sealed, of: delivery.claim.pushDeviceID))
            let request = try sender.compose(message, settings: settings.composition, sizeLimit: delivery.sizeLimit, in: context)
            var delivery = delivery
            delivery.sizeLimitAfterRefusal = request.sizeLimitAfterRefusal
            composed.deliveries.append(delivery)
            return Message(request: request, timeout: settings.timeout)
        } catch {
            let reason = (error as? CompositionError)?.code ?? FailureReason.addressUnreadable
            composed.impossible.append(Impossible(delivery: delivery, reason: reason, detail: "\(error)"))
            return nil
        }
    }
}

extension DispatchEngine {
    /// Composes deliveries and gives all calls to the pool at once, so that they leave in few writes. The settlement fails deliveries that cannot be
    /// composed, and releases those composed with a token that was replaced meanwhile.
    func submit(
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
        lane.transport.submit(composed.calls)
    }

    /// Makes a lane's connections follow its token. After an early replacement, connections take no new calls, and waiting calls come back
    /// (T12, T13).
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
        measures.finished(status: "failed", count: 1)
    }
}
