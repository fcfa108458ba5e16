import CarillonAPI
import RegistryTenants
import ServiceKit

/// Rules of relationships as callers write them (REG-04).
enum RelationshipDraft {
    /// Checks a relationship and fills in defaults.
    static func checked(_ relationship: RegistryV1.Relationship) throws(APIError) -> RegistryV1.Relationship {
        var relationship = relationship
        if !relationship.relationshipId.isEmpty {
            try FieldRules.checkHostID(relationship.relationshipId, field: "relationship_id")
        }
        try FieldRules.checkUser(relationship.guardianUserId, field: "guardian_user_id")
        try FieldRules.checkUser(relationship.childUserId, field: "child_user_id")
        guard relationship.guardianUserId != relationship.childUserId else {
            throw APIError(.invalidValue, field: "guardian_user_id", "nobody is their own guardian")
        }
        relationship.kind = .init(try relationship.kind.checked(field: "kind") ?? .guardian)
        relationship.status = .init(try relationship.status.checked(field: "status") ?? .active)
        if let verified = relationship.verifiedAtMs {
            guard (1...Instant.latest.milliseconds).contains(verified) else {
                throw APIError(.invalidValue, field: "verified_at", "is an instant between 1970 and 9999")
            }
        }
        return relationship
    }
}
