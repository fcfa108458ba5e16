import CarillonAPI
import RPC
import Storage

/// Asks the registry whether devices are still what queued pushes took them for, and keeps each yes until something of the user's devices
/// changes (ARCH-09, `token_cache_ttl_seconds`).
///
/// A no is not kept: it ends the delivery, so nobody asks again. Nor is what a guardian is told of a child: that depends on the child and on their
/// relationship too.
public struct DeviceAnswers: Sendable {
    /// Which device, which of its addresses the push carries, and as whose guardian its user is told.
    public struct Question: Hashable, Sendable {
        let pushDeviceID: String
        let addressVersion: Int64
        let aboutUserID: String
    }
    /// Kept verdicts by device and address.
    public typealias Cache = WatchedCache<Question, RegistryV1.DeviceVerdict>

    private let registry: RegistryV1.Registry.Client
    private let cache: Cache?

    /// - Parameter cache: nil asks each time.
    public init(_ registry: RegistryV1.Registry.Client, cache: Cache? = nil) {
        self.registry = registry
        self.cache = cache
    }

    /// One verdict a claim, in order.
    ///
    /// - Parameter policy: of the app; nil while it is not known, and then nothing is kept.
    /// - Throws: what the call throws; ``UnexpectedAnswer``.
    public func verdicts(
        on claims: [RegistryV1.DeviceClaim], of tenant: CommonV1.Tenant, at now: Instant, policy: Policy?
    ) async throws -> [RegistryV1.DeviceVerdict] {
        guard let cache, let policy, cache.isUsable else { return try await ask(claims, of: tenant) }
        let until = now + .seconds(policy.upkeep.tokenCacheTTLSeconds)
        let wanted = claims.map { claim in
            Cache.Wanted(
                Question(pushDeviceID: claim.pushDeviceId, addressVersion: claim.addressVersion, aboutUserID: claim.aboutUserId),
                of: ChangedUser(organization: tenant.organizationId, app: tenant.appId, user: claim.userId))
        }
        return try await cache.answers(to: wanted, at: now) { places in
            let asked = places.map { claims[$0] }
            return try await zip(asked, ask(asked, of: tenant)).map { claim, verdict in
                .init(verdict, until: verdict.sendable && claim.aboutUserId.isEmpty ? until : nil)
            }
        }
    }

    /// Addresses that have changed come along with the verdicts, each up to some kilobytes: where a message would be too large, halves are asked.
    private func ask(_ claims: [RegistryV1.DeviceClaim], of tenant: CommonV1.Tenant) async throws -> [RegistryV1.DeviceVerdict] {
        try await claims.inHalves { claims in
            let verdicts = try await registry.checkDevices(.init(tenant: tenant, devices: claims)).verdicts
            guard verdicts.count == claims.count else { throw UnexpectedAnswer(what: "\(verdicts.count) verdicts on \(claims.count) devices") }
            return verdicts
        } tooLarge: {
            throw $1
        }
    }
}
