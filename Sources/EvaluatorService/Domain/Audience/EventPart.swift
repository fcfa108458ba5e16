/// Some of the people of one event whose audience is too large to be decided at once: those of a range of user ids.
///
/// The ranges of an event follow upon each other and cover every id, so each person is in exactly one part, with all that matters for
/// them: membership, mentions and follows are looked up for the same range.
struct EventPart: Sendable, Hashable {
    /// The last id of the part before; empty for the first.
    var after: String
    /// The last id of this part; nil: everybody that is left.
    var through: String?
    /// How many of the event's people were decided before.
    var firstOrdinal: Int

    var isLast: Bool { through == nil }

    /// By bytes, as the stores order ids.
    func contains(_ userID: String) -> Bool {
        Self.precedes(after, userID) && (through.map { !Self.precedes($0, userID) } ?? true)
    }

    static func precedes(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}

extension EventPart {
    /// All people who are not decided.
    init(restAfter progress: EventProgress) { self.init(after: progress.after, through: nil, firstOrdinal: progress.ordinal) }
}

/// How far an event is decided whose people are worked off in parts. What lies before it is in the store, all of it.
struct EventProgress: Sendable, Hashable {
    /// The last id that was decided.
    var after: String
    /// How many people were decided.
    var ordinal: Int
}
