import CarillonAPI
import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

extension DispatchEngine {
    /// Stores results in groups: one transaction for all results that arrived since the last one began. While other deliveries are in flight, it
    /// waits until ``settleInterval`` has passed; the last result in flight is stored at once.
    func settleLoop() async {
        var began = ContinuousClock.now - Self.settleInterval
        while !Task.isCancelled {
            await activity.perform {
                // Real time, because the wait spares the disk.
                let early = began + Self.settleInterval - .now
                if early > .zero, results.count < inFlight.count { try? await Task.sleep(for: early) }
                began = .now
                await settleWhatCameIn()
            }
            await results.wait()
        }
    }

    func settleWhatCameIn() async {
        await activity.perform {
            let results = results.takeAll()
            if !results.isEmpty { await settle(results) }
        }
    }

    private func settle(_ results: [ExchangeResult]) async {
        // If the store fails, the next claim or settlement moves the retries.
        try? await followClock()
        let now = clock.now
        var settlement = Settlement(now: now)
        var again: [(InFlightDelivery, AttemptDecision.SendAgain)] = []
        var tooNew: [LaneKey: (token: String, credential: StoredCredential)] = [:]
        var rows: [Int64] = []
        rows.reserveCapacity(results.count)
        for judged in judge(results, now: now) {
            let (result, delivery) = (judged.result, judged.delivery)
            if case .retry(let retry) = judged.verdict, retry.cause == .tokenUpdates, let key = delivery.lane,
                let credential = credentials.inUse(delivery.credentialID)
            {
                tooNew[key] = (delivery.authorization, credential)
            }
            switch judged.decision {
            case .sendAgain(let how)?:
                again.append((delivery, how))
            case .some(let decision):
                rows.append(delivery.claim.row)
                record(decision, providerMessage: judged.verdict?.detail ?? "", result, delivery, now: now, &settlement)
            case nil:
                rows.append(delivery.claim.row)
                release(delivery, &settlement)
            }
        }
        await confirmCredentials()
        for (key, refused) in tooNew { await tokenIsTooNew(refused.token, of: refused.credential, lane: key) }
        for (delivery, how) in again { await sendAgain(delivery, how, now: now, &settlement, &rows) }
        await commit(settlement, rows: rows)
    }

    /// Tells senders that providers accepted their credentials: once a group, not once a message.
    private func confirmCredentials() async {
        var proven: [String: any ProviderSender] = [:]
        for credential in acceptedRoutes.values { proven[credential.id] = credential.sender }
        acceptedRoutes = [:]
        for sender in proven.values { await sender.accepted() }
    }

    // MARK: Recording

    private func record(
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
            change = .sent
            accepted(delivery, now: moment, &settlement)
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
        settlement.deliveries.append(
            DeliverySettlement(row: claim.row, change: change, attempts: attempts, sequence: claim.sequence + 1))
        settlement.add(outcome, of: delivery)
    }

    private func accepted(_ delivery: InFlightDelivery, now: Moment, _ settlement: inout Settlement) {
        if let key = delivery.lane { lanes[key]?.state.accepted() }
        if acceptedRoutes[delivery.claim.routeRow] == nil {
            acceptedRoutes[delivery.claim.routeRow] = credentials.current(for: delivery.route.tenant, provider: delivery.route.provider)
        }
        devices.accepted(delivery.claim.pushDeviceID)
        if let report = tokenReporter.accepted(delivery, now: now) { settlement.add(report) }
    }

    private func failed(
        _ delivery: InFlightDelivery, reason: String, code: String, _ result: ExchangeResult, raisesAlert: Bool, isDeadLetter: Bool, now: Instant
    ) {
        if isDeadLetter { metrics.deadLetter(delivery.route.provider) }
        let metadata: Logger.Metadata = [
            "app": "\(delivery.route.appID)", "push_id": "\(delivery.push.message.pushId)",
            "push_device_id": "\(delivery.claim.pushDeviceID)", "provider": "\(delivery.route.provider.rawValue)", "code": "\(code)",
            "reason": "\(reason)",
        ]
        if raisesAlert {
            metrics.alert(delivery.route.provider, code: code)
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
        case .device:
            let curve = factory.adapters[delivery.route.provider]?.throttleCurve ?? ThrottleCurve()
            return devices.throttle(delivery.claim.pushDeviceID, retryAfter: retryAfter, curve: curve, now: now) - now
        case .lane:
            guard let key = delivery.lane else { return .zero }
            let wait = throttle(key, retryAfter: retryAfter, reason: code, now: now) - now
            logger.notice("provider asks a lane to slow down", metadata: ["lane": "\(key)", "code": "\(code)", "wait": "\(wait)"])
            return wait
        }
    }

    /// - Returns: the instant from which the lane sends again.
    @discardableResult
    private func throttle(_ key: LaneKey, retryAfter: Duration?, reason: String, now: SteadyInstant) -> SteadyInstant {
        guard let curve = lanes[key]?.adapter.throttleCurve else { return now }
        return lanes[key]?.state.throttle(retryAfter: retryAfter, curve: curve, reason: reason, now: now) ?? now
    }

    // MARK: Again at once

