import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import TestFolders
import Testing

extension Acceptance {
    /// The events of an app as operators follow and copy them.
    @Suite("Tail", .serialized, .timeLimit(.minutes(5)))
    struct Tail {
        /// `carillon tail` as a process.
        private func tail(_ scenario: Scenario, _ arguments: String...) throws -> ServiceProcess {
            let run = scenario.system.options.runFolder
            return try ServiceProcess(
                name: "carillon", executable: ReleaseExecutables.url("carillon"),
                arguments: ["tail", "--run-dir", run.path, "--organization", scenario.tenant.organizationId, "--app", scenario.tenant.appId]
                    + arguments, log: run.appending(path: "tail-\(UUID().uuidString).log"))
        }

        private func said(_ process: ServiceProcess) -> String { (try? String(contentsOf: process.log, encoding: .utf8)) ?? "" }

        private func lines(_ text: String) -> [[String: Any]] {
            text.split(separator: "\n").compactMap { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any] }
        }

        @Test("RCPT-23 CTL-01 carillon tail shows live what is sent, opened and fails, ends cleanly on Ctrl-C, and goes on where it ended")
        func live() async throws {
            try await Scenario.start("TAIL") { scenario in
                try await scenario.people(["ann"])
                try await scenario.people(["ben"], platforms: ["android"])
                let everything = try tail(scenario, "--json")
                let failures = try tail(scenario, "--outcome", "failed", "--user", "ben")
                try await eventually("both follow") { said(everything).contains("following from") && said(failures).contains("following from") }

                try await scenario.submit(scenario.mention("ann", id: "one"))
                let id = try await scenario.decision("one", for: "ann").notificationId
                #expect(try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": id]).status == 200)
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "fcm", status: 400, reason: "INVALID_ARGUMENT", action: .answer, times: 1)]))
                try await scenario.submit(scenario.mention("ben", id: "two"))
                func isAbout(_ line: [String: Any]) -> Bool {
                    let properties = line["properties"] as? [String: Any]
                    return properties?["notification_id"] as? String == id
                }
                try await eventually("the opening is shown") {
                    lines(said(everything)).contains { isAbout($0) && $0["event_type"] as? String == "push_notification_opened" }
                }
                #expect(lines(said(everything)).contains { isAbout($0) && $0["event_type"] as? String == "push_notification_sent" })
                try await eventually("the failure is shown") { said(failures).contains("provider_error_code=INVALID_ARGUMENT") }
                #expect(!said(failures).contains(id), "another user's event")

                for process in [everything, failures] {
                    process.send(SIGINT)
                    #expect(await process.wait() == 0, "\(said(process))")
                }
                let cursor = try #require(said(everything).split(separator: "\n").last?.split(separator: " ").last.map(String.init))
                #expect(said(everything).contains("go on with: --after \(cursor)"))

                // While nobody followed. A second mention within 30 seconds would be a repeat.
                try await scenario.advance(by: .seconds(60))
                try await scenario.submit(scenario.mention("ann", id: "three"))
                let missed = try await scenario.decision("three", for: "ann").notificationId
                let resumed = try tail(scenario, "--json", "--after", cursor, "--outcome", "sent", "--limit", "1")
                #expect(await resumed.wait() == 0)
                let next = try #require(lines(said(resumed)).first)
                #expect((next["properties"] as? [String: Any])?["notification_id"] as? String == missed)

                // The copy has them all, once, and goes on by itself.
                let file = scenario.system.options.runFolder.appending(path: "events-\(UUID().uuidString).jsonl").path
                _ = try await scenario.carillon("telemetry", "export", "--file", file)
                let copied = lines(try String(contentsOfFile: file, encoding: .utf8))
                _ = try await scenario.carillon("telemetry", "export", "--file", file)
                let again = lines(try String(contentsOfFile: file, encoding: .utf8))
                let ids = copied.compactMap { $0["event_id"] as? String }
                #expect(!ids.isEmpty && Set(ids).count == ids.count && again.count == copied.count)
                #expect(ids.contains { $0.contains("opened") })
            }
        }

        @Test("RCPT-23 PRIV-10 an app that stores no events cannot be followed: the command says why and ends with a refusal")
        func off() async throws {
            try await Scenario.start("TAIL-OFF", profile: "timesafari") { scenario in
                let refused = try tail(scenario)
                #expect(await refused.wait() == 4)
                #expect(said(refused).contains("telemetry_mode is off"))
            }
        }
    }
}
