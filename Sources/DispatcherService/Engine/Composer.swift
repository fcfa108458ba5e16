import CarillonAPI
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
        var settings = LastLookup<Int64, Settings?>()
        var composed = Composed()
        composed.deliveries.reserveCapacity(deliveries.count)
        composed.calls.reserveCapacity(deliveries.count)
        var batch = Batch()
        for delivery in deliveries {
            let ofRoute = settings.value(of: delivery.claim.routeRow) { _ in policies[delivery.route.tenant].map { Settings($0, adapter) } }
            guard let message = compose(delivery, ofRoute, &composed) else { continue }
            let (row, timeout) = (delivery.claim.row, message.timeout)
            guard let most = message.mostPerRequest else {
                composed.calls.append(ProviderCall(id: row, headers: message.request.headers, body: message.request.body, timeout: timeout))
                continue
            }
            // Apps of one lane may configure different numbers.
            if !batch.rows.isEmpty, batch.rows.count >= most { composed.calls.append(batch.take(sender, context)) }
            batch.add(message.request, row: row, timeout: timeout)
            if batch.rows.count >= most { composed.calls.append(batch.take(sender, context)) }
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
            return ProviderCall(
                id: rows[0], others: Array(rows.dropFirst()), headers: request.headers, body: request.body, timeout: timeout,
                longestAnswer: ProviderCall.longestAnswer(to: rows.count))
        }
    }

    /// A policy's settings for composing and sending.
    private struct Settings {
        let composition: CompositionSettings
        let timeout: Duration
        let mostPerRequest: Int?

        init(_ policy: Policy, _ adapter: any ProviderAdapter) {
            composition = CompositionSettings(policy, payloadLimit: type(of: adapter).payloadLimit(by: policy))
            timeout = .seconds(policy.providerTimeoutSeconds)
            mostPerRequest = adapter.deliveriesPerRequest(by: policy)
        }
    }

    /// A composed delivery.
    private struct Message {
        var request: ProviderRequest
        var timeout: Duration
        var mostPerRequest: Int?
    }

    /// Composes one delivery. Returns nil for one that cannot be composed, and adds it to `impossible`.
    private func compose(_ delivery: InFlightDelivery, _ settings: Settings?, _ composed: inout Composed) -> Message? {
        guard let sealed = delivery.address, let settings else {
            composed.impossible.append(
                Impossible(delivery: delivery, reason: FailureReason.addressUnreadable, detail: "the push has no address"))
            return nil
        }
        do {
            var message = DeviceMessage(
                push: delivery.push.message, content: delivery.content, device: delivery.device,
                address: try addresses.open(sealed, of: delivery.claim.pushDeviceID))
            (message.attempt, message.sequence) = (delivery.claim.attempts + 1, delivery.claim.sequence + 1)
            let request = try sender.compose(message, settings: settings.composition, sizeLimit: delivery.sizeLimit, in: context)
            var delivery = delivery
            delivery.sizeLimitAfterRefusal = request.sizeLimitAfterRefusal
            delivery.omissions = request.omissions
            composed.deliveries.append(delivery)
            return Message(request: request, timeout: settings.timeout, mostPerRequest: settings.mostPerRequest)
        } catch {
            let reason = (error as? CompositionError)?.code ?? FailureReason.addressUnreadable
            composed.impossible.append(Impossible(delivery: delivery, reason: reason, detail: "\(error)"))
            return nil
        }
    }
}
