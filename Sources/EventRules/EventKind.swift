/// Kinds of events with rules of their own. Any other event names its recipients.
public enum EventKind: String, CaseIterable, Sendable {
    case message = "message.sent"
    case reaction = "message.reaction"
    case securityLogin = "security.login"
    case adminNotice = "admin.notice"
    /// A direct notification, which brings its own content. SubmitNotification makes it, and no host.
    case direct = "notification.direct"
    /// A page of a broadcast's users.
    case broadcast = "notification.broadcast"
    /// A push that shows nothing. SubmitSilent makes it.
    case silent = "notification.silent"
    /// An event type of the host system.
    case other = ""

    /// The kind of an event type.
    public init(eventType: String) { self = Self(rawValue: eventType) ?? .other }

    /// The event types of hosts that have a meaning of their own.
    public static var names: [String] { allCases.filter { ![.direct, .broadcast, .silent, .other].contains($0) }.map(\.rawValue) }
}
