import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Events that hosts schedule.
    @Suite("5.5 Scheduled events", .serialized)
    struct Schedules {
        @Test(
            "ACC-070 EVAL-41 a snoozed reminder returns an hour later with a new push id, also across a killed evaluator; the third snooze is refused"
        )
        func snooze() async throws {
            try await RunningSystem.fresh("ACC-070") { system in
                try await Scenario.start("ACC-070", profile: "mlc-lms", in: system) { scenario in
                    try await scenario.people(["ann", "ben"], platforms: ["ios"], timezone: "UTC", roles: ["student"])
                    var event = scenario.event("reminder", type: "assignment_new", to: ["ann"], entity: "7", data: ["assignment": "Fractions"])
                    event["priority"] = "high"
                    try await scenario.submit(event)
                    let id = try #require(try await scenario.shown(scenario.token("ann")).first?.notificationId)
                    var pushes = [try await scenario.notification(id).pushId]
                    for (round, base) in ["", "v1"].enumerated() {
                        func snooze(as user: String) async throws -> HTTPClient.Response {
                            try await scenario.asUser(ofVersion: base, user, "POST", "/notifications/snooze", ["notification_id": id])
                        }
                        #expect(try await snooze(as: "ben").status == 404, "another user's")
                        let answer = try await snooze(as: "ann")
                        let until = try await scenario.now() + .seconds(3_600)
                        #expect(answer.status == 200 && answer.json["scheduledFor"] as? String == until.rfc3339, "\(answer.json)")
                        await system.kill("evaluator")
                        try await system.start("evaluator")
                        try await scenario.advance(to: until - .seconds(1))
                        #expect(try await scenario.shown(scenario.token("ann")).count == round + 1)
                        try await scenario.advance(to: until)
                        #expect(try await scenario.shown(scenario.token("ann")).map(\.notificationId) == Array(repeating: id, count: round + 2))
                        pushes.append(try await scenario.notification(id).pushId)
                    }
                    #expect(Set(pushes).count == 3)
                    let third = try await scenario.asUser("ann", "POST", "/notifications/snooze", ["notification_id": id])
                    #expect(third.status == 409 && third.errorCode == "snooze_limit")
                    let tooShort: [String: any Sendable] = ["notification_id": id, "seconds": 59]
                    let early = try await scenario.asUser("ann", "POST", "/notifications/snooze", tooShort)
                    #expect(early.status == 422 && early.errorField == "seconds")
                }
            }
        }

        @Test("ACC-071 EVAL-44 08:00 by each user's clock: three zones, across a killed evaluator, within 60 s; a cancelled one reaches nobody")
        func localTime() async throws {
            try await RunningSystem.fresh("ACC-071") { system in
                try await Scenario.start("ACC-071", profile: "mlc-lms", in: system) { scenario in
                    let zones = ["tom": "Asia/Tokyo", "ben": "Europe/Berlin", "nina": "America/New_York"]
                    for (user, zone) in zones { try await scenario.people([user], platforms: ["ios"], timezone: zone, roles: ["student"]) }
                    let tomorrow = LocalDateTime(try await scenario.now(), .utc).date.adding(days: 2)
                    let eight: [String: any Sendable] = ["local_date": tomorrow.description, "local_time": "08:00"]
                    func event(_ id: String) -> [String: any Sendable] {
                        var event = scenario.event(
                            id, type: "assignment_new", to: zones.keys.sorted(), entity: id, data: ["assignment": "Fractions"])
                        event["priority"] = "high"
                        event["scheduled_for"] = eight
                        return event
                    }
                    try await scenario.submit(event("first"))
                    try await scenario.submit(event("second"))
                    #expect(try await scenario.clients.evaluator.cancelEvent(.init(tenant: scenario.tenant, id: "second")).cancelled == 1)
                    var shown: Set<String> = []
                    for user in ["tom", "ben", "nina"] {
                        let zone = try #require(IANA.zone(named: zones[user] ?? ""))
                        let time = WallClock.instant(of: LocalDateTime(date: tomorrow, hour: 8), in: zone)
                        try await scenario.advance(to: time - .seconds(1))
                        await system.kill("evaluator")
                        try await system.start("evaluator")
                        for other in zones.keys {
                            #expect(
                                try await scenario.shown(scenario.token(other)).count == (shown.contains(other) ? 1 : 0), "\(other) before \(user)")
                        }
                        try await scenario.advance(to: time + .seconds(60))
                        shown.insert(user)
                        #expect(try await scenario.shown(scenario.token(user)).count == 1, "\(user)")
                    }
                    let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.enqueued == 3 && statistics.held == 0 && statistics.eventsSkipped == ["cancelled": 1])
                }
            }
        }

        @Test("EVAL-44 Scheduled events outlive a killed evaluator, each is sent exactly once within 60 s of its time, and a cancelled one never")
        func killed() async throws {
            try await RunningSystem.fresh("EVAL-44") { system in
                try await Scenario.start("EVAL-44", profile: "mlc-lms", in: system) { scenario in
                    let users = (0..<20).map { "user-\($0)" }
                    try await scenario.people(users, platforms: ["ios"], timezone: "UTC", roles: ["student"])
                    let time = try await scenario.now() + .seconds(7_200)
                    func event(_ id: String, for user: String) -> [String: any Sendable] {
                        var event = scenario.event(id, type: "assignment_new", to: [user], entity: id, data: ["assignment": "Fractions"])
                        event["priority"] = "high"
                        event["scheduled_for"] = time.rfc3339
                        return event
                    }
                    for user in users { try await scenario.submit(event("for-\(user)", for: user)) }
                    try await scenario.submit(event("cancelled", for: "user-0"))
                    #expect(try await scenario.clients.evaluator.cancelEvent(.init(tenant: scenario.tenant, id: "cancelled")).cancelled == 1)
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.settle()
                    #expect(try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant)).scheduled == 20)
                    try await scenario.advance(to: time - .seconds(1))
                    #expect(try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant)).enqueued == 0)
                    // In the middle of the spread some are sent and some are not.
                    try await scenario.advance(to: time + .seconds(30))
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.advance(to: time + .seconds(60))
                    for user in users { #expect(try await scenario.shown(scenario.token(user)).count == 1, "\(user)") }
                    let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.scheduled == 0 && statistics.enqueued == 20 && statistics.eventsPending == 0)
                    #expect(statistics.eventsSkipped == ["cancelled": 1])
                }
            }
        }
    }
}
