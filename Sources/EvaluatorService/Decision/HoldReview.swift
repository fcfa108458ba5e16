import CarillonAPI

/// What a user's changed settings do to what waits for the end of their quiet hours (EVAL-22). It does not decide anything anew: that is
/// done when it is released.
enum HoldReview: Sendable, Hashable {
    /// As before.
    case stays
    /// Quiet hours end at another instant.
    case moves(to: Hold, releaseAt: Int64)
    /// There are no quiet hours now: it is released at once.
    case ends

    /// - Parameters:
    ///   - answer: of preferences, now; nil where they were not asked, because this one will not be sent as things are: then all are released,
    ///     and what is still to wait is held anew.
    ///   - spreadSeconds: `hold_release_spread_seconds`.
    init(of held: HeldNotification, answer: PreferencesV1.SendAnswer?, spreadSeconds: Int) {
        guard let answer, answer.quietHoursActive, let until = answer.quietUntilMs else {
            self = .ends
            return
        }
        guard until != held.hold.until || answer.quietTimezone != held.hold.timezone else {
            self = .stays
            return
        }
        let hold = Hold(action: held.hold.action, until: until, timezone: answer.quietTimezone)
        self = .moves(to: hold, releaseAt: hold.releaseAt(user: held.userID, of: held.tenant, spreadSeconds: spreadSeconds))
    }
}
