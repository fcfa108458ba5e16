import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Acceptance.Privacy {
    /// A user whose id, names, addresses and texts stand nowhere else.
    private struct Leaver {
        let id = "axolotl-4711"
        let name = "Axolotl Mexicanum"
        let mail = "axolotl.mexicanum@example.com"
        let guardian = "mother.of.axolotl@example.com"
        /// Texts of events for the user alone.
        let assignments = ["Ambystoma Etude", "Ambystoma Fugue", "Ambystoma Sonata"]

        /// What logs never have (SEC-14). They have ids, until they are rotated.
        func texts(_ scenario: Scenario) -> SecretSearch {
            SecretSearch(texts: [name, mail, guardian, "Ambystoma"] + ["ios", "android"].map { scenario.token(id, $0) })
        }
    }

    @Test(
        "PRIV-09 SEC-14 After an erasure a user's id, names, addresses, tokens and texts are in no store's log, and after VACUUM in no store",
        .timeLimit(.minutes(5))
    )
    func erasedBytes() async throws {
        try await RunningSystem.fresh("PRIV-09-bytes", logLevel: "trace") { system in
            let folder = system.options.runFolder
            let leaver = Leaver()
            try await Scenario.start("PRIV-09-BYTES", profile: "mlc-lms", in: system) { scenario in
                try await live(leaver, in: scenario)
                let (texts, id) = (leaver.texts(scenario), SecretSearch(texts: [leaver.id]))
                // The searches find what is there.
                let holders = try texts.files(of: folder, in: ["stores"]) + id.files(of: folder, in: ["stores"])
                let before = Set(holders.map { $0.prefix { $0 != "." } })
                #expect(before.isSuperset(of: ["registry", "preferences", "evaluator", "dispatcher", "receipts"]), "\(before)")

                let answer = try await scenario.asUser(leaver.id, "POST", "/users/me/erasure")
                let erasure = try #require(answer.json["erasureId"] as? String, "\(answer.json)")
                try await eventually("the erasure is done", every: .milliseconds(200)) {
                    try await scenario.asUser(leaver.id, "GET", "/erasures/\(erasure)").json["status"] as? String == "done"
                }
                // The stores' logs are emptied between two transactions, as soon as no reader needs them. The gateway's is, since its spool is empty.
                try await eventually("no log of a store has the user", every: .milliseconds(200)) {
                    let found = try texts.files(of: folder, in: ["stores"]) + id.files(of: folder, in: ["stores"])
                    return found.allSatisfy { !$0.hasSuffix("-wal") }
                }
                let elsewhere = try files(with: texts, in: folder)
                #expect(elsewhere == [])
                // What was queued is not sent, and its outcome brings nothing back.
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                try await scenario.advance(by: .seconds(86_400))
                #expect(try await scenario.outcomes("for-both")["stayer-4711"] == "pushed")
                await system.stop()
                // Rows are overwritten. Gaps of pages may have copies, which SQLite left when it divided a page (docs/operations.md).
                try StoppedStores.vacuum(in: folder)
                let found = try texts.files(of: folder, in: ["stores"])
                #expect(found == [])
                let named = try id.files(of: folder, in: ["stores"])
                #expect(named == [])
                let atRest = try files(with: texts, in: folder)
                #expect(atRest == [])
            }
        }
    }

    /// Leaves the user's data in every service, and in the gateway's spool.
    private func live(_ leaver: Leaver, in scenario: Scenario) async throws {
        let system = scenario.system
        try await scenario.people([leaver.id, "stayer-4711"], platforms: ["ios", "android"], channel: "ch_general", roles: ["student"])
        let person: [String: any Sendable] = ["display_name": leaver.name, "email": leaver.mail, "roles": ["student"]]
        #expect(try await scenario.asHost("PUT", "/directory/users/\(leaver.id)", person).status == 200)

        func assignment(_ id: String, _ name: String, to users: [String]) -> [String: any Sendable] {
            scenario.event(id, type: "assignment_due_soon", to: users, data: ["assignment": name, "due_time": "18:00"])
        }
        try await scenario.submit(assignment("sent", leaver.assignments[0], to: [leaver.id]))
        #expect(try await scenario.outcome("sent", for: leaver.id) == "pushed")
        // One that the evaluator takes from the spool.
        await system.kill("evaluator")
        let spooled = try await scenario.asHost("POST", "/events", assignment("spooled", leaver.assignments[1], to: [leaver.id]))
        #expect(spooled.status == 202 && spooled.json["status"] as? String == "spooled", "\(spooled.json)")
        #expect(try leaver.texts(scenario).files(of: system.options.runFolder, in: ["stores"]).contains { $0.hasPrefix("gateway") })
        try await system.start("evaluator")
        try await eventually("the evaluator has the spooled event", every: .milliseconds(200)) {
            try await MetricsPage(of: "gateway", in: system.options.runFolder).value("carillon_spool_events") == 0
        }
        try await scenario.settle()
        #expect(try await scenario.outcome("spooled", for: leaver.id) == "pushed")
        // Two that wait with the dispatcher, one of them also for somebody else, in words of its own.
        _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
        try await scenario.submit(assignment("queued", leaver.assignments[2], to: [leaver.id]))
        try await scenario.submit(assignment("for-both", "Scales", to: [leaver.id, "stayer-4711"]))
        #expect(try await scenario.outcome("queued", for: leaver.id) == "pushed")

        #expect(try await scenario.asUser(leaver.id, "PUT", "/users/me/notifications", ["email_enabled": false]).status == 200)
        #expect(try await scenario.asUser(leaver.id, "PUT", "/presence", ["status": "online"]).status == 204)
        #expect(try await scenario.asUser(leaver.id, "POST", "/channels/ch_general/mute", ["muted": true]).status == 200)
        let asked = try await scenario.asHost(
            "POST", "/users/\(leaver.id)/consents", ["action": "request", "guardian_email": leaver.guardian])
        #expect(asked.status == 200, "\(asked.json)")
        let properties: [String: any Sendable] = [
            "user_id": leaver.id, "category": "system", "old_value": false, "new_value": true, "changed_from": "settings_page",
        ]
        let told: [String: any Sendable] = ["event_id": "told-1", "event_type": "push_category_toggled", "properties": properties]
        #expect(try await scenario.asUser(leaver.id, "POST", "/telemetry", ["events": [told]]).json["accepted"] as? Int == 1)
    }

    /// Logs of processes and pictures in which something stands.
    private func files(with search: SecretSearch, in folder: URL) throws -> [String] {
        var found = try search.files(of: folder, in: ["logs"])
        let pictures = folder.appending(path: "media").path
        for name in FileManager.default.enumerator(atPath: pictures)?.compactMap({ $0 as? String }) ?? [] {
            guard let contents = FileManager.default.contents(atPath: pictures + "/" + name) else { continue }
            if name.contains("axolotl") || search.finds(in: contents) { found.append("media/" + name) }
        }
        return found
    }
}
