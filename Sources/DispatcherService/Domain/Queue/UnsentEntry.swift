import ServiceKit

/// An unfinished delivery, for lists.
struct UnsentEntry: Sendable, Hashable {
    var pushID: String
    var pushDeviceID: String
    var route: ReadyRoute
    var state: DeliveryState
    var attempts: Int
    var providerCode: String
    var dueAt: Instant?
    var queuedAt: Instant
}
