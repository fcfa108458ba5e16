import CarillonAPI
import Foundation
import Storage

/// Who opted out before opt-outs were remembered has that one as their history (PREF-16).
enum OptOutHistoryStep {
    @Sendable
    static func run(_ database: Database) throws {
        var seeded: [(id: Int64, bytes: Data)] = []
        let rows = try Row.fetchCursor(database, sql: "SELECT id, choices, opted_out_at_ms FROM documents WHERE opted_out_at_ms IS NOT NULL")
        while let row = try rows.next() {
            let stored: Data = row[1]
            // No bytes are no choices.
            var choices = PreferencesV1.StoredChoices()
            if !stored.isEmpty { choices = try stored.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) } }
            guard choices.optOutHistoryMs.isEmpty else { continue }
            choices.optOutHistoryMs = [row[2]]
            seeded.append((row[0], Data(try choices.bytes())))
        }
        for (id, bytes) in seeded {
            try database.cachedStatement(sql: "UPDATE documents SET choices = ? WHERE id = ?").execute(arguments: [bytes, id])
        }
    }
}
