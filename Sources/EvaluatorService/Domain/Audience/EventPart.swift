/// A part of an event's audience, where the whole is too large to be decided at once: the users of a range of ids.
///
/// The ranges of an event are adjacent and cover all ids, so each user is in exactly one part. Memberships, mentions and follows are looked up for
/// the same range.
struct EventPart: Sendable, Hashable {
    /// The last id of the part before; empty for the first.
    var after: String
    /// The last id of this part; nil: all users that are left.
    var through: String?
    /// How many of the event's users were decided before.
    var firstOrdinal: Int

    var isLast: Bool { through == nil }

    /// Whether a user is in the range. Ids are compared by bytes, as in the stores.
    func contains(_ userID: String) -> Bool {
        Self.precedes(after, userID) && (through.map { !Self.precedes($0, userID) } ?? true)
    }

    static func precedes(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}

extension EventPart {
    /// All users that are not decided.
    init(restAfter progress: EventProgress) { self.init(after: progress.after, through: nil, firstOrdinal: progress.ordinal) }
}

/// How far an event is decided that is decided in parts. All decisions before it are in the store.
struct EventProgress: Sendable, Hashable {
    /// The last id that was decided.
    var after: String
    /// How many users were decided.
    var ordinal: Int
}
