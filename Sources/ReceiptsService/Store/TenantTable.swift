import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Numbers of the apps in the ledger. Rows are keyed by the number, because two texts in each row would take more space.
enum TenantTable {
    static let schema = """
        CREATE TABLE tenants (
          id INTEGER PRIMARY KEY,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          UNIQUE (organization_id, app_id)
        );
        """

    /// SQL of an app's number; the next two parameters are the organization and the app id.
    static let number = "(SELECT id FROM tenants WHERE organization_id = ? AND app_id = ?)"

    /// The same where ?1 is the organization and ?2 the app, as in `UserKey.arguments`.
    static let userNumber = "(SELECT id FROM tenants WHERE organization_id = ?1 AND app_id = ?2)"

    private static let query = "SELECT \(number)"

    /// An app's number; nil for an app without one.
    static func find(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64? {
        try database.oneRowDirectly(query) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
        } _: {
            $0.optionalNumber(0)
        }
    }

    /// An app's number; a new one for an app without one.
    static func findOrInsert(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64 {
        if let number = try find(tenant, database) { return number }
        try database.run("INSERT INTO tenants (organization_id, app_id) VALUES (?, ?)", [tenant.organizationId, tenant.appId])
        return database.lastInsertedRowID
    }
}

/// The numbers of the apps of one write.
struct TenantNumbers {
    private var numbers = BatchLookup<CommonV1.Tenant, Int64?>()

    /// An app's number; nil for an app without one.
    mutating func find(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64? {
        try numbers.value(of: tenant) { try TenantTable.find($0, database) }
    }

    /// An app's number; a new one for an app without one.
    mutating func findOrInsert(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64 {
        if let number = try find(tenant, database) { return number }
        let number = try TenantTable.findOrInsert(tenant, database)
        numbers.set(tenant, number)
        return number
    }
}