    private func sendAgain(
        _ delivery: InFlightDelivery, _ how: AttemptDecision.SendAgain, now: Instant, _ settlement: inout Settlement, _ rows: inout [Int64]
    ) async {
        var delivery = delivery
        let moment = Moment(date: now, steady: clock.steadyNow)
        guard let key = delivery.lane, let lane = lanes[key],
            let credential = credentials.current(for: delivery.route.tenant, provider: delivery.route.provider),
            condition(of: credential, on: key, at: moment.steady) == .open
        else {
            // The lane or the credential was stopped or removed after the answer.
            rows.append(delivery.claim.row)
            return release(delivery, &settlement)
        }
        do {
            switch how {
            case .newAuthorization:
                guard try await renew(&delivery, lane, credential, at: moment) else {
                    rows.append(delivery.claim.row)
                    return release(delivery, &settlement)
                }
            case .shrunk:
                delivery.sizeLimit = delivery.sizeLimitAfterRefusal
            }
            guard await credential.sender.hasAuthorization(at: moment) else {
                fetchAuthorization(of: credential, on: lane)
                rows.append(delivery.claim.row)
                return release(delivery, &settlement)
            }
            let authorization = try await credential.sender.authorization(at: moment)
            let before = settlement.deliveries.count
            await submit([delivery], to: lane, credential: credential, authorization: authorization, now: now, &settlement)
            // Composition failed under the smaller limit, or the token was replaced: the settlement covers the delivery.
            if settlement.deliveries.count > before { rows.append(delivery.claim.row) }
        } catch {
            authorizationFailed(error, of: credential, on: key, now: moment.steady)
            rows.append(delivery.claim.row)
            release(delivery, &settlement)
        }
    }

    /// Gets another token after the provider called a delivery's token expired.
    ///
    /// - Returns: false when the lane pauses before it sends again.
    /// - Throws: ``AuthorizationFailure``; what the sender throws.
    private func renew(
        _ delivery: inout InFlightDelivery, _ lane: Lane, _ credential: StoredCredential, at now: Moment
    ) async throws -> Bool {
        let renewal = await credential.sender.renewAuthorization(delivery.authorization, at: now)
        switch renewal {
        case .renewed:
            delivery.hasRenewedAuthorization = true
            // A token that must be fetched is fetched outside this loop.
            guard await credential.sender.hasAuthorization(at: now) else { return true }
            let known = lanes[lane.key]?.tokenEpoch
            follow(try await credential.sender.authorization(at: now), lane: lane.key)
            if lanes[lane.key]?.tokenEpoch != known { warnOfExpiredToken(lane.key) }
            return true
        case .later:
            throttle(lane.key, retryAfter: nil, reason: "token_refused", now: now.steady)
            follow(try await credential.sender.authorization(at: now), lane: lane.key)
            return false
        case .refusedTwice:
            throw AuthorizationFailure.refused(code: "token_refused_twice")
        }
    }

    /// No token is sent that is expired by this machine's clock. When the provider calls one expired, one of the clocks is wrong.
    private func warnOfExpiredToken(_ key: LaneKey) {
        logger.warning(
            "the provider calls a token expired that is valid by this machine's clock; new connections use a new token",
            metadata: ["lane": "\(key)", "remedy": "check that this machine's clock is right"])
    }

    /// The provider refused a token because tokens changed too often. The lane is throttled already; it continues with the previous token on new
    /// connections.
    private func tokenIsTooNew(_ refused: String, of credential: StoredCredential, lane key: LaneKey) async {
        let now = Moment(clock)
        await credential.sender.tooNew(refused, at: now)
        do {
            follow(try await credential.sender.authorization(at: now), lane: key)
        } catch {
            authorizationFailed(error, of: credential, on: key, now: now.steady)
        }
    }

    // MARK: Commit

    /// Stores a settlement; repeats until the store takes it or the task is cancelled. Then removes `rows` from ``inFlight``; when `rows` is nil, the
    /// caller does that accounting.
    func commit(_ settlement: Settlement, rows: [Int64]?) async {
        // A released delivery may be claimed again, and be in flight anew, before the store returns.
        let settled = rows?.compactMap { inFlight[$0] }
        var backoff = Backoff()
        while !settlement.isEmpty {
            do {
                try await queue.settle(settlement)
                break
            } catch {
                logger.error("results cannot be stored yet", metadata: ["error": "\(error)", "results": "\(settlement.deliveries.count)"])
                guard !Task.isCancelled else { return }
                try? await backoff.wait()
            }
        }
        if !settlement.outcomes.isEmpty { reportSignals.outcomes.signal() }
        testWatch.report(settlement.testOutcomes)
        if !settlement.tokenReports.isEmpty { reportSignals.tokenReports.signal() }
        // After the commit, because housekeeping reads the store.
        for delivery in settlement.deliveries {
            if case .retry(let at, _) = delivery.change { becomesDue(at: at) }
        }
        guard let settled else { return }
        var released: Set<Int64> = []
        for delivery in settlement.deliveries {
            if case .release = delivery.change { released.insert(delivery.row) }
        }
        for delivery in settled {
            let (row, route) = (delivery.claim.row, delivery.claim.routeRow)
            if let index = inFlight.index(forKey: row), inFlight.values[index].attemptID == delivery.attemptID { inFlight.remove(at: index) }
            inFlightByRoute[route, default: 0] -= 1
            guard released.contains(row) else { continue }
            ready[route] = routes[route]
            becomesDue(at: delivery.claim.queuedUntil)
        }
        if inFlight.isEmpty, claimedNotSent == 0 { leaseCheckDue = nil }
        claimSignal.signal()
    }
}

extension ExchangeResult {
    /// When the request began. Dates an answer that names no time: a registration that arrived after the request began stays valid.
    fileprivate func beganAt(_ now: Instant) -> Instant { now - .nanoseconds(max(0, latency.nanoseconds)) }
}
