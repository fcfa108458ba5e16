package import CarillonAPI
import DurableWork
import GRDB
package import ServiceKit
package import Storage

/// Row ids of due rows.
package enum RowIDs {
    /// Finds an app's rows up to an age, page by page, on a reader. Other apps may keep rows of that age longer, so most rows read may be theirs.
    ///
    /// - Parameters:
    ///   - table: with the columns `id`, `organization_id` and `app_id`.
    ///   - age: the column of the row's instant.
    ///   - index: by `age`.
    package static func find(
        in table: String, age: String, index: String, of tenant: CommonV1.Tenant, until: Instant, _ store: Store
    ) async throws -> [Int64] {
        var found: [Int64] = []
        var position: (at: Instant, id: Int64)? = (Instant(milliseconds: .min), .min)
        while let from = position {
            try Task.checkCancellation()
            let page = try await store.read { database in
                try database.rows(
                    """
                    SELECT \(age), id, organization_id = ? AND app_id = ? FROM \(table) INDEXED BY \(index)
                    WHERE \(age) >= ? AND \(age) <= ? AND (\(age), id) > (?, ?) ORDER BY \(age), id LIMIT ?
                    """, [tenant.organizationId, tenant.appId, from.at, until, from.at, from.id, MaintenanceJob.usualBatch]
                ) { (at: $0[0] as Instant, id: $0[1] as Int64, isOfApp: $0[2] as Bool) }
            }
            found += page.lazy.filter(\.isOfApp).map(\.id)
            position = page.count == MaintenanceJob.usualBatch ? page.last.map { (at: $0.at, id: $0.id) } : nil
        }
        return found
    }
}
