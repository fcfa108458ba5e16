import CarillonAPI
import ServiceKit

/// What one user has waiting, of one type and priority, delivered alike and at one instant: what is reviewed alike.
struct HeldGroup: Sendable, Hashable {
    var user: StoredUser
    var typeID: String
    var priority: CommonV1.Priority
    var hold: Hold
    var releaseAt: Int64
}

/// What changed settings do to what waits for the end of quiet hours (EVAL-22): the user's own, their zone, or the app's policy. It does not
/// decide anything anew: that is done when it is released.
enum HoldReview: Sendable, Hashable {
    /// As before.
    case stays
    /// Quiet hours end at another instant.
    case moves(to: Hold, releaseAt: Int64)
    /// Nothing keeps it from the user now: it is released at once.
    case ends

    /// - Parameters:
    ///   - answer: of preferences, now; nil where none of what the user has waiting would be sent as things are. Then it waits as planned, and
    ///     is decided in its time: things may change until then.
    ///   - app: what governs it now; nil for an app that does not exist any more.
    ///   - now: The clock, milliseconds.
    init(of held: HeldGroup, answer: PreferencesV1.SendAnswer?, app: AppPolicy?, now: Int64) {
        // Whose end has come waits for its place in the spread alone.
        guard let app, let answer, held.hold.until > now else {
            self = .stays
            return
        }
        let policy = app.policy(for: held.typeID)
        let action = policy.quietHoursAction(type: app.catalogue.type(held.typeID), priority: held.priority)
        guard answer.quietHoursActive, let until = answer.quietUntilMs, action.effective(allowCritical: answer.allowCritical) != .deliver else {
            self = .ends
            return
        }
        let hold = Hold(action: held.hold.action, until: until, timezone: answer.quietTimezone)
        let releaseAt = hold.releaseAt(
            user: held.user.id, of: .init(organizationId: held.user.organization, appId: held.user.app),
            spreadSeconds: policy.holdReleaseSpreadSeconds)
        self = hold == held.hold && releaseAt == held.releaseAt ? .stays : .moves(to: hold, releaseAt: releaseAt)
    }
}
