import CarillonAPI

/// A push in the queue, with its deliveries.
struct StoredPush: Sendable {
    var message: DispatcherV1.Push
    var deliveries: [StoredDelivery]
}

/// The state of a delivery, as the queue stores it.
struct StoredDelivery: Sendable, Hashable {
    var pushDeviceID: String
    var state: DeliveryState
    /// Why it failed or was skipped; empty: there is no reason.
    var reason: String
    /// The provider's code of the last attempt; empty: there is none.
    var providerCode: String

    /// What is known of its outcome; nil before the first attempt. The id that the provider gave to a sent message is not stored.
    var outcome: ReceiptsV1.Outcome? {
        var outcome = ReceiptsV1.Outcome()
        outcome.pushDeviceId = pushDeviceID
        outcome.failureReason = reason
        outcome.providerCode = providerCode
        switch state {
        case .queued, .leased: return nil
        case .waiting: outcome.status = .queued
        case .sent: outcome.status = .sent
        case .failed: outcome.status = .failed
        case .skipped: outcome.status = .skipped
        case .expired: (outcome.status, outcome.skipReason) = (.expired, .ttlExpired)
        case .cancelled: (outcome.status, outcome.skipReason) = (.cancelled, .cancelled)
        }
        return outcome
    }
}
