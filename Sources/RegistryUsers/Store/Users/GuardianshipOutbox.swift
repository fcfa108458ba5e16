import CarillonAPI
import Foundation
import Protobuf
import RegistryTenants
import ServiceKit
import Storage

/// Tells preferences of guardianships that ended: what the guardian granted counts no more (PREF-17, REG-04).
enum GuardianshipOutbox {
    static let table = "ended_guardianships"
    /// Whom a guardianship is about.
    static let userColumns = ["guardian_user_id", "child_user_id"]
    /// Guardianships of one call.
    static let batchSize = 100

    /// Notes the end of a relationship, in the transaction that ends it.
    static func note(_ ended: RegistryV1.Relationship, _ database: Database) throws {
        try note(
            .init(
                tenant: ended.tenant, guardianUserId: ended.guardianUserId, childUserId: ended.childUserId,
                endedAtMs: ended.endedAtMs ?? ended.updatedAtMs), database)
    }

    static func note(_ ended: PreferencesV1.EndedGuardianship, _ database: Database) throws {
        let tenant = Tenant(ended.tenant)
        try database.run(
            """
            INSERT INTO \(table) (organization_id, app_id, guardian_user_id, child_user_id, message) VALUES (?, ?, ?, ?, ?)
            """, [tenant.organization, tenant.app, ended.guardianUserId, ended.childUserId, Data(try ended.bytes())])
    }
}
