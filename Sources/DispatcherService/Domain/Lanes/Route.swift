import CarillonAPI

/// The providers this dispatcher can send through.
enum ProviderKind: String, Sendable, Hashable, CaseIterable {
    case apns
    case fcm

    /// The provider that serves an address, nil where no sender is built in.
    init?(addressType: CommonV1.AddressType) {
        switch addressType {
        case .apns: self = .apns
        case .fcmToken: self = .fcm
        default: return nil
        }
    }
}

/// Which of a provider's two worlds an address belongs to. FCM knows production alone.
enum ProviderEnvironment: String, Sendable, Hashable {
    case production
    case sandbox

    init(_ environment: CommonV1.AddressEnvironment) {
        self = environment == .sandbox ? .sandbox : .production
    }
}

/// How a delivery leaves: decided when it is queued, from the address alone. Which lane serves a route is decided when it is
/// claimed, because credentials are replaced while deliveries wait.
struct Route: Sendable, Hashable {
    var organizationID: String
    var appID: String
    var provider: ProviderKind
    var environment: ProviderEnvironment

    var tenant: CommonV1.Tenant { CommonV1.Tenant(organizationId: organizationID, appId: appID) }
}

extension CommonV1.Tenant {
    /// `organization/app`: two organizations may have an app of the same id. For operators.
    var label: String { "\(organizationId)/\(appId)" }
}

/// Identity of a lane: provider × host × credential; for FCM the project stands for the credential, so that apps that share a
/// project share its quota (design §8).
struct LaneKey: Sendable, Hashable, CustomStringConvertible {
    var provider: ProviderKind
    /// Host and port of the provider endpoint.
    var authority: String
    /// Credential id, or the FCM project id.
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
