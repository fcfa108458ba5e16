import CarillonAPI
import Foundation
import Protobuf
import ServiceKit
import Storage

/// Rows of `documents`. Columns are read by position and not as records, because send checks read thousands of rows in a batch.
enum DocumentRow {
    static let columns = """
        d.push_enabled, d.email_enabled, d.choices, d.promotional_opt_in, d.language, d.opted_out_at_ms, d.version,
        d.updated_at_ms
        """

    /// Reads the columns, which begin at `first`.
    static func document(_ row: Row, from first: Int = 0) throws -> PreferenceDocument {
        let choices = try row.withUnsafeData(atIndex: first + 2) { data in
            guard let data, !data.isEmpty else { return PreferencesV1.StoredChoices() }
            return try data.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) }
        }
        return PreferenceDocument(
            pushEnabled: row[first], emailEnabled: row[first + 1], choices: choices, promotionalOptIn: row[first + 3],
            language: row[first + 4], optedOutAtMs: row[first + 5], version: row[first + 6], updatedAtMs: row[first + 7])
    }
}

extension PreferencesTransaction {
    /// All stored choices of the user.
    func preferences(of user: StoredUser) throws -> StoredPreferences {
        StoredPreferences(document: try document(of: user), channels: try channels(of: user), hasConsent: try hasConsent(user))
    }

    /// The user's document; the default one for a user without a row.
    func document(of user: StoredUser) throws -> PreferenceDocument {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(DocumentRow.columns) FROM documents AS d WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: user.arguments)
        return try row.map { try DocumentRow.document($0) } ?? PreferenceDocument()
    }

    func save(_ document: PreferenceDocument, of user: StoredUser) throws {
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
            arguments: user.arguments + [
                document.pushEnabled, document.emailEnabled, Data(try document.choices.bytes()), document.promotionalOptIn, document.language,
                document.optedOutAtMs, document.version, document.updatedAtMs,
            ])
    }

    /// Applies an update, reports a changed master switch to the registry, and raises the update's telemetry.
    ///
    /// - Throws: as ``DocumentUpdate/applied(to:at:)``; `conflict` for a user who was erased.
    func apply(_ update: DocumentUpdate, of user: StoredUser, telling telemetry: DocumentTelemetry, at now: Instant) throws {
        let before = try document(of: user)
        let after = try update.applied(to: before, at: now)
        guard after != before else { return }
        try refuseErased(user, at: now)
        try save(after, of: user)
        try notePushSwitch(after, before: before, of: user)
        for event in telemetry.events(before, after, userId: user.id) {
            try raise(event, about: user, mode: telemetry.governing.policy.telemetryMode, atMs: after.updatedAtMs)
        }
    }

    /// Replaces all stored choices of a user.
    ///
    /// - Parameter dryRun: Computes the changes without writing them.
    /// - Returns: whether anything changes, and the choices that the app does not offer any more.
    /// - Throws: as ``UserReplacement/applied(to:channels:)``; `conflict` for a user who was erased.
    func apply(
        _ replacement: UserReplacement, of user: StoredUser, at now: Instant, dryRun: Bool
    ) throws -> (isChanged: Bool, gone: [APIError]) {
        try refuseErased(user, at: now)
        let before = try document(of: user)
        let outcome = try replacement.applied(to: before, channels: try channels(of: user))
        guard outcome.document != before else { return (false, outcome.gone) }
        guard !dryRun else { return (true, outcome.gone) }
        try save(outcome.document, of: user)
        try notePushSwitch(outcome.document, before: before, of: user)
        for setting in outcome.changedChannels { try save(setting.choice, of: user, channelId: setting.channelId) }
        return (true, outcome.gone)
    }
}
