import CarillonAPI
import DurableWork
import Logging
import NIOCore
import Providers
import ServiceKit

// What a decision does, beside the results that are stored.
extension DispatchEngine {
    /// Adds the result of a delivery to the settlement, and applies it to the state of lane, credential, device and token.
    func record(
        _ decision: AttemptDecision, providerMessage: String, _ result: ExchangeResult, _ delivery: InFlightDelivery, now: Instant,
        _ settlement: inout Settlement
    ) {
        let claim = delivery.claim
        var outcome = OutcomeRecord.base(of: delivery, now: result.finishedAt)
        outcome.providerErrorMessage = providerMessage
        outcome.providerLatencyMs = Int32(clamping: result.latency.nanoseconds / 1_000_000)
        outcome.endToEndUs = OutcomeRecord.endToEndMicroseconds(of: delivery.push, finished: result.finishedMonotonicNanoseconds)
        if case .answered(let answer) = result.outcome { outcome.providerStatus = String(answer.status) }
        var attempts = claim.attempts + 1
        let moment = Moment(date: now, steady: clock.steadyNow)
        let change: DeliverySettlement.Change
        switch decision {
        case .sent(let messageID):
            outcome.status = .sent
            outcome.providerMessageId = messageID
            (outcome.hasImage, outcome.hasActions) = (delivery.hasImage, delivery.hasActions)
            if !delivery.omissions.isEmpty { outcome.payloadChanges = Omission.words(for: delivery.omissions) }
            change = .sent
            accepted(delivery, now: moment, &settlement)
            awaitReceipt(messageID, of: delivery, now: now, &settlement)
        case .deviceGone(let code, let since, let mayBeOtherEnvironment):
            outcome.status = .failed
            outcome.failureReason = FailureReason.deviceGone
            outcome.providerCode = code
            change = .failed(reason: FailureReason.deviceGone, code: code, deadLetterUntil: nil)
            settlement.add(
                tokenReporter.failed(
                    mayBeOtherEnvironment ? .unrecognized : .dead, delivery, reason: code, at: since ?? result.beganAt(now), now: moment))
        case .failed(let reason, let code, let isDeadLetter, let raisesAlert, let blamesDevice):
            outcome.status = .failed
            outcome.failureReason = reason
            outcome.providerCode = code
            let isProbe = delivery.push.message.isProbe
            // Probes and test pushes leave no dead letter, because nobody requeues them.
            let isAlone = isProbe || delivery.push.message.test
            change = .failed(reason: reason, code: code, deadLetterUntil: isDeadLetter && !isAlone ? deadLetterEnd(delivery, now) : nil)
            if isProbe, isDeadLetter, let report = tokenReporter.unreachable(delivery, code: code, now: moment) { settlement.add(report) }
            if blamesDevice, !isProbe { settlement.add(tokenReporter.failed(.failed, delivery, reason: code, at: now, now: moment)) }
            failed(
                delivery, reason: reason, code: code, result, raisesAlert: raisesAlert, isDeadLetter: isDeadLetter && !isAlone, now: now)
        case .retry(let wait, let code, let counts, let throttlesLane):
            if !counts { attempts -= 1 }
            outcome.status = .queued
            outcome.providerCode = code
            if throttlesLane, let key = delivery.lane {
                throttle(key, retryAfter: wait, reason: code, now: moment.steady)
            }
            change = .retry(at: now + wait, code: code)
        case .throttled(let scope, let retryAfter, let code, let counts):
            if !counts { attempts -= 1 }
            outcome.status = .queued
            outcome.providerCode = code
            change = .retry(at: now + throttle(delivery, scope: scope, retryAfter: retryAfter, code: code), code: code)
        case .pauseCredential(let code):
            if let key = delivery.lane { pauseCredential(delivery.credentialID, on: key, code: code, now: moment.steady) }
            return release(delivery, &settlement)
        case .lostOnTrial(let code):
            attempts -= 1
            outcome.status = .queued
            outcome.providerCode = code
            if let key = delivery.lane { lanes[key]?.wasLostOnTrial(claim.row) }
            change = .release
        case .sendAgain:
            return
        }
        // While the provider is down, an attempt leaves the push waiting for the end of the outage, as before it.
        if outcome.status == .queued, isDown(delivery.route) { outcome.failureReason = ReceiptsV1.Outcome.outageReason }
        settlement.deliveries.append(
            DeliverySettlement(row: claim.row, change: change, attempts: attempts, sequence: claim.sequence + 1))
        trace(&outcome, result, delivery)
        settlement.add(outcome, of: delivery)
    }

