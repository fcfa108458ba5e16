import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/audit`: who did what (GW-06, SEC-10).
struct AdminAuditRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let auditLog = services.auditLog
        endpoints.on(.get, "/admin/audit") { http in
            let (query, own, page) = (http.query, try http.context.tenant, try http.page)
            var request = RegistryV1.ListAuditRequest()
            request.tenant = .init(organizationId: query["organization_id"] ?? own.organizationId, appId: query["app_id"] ?? own.appId)
            request.action = query["action"] ?? ""
            request.actor = query["actor"] ?? ""
            request.subject = query["subject"] ?? ""
            if query["actor_organization_id"] != nil || query["actor_app_id"] != nil {
                request.actorTenant = .init(organizationId: query["actor_organization_id"] ?? "", appId: query["actor_app_id"] ?? "")
            }
            request.fromMs = try http.instant("from")
            request.untilMs = try http.instant("until")
            request.pageSize = page.size
            request.pageToken = page.token
            let answer = try await auditLog.listAudit(request, options: try http.context.options)
            return .items(answer.records.map(JSONView.auditRecord), next: answer.nextPageToken)
        }
    }
}

extension EndpointRequest {
    /// An instant of the query in milliseconds; 0 when it is absent.
    func instant(_ name: String) throws -> Int64 {
        guard let text = query[name] else { return 0 }
        guard let instant = Instant(rfc3339: text) else {
            throw APIError(.invalidValue, field: name, "\(name) is an instant such as 2026-02-01T10:30:00.123Z")
        }
        return instant.milliseconds
    }
}

extension JSONView {
    static func auditRecord(_ record: RegistryV1.AuditRecord) -> JSONValue {
        [
            "at": instant(record.atMs), "actor": .string(record.actor),
            "actor_organization_id": .text(record.actorTenant?.organizationId ?? ""), "actor_app_id": .text(record.actorTenant?.appId ?? ""),
            "origin": .text(record.origin), "action": .string(record.action),
            "subject": .text(record.subject), "details": .text(record.details),
        ]
    }
}
