import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

extension Acceptance {
    /// The server's part of notifications that devices schedule by themselves.
    @Suite("Devices that schedule notifications", .serialized)
    struct LocalScheduling {
        private static let ack: [String: any Sendable] = [
            "slotId": "0800", "fireAt": 1_770_000_000_000, "deliveredAt": 1_770_000_000_250, "deviceTz": "Asia/Tokyo", "appVersion": "2.4",
            "buildId": "7",
        ]

        private func text(_ answer: HTTPClient.Response) -> String { "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))" }

        @Test("AGENT-09 GW-06 A device gets the content that the host put, then 304, and the new content after a change")
        func content() async throws {
            try await Scenario.start("LOCAL-1", profile: "timesafari") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [])
                let content: [String: any Sendable] = [
                    "user_id": "ann", "locale": "en", "headline": "3 new offers", "summary": "Two are near you", "data": ["offer_id": "7"],
                ]
                let put = try await scenario.asHost("PUT", "/local/content", content)
                #expect(put.status == 200, "\(text(put))")
                let first = try await scenario.asUser("ann", "GET", "/local/content")
                #expect(first.status == 200, "\(text(first))")
                #expect(first.json["headline"] as? String == "3 new offers" && first.json["summary"] as? String == "Two are near you")
                #expect(first.json["data"] as? [String: String] == ["offer_id": "7"])
                let tag = try #require(first.headers["etag"])
                #expect(put.json["etag"] as? String == tag)
                let known = [("if-none-match", tag)]
                for method in ["GET", "POST"] {
                    let again = try await scenario.asUser("ann", method, "/local/content", headers: known)
                    #expect(again.status == 304 && again.body.isEmpty && again.headers["etag"] == tag, "\(text(again))")
                }
                // The host puts the same again each morning.
                _ = try await scenario.asHost("PUT", "/local/content", content)
                let same = try await scenario.asUser("ann", "GET", "/local/content", headers: known)
                #expect(same.status == 304)
                let changed = content.merging(["headline": "4 new offers"]) { $1 }
                _ = try await scenario.asHost("PUT", "/local/content", changed)
                let next = try await scenario.asUser("ann", "GET", "/local/content", headers: known)
                #expect(next.status == 200 && next.json["headline"] as? String == "4 new offers" && next.headers["etag"] != tag, "\(text(next))")
                let bens = try await scenario.asUser("ben", "GET", "/local/content")
                #expect(bens.status == 404)
                let audience: [String: any Sendable] = ["audience": ["whole_app": true], "headline": "Hello", "summary": "To all"]
                _ = try await scenario.asHost("PUT", "/local/content", audience)
                let common = try await scenario.asUser("ben", "GET", "/local/content")
                #expect(common.json["headline"] as? String == "Hello")
            }
        }

        @Test("C-67 In timesafari options stay on the device; an app that wants a copy stores them, and a token in them is refused")
        func options() async throws {
            let options: [String: any Sendable] = [
                "times": [["hour": 8, "minute": 0]], "storage": "private", "prefetchLeadMinutes": 30,
                "contentTemplate": ["title": "{{headline}}", "body": "{{summary}}"],
            ]
            try await Scenario.start("LOCAL-2", profile: "timesafari") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let refused = try await scenario.asUser("ann", "PUT", "/local/config", options)
                #expect(refused.status == 409 && refused.errorCode == "conflict", "\(text(refused))")
                let none = try await scenario.asUser("ann", "GET", "/local/config")
                #expect(none.status == 409)
            }
            try await Scenario.start("LOCAL-3", profile: "timesafari", overrides: ["local_config_sync": "true"]) { scenario in
                try await scenario.people(["ann"], platforms: [])
                let put = try await scenario.asUser("ann", "PUT", "/local/config", options)
                #expect(put.status == 200, "\(text(put))")
                let read = try await scenario.asUser("ann", "GET", "/local/config")
                #expect(read.status == 200 && read.json["prefetchLeadMinutes"] as? Int == 30, "\(text(read))")
                #expect(read.json["contentTemplate"] as? [String: String] == ["title": "{{headline}}", "body": "{{summary}}"])
                let fetch: [String: any Sendable] = ["method": "GET", "url": "https://a.example/x", "headers": ["Authorization": "Bearer x"]]
                let secret = options.merging(["callbackProfile": ["fetchContent": fetch]]) { $1 }
                let refused = try await scenario.asUser("ann", "PUT", "/local/config", secret)
                #expect(refused.status == 422 && refused.errorField == "callback_profile.fetch_content.headers", "\(text(refused))")
            }
        }

        @Test("RCPT-25 PRIV-10 A report in timesafari is answered 204 and leaves no row; with telemetry_mode full it leaves one, also when repeated")
        func reports() async throws {
            try await Scenario.start("LOCAL-4", profile: "timesafari") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let answer = try await scenario.asUser("ann", "POST", "/local/ack", Self.ack)
                #expect(answer.status == 204 && answer.body.isEmpty, "\(text(answer))")
                #expect(try await scenario.clients.telemetry.listTelemetry(.init(tenant: scenario.tenant)).events.isEmpty)
                #expect(try await scenario.clients.telemetry.telemetryCounts(.init(tenant: scenario.tenant)).counts.isEmpty)
            }
            let full = ["telemetry_mode": "full", "delivery_log_retention_days": "14"]
            try await Scenario.start("LOCAL-5", profile: "timesafari", overrides: full) { scenario in
                try await scenario.people(["ann"], platforms: [])
                for _ in 0..<2 {
                    let answer = try await scenario.asUser("ann", "POST", "/local/ack", Self.ack)
                    #expect(answer.status == 204, "\(text(answer))")
                }
                let events = try await scenario.clients.telemetry.listTelemetry(.init(tenant: scenario.tenant)).events
                #expect(events.map(\.eventType) == ["local_delivery"] && events.first?.userId == "ann")
                let wrong = try await scenario.asUser("ann", "POST", "/local/ack", Self.ack.merging(["slotId": "8:00"]) { $1 })
                #expect(wrong.status == 422 && wrong.errorField == "slot_id", "\(text(wrong))")
            }
        }
    }
}