    private func accepted(_ delivery: InFlightDelivery, now: Moment, _ settlement: inout Settlement) {
        if let key = delivery.lane { lanes[key]?.wasAccepted() }
        if !acceptedRoutes.keys.contains(delivery.claim.routeRow) {
            acceptedRoutes[delivery.claim.routeRow] = credentials.current(for: delivery.route.tenant, provider: delivery.route.provider)
            tellAccepted(delivery)
        }
        devices.accepted(delivery.claim.pushDeviceID)
        if let report = tokenReporter.accepted(delivery, now: now) { settlement.add(report) }
    }

    private func failed(
        _ delivery: InFlightDelivery, reason: String, code: String, _ result: ExchangeResult, raisesAlert: Bool, isDeadLetter: Bool, now: Instant
    ) {
        if isDeadLetter { metrics.deadLetter(delivery.route.provider) }
        var metadata: Logger.Metadata = [
            "app": "\(delivery.route.appID)", "push_id": "\(delivery.push.message.pushId)",
            "push_device_id": "\(delivery.claim.pushDeviceID)", "provider": "\(delivery.route.provider.rawValue)", "code": "\(code)",
            "reason": "\(reason)",
        ]
        if let trace = TraceContext.traceText(of: delivery.push.message.traceparent) { metadata["trace_id"] = "\(trace)" }
        // Nobody is woken for a push service that a user named: it refuses what it likes, with any code.
        let isOfUsersHost = isNamedByUsers(delivery.route)
        if isOfUsersHost { metadata["host"] = "\(delivery.route.environment.rawValue)" }
        let source = [delivery.route.provider.rawValue, delivery.route.environment.rawValue, delivery.route.appID, code].joined(separator: " ")
        if raisesAlert, !isOfUsersHost, alerts.take(source, at: clock.steadyNow) == nil {
            metrics.alert(delivery.route.provider, code: code)
            tellRefusal(of: delivery.route, code: code)
            logger.critical("provider refuses pushes for a reason of configuration; devices are left alone", metadata: metadata)
        } else {
            logger.notice("push failed", metadata: metadata)
        }
    }

    private func deadLetterEnd(_ delivery: InFlightDelivery, _ now: Instant) -> Instant? {
        let days = min(paces[delivery.route.tenant]?.policy.deliveryLogRetentionDays ?? 30, 30)
        return days > 0 ? now + .days(days) : nil
    }

    /// - Returns: how long the delivery waits.
    private func throttle(_ delivery: InFlightDelivery, scope: Retry.Scope, retryAfter: Duration?, code: String) -> Duration {
        let now = clock.steadyNow
        switch scope {
        case .device, .deviceOrLane:
            if scope == .deviceOrLane, let key = delivery.lane,
                lanes[key]?.throttledDevices.throttled(delivery.claim.pushDeviceID, now: now) == true
            {
                _ = throttle(delivery, scope: .lane, retryAfter: retryAfter, code: code)
            }
            let curve = factory.adapters[delivery.route.provider]?.throttleCurve ?? ThrottleCurve()
            let wait = devices.throttle(delivery.claim.pushDeviceID, retryAfter: retryAfter, curve: curve, now: now) - now
            fleet.tell(.deviceThrottled(delivery.claim.pushDeviceID, until: clock.now + wait))
            return wait
        case .lane:
            guard let key = delivery.lane else { return .zero }
            let wait = throttle(key, retryAfter: retryAfter, reason: code, now: now) - now
            logger.notice("provider asks a lane to slow down", metadata: ["lane": "\(key)", "code": "\(code)", "wait": "\(wait)"])
            return wait
        }
    }

    /// - Returns: the instant from which the lane sends again.
    @discardableResult
    func throttle(_ key: LaneKey, retryAfter: Duration?, reason: String, now: SteadyInstant) -> SteadyInstant {
        guard let curve = lanes[key]?.adapter.throttleCurve else { return now }
        let until = lanes[key]?.state.throttle(retryAfter: retryAfter, curve: curve, reason: reason, now: now) ?? now
        lanes[key]?.quota?.wasThrottled()
        fleet.tell(.laneThrottled(key, until: clock.now + (until - now), reason: reason))
        return until
    }
}

extension ExchangeResult {
    /// When the request began. Dates an answer that names no time: a registration that arrived after the request began stays valid.
    fileprivate func beganAt(_ now: Instant) -> Instant { now - .nanoseconds(max(0, latency.nanoseconds)) }
}
