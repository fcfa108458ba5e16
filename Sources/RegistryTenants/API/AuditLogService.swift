import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.AuditLog` (SEC-10).
struct AuditLogService: RegistryV1.AuditLog.ServiceProtocol {
    let store: Store

    func listAudit(_ request: RegistryV1.ListAuditRequest, context: ServerContext) async throws -> RegistryV1.ListAuditResponse {
        try context.requireScope(tenant: request.tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        guard let before = page.after.isEmpty ? Int64.max : Int64(page.after) else {
            throw APIError(.invalidValue, field: "page_token", "is not one that this call answered; begin again without")
        }
        try Identifiers.checkInstant(request.fromMs, field: "from_ms")
        try Identifiers.checkInstant(request.untilMs, field: "until_ms")
        let records = try await store.read { try Audit.page(of: request, before: before, limit: page.size, $0) }
        return .init(records: records, nextPageToken: page.nextToken(records) { String($0.id) })
    }
}
