public import ServiceKit

/// Telemetry events for the host system (RCPT-23).
public struct OutboundTelemetry: Sendable, Hashable {
    /// An event.
    public struct Event: Sendable, Hashable {
        public var id: String
        public var type: String
        /// Empty: of none.
        public var userID: String
        public var occurredAt: Instant
        /// Of the push that it is about; empty: unknown.
        public var notificationType: String
        /// As ``notificationType``.
        public var provider: String
        /// A JSON object.
        public var properties: String

        /// An event.
        public init(
            id: String, type: String, userID: String, occurredAt: Instant, notificationType: String, provider: String, properties: String
        ) {
            self.id = id
            self.type = type
            self.userID = userID
            self.occurredAt = occurredAt
            self.notificationType = notificationType
            self.provider = provider
            self.properties = properties
        }
    }

    public var appID: String
    /// The positions before and behind the events in the app's feed. The next POST begins where this one ends.
    public var after: String
    /// See ``after``.
    public var cursor: String
    public var events: [Event]

    /// Events of an app.
    public init(appID: String, after: String, cursor: String, events: [Event]) {
        self.appID = appID
        self.after = after
        self.cursor = cursor
        self.events = events
    }
}
