import DurableWork
import ServiceKit
import Storage

/// Decisions and dedup marks of a user, and what those of others say of the user as whom an event was about: a guardian's decisions and marks
/// stay when the child is erased, without the child's id (PRIV-09).
enum SubjectTraces {
    private static let decisions = TableWalk("decisions", key: ["event_row", "ordinal"])
    private static let marks = TableWalk("dedup_marks", key: ["user_id", "context"], of: .texts, scope: .app)

    private static let ofApp = "organization_id = ?1 AND app_id = ?2"

    /// The words of decisions that were made before decisions named no subject.
    private static let named = (
        relationshipEnded: "detail = 'the user is not a guardian of ' || ?3 || ' any more, or ' || ?3 || ' was deactivated'",
        deduplicated: "instr(detail, 'a notification about type:' || type_id || ':' || ?3 || ' was sent ') = 1"
    )

    /// Removes the user's own, and takes the id from the words of others'.
    static func eraseDecisions(_ user: StoredUser, _ store: Store) async throws -> Int {
        var erased = 0
        try await decisions.run(for: user, store) { window, database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT event_row, ordinal, user_id = ?3 FROM decisions
                    WHERE \(ofApp) AND (user_id = ?3 OR \(named.relationshipEnded) OR \(named.deduplicated)) AND \(window.condition)
                    """, arguments: window.arguments
            ).map { (row: $0[0] as Int64, ordinal: $0[1] as Int64, isOwn: $0[2] as Bool) }
        } found: { found in
            erased += found.count
            try await UserDataTable.inPortions(of: found, store) { decision, database in
                let sql =
                    decision.isOwn
                    ? "DELETE FROM decisions WHERE event_row = ? AND ordinal = ?"
                    : "UPDATE decisions SET detail = 'named a user who was erased' WHERE event_row = ? AND ordinal = ?"
                try database.cachedStatement(sql: sql).execute(arguments: [decision.row, decision.ordinal])
            }
        }
        return erased
    }

    /// Removes the user's own and those about the user: the next notification about whoever comes after is not held back.
    static func eraseMarks(_ user: StoredUser, _ store: Store) async throws -> Int {
        let own = try await UserDataTable.deleting(from: "dedup_marks", where: "\(ofApp) AND user_id = ?3")(user, store)
        let about = "context GLOB 'type:*' AND substr(context, -length(?3) - 1) = ':' || ?3"
        return own + (try await UserDataTable.deleting(walking: marks, where: about)(user, store))
    }
}
