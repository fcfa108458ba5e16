import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// The table `documents`: a row for each user who changed something. Columns are read by position, because send checks read thousands of rows in a
/// batch.
enum DocumentTable {
    /// Changes of any choice. A change of a channel's setting is one too: it makes a new version of the document.
    static let watched = WatchedTable(
        "documents",
        columns: ["push_enabled", "email_enabled", "choices", "promotional_opt_in", "language", "opted_out_at_ms", "version"], newRows: "TRUE")

    /// Columns of ``document(_:from:)``, of the table as `d`.
    static let columns = """
        d.push_enabled, d.email_enabled, d.choices, d.promotional_opt_in, d.language, d.opted_out_at_ms, d.version,
        d.updated_at_ms
        """

    /// Reads ``columns``, which begin at `first`.
    static func document(_ row: Row, from first: Int = 0) throws -> PreferenceDocument {
        let choices = try row.withUnsafeData(atIndex: first + 2) { data in
            guard let data, !data.isEmpty else { return PreferencesV1.StoredChoices() }
            return try data.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) }
        }
        return PreferenceDocument(
            pushEnabled: row[first], emailEnabled: row[first + 1], choices: choices, promotionalOptIn: row[first + 3],
            language: row[first + 4], optedOutAt: row[first + 5], version: row[first + 6], updatedAt: row[first + 7])
    }

    /// A user's document; nil for a user without a row.
    static func find(_ user: UserKey, _ database: Database) throws -> PreferenceDocument? {
        try database.firstRow(
            "SELECT \(columns) FROM documents AS d WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments
        ) { try document($0) }
    }

    /// A user's document; the default one for a user without a row.
    static func read(_ user: UserKey, _ database: Database) throws -> PreferenceDocument { try find(user, database) ?? PreferenceDocument() }

    static func save(_ document: PreferenceDocument, of user: UserKey, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO documents (organization_id, app_id, user_id, push_enabled, email_enabled, choices,
                promotional_opt_in, language, opted_out_at_ms, version, updated_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET push_enabled = excluded.push_enabled,
                email_enabled = excluded.email_enabled, choices = excluded.choices,
                promotional_opt_in = excluded.promotional_opt_in, language = excluded.language,
                opted_out_at_ms = excluded.opted_out_at_ms, version = excluded.version,
                updated_at_ms = excluded.updated_at_ms
            """,
            user.arguments + [
                document.pushEnabled, document.emailEnabled, Data(try document.choices.bytes()), document.promotionalOptIn, document.language,
                document.optedOutAt, document.version, document.updatedAt,
            ])
    }
}
