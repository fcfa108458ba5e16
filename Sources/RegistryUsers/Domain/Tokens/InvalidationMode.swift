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

/// Verdicts of one app and provider, or of one push service of browsers: the unit in which they are paused and resumed.
struct VerdictSource: Sendable, Hashable {
    var tenant: CommonV1.Tenant
    /// `apns`, `fcm` …; for one push service, the provider and its host, separated by a colon.
    var provider: String

    /// The provider alone.
    var type: String { String(provider.prefix { $0 != ":" }) }

    /// All push services of the provider; nil: this is no push service.
    var whole: VerdictSource? { type == provider ? nil : VerdictSource(tenant: tenant, provider: type) }

    /// Whether this is the provider of that push service.
    func covers(_ provider: String) -> Bool { provider.hasPrefix(self.provider + ":") }
}

extension VerdictSource {
    /// Of browsers, each push service gives its verdicts by itself: the error of one says nothing about another.
    init(_ report: RegistryV1.TokenReport) {
        let isOfService = !report.pushService.isEmpty && PushTokenType(name: report.provider)?.isSubscription == true
        self.init(tenant: report.tenant ?? .init(), provider: isOfService ? "\(report.provider):\(report.pushService)" : report.provider)
    }
}
