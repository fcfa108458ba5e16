import CarillonAPI
import RPC
import ServiceKit

extension ServerContext {
    /// As `requireScope(tenant:userID:)`, for what belongs to an organization and to none of its apps.
    package func requireScope(organization: String) throws {
        try requireScope(tenant: .init(organizationId: organization, appId: principal?.actor?.appID ?? ""))
    }
}
