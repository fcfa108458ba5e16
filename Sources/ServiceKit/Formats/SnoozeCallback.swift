/// A callback of a button that brings the notification back (EVAL-41), in place of a POST to the host.
public struct SnoozeCallback: Sendable, Hashable {
    /// The endpoint, with and without the version.
    private static let paths = ["/api/notifications/snooze", "/api/v1/notifications/snooze"]
    /// The parameter with the seconds, and what it is when it is left out.
    private static let (parameter, usualSeconds) = ("seconds", "3600")

    /// When the notification comes back; nil: the parameter is no number above 0. Its other limits are those of snoozes.
    public let seconds: Int32?

    /// Nil: the callback leads elsewhere.
    public init?(target: String, parameters: [String: String]) {
        guard Self.paths.contains(target) else { return nil }
        seconds = Int32(parameters[Self.parameter] ?? Self.usualSeconds).flatMap { $0 > 0 ? $0 : nil }
    }
}
