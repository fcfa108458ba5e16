import CarillonAPI
import ServiceKit

/// The relationship of a target to the event's subject (EVAL-15).
enum RecipientRelationship: Sendable, Hashable {
    /// The target is the subject.
    case subject
    case guardian(verified: Bool)
    /// Was a guardian, or is one of a child that was deactivated.
    case formerGuardian
    case teacher
    /// None of these, or the event has no subject.
    case other

    /// - Parameters:
    ///   - subject: the subject, as the registry knows it; nil where the registry was not asked.
    ///   - instant: of the event. A relationship that ended after it, and is active again, counts as ended (EVAL-52).
    init(of userID: String, to subjectID: String, _ subject: RegistryV1.ResolvedSubject?, since instant: Instant) {
        if subjectID.isEmpty {
            self = .other
        } else if userID == subjectID {
            self = .subject
        } else {
            let guardian = subject?.guardians.first { $0.userId == userID }
            if let guardian, guardian.active, Instant(milliseconds: guardian.lastEndedAtMs) <= instant {
                self = .guardian(verified: guardian.verified)
            } else if subject?.teacherIds.contains(userID) == true {
                self = .teacher
            } else {
                self = guardian == nil ? .other : .formerGuardian
            }
        }
    }

    var isGuardian: Bool {
        if case .guardian = self { true } else { false }
    }
}

extension AudienceSnapshot {
    /// The relationship of a target to the event's subject.
    func relationship(of userID: String, in pending: PendingEvent) -> RecipientRelationship {
        let subject = pending.event.subjectUserId
        guard !subject.isEmpty else { return .other }
        return RecipientRelationship(of: userID, to: subject, subjects[subject], since: pending.pendingSince)
    }
}

extension RecipientRelationship {
    /// The role in which a guardian is notified about a child. Wordings for guardians are written for it.
    static let guardianRole = "guardian"

    /// The roles that count for this notification. A guardian has the guardian's role, also where the directory does not have it.
    func roles(_ directory: [String]) -> [String] {
        guard isGuardian else { return directory }
        return [Self.guardianRole] + directory.filter { $0 != Self.guardianRole }
    }
}
