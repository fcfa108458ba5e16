import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// The stored state of a registration's token, installation and user, from one query. Most devices are new, few users have many or were erased, and
/// each further statement would cost every registration.
struct RegistrationContext {
    enum User {
        case unknown, active
        /// The host system set the user inactive (REG-34).
        case inactive
    }

    /// The device with the token, and the user's device with this installation id: their `push_device_id`.
    var tokenHolder: String?
    var existing: String?
    /// The user has fewer devices than allowed, with the revoked ones.
    var hasRoom: Bool
    var user: User
    /// The user has turned push off for all devices (REG-30).
    var isPushOff: Bool
    /// There are tombstones (PRIV-09). A second query tells whether one is this user's.
    var someoneWasErased: Bool

    static let sql = """
        SELECT
            (SELECT push_device_id FROM devices
                WHERE substr(token_hash, 1, 12) = substr(?5, 1, 12) AND app_id = ?2 AND token_hash = ?5 AND token_hash IS NOT NULL
                    AND status <> 'revoked' AND organization_id = ?1),
            (SELECT push_device_id FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4),
            (SELECT count(*) < ?6 FROM
                (SELECT 1 FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 LIMIT ?6)),
            (SELECT status = 'inactive' FROM users WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3),
            EXISTS (SELECT 1 FROM push_switches WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND is_off),
            EXISTS (SELECT 1 FROM erasures WHERE requested_at_ms > ?7)
        """

    init(of draft: DeviceDraft, tenant: CommonV1.Tenant, policy: Policy, now: Instant, _ database: Database) throws {
        self = try database.oneRowDirectly(Self.sql) { values in
            for text in [tenant.organizationId, tenant.appId, draft.userId, draft.deviceId] { values.add(text) }
            values.add(draft.token?.hash)
            values.add(Int64(policy.maxDevicesPerUser))
            values.add(now - Tombstones.lifetime)
        } _: {
            RegistrationContext(row: $0)
        }
    }

    private init(row: borrowing StatementRow) {
        tokenHolder = row.optionalText(0)
        existing = row.optionalText(1)
        hasRoom = row.flag(2)
        user = row.optionalFlag(3).map { $0 ? .inactive : .active } ?? .unknown
        isPushOff = row.flag(4)
        someoneWasErased = row.flag(5)
    }
}
