import CarillonAPI
import Foundation
import Storage

/// The step from choices written as JSON to the protobuf message: reading a thousand JSON documents took most of a `CheckSend`.
enum ChoicesAsMessages {
    /// What the first version stored.
    private struct Choices: Decodable {
        struct TypeChoice: Decodable {
            var push: Bool?
            var email: Bool?
        }
        struct QuietHours: Decodable {
            var enabled: Bool?
            var start: String?
            var end: String?
            var timezone: String?
            var daysOfWeek: [Int32]?
            var allowCritical: Bool?
        }
        var types: [String: TypeChoice]?
        var categories: [String: Bool]?
        var quietHours: QuietHours?
        var sound: [String: String]?
    }

    @Sendable
    static func run(_ database: Database) throws {
        try database.execute(sql: "ALTER TABLE documents RENAME COLUMN choices TO choices_json")
        try database.execute(sql: "ALTER TABLE documents ADD COLUMN choices BLOB NOT NULL DEFAULT x''")
        let written = try Row.fetchCursor(database, sql: "SELECT id, choices_json FROM documents WHERE choices_json <> '{}'")
        var converted: [(id: Int64, bytes: Data)] = []
        while let row = try written.next() {
            let json: String = row[1]
            let choices = try JSONDecoder().decode(Choices.self, from: Data(json.utf8))
            converted.append((row[0], Data(try message(choices).bytes())))
        }
        for (id, bytes) in converted {
            try database.cachedStatement(sql: "UPDATE documents SET choices = ? WHERE id = ?").execute(arguments: [bytes, id])
        }
        try database.execute(sql: "ALTER TABLE documents DROP COLUMN choices_json")
    }

    private static func message(_ choices: Choices) -> PreferencesV1.StoredChoices {
        .init(
            types: (choices.types ?? [:]).sorted { $0.key < $1.key }.map {
                .init(typeId: $0.key, push: $0.value.push, email: $0.value.email)
            },
            categories: (choices.categories ?? [:]).sorted { $0.key < $1.key }.map { .init(categoryId: $0.key, enabled: $0.value) },
            quietHours: choices.quietHours.map { quiet in
                .init(
                    enabled: quiet.enabled, start: quiet.start, end: quiet.end, timezone: quiet.timezone,
                    days: quiet.daysOfWeek.map { .init(daysOfWeek: $0) }, allowCritical: quiet.allowCritical)
            },
            sound: choices.sound ?? [:])
    }
}
