import CarillonAPI
import ServiceKit

/// How long the queue keeps what could not be sent (`queue_max_age_seconds`, DISP-01), and how long it knows what was pushed
/// (`idempotency_ttl_seconds`, EVAL-58), app by app.
struct QueueAges: Sendable {
    let policies: any PolicySource

    /// The pushes with the ages of their apps. While the registry is away and nothing is known of an app, its pushes live as long as they say.
    func applied(to pushes: [NewPush], now: Instant) async -> [NewPush] {
        var ages: [CommonV1.Tenant: Policy?] = [:]
        var limited = pushes
        for (index, push) in pushes.enumerated() {
            let tenant = CommonV1.Tenant(organizationId: push.organizationID, appId: push.appID)
            if ages[tenant] == nil { ages[tenant] = .some(try? await policies.current(for: tenant).policy) }
            guard let policy = ages[tenant] ?? nil else { continue }
            limited[index].queuedUntil = min(push.expiresAt, now + .seconds(policy.queueMaxAgeSeconds))
            // The mark of a push is its row: whoever sends it again while that stands pushes nothing.
            limited[index].knownUntil = max(push.expiresAt, now + .seconds(policy.idempotencyTTLSeconds))
        }
        return limited
    }
}
