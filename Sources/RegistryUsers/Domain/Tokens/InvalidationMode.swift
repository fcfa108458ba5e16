import CarillonAPI
import ServiceKit

/// The handling of verdicts that call tokens of an app and provider dead (REG-20).
enum InvalidationMode: Sendable, Equatable {
    /// They are applied unless the guard finds them suspicious.
    case guarded
    /// They wait until an operator resumes.
    case paused(reason: String, since: Instant)
    /// They are applied without the guard, until the instant.
    case trusted(since: Instant, until: Instant)

    /// The value of the contract.
    var kind: RegistryV1.TokenVerdictMode.Known {
        switch self {
        case .guarded: .guarded
        case .paused: .paused
        case .trusted: .trusted
        }
    }
}

/// Verdicts of one app and provider: the unit in which they are paused and resumed.
struct VerdictSource: Sendable, Hashable {
    var tenant: CommonV1.Tenant
    /// `apns`, `fcm` …
    var provider: String
}
