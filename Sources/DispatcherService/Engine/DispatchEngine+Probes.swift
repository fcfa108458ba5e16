import CarillonAPI
import Providers
import ServiceKit

extension DispatchEngine {
    /// Checks a batch before it is sent. Probes need no check of preferences and quiet hours, because they show nothing, and none of devices, because
    /// the registry named them when it asked for the probe. A child's probe needs the guardian's consent (PRIV-05).
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

    /// The users of these probes without the guardian's consent that they need now, by tenant.
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

    /// Reports to the registry that a probe had no result. Reports nothing while the provider is down; the registry probes again later (REG-19,
    /// C-68).
    ///
    /// The report is dated when the probe began, so that a registration between its attempts stays valid.
    func probeFailed(_ delivery: InFlightDelivery, code: String, now: Instant, _ settlement: inout Settlement) {
        guard providerIsUp(for: delivery, now: now) else { return }
        report(.unreachable, of: delivery, reason: code, at: began(delivery), now: now, &settlement)
    }

    /// Counts a probe without a result as a dead token for the mass guard, where the policy expires such devices (REG-20).
    func countUnreachable(_ decision: AttemptDecision, _ delivery: InFlightDelivery, now: Instant) {
        guard delivery.push.message.isProbe, case .failed(_, _, isDeadLetter: true, _, _) = decision,
            paces[delivery.route.tenant]?.policy.deviceLifecycle.softFailExpires == true,
            providerIsUp(for: delivery, now: now)
        else { return }
        answers.countUnreachable(on: delivery.route, now: clock.steadyNow)
    }

    /// Whether the provider answered other requests since the probe began, within the last minute. An earlier answer proves nothing: the provider may
    /// have gone down between two attempts.
    private func providerIsUp(for delivery: InFlightDelivery, now: Instant) -> Bool {
        let age = min(max(now - began(delivery), .zero), .seconds(AnswerCounts.windowSeconds))
        return answers.spoke(on: delivery.route, since: clock.steadyNow - age)
    }

    private func began(_ delivery: InFlightDelivery) -> Instant { Instant(milliseconds: delivery.push.message.createdAtMs) }
}

extension AttemptRules {
    /// The rules for probes: `token_validation_soft_retries` retries on the usual schedule. A throttle never counts as an attempt, because it says
    /// nothing about the token.
    init(probing policy: Policy) {
        self.init(policy)
        schedule.maximumAttempts = 1 + policy.deviceLifecycle.validationSoftRetries
        throttleCountsAttempt = false
    }
}
