import CarillonAPI
import Foundation
import ServiceKit
import Storage

/// Named by every file here.
typealias Tenant = ServiceKit.Tenant

/// Rows of `documents`.
enum DocumentRows {
    static let columns = """
        d.push_enabled, d.email_enabled, d.choices, d.promotional_opt_in, d.language, d.opted_out_at_ms, d.version,
        d.updated_at_ms
        """

    /// Reads the columns, which begin at `first`.
    static func read(_ row: Row, from first: Int = 0) throws -> PreferenceDocument {
        let choices = try row.withUnsafeData(atIndex: first + 2) { data in
            guard let data, !data.isEmpty else { return PreferencesV1.StoredChoices() }
            return try data.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) }
        }
        return PreferenceDocument(
            pushEnabled: row[first], emailEnabled: row[first + 1], choices: choices, promotionalOptIn: row[first + 3],
            language: row[first + 4], optedOutAtMs: row[first + 5], version: row[first + 6], updatedAtMs: row[first + 7])
    }

    /// The user's document; one of defaults when there is none.
    static func find(_ database: Database, userId: String, tenant: Tenant) throws -> PreferenceDocument {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(columns) FROM documents AS d WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: [tenant.organization, tenant.app, userId])
        return try row.map { try read($0) } ?? PreferenceDocument()
    }

    static func write(_ document: PreferenceDocument, userId: String, tenant: Tenant, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO documents (organization_id, app_id, user_id, push_enabled, email_enabled, choices,
                    promotional_opt_in, language, opted_out_at_ms, version, updated_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET push_enabled = excluded.push_enabled,
                    email_enabled = excluded.email_enabled, choices = excluded.choices,
                    promotional_opt_in = excluded.promotional_opt_in, language = excluded.language,
                    opted_out_at_ms = excluded.opted_out_at_ms, version = excluded.version,
                    updated_at_ms = excluded.updated_at_ms
                """
        ).execute(
            arguments: [
                tenant.organization, tenant.app, userId, document.pushEnabled, document.emailEnabled,
                Data(try document.choices.bytes()), document.promotionalOptIn, document.language, document.optedOutAtMs,
                document.version, document.updatedAtMs,
            ])
    }
}
