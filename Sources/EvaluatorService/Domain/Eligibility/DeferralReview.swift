import CarillonAPI
import ServiceKit

/// A user's notifications of one type and priority that wait for the same end of quiet hours. They are reviewed together.
struct DeferredGroup: Sendable, Hashable {
    var user: UserKey
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: QuietHoursDeferral
    var dueAt: Instant
}

extension DeferredGroup {
    /// - Parameter details: as stored.
    /// - Returns: nil where the details are of another deferral.
    init?(user: UserKey, details: String, dueAt: Instant) throws {
        let details = try DeferralDetails(details)
        guard case .quietHours(let deferral) = details.deferral else { return nil }
        self.init(user: user, typeID: details.typeID, priority: details.priority, deferral: deferral, dueAt: dueAt)
    }

    /// As stored.
    var details: String { DeferralDetails(typeID: typeID, priority: priority, deferral: .quietHours(deferral)).text }
}

/// What a change of settings does to deferred notifications (EVAL-22): a change of the user's preferences or zone, or of the app's policy. A review
/// decides nothing else: that is done when the notifications are released.
enum DeferralReview: Sendable, Hashable {
    /// Nothing changes.
    case stays
    /// Quiet hours end at another instant.
    case moves(to: QuietHoursDeferral, dueAt: Instant)
    /// No quiet hours defer them now: they are due at once.
    case ends

    /// - Parameters:
    ///   - answer: of preferences, now. Nil where none of the user's deferred notifications would be sent now. Then they stay as planned: things may
    ///     change until they are due.
    ///   - app: the present policy; nil for an app that does not exist any more.
    init(of deferred: DeferredGroup, answer: PreferencesV1.SendAnswer?, app: AppPolicy?, now: Instant) {
        // Quiet hours are over: only the spread delays the notifications.
        guard let app, let answer, deferred.deferral.until > now else {
            self = .stays
            return
        }
        let type = app.type(deferred.typeID)
        let policy = type?.policy ?? app.policy
        let action = policy.quietHoursAction(isCritical: type?.type.critical == true, priority: deferred.priority)
        guard answer.quietHoursActive, let until = answer.quietUntil, action.effective(allowCritical: answer.allowCritical) != .deliver else {
            self = .ends
            return
        }
        let deferral = QuietHoursDeferral(action: deferred.deferral.action, until: until, timezone: answer.quietTimezone)
        let dueAt = deferral.dueAt(
            user: deferred.user.id, of: .init(organizationId: deferred.user.organization, appId: deferred.user.app),
            spreadSeconds: policy.holdReleaseSpreadSeconds)
        self = deferral == deferred.deferral && dueAt == deferred.dueAt ? .stays : .moves(to: deferral, dueAt: dueAt)
    }
}
