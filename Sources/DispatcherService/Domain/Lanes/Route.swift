import CarillonAPI
import Providers

/// How a delivery leaves: decided when it is queued, from the address alone. Which lane serves a route is decided when it is
/// claimed, because credentials are replaced while deliveries wait.
struct Route: Sendable, Hashable {
    var organizationID: String
    var appID: String
    var provider: ProviderID
    var environment: ProviderEnvironment

    var tenant: CommonV1.Tenant { CommonV1.Tenant(organizationId: organizationID, appId: appID) }
}

extension CommonV1.Tenant {
    /// `organization/app`: two organizations may have an app of the same id. For operators.
    var label: String { "\(organizationId)/\(appId)" }
}

/// Identity of a lane: provider × host × credential. Where several credentials share a quota, as an FCM project's do, the name of what they share
/// stands for the credential (design §8).
struct LaneKey: Sendable, Hashable, CustomStringConvertible {
    var provider: ProviderID
    /// Host and port of the provider endpoint.
    var authority: String
    /// ``StoredCredential/laneName``.
    var credential: String

    var description: String { "\(provider.rawValue) \(authority) \(credential)" }
}

/// The three bands in which deliveries leave: `blocking` and `high` before `normal`, `normal` before `low` (DISP-01).
enum PriorityRank: Int, Sendable, Hashable, CaseIterable {
    case urgent = 0
    case normal = 1
    case low = 2

    init(_ priority: CommonV1.Priority) {
        switch priority {
        case .blocking, .high: self = .urgent
        case .low: self = .low
        default: self = .normal
        }
    }
}
