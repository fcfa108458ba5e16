import CarillonAPI
import ServiceKit

/// Rules about the relationship of a target to the event's subject. They come before the user's preferences.
extension Eligibility {
    /// A former guardian is not notified about the child (EVAL-52). The words do not name the child: the decision belongs to the guardian, and stays
    /// when the child is erased (PRIV-09).
    static func relationshipEnded(_ relationship: RecipientRelationship) -> Refusal? {
        guard relationship == .formerGuardian else { return nil }
        return Refusal(
            .relationshipEnded, "since the event came, the user's guardianship of the user whom it is about ended, or that user was deactivated")
    }

    /// The education-record guard (EVAL-39): only the student, verified guardians, the student's teachers and administrators of the organization are
    /// notified about a student's record.
    ///
    /// Where the event names no student, a recipient who is a student counts as that student.
    ///
    /// - Parameters:
    ///   - types: The candidates.
    ///   - roles: Of the target, in the directory.
    /// - Returns: the candidates that remain.
    static func withoutForeignRecords(
        _ types: [String], relationship: RecipientRelationship, roles: [String], subjectIsNamed: Bool, app: AppPolicy
    ) -> [String] {
        types.keeping { typeID in
            guard let type = app.type(typeID), type.type.educationRecord, type.policy.guardsEducationRecords else { return true }
            switch relationship {
            case .subject, .teacher, .guardian(verified: true): return true
            case .guardian(verified: false), .formerGuardian, .other:
                if let role = CommonV1.Role.strongest(of: roles), role.strength >= CommonV1.Role.orgAdmin.strength { return true }
                return !subjectIsNamed && roles.contains("student")
            }
        }
    }

    /// None of the event's types is allowed to show the student's record to this target.
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
