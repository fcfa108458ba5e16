import CarillonAPI
import Logging
import Providers
import ServiceKit

// Receipts, in which a provider says later the outcome of a message that it accepted (DISP-19).
extension DispatchEngine {
    /// A receipt with its meaning.
    struct JudgedReceipt: Sendable {
        var receipt: AwaitedReceipt
        var verdict: ProviderVerdict
    }

    /// The delivery was accepted. Its receipt is asked for later, where its provider gives receipts.
    func awaitReceipt(_ id: String, of delivery: InFlightDelivery, now: Instant, _ settlement: inout Settlement) {
        guard !id.isEmpty, let source = factory.adapters[delivery.route.provider]?.receipts, let policy = paces[delivery.route.tenant]?.policy
        else { return }
        let (claim, message) = (delivery.claim, delivery.push.message)
        settlement.awaited.append(
            AwaitedReceipt(
                id: id, route: delivery.route, userID: message.userId, pushID: message.pushId,
                notificationID: delivery.isInLedger ? message.notificationId : "", pushDeviceID: claim.pushDeviceID,
                attemptID: delivery.attemptID, attempt: claim.attempts + 1, sequence: claim.sequence + 1,
                addressVersion: delivery.addressVersion, acceptedAt: now, dueAt: now + source.firstPoll(by: policy),
                endsAt: now + source.lifetime))
    }

    /// Stores what receipts of one route say, in one transaction. No message is sent again: the provider took it once, and its content may be gone.
    func settle(_ judged: [JudgedReceipt], of route: Route) async {
        guard !judged.isEmpty else { return }
        let now = Moment(clock)
        var settlement = Settlement(now: now.date)
        settlement.endedReceipts = judged.map(\.receipt.row)
        // All are counted before one is reported, as answers are.
        for one in judged { count(one.verdict, of: route, now: now.steady) }
        let successes = judged.filter { if case .accepted = $0.verdict { true } else { false } }
        if let newest = successes.map(\.receipt.acceptedAt).max() { delivered(acceptedAt: newest, of: route) }
        for one in judged { record(one.verdict, on: one.receipt, now: now, &settlement) }
        await commit(settlement, rows: nil)
    }

    /// The provider refuses the credential when it is asked for receipts.
    func receiptsRefused(of route: Route, code: String) {
        guard let credential = credentials.current(for: route.tenant, provider: route.provider),
            let key = factory.key(for: route, credential: credential)
        else { return }
        pauseCredential(credential.id, on: key, code: code, now: clock.steadyNow)
    }

    private static func name(of route: Route) -> String { "\(route.provider.rawValue) \(route.tenant.label)" }

    /// A receipt tells that a message was delivered. A credential that the receipt of an older message stopped is used again.
    private func delivered(acceptedAt: Instant, of route: Route) {
        let name = Self.name(of: route)
        newestDelivered[name] = max(acceptedAt, newestDelivered[name] ?? acceptedAt)
        guard let stopped = stoppedByReceipt[name], stopped.acceptedAt < acceptedAt else { return }
        stoppedByReceipt[name] = nil
        tellAccepted(stopped.credential, of: route)
        for id in credentialStates.forget(at: clock.steadyNow, where: { $0 == stopped.credential }) {
            logger.notice("a refused credential is used again: the provider delivered a newer push", metadata: ["credential": "\(id)"])
            fleet.tell(.credentialRestored(id: id))
            blocked = [:]
            claimSignal.signal()
        }
    }

    private func count(_ verdict: ProviderVerdict, of route: Route, now: SteadyInstant) {
        switch verdict {
        case .accepted:
            metrics.receipts(route.provider, code: "ok", count: 1)
            tokenReporter.countAccepted(1, route: route, now: now)
        case .rejected(let rejection):
            metrics.receipts(route.provider, code: rejection.code, count: 1)
            guard rejection.action == .retireAddress else { return }
            tokenReporter.count(
                .deviceGone(code: rejection.code, since: rejection.tokenDeadSince, mayBeOtherEnvironment: rejection.mayBeOtherEnvironment),
                route: route, now: now)
        case .retry(let retry): metrics.receipts(route.provider, code: retry.code, count: 1)
        case .unknown(let unknown): metrics.receipts(route.provider, code: unknown.rawValue, count: 1)
        }
    }

    private func record(_ verdict: ProviderVerdict, on receipt: AwaitedReceipt, now: Moment, _ settlement: inout Settlement) {
        let outcome: ReceiptsV1.Outcome
        switch verdict.withoutNUL {
        case .accepted:
            outcome = receipt.outcome(.delivered, now: now.date)
        case .rejected(let rejection):
            let isDead = rejection.action == .retireAddress
            outcome = receipt.outcome(
                .failed, reason: isDead ? FailureReason.deviceGone : FailureReason.rejected, code: rejection.code, detail: rejection.detail,
                now: now.date)
            if isDead { settlement.add(tokenReporter.dead(receipt, code: rejection.code, now: now)) }
            refused(receipt, rejection)
        case .retry(let retry):
            outcome = receipt.outcome(.failed, reason: FailureReason.rejected, code: retry.code, detail: retry.detail, now: now.date)
            if retry.cause == .deviceLimited { throttle(receipt.pushDeviceID, of: receipt.route, retry, now: now) }
        case .unknown(let unknown):
            outcome = receipt.outcome(.failed, reason: FailureReason.unknownOutcome, code: unknown.rawValue, now: now.date)
        }
        if !receipt.notificationID.isEmpty { settlement.outcomes.append(outcome) }
    }

    /// Logs a refusal, and stops the credential where the refusal is about it.
    private func refused(_ receipt: AwaitedReceipt, _ rejection: Rejection) {
        let route = receipt.route
        logger.notice(
            "a provider accepted a push and did not deliver it",
            metadata: [
                "app": "\(route.appID)", "push_id": "\(receipt.pushID)", "push_device_id": "\(receipt.pushDeviceID)",
                "provider": "\(route.provider.rawValue)", "code": "\(rejection.code)",
            ])
        if rejection.action == .pauseCredential {
            // A message from before the credential was put says nothing of it: its receipt comes up to a day later.
            if let put = credentials.putAt(of: route.tenant, provider: route.provider), receipt.acceptedAt < put { return }
            // A newer message was delivered: so the refusal is about this device alone, or the keys are right again.
            guard receipt.acceptedAt >= newestDelivered[Self.name(of: route)] ?? receipt.acceptedAt else {
                return metrics.alert(route.provider, code: rejection.code)
            }
            receiptsRefused(of: route, code: rejection.code)
            if let credential = credentials.current(for: route.tenant, provider: route.provider) {
                stoppedByReceipt[Self.name(of: route)] = (credential.id, receipt.acceptedAt)
            }
        } else if rejection.raisesAlert {
            metrics.alert(route.provider, code: rejection.code)
            tellRefusal(of: route, code: rejection.code)
        }
    }

    /// Later pushes to the device wait.
    private func throttle(_ device: String, of route: Route, _ retry: Retry, now: Moment) {
        let curve = factory.adapters[route.provider]?.throttleCurve ?? ThrottleCurve()
        let wait = devices.throttle(device, retryAfter: retry.after, curve: curve, now: now.steady) - now.steady
        fleet.tell(.deviceThrottled(device, until: now.date + wait))
    }
}
