import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.AuditLog` (SEC-10).
struct AuditHandlers: RegistryV1.AuditLog.ServiceProtocol {
    let store: Store

    private static let sql = """
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

    func listAudit(_ request: RegistryV1.ListAuditRequest, context: ServerContext) async throws -> RegistryV1.ListAuditResponse {
        try context.requireScope(tenant: request.tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        guard let before = page.after.isEmpty ? Int64.max : Int64(page.after) else {
            throw APIError(.invalidValue, field: "page_token", "is not one that this call answered; begin again without")
        }
        try Identifiers.checkInstant(request.fromMs, field: "from_ms")
        try Identifiers.checkInstant(request.untilMs, field: "until_ms")
        let tenant = Tenant(request.tenant)
        let until = request.untilMs == 0 ? Int64.max : request.untilMs
        let arguments: StatementArguments = [
            tenant.organization, tenant.app, before, request.action, request.actor, request.subject, request.fromMs, until, page.size,
            request.actorTenant?.organizationId ?? "", request.actorTenant?.appId ?? "",
        ]
        let records = try await store.read { database in
            try database.rows(Self.sql, arguments) { row in
                RegistryV1.AuditRecord(
                    id: row[0], tenant: Tenant(organization: row[1], app: row[2]).message, atMs: row[3], actor: row[4], origin: row[5],
                    action: row[6], subject: row[7], details: row[8], actorTenant: Tenant(organization: row[9], app: row[10]).message)
            }
        }
        return .init(records: records, nextPageToken: page.nextToken(records) { String($0.id) })
    }
}
