import CarillonAPI
import ServiceKit

/// A telemetry event after the check.
struct CheckedTelemetry: Sendable {
    var tenant: CommonV1.Tenant
    var eventId: String
    var eventType: String
    /// Empty for an event without a user.
    var userId: String
    var occurredAt: Instant
    /// JSON with exactly the properties of the type.
    var properties: String
    /// How long the user took to change settings; nil: the event is about something else.
    var editMilliseconds: Int64?
    /// Type and provider of the push that it is about, to filter by; empty: unknown.
    var notificationType = ""
    var provider = ""
    /// Of an event that both a service and the client may tell.
    var once: ReportedOnce?
    /// Whether a service told it.
    var isOfService = false

    /// Whether a metric counts it (OBS-08).
    var isMeasured: Bool { editMilliseconds != nil || eventType == TelemetryType.statusChecked.rawValue }
}

/// The results of a batch of events, for metrics.
struct TakenTelemetry: Sendable {
    var stored = 0
    var counted = 0
    var repeated = 0
    /// Events of apps without telemetry, and of erased users.
    var dropped: Int
    /// Counts for metrics.
    var metrics = MetricChanges()
}
