import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.11 Badges", .serialized)
    struct Badges {
        private static let zone = "Europe/Berlin"

        private func next(_ time: String, after now: Instant) throws -> Instant {
            WallClock.next(try #require(LocalTime(time)), atOrAfter: now, in: try #require(IANA.zone(named: Self.zone)))
        }

        private func call(
            _ method: String, _ path: String, _ json: (any Sendable)? = nil, as user: String, _ scenario: Scenario
        ) async throws -> [String: any Sendable] {
            let answer = try await scenario.asUser(user, method, path, json, roles: ["student"])
            #expect(answer.status == 200, "\(method) \(path): \(String(decoding: answer.body, as: UTF8.self))")
            return answer.json
        }

        /// The ids of a user's unread entries, 100 at most.
        private func unread(_ user: String, _ scenario: Scenario) async throws -> [String] {
            let items = try await call("GET", "/inbox?unread_only=true&limit=100", as: user, scenario)["items"] as? [[String: any Sendable]]
            // The profile's JSON has names in camelCase.
            return try #require(items).compactMap { $0["notificationId"] as? String }
        }

        /// Reads some entries on another device.
        private func read(_ ids: some Collection<String>, _ user: String, _ scenario: Scenario) async throws {
            _ = try await call("POST", "/inbox/read", ["ids": Array(ids)], as: user, scenario)
            try await scenario.settle()
        }

        @Test("ACC-141 RCPT-15 RCPT-17 RCPT-18 C-28 Of four changes in an hour three leave, the last with the final value; at wake it is corrected")
        func many() async throws {
            try await Scenario.start("ACC-141", profile: "mlc-lms") { scenario in
                try await scenario.people(["nia"], timezone: Self.zone, roles: ["student"])
                let hours: [String: any Sendable] = ["enabled": true, "start": "22:00", "end": "06:30", "timezone": Self.zone]
                _ = try await call("PUT", "/users/me/notifications", ["quiet_hours": hours], as: "nia", scenario)
                let start = try next("10:00", after: try await scenario.now() + .seconds(180))
                try await scenario.advance(to: start)
                let phone = scenario.token("nia")
                for number in 1...120 {
                    var event = scenario.event(
                        "e\(number)", type: "assignment_new", to: ["nia"], entity: "a\(number)", data: ["assignment": "Scales \(number)"])
                    event["priority"] = "low"
                    let answer = try await scenario.asHost("POST", "/events", event)
                    #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
                }
                try await scenario.settle()
                try await scenario.advance(to: start + .seconds(2 * 3_600))
                #expect(try await scenario.badgeUpdates(phone).last?.badge == 99)
                let count = try await call("GET", "/inbox/unread-count", as: "nia", scenario)
                #expect(count["unread"] as? Int == 120 && count["badge"] as? Int == 99 && count["label"] as? String == "99+")

                // Four changes: after 0, 10, 25 and 35 minutes.
                let before = try await scenario.badgeUpdates(phone).count
                let ids = try await unread("nia", scenario)
                try #require(ids.count == 100)
                try await read(ids[..<30], "nia", scenario)
                for (minutes, range) in [(10, 30..<31), (25, 31..<32), (35, 32..<40)] {
                    try await scenario.advance(to: start + .seconds(2 * 3_600 + Int64(minutes) * 60))
                    try await read(ids[range], "nia", scenario)
                }
                try await scenario.advance(to: start + .seconds(3 * 3_600))
                let pushed = try await scenario.badgeUpdates(phone).dropFirst(before)
                #expect(pushed.map(\.badge) == [90, 89, 80])
                for push in pushed {
                    #expect(push.headers["apns-push-type"] == "alert" && push.headers["apns-priority"] == "5")
                    #expect((push.json["aps"] as? [String: Any])?.keys.sorted() == ["badge", "content-available"])
                }
                #expect(try await scenario.shown(phone).isEmpty)

                // A change that the phone does not get is corrected at the end of quiet hours.
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [
                        .init(provider: "apns", token: phone, status: 400, reason: "BadMessageId", action: .answer, times: 1)
                    ]))
                try await read(ids[40..<41], "nia", scenario)
                let wake = try next("06:30", after: try await scenario.now())
                try await scenario.advance(to: wake + .seconds(-60))
                #expect(try await scenario.badgeUpdates(phone).last?.badge == 80)
                try await scenario.advance(to: wake + .seconds(60))
                #expect(try await scenario.badgeUpdates(phone).last?.badge == 79)
                #expect(try await scenario.badgeUpdates(phone).count == before + 4)
            }
        }

        @Test("ACC-085 RCPT-14 RCPT-16 RCPT-17 A direct message shows the sum of the counters; viewing it sets the badge by a silent push")
        func counters() async throws {
            try await Scenario.start("ACC-085") { scenario in
                try await scenario.people(["ann", "ben"])
                try await scenario.validated()
                func change(_ counter: String, _ operation: String, _ value: Int) async throws {
                    let body: [String: any Sendable] = ["user_id": "ann", "counter": counter, "op": operation, "value": value]
                    let answer = try await scenario.asHost("POST", "/badge/counters", body)
                    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                    try await scenario.settle()
                    // A user's badge is pushed once a second at most.
                    try await scenario.advance(by: .seconds(1))
                    try await scenario.settle()
                }
                try await change("mentions", "set", 1)
                try await change("threads", "set", 1)
                try await scenario.submit(scenario.message("dm1", from: "ben", channel: "dm_ann_ben", type: "dm", members: ["ann", "ben"]))
                #expect(try await scenario.shown(scenario.token("ann")).map(\.badge) == [3])
                try await change("dm", "clear", 0)
                let updates = try await scenario.badgeUpdates(scenario.token("ann"))
                #expect(updates.map(\.badge) == [1, 2, 2])
                let last = try #require(updates.last)
                #expect(last.headers["apns-push-type"] == "alert" && last.headers["apns-priority"] == "5")
                #expect((last.json["aps"] as? [String: Any])?.keys.sorted() == ["badge", "content-available"])
            }
        }
    }
}
