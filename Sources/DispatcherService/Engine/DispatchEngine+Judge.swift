import CarillonAPI
import NIOCore
import Providers
import ServiceKit

extension DispatchEngine {
    /// One delivery of a result, with its verdict and decision.
    struct Judged {
        var result: ExchangeResult
        var delivery: InFlightDelivery
        var verdict: ProviderVerdict?
        var decision: AttemptDecision?
    }

    /// What successive results have in common that left together for one app. Looked up and counted once for all of them. An object, because each
    /// result asks it, and a copy would retain each of its references.
    private final class Run {
        let routeRow: Int64
        let route: Route
        let departure: InFlightDelivery.Departure?
        /// Nil when the lane is gone: the deliveries go back to the queue.
        let adapter: (any ProviderAdapter)?
        let pace: AppPace?
        var deliveries = 0
        /// An answer showed that the provider works.
        var showedProviderUp = false
        /// Latencies of the requests that the provider accepted.
        var accepted: [TimeAmount] = []

        init(of delivery: InFlightDelivery, _ adapter: (any ProviderAdapter)?, _ pace: AppPace?) {
            (routeRow, route, departure) = (delivery.claim.routeRow, delivery.route, delivery.departure)
            (self.adapter, self.pace) = (adapter, pace)
        }

        func covers(_ delivery: InFlightDelivery) -> Bool { delivery.departure === departure && delivery.claim.routeRow == routeRow }
    }

    /// Ends a run that does not cover the delivery, and begins the delivery's own.
    private func join(_ delivery: InFlightDelivery, _ run: inout Run?, now: SteadyInstant) {
        if run?.covers(delivery) == true { return }
        end(run, now: now)
        run = Run(of: delivery, delivery.lane.flatMap { lanes[$0]?.adapter }, paces[delivery.route.tenant])
    }

    private func end(_ run: Run?, now: SteadyInstant) {
        guard let run else { return }
        if let lane = run.departure?.lane { lanes[lane]?.inFlight -= run.deliveries }
        guard !run.accepted.isEmpty else { return }
        if let lane = run.departure?.lane {
            lanes[lane]?.sent.add(run.accepted.count, at: now)
            lanes[lane]?.lastAccepted = now
        }
        metrics.accepted(run.route, latencies: run.accepted)
        tokenReporter.countAccepted(run.accepted.count, route: run.route, now: now)
    }

    /// Judges all results before it records one, so that the counts in a token report include all answers of the group.
    func judge(_ results: [ExchangeResult], now: Instant) -> [Judged] {
        let steady = clock.steadyNow
        var judged: [Judged] = []
        judged.reserveCapacity(results.count)
        var run: Run?
        for result in results {
            guard let first = inFlight[result.id] else { continue }
            join(first, &run, now: steady)
            let verdicts =
                if let adapter = run?.adapter { self.verdicts(on: result, of: first, by: adapter, now: now) } else { nil as AnswerVerdicts? }
            let parts = parts(of: result, verdicts)
            for place in 0...result.others.count {
                guard let delivery = place == 0 ? first : inFlight[result.others[place - 1]] else { continue }
                join(delivery, &run, now: steady)
                run?.deliveries += 1
                let verdict = verdicts?.verdict(at: place, of: 1 + result.others.count)?.withoutNUL
                if let key = delivery.lane, let isUp = verdict?.showsProviderUp, !isUp || run?.showedProviderUp != true {
                    run?.showedProviderUp = isUp
                    if isUp { lanes[key]?.failures.answered() } else { lanes[key]?.failures.failed(verdict?.code ?? "", at: steady) }
                    learn(providerIsUp: isUp, on: key, now: steady)
                }
                let isDown = run?.showedProviderUp != true && delivery.lane.map { lanes[$0]?.state.outage.isDown == true } == true
                var decision = verdict.flatMap { decide($0, delivery, run?.pace, isTrial: result.wasTrial, isDown: isDown) }
                if let parts { decision = .sendAgain(.divided(part: parts[place])) }
                if case .sent? = decision {
                    run?.accepted.append(result.latency)
                } else if let decision {
                    metrics.attempt(delivery.route, result, decision)
                    tokenReporter.count(decision, route: delivery.route, now: steady)
                }
                judged.append(Judged(result: result, delivery: delivery, verdict: verdict, decision: decision))
            }
        }
        end(run, now: steady)
        for one in judged {
            if let decision = one.decision { countUnreachable(decision, one.delivery, now: Moment(date: now, steady: steady)) }
        }
        return judged
    }

