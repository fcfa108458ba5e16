import CarillonAPI
import ServiceKit
import Storage

/// Empties and anonymizes old notifications in the order of their creation, and stores its progress.
enum AgedNotifications {
    static let schema = """
        -- How far an app's notifications were worked through.
        CREATE TABLE retention_progress (
          tenant INTEGER NOT NULL,
          -- content: title and body were emptied; users: names gave way to pseudonyms.
          kind TEXT NOT NULL,
          -- Of all notifications created before this instant.
          before_ms INTEGER NOT NULL,
          PRIMARY KEY (tenant, kind)
        ) WITHOUT ROWID;
        """

    enum Kind: String {
        case content, users
    }

    /// Empties title and body of some notifications created before an instant.
    ///
    /// - Returns: how many; fewer than ``Anonymization/portion`` when nothing is left.
    static func empty(_ tenant: CommonV1.Tenant, before: Int64, _ database: Database) throws -> Int {
        try portion(.content, tenant, before: before, where: "(title <> '' OR body <> '')", database) { rows in
            let update = try database.cachedStatement(sql: "UPDATE notifications SET title = '', body = '' WHERE id = ?")
            for row in rows { try update.execute(arguments: [row.id]) }
        }
    }

    /// Replaces the users of some notifications created before an instant by pseudonyms, with the key of the current quarter.
    ///
    /// - Returns: how many; fewer than ``Anonymization/portion`` when nothing is left.
    static func anonymize(_ tenant: CommonV1.Tenant, before: Int64, now: Instant, ids: IdentifierSource, _ database: Database) throws -> Int {
        try portion(.users, tenant, before: before, where: "notification_id NOT GLOB 'anon_*'", database) { rows in
            guard !rows.isEmpty else { return }
            let key = try PseudonymKeyTable.key(at: now, database)
            let named = rows.map { (row: $0.id, pseudonym: Pseudonym.make("anon:", of: UserKey($0.user, of: tenant), key: key)) }
            try Anonymization.anonymize(named, tenant: tenant, ids: ids, database)
        }
    }

    /// The time before which an app's notifications are anonymous; nil: none is.
    static func anonymizedBefore(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64? {
        try progress(.users, tenant, database)
    }

    private static func progress(_ kind: Kind, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT before_ms FROM retention_progress WHERE tenant = \(TenantTable.number) AND kind = ?"),
            arguments: [tenant.organizationId, tenant.appId, kind.rawValue])
    }

    private static func portion(
        _ kind: Kind, _ tenant: CommonV1.Tenant, before: Int64, where condition: String, _ database: Database,
        _ work: ([(id: Int64, user: String)]) throws -> Void
    ) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        let after = try progress(kind, tenant, database) ?? 0
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT id, user_id, created_at_ms FROM notifications
                WHERE tenant = ? AND created_at_ms >= ? AND created_at_ms < ? AND \(condition)
                ORDER BY created_at_ms LIMIT ?
                """, arguments: [number, after, before, Anonymization.portion])
        try work(rows.map { (id: $0[0], user: $0[1]) })
        // The next portion starts at the last row's instant, because further notifications may have the same instant.
        let reached = rows.count == Anonymization.portion ? rows.last.map { $0[2] as Int64 } ?? before : before
        try database.cachedStatement(
            sql: """
                INSERT INTO retention_progress (tenant, kind, before_ms) VALUES (?, ?, ?)
                ON CONFLICT (tenant, kind) DO UPDATE SET before_ms = MAX(before_ms, excluded.before_ms)
                """
        ).execute(arguments: [number, kind.rawValue, reached])
        return rows.count
    }
}
