import CarillonAPI

/// The handling of verdicts that call tokens of an app and provider dead (REG-20).
enum InvalidationMode: Sendable, Equatable {
    /// They are applied unless the guard finds them suspicious.
    case guarded
    /// They wait until an operator resumes.
    case paused(reason: String, sinceMs: Int64)
    /// They are applied without the guard, until the instant.
    case trusted(sinceMs: Int64, untilMs: Int64)

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
    var tenant: Tenant
    /// `apns`, `fcm` …
    var provider: String
}
