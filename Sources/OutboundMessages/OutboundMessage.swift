public import ServiceKit

/// A message for a person rather than a device (DISP-32).
public struct OutboundMessage: Sendable, Hashable {
    /// Stable over all attempts: a server that got the message twice can tell.
    public var id: String
    /// `fallback`, `parallel`, `purge_notice`, `consent`, `action`, `alert`, `report` or `telemetry`.
    public var kind: String
    /// Empty: the message is about none.
    public var notificationID: String
    public var userID: String
    /// Empty: none is known.
    public var email: String
    public var title: String
    public var body: String
    /// Empty: none.
    public var deepLink: String
    /// Why it is sent, such as `all_failed`.
    public var reason: String
    /// A language tag; empty: unknown.
    public var locale: String
    public var createdAt: Instant
    /// Of kind `action`: what the user did. It has no title and no body.
    public var action: OutboundAction?
    /// Of kind `telemetry`: the events. It has no user, no title and no body.
    public var telemetry: OutboundTelemetry?

    /// A message.
    public init(
        id: String, kind: String, notificationID: String = "", userID: String, email: String = "", title: String, body: String,
        deepLink: String = "", reason: String = "", locale: String = "", createdAt: Instant, action: OutboundAction? = nil
    ) {
        self.id = id
        self.kind = kind
        self.notificationID = notificationID
        self.userID = userID
        self.email = email
        self.title = title
        self.body = body
        self.deepLink = deepLink
        self.reason = reason
        self.locale = locale
        self.createdAt = createdAt
        self.action = action
    }

    /// Events for the host. The same events have the same id.
    public init(telemetry: OutboundTelemetry, createdAt: Instant) {
        self.init(
            id: "telemetry-\(telemetry.appID)-\(telemetry.after)-\(telemetry.cursor)", kind: "telemetry", userID: "", title: "", body: "",
            createdAt: createdAt)
        self.telemetry = telemetry
    }
}
