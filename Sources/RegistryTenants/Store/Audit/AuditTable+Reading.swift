package import CarillonAPI
import DurableWork
package import GRDB
package import ServiceKit
package import Storage

extension AuditTable {
    /// Records that a request asks for, the latest first.
    ///
    /// - Parameters:
    ///   - request: checked; an empty text or a zero instant filters nothing.
    ///   - id: records with smaller ids are read.
    static func page(
        of request: RegistryV1.ListAuditRequest, before id: Int64, limit: Int, _ database: Database
    ) throws -> [RegistryV1.AuditRecord] {
        let tenant = request.tenant ?? .init()
        let until = request.untilMs == 0 ? Int64.max : request.untilMs
        let arguments: StatementArguments = [
            tenant.organizationId, tenant.appId, id, request.action, request.actor, request.subject, request.fromMs, until, limit,
            request.actorTenant?.organizationId ?? "", request.actorTenant?.appId ?? "",
        ]
        return try database.rows(pageSQL, arguments) { row in
            RegistryV1.AuditRecord(
                id: row[0], tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), atMs: row[3], actor: row[4], origin: row[5],
                action: row[6], subject: row[7], details: row[8], actorTenant: CommonV1.Tenant(organizationId: row[9], appId: row[10]))
        }
    }

    private static let pageSQL = """
        SELECT id, organization_id, app_id, at_ms, actor, origin, action, subject, details, home_organization_id, home_app_id FROM audit_log
        WHERE organization_id = ?1 AND app_id = ?2 AND id < ?3
            AND (?4 = '' OR action = ?4 OR substr(action, 1, length(?4) + 1) = ?4 || '.')
            AND (?5 = '' OR actor = ?5) AND (?6 = '' OR subject = ?6) AND at_ms >= ?7 AND at_ms < ?8
            AND (?10 = '' OR \(home) = ?10) AND (?11 = '' OR \(homeApp) = ?11)
        ORDER BY id DESC LIMIT ?9
        """

    /// Users of old records, which know nothing of their app, are those of the record's own.
    private static let isOfOwnApp = "(home_organization_id = '' AND home_app_id = '' AND (actor GLOB 'user:*' OR actor = 'host'))"
    private static let home = "CASE WHEN \(isOfOwnApp) THEN organization_id ELSE home_organization_id END"
    private static let homeApp = "CASE WHEN \(isOfOwnApp) THEN app_id ELSE home_app_id END"
}

extension AuditTable {
    /// Finds an app's records that are as old as an instant, or older.
    package static func findOld(of tenant: CommonV1.Tenant, until: Instant, in store: Store) async throws -> [Int64] {
        try await RowIDs.find(in: "audit_log", age: "at_ms", index: "audit_log_by_age", of: tenant, until: until, store)
    }

    package static func delete(_ ids: [Int64], _ database: Database) throws {
        try database.run("DELETE FROM audit_log WHERE id IN (SELECT value FROM json_each(?))", [JSONArray.text(ids)])
    }

    private static let scan = TableScan("audit_log", key: ["id"])

    /// Deletes records that are as old as an instant, or older, and belong to no app. A reader looks for them: most old records may be those of
    /// apps that keep them longer.
    ///
    /// - Returns: how many.
    package static func purgeAppless(_ store: Store, until: Instant) async throws -> Int {
        let hasEnded = """
            at_ms <= \(until.milliseconds) AND NOT EXISTS (
                SELECT 1 FROM apps AS a WHERE a.organization_id = audit_log.organization_id AND a.app_id = audit_log.app_id)
            """
        // Of no user in particular.
        return try await UserDataTable.deleting(scanning: scan, where: hasEnded)(UserKey("", of: nil), store)
    }
}
