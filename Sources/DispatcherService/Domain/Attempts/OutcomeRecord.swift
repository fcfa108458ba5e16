import CarillonAPI
import Providers
import ServiceKit

/// Makes the outcome messages for receipts.
enum OutcomeRecord {
    /// What every outcome of a delivery carries.
    static func base(of delivery: InFlightDelivery, now: Instant) -> ReceiptsV1.Outcome {
        let push = delivery.push.message
        var outcome = ReceiptsV1.Outcome()
        outcome.tenant = push.tenant
        outcome.attemptId = delivery.attemptID
        outcome.pushId = push.pushId
        outcome.notificationId = push.notificationId
        outcome.pushDeviceId = delivery.claim.pushDeviceID
        outcome.userId = push.userId
        outcome.attemptNumber = Int32(clamping: delivery.claim.attempts + 1)
        outcome.provider = delivery.route.provider.rawValue
        outcome.occurredAtMs = now.milliseconds
        outcome.sequence = delivery.claim.sequence + 1
        return outcome
    }

    /// Time from the acceptance of the event to the provider's answer in microseconds. 0 when the push has no acceptance stamp, or one from another
    /// machine's monotonic clock.
    static func endToEndMicroseconds(of push: DispatcherV1.Push, finished: Int64) -> Int64 {
        guard push.acceptedMonotonicNs > 0, finished >= push.acceptedMonotonicNs else { return 0 }
        return (finished - push.acceptedMonotonicNs) / 1_000
    }
}

extension Settlement {
    /// Adds the outcome of a delivery. Probes report none, because they belong to no notification.
    mutating func add(_ outcome: ReceiptsV1.Outcome, of delivery: InFlightDelivery) {
        guard !delivery.push.message.isProbe else { return }
        // Test pushes report no outcome to receipts. The call that asked for the test gets it.
        guard !delivery.push.message.test else { return testOutcomes.append(outcome) }
        outcomes.append(outcome)
    }

    mutating func add(_ report: RegistryV1.TokenReport) { tokenReports.append(report) }
}
