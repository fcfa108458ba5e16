import CarillonAPI
import RPC
import ServiceKit

extension ServerContext {
    /// As `requireScope(tenant:userID:)`, for data of an organization without an app.
    package func requireScope(organization: String) throws {
        try requireScope(tenant: .init(organizationId: organization, appId: principal?.actor?.appID ?? ""))
    }
}
