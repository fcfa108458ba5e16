import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `prompt_outcomes`: the last outcomes of each device's prompts.
enum PromptOutcomeTable {
    static func insert(_ prompt: PromptReport, at now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO prompt_outcomes (organization_id, app_id, user_id, device_id, kind, outcome, at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, prompt.key.arguments + [prompt.kind.name, prompt.outcome.name, now])
        try prompt.key.trim("prompt_outcomes", database)
    }

    static func delete(of key: DeviceKey, _ database: Database) throws { try key.delete(from: "prompt_outcomes", database) }

    /// The outcome of the device's last prompt; empty without one.
    static func last(of key: DeviceKey, _ database: Database) throws -> String {
        try database.firstRow("SELECT outcome FROM prompt_outcomes WHERE \(DeviceKey.condition) ORDER BY id DESC LIMIT 1", key.arguments) {
            $0[0] as String
        } ?? ""
    }
}
