import CarillonAPI
import Foundation
import GRDB
import Providers
import ServiceKit
import Storage

/// Sealed provider credentials. An app has one in use for each provider. Replaced credentials stay for a while, for operators.
enum CredentialTable {
    /// A credential as it is stored.
    struct Sealed: Sendable {
        var row: Int64
        var id: String
        var tenant: CommonV1.Tenant
        /// A provider's name, perhaps of an adapter that this program lacks.
        var provider: String
        /// The envelope. The credential's id is its associated data.
        var envelope: [UInt8]
        var fingerprint: String
        /// When it was put last.
        var putAt: Instant
    }

    /// How old a key is when operators are reminded to rotate it (DISP-33), and how long afterwards they are reminded again.
    static let rotationAge = Duration.days(365)
    static let reminderInterval = Duration.days(30)

    /// `created_at_ms` is the first put of a key, and `put_at_ms` the last one.
    static let datesMigration = Migration(
        "dates of credentials",
        """
        ALTER TABLE credentials ADD COLUMN put_at_ms INTEGER NOT NULL DEFAULT 0;
        UPDATE credentials SET put_at_ms = created_at_ms;
        -- NULL: nobody was reminded of its age.
        ALTER TABLE credentials ADD COLUMN reminded_at_ms INTEGER;
        """)

    /// The credentials that apps send with.
    static func inUse(_ database: Database) throws -> [Sealed] { try sealed("WHERE replaced_at_ms IS NULL", database) }

    /// All credentials, replaced ones too.
    static func all(_ database: Database) throws -> [Sealed] { try sealed("", database) }

    /// The credential that an app sends with; nil: it has none.
    static func inUse(of tenant: CommonV1.Tenant, provider: String, _ database: Database) throws -> Sealed? {
        try sealed(
            "WHERE organization_id = ? AND app_id = ? AND provider = ? AND replaced_at_ms IS NULL",
            arguments: [tenant.organizationId, tenant.appId, provider], database
        ).first
    }

    private static func sealed(_ condition: String, arguments: StatementArguments = [], _ database: Database) throws -> [Sealed] {
        try database.rows(
            """
            SELECT credential_row, credential_id, organization_id, app_id, provider, sealed, fingerprint, put_at_ms FROM credentials
            \(condition)
            """, arguments
        ) { row in
            Sealed(
                row: row[0], id: row[1], tenant: .init(organizationId: row[2], appId: row[3]), provider: row[4], envelope: try row.bytes(at: 5),
                fingerprint: row[6], putAt: Instant(milliseconds: row[7]))
        }
    }

    /// Puts a credential into use, in place of the app's present one for the provider. A credential with a known id is used again.
    static func put(_ credential: SharedCredential, _ database: Database) throws {
        let (tenant, provider, now) = (credential.tenant, credential.provider, credential.putAtMs)
        try database.run(
            """
            UPDATE credentials SET replaced_at_ms = ?
            WHERE organization_id = ? AND app_id = ? AND provider = ? AND credential_id <> ? AND replaced_at_ms IS NULL
            """, [now, tenant.organizationId, tenant.appId, provider, credential.id])
        try database.run(
            """
            INSERT INTO credentials (organization_id, app_id, provider, credential_id, fingerprint, sealed, created_at_ms, put_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, provider, credential_id)
            DO UPDATE SET sealed = excluded.sealed, replaced_at_ms = NULL, put_at_ms = excluded.put_at_ms
            """,
            [tenant.organizationId, tenant.appId, provider, credential.id, credential.fingerprint, credential.envelope, now, now])
    }

    /// Deletes an app's credentials for a provider, replaced ones too.
    static func remove(of tenant: CommonV1.Tenant, provider: String, _ database: Database) throws {
        try database.run(
            "DELETE FROM credentials WHERE organization_id = ? AND app_id = ? AND provider = ?", [tenant.organizationId, tenant.appId, provider])
    }

