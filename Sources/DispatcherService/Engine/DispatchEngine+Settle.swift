import CarillonAPI
import Logging
import NIOCore
import OrderedCollections
import Providers
import ServiceKit

extension DispatchEngine {
    /// Writes results down in groups: one transaction for all that came in since the last one began, and some milliseconds are waited for more of
    /// what is in flight. A result that no other is expected with is written down at once.
    func settleLoop() async {
        var began = ContinuousClock.now - Self.settleInterval
        while !Task.isCancelled {
            await activity.perform {
                // Real time: it is about the disk.
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
        // Where the store does not answer, the next look follows.
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
        await tellSenders()
        for (key, refused) in tooNew { await tokenIsTooNew(refused.token, of: refused.credential, lane: key) }
        for (delivery, how) in again { await sendAgain(delivery, how, now: now, &settlement, &rows) }
        await commit(settlement, rows: rows)
    }

    /// A result and what is made of it.
    private struct Judged {
        var result: ExchangeResult
        var delivery: InFlightDelivery
        var verdict: ProviderVerdict?
        var decision: AttemptDecision?
    }

    /// Judges all results before one is recorded, so that a report on a token says how all of this moment's answers were.
    private func judge(_ results: [ExchangeResult], now: Instant) -> [Judged] {
        let steady = clock.steadyNow
        var judged: [Judged] = []
        judged.reserveCapacity(results.count)
        for result in results {
            guard let first = inFlight[result.id] else { continue }
            let verdicts = verdicts(on: result, of: first, now: now)
            for place in 0...result.others.count {
                guard let delivery = place == 0 ? first : inFlight[result.others[place - 1]] else { continue }
                if let lane = delivery.lane { lanes[lane]?.inFlight -= 1 }
                let verdict = verdicts?.verdict(at: place, of: 1 + result.others.count)
                let decision = verdict.flatMap { decide($0, delivery, isTrial: result.wasTrial) }
                measures.attempt(delivery.route, result, decision)
                if let decision { answers.count(decision, route: delivery.route, now: steady) }
                judged.append(Judged(result: result, delivery: delivery, verdict: verdict, decision: decision))
            }
        }
        for case (let delivery, let decision?) in judged.map({ ($0.delivery, $0.decision) }) {
            countUnreachable(decision, delivery, now: now)
        }
        return judged
    }

    /// A credential that was used with success has proven itself: once a group, not once a message.
    private func tellSenders() async {
        var proven: [String: any ProviderSender] = [:]
        for credential in acceptedRoutes.values { proven[credential.id] = credential.sender }
        acceptedRoutes = [:]
        for sender in proven.values { await sender.accepted() }
    }

    /// Nil: the call never left; back to the queue.
    private func verdicts(on result: ExchangeResult, of first: InFlightDelivery, now: Instant) -> AnswerVerdicts? {
        guard let key = first.lane, let lane = lanes[key] else { return nil }
        let verdicts: AnswerVerdicts
        switch result.outcome {
        case .answered(let answer): verdicts = lane.adapter.verdicts(on: answer, of: 1 + result.others.count, now: now)
        case .noAnswer(let unknown): verdicts = .all(.unknown(unknown))
        case .notSent: return nil
        }
        if case .all(.retry(let retry)) = verdicts, retry.reconnects, let connection = result.connection {
            lane.transport.retireConnection(connection)
        }
        return verdicts
    }

    private func decide(_ verdict: ProviderVerdict, _ delivery: InFlightDelivery, isTrial: Bool) -> AttemptDecision? {
        guard let pace = paces[delivery.route.tenant] else { return nil }
        let rules = delivery.push.message.isProbe ? pace.probeRules : pace.rules
        return rules.decide(
            verdict, attempt: delivery.claim.attempts + 1, hasRenewedAuthorization: delivery.hasRenewedAuthorization,
            isShrunk: delivery.sizeLimit != nil, isTrial: isTrial, random: .random(in: 0..<1))
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
        outcome.endToEndUs = OutcomeRecord.endToEndMicroseconds(of: delivery.push.message, finished: result.finishedMonotonicNanoseconds)
        if case .answered(let answer) = result.outcome { outcome.providerStatus = String(answer.status) }
        var counted = claim.attempts + 1
        let change: DeliverySettlement.Change
        switch decision {
        case .sent(let messageID):
            outcome.status = .sent
            outcome.providerMessageId = messageID
            change = .sent
            accepted(delivery, now: now, &settlement)
        case .deviceGone(let code, let since, let mayBeOtherEnvironment):
            outcome.status = .failed
            outcome.failureReason = FailureReason.deviceGone
            outcome.providerCode = code
            change = .failed(reason: FailureReason.deviceGone, code: code, deadLetterUntil: nil)
            report(
                mayBeOtherEnvironment ? .unrecognized : .dead, of: delivery, reason: code, at: since ?? beginning(of: result, now: now), now: now,
                &settlement)
        case .failed(let reason, let code, let isDeadLetter, let raisesAlert, let blamesDevice):
            outcome.status = .failed
            outcome.failureReason = reason
            outcome.providerCode = code
            let isProbe = delivery.push.message.isProbe
            // Probes and tests are not requeued: they leave no dead letter.
            let isAlone = isProbe || delivery.push.message.test
            change = .failed(reason: reason, code: code, deadLetterUntil: isDeadLetter && !isAlone ? deadLetterEnd(delivery, now) : nil)
            if isProbe, isDeadLetter { probeFailed(delivery, code: code, now: now, &settlement) }
            if blamesDevice, !isProbe { report(.failed, of: delivery, reason: code, at: now, now: now, &settlement) }
            failed(
                delivery, reason: reason, code: code, result, raisesAlert: raisesAlert, isDeadLetter: isDeadLetter && !isAlone, now: now)
        case .retry(let wait, let code, let counts, let throttlesLane):
            if !counts { counted -= 1 }
            outcome.status = .queued
            outcome.providerCode = code
            if throttlesLane, let key = delivery.lane {
                throttle(key, retryAfter: wait, reason: code, now: clock.steadyNow)
            }
            change = .retry(at: now + wait, code: code)
        case .throttled(let scope, let retryAfter, let code, let counts):
            if !counts { counted -= 1 }
            outcome.status = .queued
            outcome.providerCode = code
            change = .retry(at: now + throttle(delivery, scope: scope, retryAfter: retryAfter, code: code), code: code)
        case .holdLane(let code):
            if let key = delivery.lane { holdCredential(delivery.credentialID, on: key, code: code, now: clock.steadyNow) }
            return release(delivery, &settlement)
        case .lostOnTrial(let code):
            counted -= 1
            outcome.status = .queued
            outcome.providerCode = code
            if let key = delivery.lane { lanes[key]?.wasLostOnTrial(claim.row) }
            change = .release
        case .sendAgain:
            return
        }
        settlement.deliveries.append(
            DeliverySettlement(row: claim.row, change: change, attempts: counted, sequence: claim.sequence + 1))
        settlement.add(outcome, of: delivery)
    }

    private func accepted(_ delivery: InFlightDelivery, now: Instant, _ settlement: inout Settlement) {
        if let key = delivery.lane { lanes[key]?.state.accepted() }
        if acceptedRoutes[delivery.claim.routeRow] == nil {
            acceptedRoutes[delivery.claim.routeRow] = credentials.current(for: delivery.route.tenant, provider: delivery.route.provider)
        }
        devices.accepted(delivery.claim.pushDeviceID)
        reportAccepted(delivery, now: now, &settlement)
    }

    private func failed(
        _ delivery: InFlightDelivery, reason: String, code: String, _ result: ExchangeResult, raisesAlert: Bool, isDeadLetter: Bool, now: Instant
    ) {
        if isDeadLetter { measures.deadLetter(delivery.route.provider) }
        let metadata: Logger.Metadata = [
            "app": "\(delivery.route.appID)", "push_id": "\(delivery.push.message.pushId)",
            "push_device_id": "\(delivery.claim.pushDeviceID)", "provider": "\(delivery.route.provider.rawValue)", "code": "\(code)",
            "reason": "\(reason)",
        ]
        if raisesAlert {
            measures.alert(delivery.route.provider, code: code)
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
            // Lane or credential closed since the answer, or there is none any more.
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
            // Composing under the smaller limit failed, or the token was replaced: that is settled now.
            if settlement.deliveries.count > before { rows.append(delivery.claim.row) }
        } catch {
            authorizationFailed(error, of: credential, on: key, now: moment.steady)
            rows.append(delivery.claim.row)
            release(delivery, &settlement)
        }
    }

    /// The provider called a delivery's token too old: sees to another one.
    ///
    /// - Returns: false where the lane pauses first.
    /// - Throws: ``AuthorizationFailure``; what the sender throws.
    private func renew(
        _ delivery: inout InFlightDelivery, _ lane: Lane, _ credential: StoredCredential, at now: Moment
    ) async throws -> Bool {
        let renewal = await credential.sender.renewAuthorization(delivery.authorization, at: now)
        switch renewal {
        case .renewed:
            delivery.hasRenewedAuthorization = true
            // One that must be fetched first is fetched beside this loop.
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

    /// A token is never sent when it is old by this machine's clock: where the provider finds it old, one of the clocks is wrong (T13).
    private func warnOfExpiredToken(_ key: LaneKey) {
        logger.warning(
            "the provider calls a provider token expired that is not by this machine's clock; another one goes on new connections",
            metadata: ["lane": "\(key)", "remedy": "see that this machine's clock is right"])
    }

    /// The provider found a token too new: the lane pauses already, and goes on with the one before on new connections (T12).
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

    /// Writes a settlement down, however long the store takes. Then `rows` are no longer in flight; nil: the caller sees to that.
    func commit(_ settlement: Settlement, rows: [Int64]?) async {
        // What is released may be claimed again, and be in flight anew, before this call returns from the store.
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
        testWatch.heard(settlement.testOutcomes)
        if !settlement.tokenReports.isEmpty { reportSignals.tokenReports.signal() }
        // Only now: housekeeping looks into the store, and what is not there yet is not found.
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
            if inFlight[row]?.attemptID == delivery.attemptID { inFlight[row] = nil }
            inFlightByRoute[route, default: 0] -= 1
            guard released.contains(row) else { continue }
            ready[route] = routes[route]
            becomesDue(at: delivery.claim.queuedUntil)
        }
        if inFlight.isEmpty, claimedNotSent == 0 { leaseCheckDue = nil }
        claimSignal.signal()
    }
}

extension AnswerVerdicts {
    /// The verdict on the delivery at a place of a request. Verdicts that are more or fewer than the deliveries belong to none of them.
    fileprivate func verdict(at place: Int, of deliveries: Int) -> ProviderVerdict {
        switch self {
        case .all(let verdict): verdict
        case .each(let verdicts): verdicts.count == deliveries ? verdicts[place] : .unknown(.unreadableAnswer)
        }
    }
}
