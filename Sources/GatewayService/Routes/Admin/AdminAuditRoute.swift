import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/audit`: who did what (GW-06, SEC-10).
struct AdminAuditRoute {
    let auditLog: RegistryV1.AuditLog.Client

    func add(to endpoints: Endpoints) {
        let auditLog = auditLog
        endpoints.on(.get, "/admin/audit") { http in
            let (query, page) = (http.query, try http.page)
            var request = RegistryV1.ListAuditRequest()
            request.tenant = try http.queriedTenant()
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
