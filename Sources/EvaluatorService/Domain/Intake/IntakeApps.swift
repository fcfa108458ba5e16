import CarillonAPI
import ServiceKit

/// The apps whose events a stream brings (setting `intake.apps`).
struct IntakeApps: Sendable, Hashable {
    /// Nil: all apps.
    var listed: [CommonV1.Tenant]?

    /// - Parameter texts: each `ORGANIZATION/APP`, or `*` alone for all apps.
    /// - Returns: nil for no entry, or one that cannot be.
    init?(_ texts: [String]) {
        guard texts != ["*"] else {
            listed = nil
            return
        }
        var listed: [CommonV1.Tenant] = []
        for text in texts {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, TenantID.canBeOrganization(parts[0]), TenantID.canBeApp(parts[1]) else { return nil }
            listed.append(.init(organizationId: parts[0], appId: parts[1]))
        }
        guard !listed.isEmpty else { return nil }
        self.listed = listed
    }

    /// Fills in what an event leaves out: the one listed app that fits. Otherwise the event stays as it is, and ``check(_:)`` decides.
    func completed(_ tenant: CommonV1.Tenant) -> CommonV1.Tenant {
        guard let listed, tenant.organizationId.isEmpty || tenant.appId.isEmpty else { return tenant }
        let fitting = listed.filter {
            (tenant.organizationId.isEmpty || $0.organizationId == tenant.organizationId) && (tenant.appId.isEmpty || $0.appId == tenant.appId)
        }
        return fitting.count == 1 ? fitting[0] : tenant
    }

    /// - Throws: `not_found` for an app whose events the stream must not bring.
    func check(_ tenant: CommonV1.Tenant) throws(APIError) {
        guard let listed else {
            guard tenant.organizationId.isEmpty || TenantID.canBeOrganization(tenant.organizationId), TenantID.canBeApp(tenant.appId) else {
                throw APIError(.notFound, field: "tenant.app_id", "no app has these ids")
            }
            return
        }
        guard !listed.contains(tenant) else { return }
        throw APIError(
            .notFound, field: "tenant.app_id",
            tenant.organizationId.isEmpty && !tenant.appId.isEmpty
                ? "the event names no organization, and intake.apps has not exactly one app \(tenant.appId)"
                : "the app is not one of intake.apps, whose events the stream brings")
    }
}
