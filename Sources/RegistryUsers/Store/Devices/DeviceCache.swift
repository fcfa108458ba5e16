import CarillonAPI
import Protobuf
import ServiceKit
import Storage

/// The devices of one user, with the values that sends need.
struct CachedDevices: UserCacheValue {
    /// A `ListSendableResponse` of the sendable devices, most recently used first (REG-26). It takes less than half of the devices' own memory, and
    /// is ready to be sent.
    var encoded: [UInt8] = []
    /// Hashes of these devices with the versions of their addresses (``hash(of:version:)``), so that a claim is checked without decoding.
    var claims: [Int] = []
    /// No device of the user permits pushes.
    var permissionDenied = false
    /// The instant of the read, by the domain's clock.
    var readAt: Instant
    /// The first end of a token (REG-40), after which the value is wrong; nil: no token has an end.
    var endsAt: Instant?

    /// With the user's id and the entry in a table.
    var bytes: Int { 240 + encoded.count + MemoryLayout<Int>.size * claims.count }

    func devices() throws -> [CommonV1.SendableDevice] {
        encoded.isEmpty ? [] : try RegistryV1.ListSendableResponse(bytes: encoded).devices
    }

    /// The check before sending (DISP-04): a device of this list is sendable. Nil: the store must be read.
    func verdict(on claim: RegistryV1.DeviceClaim) throws -> RegistryV1.DeviceVerdict? {
        // The cache does not know guardianships.
        guard claim.guardianships.isEmpty else { return nil }
        if claims.contains(Self.hash(of: claim.pushDeviceId, version: claim.addressVersion)) { return .init(sendable: true) }
        guard let address = try devices().first(where: { $0.pushDeviceId == claim.pushDeviceId })?.address else { return nil }
        return .init(sendable: true, address: address)
    }

    /// 64 bits with a random key of the process, so that nobody outside can construct a collision.
    static func hash(of pushDeviceId: String, version: Int64) -> Int {
        var hasher = Hasher()
        hasher.combine(pushDeviceId)
        hasher.combine(version)
        return hasher.finalize()
    }
}

/// The devices of one user for an answer.
struct UserDevices: Sendable {
    var known: CachedDevices
    /// The devices of ``known`` after a read of the store, so that they need not be decoded.
    var read: [CommonV1.SendableDevice]?

    /// The sendable ones, most recently used first.
    func devices() throws -> [CommonV1.SendableDevice] { try read ?? known.devices() }
}

/// Cached devices of users (ARCH-09).
struct DeviceCache: Sendable {
    /// The most cached users.
    static let mostUsers = 500_000
    /// The most memory for them, in bytes: 256 MiB. It holds 300,000 users with two or three devices each, of some 900 bytes (decision 0026); nearly
    /// ``mostUsers`` with one device.
    static let mostBytes = 256 << 20
    /// The columns that ``DeviceTable/sendable(_:tenant:now:_:)`` reads. A user's row matters only for an inactive user. Arrived pushes are
    /// reported by ``pushesArrived(on:_:)``.
    static let tables = [
        WatchedTable(
            "devices",
            columns: [
                "push_device_id", "device_id", "device_type", "platform", "push_token_type", "token_hash", "address", "address_environment",
                "address_version", "status", "supports_rich_content", "below_floor", "supports_notification_actions", "max_payload_size",
                "notifications_enabled", "badge_enabled", "sound_enabled", "alerts_enabled", "timezone", "locale", "is_primary",
                "permission_status", "registered_at_ms", "indexed_use_at_ms", "expires_at_ms",
            ], newRows: "TRUE"),
        WatchedTable("users", columns: ["status"], newRows: "NEW.status <> 'active'"),
    ]

    private let users: UserCache<CachedDevices>
    /// Drops a user after the running transaction.
    private let forget: @Sendable (ChangedUser) -> Void

    /// Watches the store's changes from now on. Blocks: call it while the service is built.
    init(of store: Store, mostUsers: Int = DeviceCache.mostUsers) throws {
        users = UserCache(mostUsers: mostUsers, mostBytes: Self.mostBytes)
        forget = try store.watch(Self.tables, cache: users)
    }

    /// The cached devices of users, in the order of the ids. Call it before the store is read.
    ///
    /// - Parameter since: values from before this instant do not count (`token_cache_ttl_seconds`).
    func find(_ ids: [String], tenant: CommonV1.Tenant, since: Instant, now: Instant) -> UserCache<CachedDevices>.Found {
        var found = users.find(ids, organization: tenant.organizationId, app: tenant.appId, since: since)
        for index in found.known.indices {
            if let end = found.known[index]?.endsAt, end <= now { found.known[index] = nil }
        }
        return found
    }

    /// Caches what was read from the store after ``find(_:tenant:since:now:)``, except users that changed meanwhile.
    ///
    /// - Parameter read: in the order of the ids.
    func keep(_ ids: [String], _ read: [UserDevices], tenant: CommonV1.Tenant, readAfter commit: UInt64) {
        let read = zip(ids, read).lazy.map { (key: $0, value: $1.known) }
        users.keep(read, organization: tenant.organizationId, app: tenant.appId, readAfter: commit)
    }

    /// Pushes that arrived may change the order of a user's devices: users with several are dropped after the running transaction. The only device of
    /// a user stays the first, so most users stay cached. Cached devices have the last use of when they were read: senders ask for their order alone.
    func pushesArrived(on pushDeviceIds: [String], _ database: Database) throws {
        guard !pushDeviceIds.isEmpty else { return }
        try database.readDirectly(Self.ownersOfSeveralSQL) {
            $0.add(JSONArray.text(pushDeviceIds))
        } _: { row in
            forget(ChangedUser(organization: row.text(0), app: row.text(1), user: row.text(2)))
        }
    }

    static let ownersOfSeveralSQL = """
        SELECT d.organization_id, d.app_id, d.user_id FROM json_each(?) AS wanted
        CROSS JOIN devices AS d ON d.push_device_id = wanted.value
        WHERE EXISTS (
            SELECT 1 FROM devices AS other WHERE other.organization_id = d.organization_id AND other.app_id = d.app_id
                AND other.user_id = d.user_id AND other.device_id <> d.device_id)
        """

    /// The number of cached users.
    var count: Int { users.count }
}
