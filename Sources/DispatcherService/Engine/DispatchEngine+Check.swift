import CarillonAPI
import DurableWork
import Providers
import ServiceKit

// The check of a claimed delivery before its attempt.
extension DispatchEngine {
    /// Settles a delivery that needs no check: a cancelled, replaced or expired one, one of a suspended organization, or one for a throttled device.
    /// Returns whether it did.
    func endsBeforeCheck(_ delivery: InFlightDelivery, isSuspended: Bool, now: Instant, _ settlement: inout Settlement) -> Bool {
        if delivery.claim.isCancelled {
            end(delivery, as: .cancelled, status: .cancelled, skip: .cancelled, now: now, &settlement)
            return true
        }
        if delivery.claim.isReplaced {
            end(delivery, as: .cancelled, status: .cancelled, skip: .cancelled, reason: FailureReason.replaced, now: now, &settlement)
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
            wait(delivery, until: now + (until - steady), code: WaitCode.deviceThrottled, &settlement)
            return true
        }
        if Self.takesTurn(delivery), let pause = activityPace.take(delivery.claim.pushDeviceID) {
            wait(delivery, until: now + pause, code: WaitCode.activityPaced, &settlement)
            return true
        }
        return false
    }

    /// Whether the delivery needs a turn of its Live Activity. A repeated attempt does not: the provider took none before.
    private static func takesTurn(_ delivery: InFlightDelivery) -> Bool {
        // Such pushes show nothing, and the content of most deliveries is not looked at.
        guard delivery.push.message.silentPush, delivery.claim.sequence == 0, let activity = delivery.content.activity else { return false }
        return !activity.urgent
    }

    /// Gives back the turn of a delivery that passed ``endsBeforeCheck(_:isSuspended:now:_:)`` and did not leave.
    private func returnTurn(of delivery: InFlightDelivery) {
        if Self.takesTurn(delivery) { activityPace.giveBack(delivery.claim.pushDeviceID) }
    }

    /// Does what the check decided: ``Prepared/accepted`` gets the delivery, or the settlement its end or its wait.
    func apply(_ check: CheckedDelivery, to delivery: InFlightDelivery, now: Instant, _ prepared: inout Prepared) {
        let leaves = if check.refusal == nil, case .send = check.decision { true } else { false }
        if !leaves { returnTurn(of: delivery) }
        if let refusal = check.refusal {
            if delivery.push.message.isWithdrawn {
                // No relationship ended, and the state of the device does not matter.
                let reason = FailureReason.withdrawn
                end(delivery, as: .skipped(reason: reason), status: .skipped, skip: .cancelled, reason: reason, now: now, &prepared.settlement)
                return
            }
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
            wait(delivery, until: now + Self.waitForUnknownApp, code: WaitReason.noPolicy.name, &prepared.settlement)
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
        // However a withdrawn push ends, the ledger must delete its texts.
        outcome.failureReason = delivery.push.message.isWithdrawn ? FailureReason.withdrawn : reason
        settlement.add(outcome, of: delivery)
        metrics.finished(status, count: 1)
    }

    /// The delivery waits in the queue until the instant.
    private func wait(_ delivery: InFlightDelivery, until: Instant, code: String, _ settlement: inout Settlement) {
        settlement.deliveries.append(
            DeliverySettlement(
                row: delivery.claim.row, change: .retry(at: until, code: code), attempts: delivery.claim.attempts,
                sequence: delivery.claim.sequence))
    }

    /// Gives a delivery back to the queue, at its old place.
    func release(_ delivery: InFlightDelivery, _ settlement: inout Settlement) {
        returnTurn(of: delivery)
        settlement.deliveries.append(
            DeliverySettlement(
                row: delivery.claim.row, change: .release, attempts: delivery.claim.attempts, sequence: delivery.claim.sequence))
    }
}
