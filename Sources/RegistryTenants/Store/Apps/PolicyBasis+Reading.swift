import CarillonAPI
import ServiceKit
import Storage

extension PolicyBasis {
    /// Reads the rows of an app.
    ///
    /// - Throws: `not_found` for an app that does not exist or belongs to another organization (ARCH-07).
    init(of tenant: CommonV1.Tenant, _ database: Database) throws {
        guard let app = try AppTable.find(tenant.appId, database), app.app.organizationId == tenant.organizationId,
            let organization = try OrganizationTable.find(tenant.organizationId, database)
        else { throw APIError(.notFound, field: "tenant.app_id", "there is no app “\(tenant.appId)” in this organization") }
        self.init(organization: organization, app: app, own: try OwnCatalogueTable.find(tenant, database))
    }
}
