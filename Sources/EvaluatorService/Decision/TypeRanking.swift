/// Why an event concerns a user, and with that which types it may become (EVAL-14). A user can be matched several ways: mentioned
/// by name in a thread they follow, say.
public struct MatchReasons: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public static let securityAlert = MatchReasons(rawValue: 1 << 0)
    public static let directReply = MatchReasons(rawValue: 1 << 1)
    public static let directMessage = MatchReasons(rawValue: 1 << 2)
    public static let botDirectMessage = MatchReasons(rawValue: 1 << 3)
    public static let mention = MatchReasons(rawValue: 1 << 4)
    public static let mentionHere = MatchReasons(rawValue: 1 << 5)
    public static let mentionAll = MatchReasons(rawValue: 1 << 6)
    public static let threadReply = MatchReasons(rawValue: 1 << 7)
    public static let reaction = MatchReasons(rawValue: 1 << 8)
    public static let channelMessage = MatchReasons(rawValue: 1 << 9)
    public static let adminNotice = MatchReasons(rawValue: 1 << 10)
}

/// The order in which the types of one user and event are offered to the user's settings: the first one enabled is used.
public enum TypeRanking {
    /// Type ids by rank; the position of each is the bit of its ``MatchReasons``.
    public static let order = [
        "security_alert", "dm_reply", "dm_message", "bot_dm", "mention", "mention_here", "mention_all", "thread_reply", "reaction",
        "channel_message", "admin_notice",
    ]

    /// The candidate types for a set of reasons, best first.
    public static func candidates(for reasons: MatchReasons) -> [String] {
        var result: [String] = []
        for (bit, typeID) in order.enumerated() where reasons.rawValue & (1 << UInt16(bit)) != 0 { result.append(typeID) }
        return result
    }
}
