import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    /// The devices of users, from the cache or else from the store.
    ///
    /// - Parameter ids: each once.
    /// - Returns: in their order.
    func knownDevices(_ ids: [String], tenant: CommonV1.Tenant, policy: Policy) async throws -> [UserDevices] {
        let now = now
        let found = cachedDevices(ids, tenant: tenant, policy: policy, now: now)
        let missing = zip(ids, found.known).filter { $1 == nil }.map(\.0)
        deviceLookups.misses.increment(by: missing.count)
        deviceLookups.hits.increment(by: ids.count - missing.count)
        guard !missing.isEmpty else { return found.known.compactMap { $0.map { UserDevices(known: $0) } } }
        let read = try await readDevices(missing, tenant: tenant, now: now)
        devices.keep(missing, read, tenant: tenant, readAfter: found.commit)
        guard missing.count < ids.count else { return read }
        var next = read.startIndex
        return found.known.map { known in
            if let known { return UserDevices(known: known) }
            defer { next += 1 }
            return read[next]
        }
    }

    private func cachedDevices(_ ids: [String], tenant: CommonV1.Tenant, policy: Policy, now: Instant) -> UserCache<CachedDevices>.Found {
        devices.find(ids, tenant: tenant, since: now - .seconds(policy.deviceLifecycle.tokenCacheTTLSeconds), now: now)
    }

    /// Verdicts on sendable devices of cached users. These are nearly all, because the user was looked up before the push. The cache is as new as the
    /// store: a change drops the user before its call is answered.
    ///
    /// - Returns: in the order of the claims; nil: the store must be read.
    func cachedVerdicts(on claims: [RegistryV1.DeviceClaim], tenant: CommonV1.Tenant) async throws -> [RegistryV1.DeviceVerdict?] {
        // An unknown app has no cached users.
        guard let policy = try? await policies.entry(for: tenant).policy else { return Array(repeating: nil, count: claims.count) }
        let found = cachedDevices(claims.map(\.userId), tenant: tenant, policy: policy, now: now)
        return try zip(claims, found.known).map { claim, known in try known?.verdict(on: claim) }
    }

    /// Reads many users with two readers, half each, so that two cores wait for memory at once. The halves may be a commit apart, like those of two
    /// calls.
    private func readDevices(_ ids: [String], tenant: CommonV1.Tenant, now: Instant) async throws -> [UserDevices] {
        guard ids.count >= Self.fewestUsersToShare else {
            return try await store.read { try DeviceTable.sendable(ids, tenant: tenant, now: now, $0) }
        }
        let (first, second) = (Array(ids.prefix(ids.count / 2)), Array(ids.dropFirst(ids.count / 2)))
        async let others = store.read { try DeviceTable.sendable(second, tenant: tenant, now: now, $0) }
        let read = try await store.read { try DeviceTable.sendable(first, tenant: tenant, now: now, $0) }
        return read + (try await others)
    }

    /// Fewer users are read before a second thread wakes up.
    private static let fewestUsersToShare = 32
}
