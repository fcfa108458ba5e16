import CarillonAPI
import Cryptography
import Foundation
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// A row of `activity_addresses`: one token. Another token of the same device, kind and name has another row and id, so a late end of the old one
/// does not end the new one.
struct ActivityAddressRecord: Sendable {
    let id: Int64
    let tenant: CommonV1.Tenant
    let addressId: String
    let pushDeviceId: String
    let userId: String
    let kind: ActivityKind
    let name: String
    let environment: CommonV1.AddressEnvironment
    let tokenHash: [UInt8]
    let version: Int64
    let registeredAt: Instant
    let updatedAt: Instant
    let expiresAt: Instant?

    fileprivate static let selectSQL = """
        SELECT id, organization_id, app_id, address_id, push_device_id, user_id, kind, name, environment, token_hash, version, registered_at_ms,
            updated_at_ms, expires_at_ms FROM activity_addresses
        """

    fileprivate init(_ row: Row) throws {
        (id, tenant) = (row[0], CommonV1.Tenant(organizationId: row[1], appId: row[2]))
        (addressId, pushDeviceId, userId, kind) = (row[3], row[4], row[5], try .init(stored: row[6]))
        (name, environment, tokenHash) = (row[7], .init(rawValue: row[8]), Array(row[9] as Data))
        (version, registeredAt, updatedAt, expiresAt) = (row[10], row[11], row[12], row[13])
    }

    fileprivate var message: RegistryV1.ActivityAddress {
        .init(
            tenant: tenant, addressId: addressId, pushDeviceId: pushDeviceId, userId: userId, kind: .init(kind), name: name,
            environment: environment, tokenHash: TokenHash.text(tokenHash), version: version, registeredAtMs: registeredAt.milliseconds,
            updatedAtMs: updatedAt.milliseconds, expiresAtMs: expiresAt?.milliseconds)
    }
}

/// The table `activity_addresses`: addresses of a device for Live Activities.
enum ActivityAddressTable {
    /// Most addresses of a device: its running activities and the kinds of its app.
    static let mostOfDevice = 50

    private static let selectSQL = ActivityAddressRecord.selectSQL

    /// Registers an address, or renews the device's address of the same kind and name. Another token replaces the stored one. A token of another
    /// address moves here.
    ///
    /// - Throws: `invalid_value` for a device without Live Activities, `invalid_transition` for one that is not sendable, `conflict` for one with the
    ///   most addresses.
    static func register(
        _ draft: ActivityAddressDraft, on device: DeviceRecord, keyRing: KeyRing, ids: IdentifierSource, now: Instant, _ database: Database
    ) throws -> RegistryV1.ActivityAddress {
        guard device.deviceType == .ios else {
            throw APIError(.invalidValue, field: "push_device_id", "is no iPhone or iPad: Live Activities are theirs")
        }
        guard device.status == .active else {
            throw APIError(.invalidTransition, field: "push_device_id", "the device is \(device.status.name); register it again")
        }
        let existing = try find(
            "push_device_id = ? AND kind = ? AND name = ?", [device.pushDeviceId, draft.kind.name, draft.name], database)
        let holder = try find("app_id = ? AND token_hash = ?", [device.tenant.appId, Data(draft.tokenHash)], database)
        if existing == nil, holder?.pushDeviceId != device.pushDeviceId { try checkRoom(on: device, database) }
        if let holder, holder.id != existing?.id { try retire(holder, .activityMoved, now: now, database) }
        let same = existing?.tokenHash == draft.tokenHash ? existing : nil
        if let existing, same == nil { try retire(existing, .activityReplaced, now: now, database) }
        let addressId = same?.addressId ?? ids.make(prefix: idPrefix)
        let version = same?.version ?? (existing?.version ?? 0) + 1
        // Sealed for this record, and cannot be opened for another (SEC-01).
        let sealed = try keyRing.seal(Array(draft.token.utf8), associatedData: Array(addressId.utf8))
        let environment = draft.environment == .unspecified ? device.environment : draft.environment
        try database.run(
            """
            INSERT INTO activity_addresses (organization_id, app_id, address_id, push_device_id, user_id, kind, name, environment, token_hash,
                address, version, registered_at_ms, updated_at_ms, expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (push_device_id, kind, name) DO UPDATE SET environment = excluded.environment, address = excluded.address,
                updated_at_ms = excluded.updated_at_ms, expires_at_ms = excluded.expires_at_ms
            """,
            [
                device.tenant.organizationId, device.tenant.appId, addressId, device.pushDeviceId, device.userId, draft.kind.name, draft.name,
                Int64(environment.rawValue), Data(draft.tokenHash), Data(sealed), version, now, now, draft.expiresAt,
            ])
        guard let written = try find("address_id = ?", [addressId], database) else {
            throw DatabaseError(message: "an address that was just written is not there")
        }
        return written.message
    }

