import CarillonAPI
import ServiceKit

/// How long the queue keeps unsent pushes (`queue_max_age_seconds`, DISP-01) and rows for idempotency (`idempotency_ttl_seconds`, EVAL-58), by app.
struct QueueAges: Sendable {
    let policies: any PolicySource

    /// The pushes with the limits of their apps. When an app's policy is not available, its pushes keep their own times.
    func applied(to pushes: [NewPush], now: Instant) async -> [NewPush] {
        let ages = await ages(of: Set(pushes.map(\.tenant)))
        var limited = pushes
        for (index, push) in pushes.enumerated() {
            guard let policy = ages[push.tenant] else { continue }
            limited[index].queuedUntil = min(push.expiresAt, now + .seconds(policy.queueMaxAgeSeconds))
            // The push's row is its idempotency record: while the row is kept, the same push is not sent again.
            limited[index].knownUntil = max(push.expiresAt, now + .seconds(policy.idempotencyTTLSeconds))
        }
        return limited
    }

    /// Concurrently: while the registry does not answer, a batch of many apps waits for one timeout.
    private func ages(of tenants: Set<CommonV1.Tenant>) async -> [CommonV1.Tenant: Policy] {
        let tenants = Array(tenants)
        let found = await tenants.concurrentMap { [policies] in try? await policies.current(for: $0).policy }
        return Dictionary(uniqueKeysWithValues: zip(tenants, found)).compactMapValues { $0 }
    }
}

extension NewPush {
    fileprivate var tenant: CommonV1.Tenant { .init(organizationId: organizationID, appId: appID) }
}
