import CarillonAPI
import Providers
import ServiceKit

extension DispatchEngine {
    /// The send-time check of a batch. A probe shows nothing, so no preference and no quiet hour stands against it, and the registry named
    /// its devices a moment ago.
    func check(_ deliveries: [DeliveryInHand], now: Instant) async throws -> [CheckedDelivery] {
        let pushes = deliveries.filter { !$0.push.message.isProbe }
        var checked = pushes.isEmpty ? [] : try await checks.check(pushes, now: now)
        guard pushes.count < deliveries.count else { return checked }
        checked.reverse()
        return deliveries.map { delivery in
            delivery.push.message.isProbe ? CheckedDelivery(decision: .send) : checked.popLast() ?? CheckedDelivery(decision: .skip(.unspecified))
        }
    }

    /// Tells the registry that nothing could be learnt of a token, if that was not the provider's fault: while it is down a probe says
    /// nothing, and the registry asks again (REG-19, C-68).
    func probeFailed(_ delivery: DeliveryInHand, code: String, now: Instant, _ settlement: inout Settlement) {
        let began = Instant(milliseconds: delivery.push.message.createdAtMs)
        guard answers.spoke(on: delivery.route, since: began) else { return }
        report(.unreachable, of: delivery, reason: code, at: now, now: now, &settlement)
    }
}

extension AttemptRules {
    /// The rules for probes: `token_validation_soft_retries` retries on the usual schedule.
    init(probing policy: Policy) {
        self.init(policy)
        let retries = policy.settings["token_validation_soft_retries"]?.asInt ?? 3
        schedule.maximumAttempts = 1 + Int(retries)
    }
}
