import ServiceKit

struct DeadLetterEntry: Sendable, Hashable {
    var row: Int64
    var organizationID: String
    var appID: String
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
    var organizationID: String
    /// Empty: every tenant.
    var appID: String
    /// Nil: all dead letters of the tenant.
    var pushIDs: [String]?
}

struct RequeueEffect: Sendable {
    var requeued = 0
    var ready: [ReadyRoute] = []
}
