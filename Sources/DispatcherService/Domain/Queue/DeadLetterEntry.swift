import CarillonAPI
import Providers
import ServiceKit

/// A delivery that is out of attempts.
struct DeadLetterEntry: Sendable, Hashable {
    var row: Int64
    var tenant: CommonV1.Tenant
    var pushID: String
    var notificationID: String
    var userID: String
    var pushDeviceID: String
    /// Nil: its route is not known.
    var provider: ProviderID?
    var reason: String
    var providerCode: String
    var attempts: Int
    var failedAt: Instant
}

/// Which dead letters: those that match every condition that is set.
struct DeadLetterFilter: Sendable, Hashable {
    var provider: ProviderID?
    var reason: String?
    var providerCode: String?
    /// From this instant on.
    var failedFrom: Instant?
    /// Before this instant.
    var failedBefore: Instant?

    func matches(provider: ProviderID, reason: String, providerCode: String, failedAt: Instant) -> Bool {
        (self.provider ?? provider) == provider && (self.reason ?? reason) == reason && (self.providerCode ?? providerCode) == providerCode
            && failedAt >= failedFrom ?? failedAt && (failedBefore.map { failedAt < $0 } ?? true)
    }
}

struct DeadLetterSelection: Sendable, Hashable {
    /// Nil: of all apps.
    var tenant: CommonV1.Tenant?
    /// Nil: all dead letters of the tenant.
    var pushIDs: [String]?
    var filter = DeadLetterFilter()
}

struct RequeueEffect: Sendable {
    var requeued = 0
    var ready: [ReadyRoute] = []
}