    /// Counts a probe without a result as a dead token, where the policy expires such devices (REG-20).
    private func countUnreachable(_ decision: AttemptDecision, _ delivery: InFlightDelivery, now: Moment) {
        guard delivery.push.message.isProbe, case .failed(_, _, isDeadLetter: true, _, _) = decision,
            paces[delivery.route.tenant]?.policy.deviceLifecycle.softFailExpires == true
        else { return }
        tokenReporter.countUnreachable(delivery, now: now)
    }

    /// The verdicts on a result. Nil when the request was not sent: its deliveries go back to the queue.
    private func verdicts(
        on result: ExchangeResult, of first: InFlightDelivery, by adapter: any ProviderAdapter, now: Instant
    ) -> AnswerVerdicts? {
        let verdicts: AnswerVerdicts
        switch result.outcome {
        case .answered(let answer): verdicts = adapter.verdicts(on: answer, of: 1 + result.others.count, now: now)
        case .noAnswer(let unknown): verdicts = .all(.unknown(unknown))
        case .notSent: return nil
        }
        if case .all(.retry(let retry)) = verdicts, retry.reconnects, let connection = result.connection, let key = first.lane {
            lanes[key]?.transport.retireConnection(connection)
        }
        return verdicts
    }

    /// The part of each delivery of a request that the provider wants divided; nil: it does not.
    private func parts(of result: ExchangeResult, _ verdicts: AnswerVerdicts?) -> [Int]? {
        guard case .divided(let partOfAddress)? = verdicts, !result.others.isEmpty else { return nil }
        let rows = [result.id] + result.others
        let named = rows.map { row -> Int in
            guard !partOfAddress.isEmpty, let delivery = inFlight[row], let sealed = delivery.address,
                let address = try? addresses.open(sealed, of: delivery.claim.pushDeviceID)
            else { return -1 }
            return partOfAddress[address] ?? -1
        }
        if Set(named).count > 1 { return named }
        return rows.indices.map { $0 < rows.count / 2 ? 0 : 1 }
    }

    private func decide(
        _ verdict: ProviderVerdict, _ delivery: InFlightDelivery, _ pace: AppPace?, isTrial: Bool, isDown: Bool
    ) -> AttemptDecision? {
        guard let pace else { return nil }
        let rules = delivery.push.message.isProbe ? pace.probeRules : pace.rules
        return rules.decide(
            verdict, attempt: delivery.claim.attempts + 1, hasRenewedAuthorization: delivery.hasRenewedAuthorization,
            isShrunk: delivery.sizeLimit != nil, isTrial: isTrial, isDown: isDown, random: .random(in: 0..<1))
    }
}

extension AnswerVerdicts {
    /// The verdict on the delivery at a place of a request; nil: the request is divided. When there are more or fewer verdicts than deliveries, no
    /// verdict belongs to a delivery.
    fileprivate func verdict(at place: Int, of deliveries: Int) -> ProviderVerdict? {
        switch self {
        case .all(let verdict): verdict
        case .each(let verdicts): verdicts.count == deliveries ? verdicts[place] : .unknown(.unreadableAnswer)
        // One delivery cannot be divided.
        case .divided: deliveries > 1 ? nil : .unknown(.unreadableAnswer)
        }
    }
}
