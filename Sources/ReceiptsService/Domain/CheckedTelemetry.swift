import CarillonAPI

/// An event that was looked through.
struct CheckedTelemetry: Sendable {
    var tenant: CommonV1.Tenant
    var eventId: String
    var eventType: String
    /// Empty where nobody is named.
    var userId: String
    var occurredAtMs: Int64
    /// JSON with exactly the properties of the type.
    var properties: String
}

/// What became of a batch of events, for the metrics.
struct TakenTelemetry: Sendable {
    var stored = 0
    var counted = 0
    var repeated = 0
    /// Of apps that want none, and of users who were erased.
    var dropped: Int
}
