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
        let before = try page.position() ?? Int64.max
        try FieldRules.checkInstant(request.fromMs, field: "from_ms")
        try FieldRules.checkInstant(request.untilMs, field: "until_ms")
        let records = try await store.read { try AuditTable.page(of: request, before: before, limit: page.limit, $0) }
        let part = page.cut(records, at: \.id)
        return .init(records: part.items, nextPageToken: part.nextToken)
    }
}
