import CarillonAPI
import DurableWork
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The audit log in the export and erasure of a user. Records stay; a hash replaces the name. A user may have many records, so they are read and
/// changed in pages.
enum AuditUserData {
    /// - Parameter tombstones: give the pseudonyms of erased users.
    static func table(_ tombstones: Tombstones) -> UserDataTable {
        UserDataTable(
            "audit_log", userColumns: ["actor", "subject"],
            export: { user, store, found in
                try await pages(of: user, store) { ids in
                    try await found(try await store.read { database in try database.rows(read, [ids]) { $0[0] as String } })
                }
            },
            erase: { user, store in
                let pseudonym = tombstones.pseudonym(of: user.id, user.tenant)
                var changed = 0
                try await pages(of: user, store) { ids in
                    changed += try await store.write { try $0.countChanges(rename, user.arguments + [pseudonym, ids]) }
                }
                return changed
            })
    }

    /// Passes on the ids of the user's records in pages, lowest first, each page as a JSON list.
    private static func pages(of user: UserKey, _ store: Store, _ found: (String) async throws -> Void) async throws {
        var after: Int64? = 0
        while let last = after {
            let ids = try await store.read { try $0.rows(records, user.arguments + [last, UserDataTable.page]) { $0[0] as Int64 } }
            if !ids.isEmpty { try await found(JSONArray.text(ids)) }
            after = ids.count == UserDataTable.page ? ids.last : nil
        }
    }

    private static let read = """
        SELECT json_object('at_ms', at_ms, 'actor', actor, 'action', action, 'subject', subject, 'details', details,
            'actor_organization_id', home_organization_id, 'actor_app_id', home_app_id)
        FROM audit_log WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id
        """

    private static let rename = """
        UPDATE audit_log SET actor = CASE WHEN \(isActor) THEN ?4 ELSE actor END, subject = CASE WHEN \(isSubject) THEN ?4 ELSE subject END
        WHERE id IN (SELECT value FROM json_each(?5))
        """

    /// Ids after ?4, at most ?5, of records with the user as actor, in any app, or as subject. Indexes are named, because the planner would read all
    /// records of the app.
    private static let records = """
        SELECT id FROM audit_log INDEXED BY audit_log_by_home
        WHERE home_organization_id = ?1 AND home_app_id = ?2 AND actor = 'user:' || ?3 AND id > ?4
        UNION SELECT id FROM audit_log INDEXED BY audit_log_by_actor
        WHERE organization_id = ?1 AND app_id = ?2 AND actor = 'user:' || ?3 AND home_organization_id = '' AND home_app_id = '' AND id > ?4
        UNION SELECT id FROM audit_log INDEXED BY audit_log_by_subject WHERE \(isSubject) AND id > ?4
        ORDER BY 1 LIMIT ?5
        """

    /// Records with the user as actor, by id and app. An actor without an app belongs to the record's app.
    private static let isActor = """
        actor = 'user:' || ?3 AND (
            home_organization_id = ?1 AND home_app_id = ?2
            OR home_organization_id = '' AND home_app_id = '' AND organization_id = ?1 AND app_id = ?2)
        """

    private static let isSubject = "subject = ?3 AND action IN (\(actionsOnUsers)) AND organization_id = ?1 AND app_id = ?2"

    private static let actionsOnUsers = AuditAction.onUsers.map { "'\($0.rawValue)'" }.joined(separator: ", ")
}
