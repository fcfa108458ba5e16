import DurableWork
import ServiceKit
import Storage

/// Decisions and dedup records of a user, and the dedup records of others about the user as the subject of an event: a guardian's decisions stay when
/// the child is erased (PRIV-09).
enum SubjectTraces {
    private static let decisions = TableScan("decisions", key: ["event_row", "ordinal"])
    private static let dedupRecords = TableScan("dedup_records", key: ["user_id", "context"], of: .texts, scope: .app)

    private static let ofApp = "organization_id = ?1 AND app_id = ?2"

    /// Removes the user's own. What others' decisions say in words names no subject.
    static func eraseDecisions(_ user: StoredUser, _ store: Store) async throws -> Int {
        try await UserDataTable.deleting(scanning: decisions, where: "\(ofApp) AND user_id = ?3")(user, store)
    }

    /// Removes the user's own and those about the user: the next notification about whoever comes after is not held back.
    static func eraseDedupRecords(_ user: StoredUser, _ store: Store) async throws -> Int {
        let own = try await UserDataTable.deleting(from: "dedup_records", where: "\(ofApp) AND user_id = ?3")(user, store)
        let about = "context GLOB 'type:*' AND substr(context, -length(?3) - 1) = ':' || ?3"
        return own + (try await UserDataTable.deleting(scanning: dedupRecords, where: about)(user, store))
    }
}
