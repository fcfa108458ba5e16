import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `local_contents`: what devices fetch for their own notifications, a row for each recipient and language.
enum LocalContentTable {
    /// Most contents of one user, and most of all audiences of an app together. A device's question reads the languages of all that it could get.
    static let mostCandidates = 200

    /// Replaces the content of a recipient in its language.
    ///
    /// - Throws: `conflict` beyond ``mostCandidates``.
    static func save(
        _ content: LocalContent, for recipient: LocalRecipient, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws {
        let key: StatementArguments = [tenant.organizationId, tenant.appId, recipient.userID, recipient.roleName]
        let values: StatementArguments = [content.locale, content.headline, content.summary, content.data, content.etag, now]
        let replaced = try database.countChanges(
            """
            UPDATE local_contents SET locale = ?, headline = ?, summary = ?, data = ?, etag = ?, put_at_ms = ?
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND role = ? AND locale = ?
            """, values + key + [content.locale])
        guard replaced == 0 else { return }
        let count =
            try database.firstRow(
                "SELECT count(*) FROM local_contents WHERE organization_id = ? AND app_id = ? AND user_id = ?",
                [tenant.organizationId, tenant.appId, recipient.userID]
            ) { $0[0] as Int } ?? 0
        guard count < mostCandidates else {
            throw APIError(
                .conflict, field: "locale",
                "there are \(mostCandidates) contents of \(recipient.userID.isEmpty ? "audiences" : "the user"), and there is no room for more")
        }
        try database.run(
            """
            INSERT INTO local_contents (organization_id, app_id, user_id, role, locale, headline, summary, data, etag, put_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, key + values)
    }

    /// The contents of a user and of all audiences, in the order of their languages.
    static func candidates(for user: UserKey, _ database: Database) throws -> [LocalContentCandidate] {
        try database.rows(
            """
            SELECT id, user_id, role, locale FROM local_contents
            WHERE organization_id = ? AND app_id = ? AND user_id IN (?, '') ORDER BY locale, id
            """, user.arguments
        ) { row in
            let (owner, role) = (row[1] as String, row[2] as String)
            let recipient: LocalRecipient = owner.isEmpty ? role.isEmpty ? .app : .role(role) : .user(owner)
            return LocalContentCandidate(row: row[0], recipient: recipient, locale: row[3])
        }
    }

    /// The content of a row; nil: it was deleted.
    static func find(_ candidate: LocalContentCandidate, _ database: Database) throws -> LocalContent? {
        try database.firstRow("SELECT locale, headline, summary, data, etag FROM local_contents WHERE id = ?", [candidate.row]) {
            LocalContent(locale: $0[0], headline: $0[1], summary: $0[2], data: $0[3], etag: $0[4])
        }
    }

    /// Apps with a row.
    static func apps(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT DISTINCT organization_id, app_id FROM local_contents") { .init(organizationId: $0[0], appId: $0[1]) }
    }

    /// Deletes contents of an app that were put last before an instant, the oldest first.
    ///
    /// - Returns: how many, at most `limit`.
    static func deleteOld(_ tenant: CommonV1.Tenant, before: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM local_contents WHERE id IN (
                SELECT id FROM local_contents WHERE organization_id = ? AND app_id = ? AND put_at_ms < ? ORDER BY put_at_ms LIMIT ?)
            """, [tenant.organizationId, tenant.appId, before, limit])
    }
}
