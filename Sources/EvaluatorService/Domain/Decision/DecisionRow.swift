import CarillonAPI

/// What was decided for one target, as it is stored.
struct DecisionRow: Sendable, Hashable {
    /// Its waiting for the end of quiet hours, which may be over.
    struct Held: Sendable, Hashable {
        /// Milliseconds since 1970.
        var since: Int64
        var until: Int64
        /// ``Hold/words``.
        var words: String

        init(since: Int64, until: Int64, words: String) {
            self.since = since
            self.until = until
            self.words = words
        }

        init(_ held: HeldNotification) {
            self.init(since: held.heldAt, until: held.hold.until, words: held.hold.words)
        }
    }

    var eventRow: Int64
    var ordinal: Int
    var organizationID: String
    var appID: String
    /// Empty where the event was decided as a whole.
    var notificationID: String
    var pushID: String
    var userID: String
    var typeID: String
    /// `.unspecified`: a push goes out, or is held: then there is no push id.
    var reason: CommonV1.SkipReason
    var deviceCount: Int
    var decidedAt: Int64
    var detail: String
    var held: Held?
    /// The notification it was merged into; empty: none.
    var carriedBy = ""

    /// Not over yet: it is decided again when quiet hours end.
    var isHeld: Bool { held != nil && reason == .unspecified && pushID.isEmpty }
}
