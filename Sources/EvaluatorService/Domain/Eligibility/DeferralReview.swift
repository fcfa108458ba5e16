import CarillonAPI
import ServiceKit

/// A user's notifications of one type and priority that wait for the same end of quiet hours, the same summary or the same local time. They are
/// reviewed together.
struct DeferredGroup: Sendable, Hashable {
    var user: UserKey
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: Deferral
    var dueAt: Instant
}

extension DeferredGroup {
    /// - Parameter details: as stored.
    init(user: UserKey, details: String, dueAt: Instant) throws {
        let details = try DeferralDetails(details)
        self.init(user: user, typeID: details.typeID, priority: details.priority, deferral: details.deferral, dueAt: dueAt)
    }

    /// As stored.
    var details: String { DeferralDetails(typeID: typeID, priority: priority, deferral: deferral).text }
}

/// What the peers know now of a user with deferred notifications.
struct ReviewedUser: Sendable {
    /// The registry's.
    var user: RegistryV1.ResolvedUser
    /// Of preferences. Nil where none of the user's deferred notifications would be sent now.
    var answer: PreferencesV1.SendAnswer?
}

/// What a change of settings does to deferred notifications (EVAL-22): a change of the user's preferences or zone, or of the app's policy. A review
/// decides nothing else: that is done when the notifications are released.
enum DeferralReview: Sendable, Hashable {
    /// Nothing changes.
    case stays
    /// The wait ends at another instant.
    case moves(to: Deferral, dueAt: Instant)
    /// No quiet hours defer them now: they are due at once.
    case ends

    /// - Parameters:
    ///   - found: nil where the peers do not know the user any more. Then the notifications stay as planned: things may change until they are due.
    ///   - app: the present policy; nil for an app that does not exist any more.
    init(of deferred: DeferredGroup, _ found: ReviewedUser?, app: AppPolicy?, now: Instant) {
        // The wait is over: only the spread delays the notifications.
        guard let app, let found, deferred.deferral.until > now else {
            self = .stays
            return
        }
        let type = app.type(deferred.typeID)
        let policy = type?.policy ?? app.policy
        switch deferred.deferral {
        case .quietHours(let planned):
            guard let answer = found.answer else {
                self = .stays
                return
            }
            let action = policy.quietHoursAction(isCritical: type?.type.critical == true, priority: deferred.priority)
            guard answer.quietHoursActive, let until = answer.quietUntil, action.effective(allowCritical: answer.allowCritical) != .deliver else {
                self = .ends
                return
            }
            self.init(
                of: deferred,
                .quietHours(.init(action: planned.action, until: until, timezone: answer.quietTimezone, isOfSummary: planned.isOfSummary)), policy)
        case .localTime(let planned): self.init(of: deferred, .localTime(planned.schedule.time(of: found.user, app.policy)), app.policy)
        case .capSummary(let planned):
            guard let answer = found.answer else {
                self = .stays
                return
            }
            self.init(of: deferred, .capSummary(planned.moved(to: answer.quietTimezone, now: now)), policy)
        case .groupWindow, .userRate, .spread: self = .stays
        }
    }

    private init(of deferred: DeferredGroup, _ deferral: Deferral, _ policy: Policy) {
        let user = deferred.user
        let dueAt = deferral.dueAt(user: user.id, of: .init(organizationId: user.organization, appId: user.app), policy)
        self = deferral == deferred.deferral && dueAt == deferred.dueAt ? .stays : .moves(to: deferral, dueAt: dueAt)
    }
}
