import DurableWork
import ServiceKit
import Storage

/// The user's data in decisions and dedup records. Dedup records of others may name the user as the subject of an event. A guardian's decisions stay
/// when the child is erased (PRIV-09).
enum DecisionUserData {
    private static let decisions = TableScan("decisions", key: ["event_row", "ordinal"])
    private static let dedupRecords = TableScan("dedup_records", key: ["user_id", "context"], of: .texts, scope: .app)

    private static let ofApp = "organization_id = ?1 AND app_id = ?2"

    /// Deletes the user's decisions. The words of others' decisions name no subject.
    static func eraseDecisions(_ user: StoredUser, _ store: Store) async throws -> Int {
        try await UserDataTable.deleting(scanning: decisions, where: "\(ofApp) AND user_id = ?3")(user, store)
    }

    /// Deletes the user's dedup records and those about the user. They would suppress notifications about a later user with the same id.
    static func eraseDedupRecords(_ user: StoredUser, _ store: Store) async throws -> Int {
        let own = try await UserDataTable.deleting(from: "dedup_records", where: "\(ofApp) AND user_id = ?3")(user, store)
        let about = "context GLOB 'type:*' AND substr(context, -length(?3) - 1) = ':' || ?3"
        return own + (try await UserDataTable.deleting(scanning: dedupRecords, where: about)(user, store))
    }
}
