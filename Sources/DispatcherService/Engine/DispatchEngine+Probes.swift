import CarillonAPI
import Providers
import ServiceKit

extension DispatchEngine {
    /// The send-time check of a batch. A probe shows nothing, so no preference and no quiet hour stands against it, and the registry named
    /// its devices a moment ago; a guardian who has withdrawn the consent since does (PRIV-05).
    func check(_ deliveries: [InFlightDelivery], now: Instant) async throws -> [CheckedDelivery] {
        let pushes = deliveries.filter { !$0.push.message.isProbe }
        var checked = pushes.isEmpty ? [] : try await checks.check(pushes, now: now)
        guard pushes.count < deliveries.count else { return checked }
        let unconsented = try await unconsented(among: deliveries.map(\.push.message).filter(\.isProbe))
        checked.reverse()
        return deliveries.map { delivery in
            let message = delivery.push.message
            guard message.isProbe else { return checked.popLast() ?? CheckedDelivery(decision: .skip(.unspecified)) }
            let isForbidden = unconsented[message.tenant ?? .init()]?.contains(message.userId) == true
            return CheckedDelivery(decision: isForbidden ? .skip(.consentMissing) : .send)
        }
    }

    /// The children among those of some probes whose guardian does not consent by now.
    private func unconsented(among probes: [DispatcherV1.Push]) async throws -> [CommonV1.Tenant: Set<String>] {
        var found: [CommonV1.Tenant: Set<String>] = [:]
        for (tenant, probes) in Dictionary(grouping: probes.filter(\.guardianConsentRequired), by: { $0.tenant ?? .init() }) {
            do {
                found[tenant] = try await consent.missing(among: Set(probes.map(\.userId)), of: tenant)
            } catch {
                throw SendCheckUnavailable(peer: "registry or preferences", cause: error)
            }
        }
        return found
    }

    /// Tells the registry that nothing could be learnt of a token, if that was not the provider's fault: while it is down a probe says
    /// nothing, and the registry asks again (REG-19, C-68).
    ///
    /// It was so when the probe began: a registration that came between its attempts stands (T19).
    func probeFailed(_ delivery: InFlightDelivery, code: String, now: Instant, _ settlement: inout Settlement) {
        guard providerIsUp(for: delivery, now: now) else { return }
        report(.unreachable, of: delivery, reason: code, at: began(delivery), now: now, &settlement)
    }

    /// Where nothing learnt takes a device out of sending it counts like a death for the mass guard (REG-20).
    func countUnreachable(_ decision: AttemptDecision, _ delivery: InFlightDelivery, now: Instant) {
        guard delivery.push.message.isProbe, case .failed(_, _, isDeadLetter: true, _, _) = decision,
            paces[delivery.route.tenant]?.policy.deviceLifecycle.softFailExpires == true,
            providerIsUp(for: delivery, now: now)
        else { return }
        answers.countUnreachable(on: delivery.route, now: clock.steadyNow)
    }

    /// Whether it answered others while the probe was tried, and in the last minute: it may have gone down between two attempts.
    private func providerIsUp(for delivery: InFlightDelivery, now: Instant) -> Bool {
        let age = min(max(now - began(delivery), .zero), .seconds(AnswerCounts.windowSeconds))
        return answers.spoke(on: delivery.route, since: clock.steadyNow - age)
    }

    private func began(_ delivery: InFlightDelivery) -> Instant { Instant(milliseconds: delivery.push.message.createdAtMs) }
}

extension AttemptRules {
    /// The rules for probes: `token_validation_soft_retries` retries on the usual schedule. A throttle says nothing of a token, so it never
    /// counts.
    init(probing policy: Policy) {
        self.init(policy)
        schedule.maximumAttempts = 1 + policy.deviceLifecycle.validationSoftRetries
        throttleCountsAttempt = false
    }
}
