import CarillonAPI
import Foundation
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

extension DeviceVerdicts {
    static let sql = """
        SELECT d.push_device_id, d.user_id, d.status, d.notifications_enabled, d.permission_status, d.push_token_type,
            d.address_environment, d.address, d.token_hash, d.address_version, d.revoked_reason, coalesce(u.status, 'active'),
            coalesce(d.expires_at_ms <= ?4, FALSE)
        FROM json_each(?1) AS wanted
        CROSS JOIN devices AS d ON d.push_device_id = wanted.value AND d.organization_id = ?2 AND d.app_id = ?3
        LEFT JOIN users AS u ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
        """

    /// Verdicts at an instant, in the order of the claims.
    static func judge(
        _ claims: [RegistryV1.DeviceClaim], tenant: CommonV1.Tenant, now: Instant, _ database: Database
    ) throws -> [RegistryV1.DeviceVerdict] {
        var present: [String: Present] = [:]
        present.reserveCapacity(claims.count)
        let arguments = ResolveQueries.arguments(Set(claims.map(\.pushDeviceId)), tenant) + [now.milliseconds]
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            let (status, type) = (try DeviceStatus(stored: row[2]), try PushTokenType(stored: row[5]))
            var address: CommonV1.SealedAddress?
            if let envelope: Data = row[7], let hash: Data = row[8] {
                address = .init(
                    type: type.kind.type, environment: .init(rawValue: row[6]), envelope: Array(envelope),
                    tokenHash: TokenHash.text(Array(hash)), version: row[9])
            }
            // The token has ended (REG-40), also if the row's status is not updated yet.
            let isOver = status == .active && row[12]
            present[row[0]] = Present(
                userId: row[1], status: isOver ? .expired : status, revokedReason: try .init(stored: row[10]), notificationsEnabled: row[3],
                permissionStatus: try .init(stored: row[4]),
                userIsActive: row[11] == RegistryV1.UserStatus.Known.active.name, address: address)
        }
        let guardianships = try Guardianships.active(Set(claims.flatMap(\.guardianships)), tenant: tenant, database)
        return claims.map { verdict(on: $0, present: present[$0.pushDeviceId], guardianships: guardianships) }
    }
}
