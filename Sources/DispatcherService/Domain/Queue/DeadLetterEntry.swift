import CarillonAPI
import ServiceKit

/// A delivery that is out of attempts.
struct DeadLetterEntry: Sendable, Hashable {
    var row: Int64
    var tenant: CommonV1.Tenant
    var pushID: String
    var notificationID: String
    var userID: String
    var pushDeviceID: String
    var reason: String
    var providerCode: String
    var attempts: Int
    var failedAt: Instant
}

struct DeadLetterSelection: Sendable, Hashable {
    /// Nil: of all apps.
    var tenant: CommonV1.Tenant?
    /// Nil: all dead letters of the tenant.
    var pushIDs: [String]?
}

struct RequeueEffect: Sendable {
    var requeued = 0
    var ready: [ReadyRoute] = []
}
