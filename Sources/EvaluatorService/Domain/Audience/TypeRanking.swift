/// Why an event concerns a user; each reason is a candidate type of the notification (EVAL-14). A user may have several reasons: mentioned by name in
/// a thread that they follow, for example.
struct MatchReasons: OptionSet, Sendable, Hashable {
    let rawValue: UInt16

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    static let securityAlert = MatchReasons(rawValue: 1 << 0)
    static let directReply = MatchReasons(rawValue: 1 << 1)
    static let directMessage = MatchReasons(rawValue: 1 << 2)
    static let botDirectMessage = MatchReasons(rawValue: 1 << 3)
    static let mention = MatchReasons(rawValue: 1 << 4)
    static let mentionHere = MatchReasons(rawValue: 1 << 5)
    static let mentionAll = MatchReasons(rawValue: 1 << 6)
    static let threadReply = MatchReasons(rawValue: 1 << 7)
    static let reaction = MatchReasons(rawValue: 1 << 8)
    static let channelMessage = MatchReasons(rawValue: 1 << 9)
    static let adminNotice = MatchReasons(rawValue: 1 << 10)
}

/// The order of the candidate types. The first type that the user has enabled is used.
enum TypeRanking {
    /// Type ids by rank; the position of each is the bit of its ``MatchReasons``.
    static let order = [
        "security_alert", "dm_reply", "dm_message", "bot_dm", "mention", "mention_here", "mention_all", "thread_reply", "reaction",
        "channel_message", "admin_notice",
    ]

    /// A list of each type alone.
    private static let alone = order.map { [$0] }

    /// The candidate types for a set of reasons, best first.
    static func candidates(for reasons: MatchReasons) -> [String] {
        // Most often there is one reason.
        if reasons.rawValue.nonzeroBitCount == 1 { return alone[reasons.rawValue.trailingZeroBitCount] }
        var result: [String] = []
        for (bit, typeID) in order.enumerated() where reasons.rawValue & (1 << UInt16(bit)) != 0 { result.append(typeID) }
        return result
    }
}
