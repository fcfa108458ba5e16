import CarillonAPI
import ServiceKit

/// How long the queue keeps what could not be sent (`queue_max_age_seconds`, DISP-01), and how long it knows what was pushed
/// (`idempotency_ttl_seconds`, EVAL-58), app by app.
struct QueueAges: Sendable {
    let policies: any PolicySource

    /// The pushes with the ages of their apps. While the registry is away and nothing is known of an app, its pushes live as long as they say.
    func applied(to pushes: [NewPush], now: Instant) async -> [NewPush] {
        let ages = await ages(of: Set(pushes.map(\.tenant)))
        var limited = pushes
        for (index, push) in pushes.enumerated() {
            guard let policy = ages[push.tenant] else { continue }
            limited[index].queuedUntil = min(push.expiresAt, now + .seconds(policy.queueMaxAgeSeconds))
            // The push's row is the record of its idempotency: the same push again is not sent while the row is kept.
            limited[index].knownUntil = max(push.expiresAt, now + .seconds(policy.idempotencyTTLSeconds))
        }
        return limited
    }

    /// All at a time: while the registry is away, a load of many apps waits for it once.
    private func ages(of tenants: Set<CommonV1.Tenant>) async -> [CommonV1.Tenant: Policy] {
        let tenants = Array(tenants)
        let found = await tenants.concurrentMap { [policies] in try? await policies.current(for: $0).policy }
        return Dictionary(uniqueKeysWithValues: zip(tenants, found)).compactMapValues { $0 }
    }
}

extension NewPush {
    fileprivate var tenant: CommonV1.Tenant { .init(organizationId: organizationID, appId: appID) }
}
