import CarillonAPI
import Providers
import ServiceKit

/// Makes the outcome messages for receipts.
enum OutcomeRecord {
    /// What every outcome of a delivery carries.
    static func base(of delivery: InFlightDelivery, now: Instant) -> ReceiptsV1.Outcome {
        // The push is read through its reference: a copy of the message would retain each of its texts.
        let push = delivery.push
        return ReceiptsV1.Outcome(
            tenant: push.message.tenant, attemptId: delivery.attemptID, pushId: push.message.pushId, notificationId: push.message.notificationId,
            pushDeviceId: delivery.claim.pushDeviceID, userId: push.message.userId, attemptNumber: Int32(clamping: delivery.claim.attempts + 1),
            provider: delivery.route.provider.rawValue, occurredAtMs: now.milliseconds, sequence: delivery.claim.sequence + 1,
            traceparent: push.message.traceparent)
    }

    /// Time from the acceptance of the event to the provider's answer in microseconds. 0 when the push has no acceptance stamp, or one from another
    /// machine's monotonic clock.
    static func endToEndMicroseconds(of push: QueuedPush, finished: Int64) -> Int64 {
        let accepted = push.message.acceptedMonotonicNs
        guard accepted > 0, finished >= accepted else { return 0 }
        return (finished - accepted) / 1_000
    }
}

extension InFlightDelivery {
    /// Whether the ledger has its notification.
    var isInLedger: Bool { push.message.isInLedger }
}

extension Settlement {
    /// Adds the outcome of a delivery. The call that asked for a test push gets it; of others the ledger does not have, it is reported to nobody.
    mutating func add(_ outcome: consuming ReceiptsV1.Outcome, of delivery: InFlightDelivery) {
        if delivery.isInLedger {
            outcomes.append(outcome)
        } else if delivery.push.message.test, !delivery.push.message.isProbe {
            testOutcomes.append(outcome)
        }
    }

    mutating func add(_ report: RegistryV1.TokenReport) { tokenReports.append(report) }
}
