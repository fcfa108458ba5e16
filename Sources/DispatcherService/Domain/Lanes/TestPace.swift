import CarillonAPI
import ServiceKit
import Synchronization

/// How often a user may ask for a test (DISP-34).
final class TestPace: Sendable {
    static let most = 5

    private struct Key: Hashable {
        var tenant: CommonV1.Tenant
        var user: String
    }

    /// Most users with a bucket. Users whose bucket is full are dropped first.
    private static let mostUsers = 10_000
    private let users = Mutex<[Key: TokenBucket]>([:])

    /// - Returns: nil when a test is allowed; otherwise the wait.
    func take(tenant: CommonV1.Tenant, user: String, now: SteadyInstant) -> Duration? {
        let key = Key(tenant: tenant, user: user)
        return users.withLock { users in
            if users.count >= Self.mostUsers {
                users = users.filter { entry in
                    var bucket = entry.value
                    return bucket.available(at: now) < Self.most
                }
                if users.count >= Self.mostUsers { users.removeAll() }
            }
            var bucket = users[key] ?? TokenBucket(ratePerSecond: Double(Self.most) / 60, burst: Double(Self.most), now: now)
            defer { users[key] = bucket }
            if bucket.take(1, at: now) == 1 { return nil }
            return max(bucket.nextGrant(after: now) - now, .seconds(1))
        }
    }
}
