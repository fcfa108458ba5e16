import CarillonAPI
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// The table `own_catalogues`: apps' own entries of their catalogues (POL-05).
enum OwnCatalogueTable {
    /// - Throws: ``CatalogueViolation`` for a value of a closed set that this version does not know.
    static func find(_ tenant: CommonV1.Tenant, _ database: Database) throws -> CatalogueContent {
        let content = try database.firstRow(
            "SELECT content FROM own_catalogues WHERE organization_id = ? AND app_id = ?", [tenant.organizationId, tenant.appId]
        ) { row -> Data in row[0] }
        guard let content else { return CatalogueContent() }
        let own = CatalogueContent(try RegistryV1.GetCatalogueResponse(bytes: Array(content)))
        try CatalogueRules.checkWords(own)
        return own
    }

    static func put(_ content: CatalogueContent, of tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO own_catalogues (organization_id, app_id, content, updated_at_ms) VALUES (?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id) DO UPDATE SET content = excluded.content, updated_at_ms = excluded.updated_at_ms
            """, [tenant.organizationId, tenant.appId, Data(try content.response(version: 0).bytes()), now.milliseconds])
    }
}

extension CatalogueContent {
    init(_ response: RegistryV1.GetCatalogueResponse) {
        self.init(
            categories: response.categories, types: response.types, templates: response.templates,
            androidChannels: response.androidChannels, iosCategories: response.iosCategories)
    }
}
