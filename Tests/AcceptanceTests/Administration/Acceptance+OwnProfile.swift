import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

extension Acceptance {
    @Suite("A profile of the operator's own", .serialized)
    struct OwnProfile {
        /// The example of the documents.
        private static let folder = ProjectFolder.root.appending(path: "docs/example-profile").path

        /// The titles and texts that a reader's phone showed, in order.
        private func shown(_ user: String, in scenario: Scenario) async throws -> [String] {
            try await scenario.shown(scenario.token(user)).map { "\($0.title) / \($0.message)" }
        }

        private func time(_ text: String, after now: Instant) throws -> Instant {
            WallClock.next(try #require(LocalTime(text)), atOrAfter: now, in: try #require(IANA.zone(named: "UTC")))
        }

        @Test("POL-01 POL-05 EVAL-21 EVAL-29 EVAL-30 EVAL-32 A sixth profile is a file: its types, plural forms, quiet hours, window and cap decide")
        func fromFile() async throws {
            try await RunningSystem.fresh("own-profile", settings: ["registry": ["profiles_dir": Self.folder]]) { system in
                try await Scenario.start("POL-01", profile: "library", in: system) { scenario in
                    let profiles = try await scenario.clients.administration.listProfiles(.init()).profiles
                    #expect(profiles.map(\.name) == ["chat", "hr-warehouse", "library", "mlc-lms", "school", "timesafari"])
                    // Ends with 1 where a text is missing in a language, or would be cut.
                    _ = try await scenario.carillon("templates", "check")
                    try await scenario.workspace.add([
                        .init(userID: "ann", displayName: "Ann", platforms: ["ios"]),
                        .init(userID: "ola", displayName: "Ola", platforms: ["ios"], locale: "pl"),
                    ])
                    try await scenario.validated()
                    try await plurals(in: scenario)
                    try await windowAndCap(in: scenario)
                    try await quietHours(in: scenario)
                }
            }
        }

        private func plurals(in scenario: Scenario) async throws {
            for count in ["1", "5"] {
                try await scenario.submit(
                    scenario.event("queue-\(count)", type: "queue_moved", to: ["ann", "ola"], data: ["book": "Solaris", "count": count]))
            }
            #expect(try await shown("ann", in: scenario) == ["Solaris / 1 reader before you", "Solaris / 5 readers before you"])
            #expect(try await shown("ola", in: scenario) == ["Solaris / 1 czytelnik przed Tobą", "Solaris / 5 czytelników przed Tobą"])
            let reading = ["author": "Olga", "place": "Hall"]
            try await scenario.submit(scenario.event("reading", type: "reading", to: ["ann"], data: reading))
            #expect(try await scenario.outcome("reading", for: "ann") == "preference_disabled", "the category is off until chosen")
        }

        private func windowAndCap(in scenario: Scenario) async throws {
            func ready(_ book: String) async throws {
                try await scenario.submit(scenario.event(book, type: "book_ready", to: ["ann"], entity: book, data: ["book": book]))
            }
            for book in ["Eden", "Fiasco", "Golem"] {
                try await ready(book)
                try await scenario.advance(by: .seconds(5))
            }
            #expect(try await shown("ann", in: scenario).count == 2, "the three are collected for a minute")
            try await scenario.advance(by: .seconds(60))
            #expect(try await shown("ann", in: scenario).dropFirst(2) == ["3 updates / Eden, Fiasco, Golem"])
            #expect(try await scenario.outcome("Eden", for: "ann") == "grouped")
            for book in ["Cyberiad", "Katar"] {
                try await ready(book)
                try await scenario.advance(by: .seconds(120))
            }
            #expect(try await shown("ann", in: scenario).dropFirst(3) == ["Ready for you / Cyberiad"])
            #expect(try await scenario.outcome("Katar", for: "ann") == "cap_exceeded")
            #expect(try await scenario.decision("Katar", for: "ann").detail.hasPrefix("cap_normal_per_day is 2 (from the profile library)"))
        }

        private func quietHours(in scenario: Scenario) async throws {
            try await scenario.advance(to: time("23:00", after: scenario.now()))
            try await scenario.submit(scenario.event("night", type: "queue_moved", to: ["ann"], data: ["book": "Solaris", "count": "2"]))
            #expect(try await scenario.outcome("night", for: "ann") == "held")
            let before = try await shown("ann", in: scenario)
            try await scenario.advance(to: time("07:01", after: scenario.now()))
            #expect(try await scenario.outcome("night", for: "ann") == "pushed")
            #expect(try await shown("ann", in: scenario).dropFirst(before.count) == ["Solaris / 2 readers before you"])
        }
    }
}
