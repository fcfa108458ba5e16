import CarillonAPI
import Providers

/// A delivery's tenant, provider and environment, known from its address when it is queued. Its lane is chosen when it is claimed, because
/// credentials may be replaced while it waits.
struct Route: Sendable, Hashable {
    var organizationID: String
    var appID: String
    var provider: ProviderID
    var environment: ProviderEnvironment

    var tenant: CommonV1.Tenant { CommonV1.Tenant(organizationId: organizationID, appId: appID) }

    /// Hashes without the provider: few routes differ in it only. Browsers name many environments, which are hosts.
    func hash(into hasher: inout Hasher) {
        hasher.combine(organizationID)
        hasher.combine(appID)
        hasher.combine(environment)
    }
}

extension CommonV1.Tenant {
    /// `organization/app`, for operators. Two organizations may use one app id.
    var label: String { "\(organizationId)/\(appId)" }
}