    private static func checkRoom(on device: DeviceRecord, _ database: Database) throws {
        let count = try database.firstRow("SELECT count(*) FROM activity_addresses WHERE push_device_id = ?", [device.pushDeviceId]) {
            $0[0] as Int
        }
        guard count ?? 0 < mostOfDevice else {
            throw APIError(.conflict, field: "name", "the device has \(mostOfDevice) addresses of activities, as many as allowed; end one")
        }
    }

    /// Addresses of a user that have not expired, the latest first.
    static func all(of userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> [RegistryV1.ActivityAddress] {
        try database.rows(
            selectSQL + """
                 WHERE organization_id = ? AND app_id = ? AND user_id = ? AND coalesce(expires_at_ms > ?, TRUE)
                ORDER BY updated_at_ms DESC, id DESC
                """, [tenant.organizationId, tenant.appId, userId, now.milliseconds]
        ) { try ActivityAddressRecord($0).message }
    }

    /// - Returns: false when the user has no such address.
    static func end(_ addressId: String, of userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Bool {
        let found = try find(
            "address_id = ? AND organization_id = ? AND app_id = ? AND user_id = ?", [addressId, tenant.organizationId, tenant.appId, userId],
            database)
        if let found { try retire(found, .activityEnded, now: now, database) }
        return found != nil
    }

    /// The earliest end of an address, of all apps; nil: none has an end.
    static func nextEnd(_ database: Database) throws -> Instant? {
        try database.firstRow(
            """
            SELECT expires_at_ms FROM activity_addresses INDEXED BY activity_addresses_by_end WHERE expires_at_ms IS NOT NULL
            ORDER BY expires_at_ms LIMIT 1
            """, []
        ) { $0[0] as Instant }
    }

    /// Ends addresses at their time, of all apps. A row with unknown values is deleted without a record, so that it does not block the others.
    ///
    /// - Returns: the number of ended addresses, at most `limit`.
    static func expire(now: Instant, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            selectSQL + " INDEXED BY activity_addresses_by_end WHERE expires_at_ms IS NOT NULL AND expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?",
            [now.milliseconds, limit]
        ) { (id: $0[0] as Int64, address: try? ActivityAddressRecord($0)) }
        for (id, address) in due {
            if let address {
                try retire(address, .activityExpired, now: now, database)
            } else {
                try database.run("DELETE FROM activity_addresses WHERE id = ?", [id])
            }
        }
        return due.count
    }

    // MARK: Sending

    /// The prefix of address ids, which no device has.
    static let idPrefix = "addr_"

    /// The addresses of users that have not expired, each as a device of its own with the address id. Devices that are not sendable have none.
    ///
    /// Where the device's own provider passes such pushes on to Apple, the address is of that provider, and has the device's token, too.
    static func sendable(
        _ users: [String], kind: ActivityKind, name: String, tenant: CommonV1.Tenant, now: Instant, keyRing: KeyRing, _ database: Database
    ) throws -> [CommonV1.SendableDevice] {
        try database.rows(
            """
            SELECT a.address_id, a.user_id, a.environment, a.address, a.token_hash, a.version, d.push_device_id, d.push_token_type, d.address
            FROM activity_addresses AS a
            JOIN devices AS d ON d.push_device_id = a.push_device_id
            WHERE a.organization_id = ? AND a.app_id = ? AND a.user_id IN (SELECT value FROM json_each(?)) AND a.kind = ? AND a.name = ?
                AND coalesce(a.expires_at_ms > ?, TRUE) AND d.status = ?
            ORDER BY a.id
            """,
            [
                tenant.organizationId, tenant.appId, JSONArray.text(users), kind.name, name, now.milliseconds, DeviceStatus.active.name,
            ]
        ) { row in
            var address = CommonV1.SealedAddress(
                type: ActivityAddress.kind.type, environment: .init(rawValue: row[2]), envelope: Array(row[3] as Data),
                tokenHash: TokenHash.text(Array(row[4] as Data)), version: row[5])
            let ofDevice = try PushTokenType(stored: row[7]).kind
            if ofDevice.passesOn(kind), let token = row[8] as Data? {
                address.type = ofDevice.type
                address.envelope = try join(address.envelope, of: row[0], to: Array(token), of: row[6], keyRing)
            }
            return CommonV1.SendableDevice(pushDeviceId: row[0], userId: row[1], deviceType: .ios, platform: "iOS", address: address)
        }
    }

    /// The tokens of an activity and of its device as one address, sealed for the activity's record.
    private static func join(
        _ activity: [UInt8], of addressId: String, to device: [UInt8], of pushDeviceId: String, _ keyRing: KeyRing
    ) throws -> [UInt8] {
        func open(_ envelope: [UInt8], _ id: String) throws -> String {
            String(decoding: try keyRing.open(envelope, associatedData: Array(id.utf8)), as: UTF8.self)
        }
        let joined = ActivityAddress.joined(try open(activity, addressId), to: try open(device, pushDeviceId))
        return try keyRing.seal(Array(joined.utf8), associatedData: Array(addressId.utf8))
    }

    /// The device of a user's address; nil: there is no such address, or it has expired.
    static func device(
        of addressId: String, userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database
    ) throws -> String? {
        try database.firstRow(
            """
            SELECT push_device_id FROM activity_addresses
            WHERE address_id = ? AND organization_id = ? AND app_id = ? AND user_id = ? AND coalesce(expires_at_ms > ?, TRUE)
            """, [addressId, tenant.organizationId, tenant.appId, userId, now.milliseconds]
        ) { $0[0] as String }
    }

    /// Apple calls the token of an address dead: it ends, unless it was registered again after that (T19).
    ///
    /// - Returns: whether it ended.
    static func retire(
        reported report: RegistryV1.TokenReport, now: Instant, _ database: Database
    ) throws -> Bool {
        let tenant = report.tenant ?? .init()
        let found = try find(
            "address_id = ? AND organization_id = ? AND app_id = ?", [report.pushDeviceId, tenant.organizationId, tenant.appId], database)
        guard let found, Instant(milliseconds: report.observedAtMs) > found.updatedAt else { return false }
        try retire(found, .provider, now: now, database)
        return true
    }

    private static func find(_ condition: String, _ arguments: StatementArguments, _ database: Database) throws -> ActivityAddressRecord? {
        try database.firstRow("\(selectSQL) WHERE \(condition)", arguments, ActivityAddressRecord.init)
    }

    private static func retire(_ address: ActivityAddressRecord, _ reason: RevokedReason, now: Instant, _ database: Database) throws {
        try RevokedTokenTable.archive(address, reason: reason, now: now, database)
        try database.run("DELETE FROM activity_addresses WHERE id = ?", [address.id])
    }
}
