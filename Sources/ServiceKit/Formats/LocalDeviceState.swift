/// Whether a device that schedules notifications by itself had a network (AGENT-20). The set is closed.
public enum LocalNetworkState: String, Sendable, CaseIterable {
    case online, offline

    /// All states, as devices send them.
    public static let words = allCases.map(\.rawValue)
}

/// The state of the app on a device that schedules notifications by itself (AGENT-20). The set is closed.
public enum LocalAppState: String, Sendable, CaseIterable {
    case foreground, background, killed

    /// All states, as devices send them.
    public static let words = allCases.map(\.rawValue)
}
