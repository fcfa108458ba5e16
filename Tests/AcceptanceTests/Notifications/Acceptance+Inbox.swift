import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// The notification centre, as far as it is the server's: its screens are a client's.
    @Suite("5.8 The notification centre", .serialized)
    struct Inbox {
        private static let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3312"
        private static func request(_ number: Int) -> String { "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b3\(number)" }

        /// A worker with three decided requests, a minute apart, the newest one last.
        private func withOutcomes(_ number: String, _ body: (Scenario) async throws -> Void) async throws {
            try await Scenario.start(number, profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.worker], platforms: ["android"])
                for (position, outcome) in ["approved", "rejected", "withdrawn"].enumerated() {
                    try await scenario.submit(
                        scenario.event(
                            outcome, type: "request_status_changed", to: [Self.worker], entity: Self.request(position),
                            data: ["request_kind": "leave", "outcome": outcome]))
                    try await scenario.advance(by: .seconds(60))
                }
                try await body(scenario)
            }
        }

        private func call(
            _ method: String, _ path: String, _ json: (any Sendable)? = nil, _ scenario: Scenario
        ) async throws -> [String: any Sendable] {
            let answer = try await scenario.asUser(Self.worker, method, path, json)
            #expect(answer.status == 200, "\(method) \(path): \(String(decoding: answer.body, as: UTF8.self))")
            return answer.json
        }

        private func entries(_ scenario: Scenario, _ query: String = "") async throws -> [[String: any Sendable]] {
            try #require(try await call("GET", "/inbox\(query)", nil, scenario)["items"] as? [[String: any Sendable]])
        }

        private func unread(_ scenario: Scenario) async throws -> Int? {
            try await call("GET", "/inbox/unread-count", nil, scenario)["unread"] as? Int
        }

        @Test("ACC-108 (partly: screens are a client's) RCPT-11 RCPT-12 EVAL-52 The newest is first, and entries are read, dismissed and withdrawn")
        func centre() async throws {
            try await withOutcomes("ACC-108") { scenario in
                let listed = try await entries(scenario)
                #expect(
                    listed.map { $0["body"] as? String } == [
                        "Your leave request was withdrawn", "Your leave request was rejected", "Your leave request was approved",
                    ])
                let ids = listed.compactMap { $0["notification_id"] as? String }
                #expect(listed.allSatisfy { $0["icon_key"] as? String == "request" && $0["read_at"] as? String == nil })
                #expect(listed.allSatisfy { ["sent", "delivered"].contains($0["push_status"] as? String) })
                // For "5 minutes ago".
                let created = try #require((listed.first?["created_at"] as? String).flatMap { Instant(rfc3339: $0) })
                let age = try await scenario.now() - created
                #expect(age >= .seconds(60) && age < .seconds(70))
                let count = try await call("GET", "/inbox/unread-count", nil, scenario)
                #expect(count["unread"] as? Int == 3 && count["badge"] as? Int == 3 && count["label"] as? String == "3")
                let pages = try await call("GET", "/inbox?limit=2", nil, scenario)
                let next = try #require(pages["next_cursor"] as? String)
                #expect(try await entries(scenario, "?limit=2&cursor=\(next)").map { $0["notification_id"] as? String } == [ids[2]])

                // One, a swipe, the entity, all.
                #expect(try await call("POST", "/inbox/\(ids[0])/read", nil, scenario)["unread"] as? Int == 2)
                #expect(try await entries(scenario, "?unread_only=true").map { $0["notification_id"] as? String } == [ids[1], ids[2]])
                #expect(try await call("DELETE", "/inbox/\(ids[1])", nil, scenario)["unread"] as? Int == 1)
                #expect(try await entries(scenario).map { $0["notification_id"] as? String } == [ids[0], ids[2]])
                let target = try await call("GET", "/inbox/\(ids[2])/target", nil, scenario)
                #expect(target["exists"] as? Bool == true)
                #expect((target["deep_link"] as? String)?.contains("my-activities/\(Self.request(0))") == true, "\(target)")
                #expect(try await scenario.asHost("POST", "/entities/entity/\(Self.request(0))/deleted").status == 200)
                let gone = try await call("GET", "/inbox/\(ids[2])/target", nil, scenario)
                #expect(gone["exists"] as? Bool == false)
                #expect((gone["fallback_deep_link"] as? String)?.hasSuffix("my-activities") == true, "\(gone)")
                #expect(try await unread(scenario) == 0)
                #expect(try await entries(scenario).map { $0["notification_id"] as? String } == [ids[0]])
                try await scenario.submit(
                    scenario.event(
                        "again", type: "request_status_changed", to: [Self.worker], entity: Self.request(8),
                        data: ["request_kind": "leave", "outcome": "approved"]))
                #expect(try await unread(scenario) == 1)
                #expect(try await call("POST", "/inbox/read", ["all": true], scenario)["unread"] as? Int == 0)
                // A failed mark is an error that the client shows.
                let failed = try await scenario.asUser(Self.worker, "POST", "/inbox/notif_unknown/read")
                #expect(failed.status == 404 && failed.errorCode == "not_found")
                // Another user has none of it.
                let other = try await scenario.asUser("3f2504e0-4f89-41d3-9a0c-0305e82c3399", "POST", "/inbox/\(ids[0])/read")
                #expect(other.status == 404)
            }
        }

        @Test("ACC-109 (partly: the cached list is a client's) WEB-11 RCPT-12 Offline marks count once, with the times at which they were made")
        func offline() async throws {
            try await withOutcomes("ACC-109") { scenario in
                let ids = try await entries(scenario).compactMap { $0["notification_id"] as? String }
                let (read, dismissed) = (try await scenario.now() + .seconds(10), try await scenario.now() + .seconds(20))
                try await scenario.advance(by: .seconds(3_600))
                let marks: [[String: any Sendable]] = [
                    ["notification_id": ids[1], "kind": "dismissed", "occurred_at": dismissed.rfc3339],
                    ["notification_id": ids[1], "occurred_at": read.rfc3339], ["notification_id": ids[0], "occurred_at": read.rfc3339],
                ]
                // The client does not know whether its first try arrived.
                for _ in 0..<2 {
                    let answer = try await call("POST", "/inbox/read", ["marks": marks], scenario)
                    #expect(answer["unread"] as? Int == 1 && (answer["unknown_ids"] as? [String])?.isEmpty == true, "\(answer)")
                }
                let later = try await entries(scenario)
                #expect(later.map { $0["notification_id"] as? String } == [ids[0], ids[2]])
                #expect(later.first?["read_at"] as? String == read.rfc3339)
                // Another device read it earlier, and its mark arrives last.
                let earlier = read + .seconds(-5)
                let early: [String: any Sendable] = ["ids": [ids[0]], "occurred_at": earlier.rfc3339]
                #expect(try await call("POST", "/inbox/read", early, scenario)["unread"] as? Int == 1)
                #expect(try await entries(scenario).first?["read_at"] as? String == earlier.rfc3339)
            }
        }

        @Test("RCPT-20 In the profile school there is no notification centre")
        func school() async throws {
            try await Scenario.start("RCPT-20-INBOX", profile: "school") { scenario in
                let answer = try await scenario.asUser("sam", "GET", "/inbox")
                #expect(answer.status == 404 && answer.errorCode == "inbox_disabled")
            }
        }
    }
}
