import CarillonAPI
import ServiceKit

/// How long the queue keeps unsent pushes (`queue_max_age_seconds`, DISP-01) and rows for idempotency (`idempotency_ttl_seconds`, EVAL-58), by app.
struct QueueAges: Sendable {
    let policies: any PolicySource

    /// Gives the pushes the limits of their apps. When an app's policy is not available, its pushes keep their own times.
    func apply(to pushes: inout [NewPush], now: Instant) async {
        // Most often all pushes of a batch are of one app.
        var tenants: [CommonV1.Tenant] = []
        for push in pushes where push.tenant != tenants.last { tenants.append(push.tenant) }
        let ages = await ages(of: Set(tenants))
        var last: (tenant: CommonV1.Tenant, policy: Policy?)?
        for index in pushes.indices {
            let tenant = pushes[index].tenant
            if last?.tenant != tenant { last = (tenant, ages[tenant]) }
            guard let policy = last?.policy else { continue }
            let expiresAt = pushes[index].expiresAt
            pushes[index].queuedUntil = min(expiresAt, now + .seconds(policy.queueMaxAgeSeconds))
            // The push's row is its idempotency record: while the row is kept, the same push is not sent again.
            pushes[index].knownUntil = max(expiresAt, now + .seconds(policy.idempotencyTTLSeconds))
        }
    }

    /// Concurrently: while the registry does not answer, a batch of many apps waits for one timeout.
    private func ages(of tenants: Set<CommonV1.Tenant>) async -> [CommonV1.Tenant: Policy] {
        let tenants = Array(tenants)
        let found = await tenants.concurrentMap { [policies] in try? await policies.current(for: $0).policy }
        return Dictionary(uniqueKeysWithValues: zip(tenants, found)).compactMapValues { $0 }
    }
}
