import CarillonAPI
import ServiceKit

/// What is decided by how a target stands to whom the event speaks of, before any setting is asked.
extension Eligibility {
    /// Who is no guardian any more is told nothing about the child (EVAL-52). The child has no name here: the decision is the guardian's, and
    /// stays when the child is erased (PRIV-09).
    static func relationshipEnded(_ relationship: RecipientRelationship) -> Refusal? {
        guard relationship == .formerGuardian else { return nil }
        return Refusal(.relationshipEnded, "the user is not a guardian of whom the event is about any more, or that user was deactivated")
    }

    /// The education-record guard (EVAL-39): of a pupil's record learn the student concerned, verified guardians, the student's teachers,
    /// and administrators of the organization.
    ///
    /// Where the event does not say which student it concerns, a recipient who is one is taken for that student.
    ///
    /// - Parameters:
    ///   - types: The candidates.
    ///   - roles: Of the target, in the directory.
    /// - Returns: the candidates that remain.
    static func withoutForeignRecords(
        _ types: [String], relationship: RecipientRelationship, roles: [String], subjectIsNamed: Bool, app: AppPolicy
    ) -> [String] {
        types.filter { typeID in
            guard app.catalogue.type(typeID)?.educationRecord == true, app.policy(for: typeID).guardsEducationRecords else { return true }
            switch relationship {
            case .subject, .teacher, .guardian(verified: true): return true
            case .guardian(verified: false), .formerGuardian, .other:
                if (PlatformRole.strongest(of: roles) ?? .member) >= .organizationAdmin { return true }
                return !subjectIsNamed && roles.contains("student")
            }
        }
    }

    /// None of an event's types may show this target a pupil's record.
    static func recordIsForeign(_ types: [String], relationship: RecipientRelationship) -> Refusal {
        let why =
            relationship == .guardian(verified: false)
            ? "the guardian is not verified" : "the user is neither the student, a guardian, a teacher of the student nor an administrator"
        return Refusal(.roleNotAllowed, "\(types.joined(separator: ", ")) is part of an education record, and \(why)")
    }
}

extension Policy {
    /// `education_record_guard`.
    var guardsEducationRecords: Bool { settings["education_record_guard"] == .bool(true) }
}
