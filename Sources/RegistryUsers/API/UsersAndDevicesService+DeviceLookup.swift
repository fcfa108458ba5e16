import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    /// The devices of users: from the cache where they are cached, else from the store.
    ///
    /// - Parameter ids: each once.
    /// - Returns: in their order.
    func knownDevices(_ ids: [String], tenant: Tenant, policy: Policy) async throws -> [UserDevices] {
        let now = now
        let found = cachedDevices(ids, tenant: tenant, policy: policy, now: now)
        let missing = zip(ids, found.known).filter { $1 == nil }.map(\.0)
        deviceLookups.misses.increment(by: missing.count)
        deviceLookups.hits.increment(by: ids.count - missing.count)
        guard !missing.isEmpty else { return found.known.compactMap { $0.map { UserDevices(known: $0) } } }
        let read = try await readDevices(missing, tenant: tenant, now: now)
        devices.keep(missing, read, tenant: tenant, readAfter: found.commit)
        var next = read.startIndex
        return found.known.map { known in
            if let known { return UserDevices(known: known) }
            defer { next += 1 }
            return read[next]
        }
    }

    private func cachedDevices(_ ids: [String], tenant: Tenant, policy: Policy, now: Instant) -> UserCache<KnownDevices>.Found {
        devices.find(ids, tenant: tenant, since: now.milliseconds - Int64(policy.deviceLifecycle.tokenCacheTTLSeconds) * 1_000, now: now)
    }

    /// Verdicts on devices that may be sent to and whose user is cached: nearly all, because a look at the user came before the push. A cached
    /// user is as good as the store: whatever changes them is forgotten before the change is answered.
    ///
    /// - Returns: in the order of the claims; nil where the store has to be asked.
    func cachedVerdicts(on claims: [RegistryV1.DeviceClaim], tenant: Tenant) async throws -> [RegistryV1.DeviceVerdict?] {
        // Of an app that is not there nothing is cached.
        guard let policy = try? await policies.entry(for: tenant).policy else { return Array(repeating: nil, count: claims.count) }
        let found = cachedDevices(claims.map(\.userId), tenant: tenant, policy: policy, now: now)
        return try zip(claims, found.known).map { claim, known in try known?.verdict(on: claim) }
    }

    /// Half of many users by one reader and half by another: two cores wait for memory at once. The halves may be a commit apart, as two calls
    /// may.
    private func readDevices(_ ids: [String], tenant: Tenant, now: Instant) async throws -> [UserDevices] {
        guard ids.count >= Self.fewestUsersToShare else {
            return try await store.read { try DeviceTable.sendable(ids, tenant: tenant, now: now, $0) }
        }
        let (first, second) = (Array(ids.prefix(ids.count / 2)), Array(ids.dropFirst(ids.count / 2)))
        async let others = store.read { try DeviceTable.sendable(second, tenant: tenant, now: now, $0) }
        let read = try await store.read { try DeviceTable.sendable(first, tenant: tenant, now: now, $0) }
        return read + (try await others)
    }

    /// Fewer are read faster than a second thread wakes up.
    private static let fewestUsersToShare = 32
}
