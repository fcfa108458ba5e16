import CarillonAPI

/// How a target stands to the user that an event speaks of (EVAL-15).
enum RecipientRelationship: Sendable, Hashable {
    /// The event speaks of them.
    case subject
    case guardian(verified: Bool)
    /// Was a guardian, or is one of a child that was deactivated.
    case formerGuardian
    case teacher
    /// None of these, or the event speaks of nobody.
    case other

    /// - Parameter subject: What the registry says of the user that the event speaks of; nil where it was not asked.
    init(of userID: String, to subjectID: String, _ subject: RegistryV1.ResolvedSubject?) {
        if subjectID.isEmpty {
            self = .other
        } else if userID == subjectID {
            self = .subject
        } else {
            let guardian = subject?.guardians.first { $0.userId == userID }
            if let guardian, guardian.active {
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
    /// How a target of an event stands to whom the event speaks of.
    func relationship(of userID: String, in event: EvaluatorV1.Event) -> RecipientRelationship {
        RecipientRelationship(of: userID, to: event.subjectUserId, subjects[event.subjectUserId])
    }
}

extension RecipientRelationship {
    /// The role in which a guardian is told about their child, and which wordings for guardians are written for.
    static let guardianRole = "guardian"

    /// The roles that count for this notification: a guardian is told as one whatever the directory calls them.
    func roles(_ directory: [String]) -> [String] {
        guard isGuardian else { return directory }
        return [Self.guardianRole] + directory.filter { $0 != Self.guardianRole }
    }
}
