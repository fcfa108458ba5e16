import CarillonAPI
import Protobuf
import ServiceKit
import Storage

/// The devices of one user, as far as sends ask about them.
struct KnownDevices: UserCacheValue {
    /// A `ListSendableResponse` with those that may be sent to, most recently used first (REG-26): less than half of what the devices
    /// themselves would take, and ready to be sent.
    var encoded: [UInt8] = []
    /// Hashes of these devices with the versions of their addresses (``hash(of:version:)``): a claim on one of them is judged without decoding.
    var claims: [Int] = []
    /// The user has devices, and permitted pushes on none of them.
    var permissionDenied = false
    /// When they were read, by the domain's clock.
    var readAtMs: Int64
    /// When the first of their tokens is over by its own date (REG-40): from then on this is not true any more. Nil: none is.
    var endsAtMs: Int64?

    /// With the user's id and their places in a table.
    var bytes: Int { 240 + encoded.count + MemoryLayout<Int>.size * claims.count }

    func devices() throws -> [CommonV1.SendableDevice] {
        encoded.isEmpty ? [] : try RegistryV1.ListSendableResponse(bytes: encoded).devices
    }

    /// The last look before sending: the device may be sent to, if it is one of these (DISP-04). Nil: only the store knows.
    func verdict(on claim: RegistryV1.DeviceClaim) throws -> RegistryV1.DeviceVerdict? {
        // Whether the user is still the guardian of the child is not known here.
        guard claim.aboutUserId.isEmpty else { return nil }
        if claims.contains(Self.hash(of: claim.pushDeviceId, version: claim.addressVersion)) { return .init(sendable: true) }
        guard let address = try devices().first(where: { $0.pushDeviceId == claim.pushDeviceId })?.address else { return nil }
        return .init(sendable: true, address: address)
    }

    /// 64 bits under the process's own key: nobody outside can make two that are alike.
    static func hash(of pushDeviceId: String, version: Int64) -> Int {
        var hasher = Hasher()
        hasher.combine(pushDeviceId)
        hasher.combine(version)
        return hasher.finalize()
    }
}

/// The devices of one user for an answer.
struct UserDevices: Sendable {
    var known: KnownDevices
    /// The devices of ``known``, where the store was read just now: they need not be decoded.
    var read: [CommonV1.SendableDevice]?

    /// Those that may be sent to, most recently used first.
    func devices() throws -> [CommonV1.SendableDevice] { try read ?? known.devices() }
}

/// Cached devices of users (ARCH-09).
struct DeviceCache: Sendable {
    /// The most cached users.
    static let mostUsers = 500_000
    /// The most memory for them, in bytes. 400,000 users with a million devices take not quite half of it.
    static let mostBytes = 1 << 30
    /// What ``DeviceTable/sendable(_:tenant:now:_:)`` reads. A user's own row counts where the user is inactive. Pushes that arrive are left to
    /// ``pushesArrived(on:_:)``.
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

    private let users: UserCache<KnownDevices>
    /// Drops a user after the running transaction.
    private let forget: @Sendable (ChangedUser) -> Void

    /// Hears of the store's changes from now on. Blocks: call it while building.
    init(of store: Store, mostUsers: Int = DeviceCache.mostUsers) throws {
        users = UserCache(mostUsers: mostUsers, mostBytes: Self.mostBytes)
        forget = try store.watch(Self.tables, cache: users)
    }

    /// The cached devices of users, in the order of the ids. Call it before the store is read.
    ///
    /// - Parameter since: what was read before this instant counts no more (`token_cache_ttl_seconds`).
    func find(_ ids: [String], tenant: Tenant, since: Int64, now: Instant) -> UserCache<KnownDevices>.Found {
        var found = users.find(ids, organization: tenant.organization, app: tenant.app, since: since)
        for index in found.known.indices {
            if let endsAtMs = found.known[index]?.endsAtMs, endsAtMs <= now.milliseconds { found.known[index] = nil }
        }
        return found
    }

    /// Keeps what was read from the store after ``find(_:tenant:since:now:)``, but for those who changed meanwhile.
    ///
    /// - Parameter read: in the order of the ids.
    func keep(_ ids: [String], _ read: [UserDevices], tenant: Tenant, readAfter commit: UInt64) {
        let read = zip(ids, read).lazy.map { (key: $0, value: $1.known) }
        users.keep(read, organization: tenant.organization, app: tenant.app, readAfter: commit)
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