    /// Whether this credential is in use with this envelope.
    static func isInUse(_ credential: SharedCredential, _ database: Database) throws -> Bool {
        let (tenant, provider) = (credential.tenant, credential.provider)
        return try database.firstRow(
            """
            SELECT 1 FROM credentials
            WHERE organization_id = ? AND app_id = ? AND provider = ? AND credential_id = ? AND sealed = ? AND replaced_at_ms IS NULL
            """, [tenant.organizationId, tenant.appId, provider, credential.id, credential.envelope]
        ) { _ in true } ?? false
    }

    /// Replaces the envelope of a credential.
    static func reseal(row: Int64, _ envelope: [UInt8], _ database: Database) throws {
        try database.run("UPDATE credentials SET sealed = ? WHERE credential_row = ?", [Data(envelope), row])
    }

    /// An app's credentials by provider: first the one in use, then the replaced ones, newest first.
    static func list(of tenant: CommonV1.Tenant, _ database: Database) throws -> [DispatcherV1.Credential] {
        try database.rows(
            """
            SELECT credential_id, provider, fingerprint, created_at_ms, replaced_at_ms, put_at_ms FROM credentials
            WHERE organization_id = ? AND app_id = ?
            ORDER BY provider, replaced_at_ms IS NOT NULL, replaced_at_ms DESC, credential_id
            """, [tenant.organizationId, tenant.appId]
        ) { row in
            var credential = DispatcherV1.Credential(
                credentialId: row[0], provider: row[1], fingerprint: row[2], createdAtMs: row[3], replacedAtMs: row[4])
            credential.putAtMs = row[5]
            if credential.replacedAtMs == nil { credential.rotationDueAtMs = credential.createdAtMs + rotationAge.wholeMilliseconds }
            return credential
        }
    }

    // MARK: Ages

    /// A credential in use whose key is old.
    struct Aged: Sendable, Hashable {
        var id: String
        var tenant: CommonV1.Tenant
        var provider: String
        var createdAt: Instant
    }

    /// When operators are to be reminded of a credential.
    private static let reminderDue = """
        max(created_at_ms + \(rotationAge.wholeMilliseconds), coalesce(reminded_at_ms + \(reminderInterval.wholeMilliseconds), 0))
        """

    /// When operators are to be reminded of the first credential; nil: no credential is in use.
    static func firstReminder(_ database: Database) throws -> Instant? {
        try database.firstRow("SELECT min(\(reminderDue)) FROM credentials WHERE replaced_at_ms IS NULL") { row in
            (row[0] as Int64?).map { Instant(milliseconds: $0) }
        } ?? nil
    }

    /// Takes credentials of which operators are to be reminded, at most `limit`. They are due again after ``reminderInterval``.
    static func takeReminders(at now: Instant, limit: Int, _ database: Database) throws -> [Aged] {
        let rows = try database.rows(
            """
            SELECT credential_row, credential_id, organization_id, app_id, provider, created_at_ms FROM credentials
            WHERE replaced_at_ms IS NULL AND \(reminderDue) <= ? LIMIT ?
            """, [now.milliseconds, limit]
        ) { row in
            (
                row[0] as Int64,
                Aged(
                    id: row[1], tenant: .init(organizationId: row[2], appId: row[3]), provider: row[4],
                    createdAt: Instant(milliseconds: row[5]))
            )
        }
        for (row, _) in rows { try database.run("UPDATE credentials SET reminded_at_ms = ? WHERE credential_row = ?", [now.milliseconds, row]) }
        return rows.map(\.1)
    }

    /// When the credential that was replaced first was replaced; nil: none is replaced.
    static func firstReplacement(_ database: Database) throws -> Instant? {
        // Without replaced credentials there is one row with NULL.
        try database.firstRow("SELECT min(replaced_at_ms) FROM credentials") { row in (row[0] as Int64?).map { Instant(milliseconds: $0) } } ?? nil
    }

    /// Deletes credentials that were replaced at the instant or before.
    ///
    /// - Returns: the number of deleted credentials, at most `limit`.
    static func deleteReplaced(by instant: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            "DELETE FROM credentials WHERE credential_row IN (SELECT credential_row FROM credentials WHERE replaced_at_ms <= ? LIMIT ?)",
            [instant.milliseconds, limit])
    }
}
