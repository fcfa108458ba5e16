import CarillonAPI
import ServiceKit

/// How long the queue keeps unsent pushes (`queue_max_age_seconds`, DISP-01) and rows for idempotency (`idempotency_ttl_seconds`, EVAL-58), by app.
struct QueueAges: Sendable {
    let policies: any PolicySource

    /// Gives the pushes the limits of their apps. When an app's policy is not available, its pushes keep their own times.
    func apply(to pushes: inout [NewPush], now: Instant) async {
        var tenants: Set<CommonV1.Tenant> = []
        var last: CommonV1.Tenant?
        // Most often all pushes of a batch are of one app.
        for push in pushes where push.tenant != last {
            last = push.tenant
            tenants.insert(push.tenant)
        }
        let answers = await answers(for: tenants)
        var policy = LastLookup<CommonV1.Tenant, Policy?>()
        for index in pushes.indices {
            guard let policy = policy.value(of: pushes[index].tenant, { try? answers.policy(of: $0).policy }) else { continue }
            let expiresAt = pushes[index].expiresAt
            pushes[index].queuedUntil = min(expiresAt, now + .seconds(policy.queueMaxAgeSeconds))
            // The push's row is its idempotency record: while the row is kept, the same push is not sent again.
            pushes[index].knownUntil = max(expiresAt, now + .seconds(policy.idempotencyTTLSeconds))
        }
    }

    /// A batch of one app waits for the policy as long as a single call does, because no other app waits with it.
    private func answers(for tenants: Set<CommonV1.Tenant>) async -> PolicyAnswers {
        guard tenants.count == 1, let tenant = tenants.first else { return await policies.policies(for: tenants) }
        guard let policy = try? await policies.current(for: tenant) else { return PolicyAnswers() }
        return PolicyAnswers([tenant: .success(policy)])
    }
}
