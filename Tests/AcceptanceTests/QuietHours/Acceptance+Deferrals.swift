import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Notifications that quiet hours defer, and their release.
    @Suite("5.4 Deferrals of quiet hours", .serialized)
    struct Deferrals {
        private static let zone = "Europe/Berlin"

        /// The next instant at which it is that late in a zone.
        private func next(_ time: String, in zone: String = zone, after now: Instant) throws -> Instant {
            WallClock.next(try #require(LocalTime(time)), atOrAfter: now, in: try #require(IANA.zone(named: zone)))
        }

        /// Students with quiet hours, in the evening of their zone.
        private func evening(
            _ users: [String], start: String = "20:00", end: String = "07:00", days: [Int]? = nil, at time: String? = "22:00",
            platforms: [String] = ["ios"],
            in scenario: Scenario
        ) async throws {
            try await scenario.people(users, platforms: platforms, timezone: Self.zone, roles: ["student"])
            for user in users {
                var hours: [String: any Sendable] = ["enabled": true, "start": start, "end": end, "timezone": Self.zone]
                if let days { hours["days_of_week"] = days }
                try await set(hours, for: user, in: scenario)
            }
            if let time { try await scenario.advance(to: next(time, after: scenario.now())) }
        }

        private func set(_ hours: [String: any Sendable], for user: String, in scenario: Scenario) async throws {
            let answer = try await scenario.asUser(user, "PUT", "/users/me/notifications", ["quiet_hours": hours])
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        }

        /// An assignment of any priority, for one student.
        private func assignment(_ id: String, for user: String, priority: String) -> [String: any Sendable] {
            [
                "event_id": id, "event_type": "host.assignment_new", "type_id": "assignment_new", "recipients": [user], "entity_type": "assignment",
                "entity_id": id, "data": ["assignment": "Fractions of \(id)"], "priority": priority,
            ]
        }

        private func alert(_ request: SimulatorV1.RecordedRequest) -> [String: Any] {
            (request.json["aps"] as? [String: Any])?["alert"] as? [String: Any] ?? [:]
        }

        @Test("ACC-048 EVAL-21 A blocking notification at 22:00 goes at once to all devices, with APNs priority 10 and FCM high")
        func blocking() async throws {
            try await Scenario.start("ACC-048", profile: "mlc-lms") { scenario in
                try await evening(["ann"], platforms: ["ios", "android"], in: scenario)
                try await scenario.submit(assignment("now", for: "ann", priority: "blocking"))
                #expect(try await scenario.outcome("now", for: "ann") == "pushed")
                let phone = try await scenario.shown(scenario.token("ann"))
                #expect(phone.count == 1 && phone.first?.headers["apns-priority"] == "10")
                let tablet = try await scenario.shown(scenario.token("ann", "android"))
                let message = try #require(tablet.first?.json["message"] as? [String: Any])
                #expect(tablet.count == 1 && (message["android"] as? [String: Any])?["priority"] as? String == "HIGH")
            }
        }

        // Where the link leads, the notification centre, is built later.
        @Test(
            "ACC-049 (partly) EVAL-23 At 07:00 the high one comes alone, seven normal ones as one that opens the centre; a single one keeps its text"
        )
        func merged() async throws {
            try await Scenario.start("ACC-049", profile: "mlc-lms") { scenario in
                try await evening(["ann", "ben"], in: scenario)
                for index in 0..<7 { try await scenario.submit(assignment("n\(index)", for: "ann", priority: "normal")) }
                try await scenario.submit(assignment("urgent", for: "ann", priority: "high"))
                try await scenario.submit(assignment("only", for: "ben", priority: "normal"))
                #expect(try await scenario.outcome("urgent", for: "ann") == "held")
                let held = try await scenario.decision("n0", for: "ann")
                #expect(held.detail == "held until 07:00 Europe/Berlin: quiet hours")
                #expect(try await scenario.notification(held.notificationId).status == .held)
                let morning = try await next("07:00", after: scenario.now())
                try await scenario.advance(to: morning - .seconds(1))
                #expect(try await scenario.shown(scenario.token("ann")).isEmpty)
                try await scenario.advance(to: morning + .seconds(60))

                let sent = try await scenario.shown(scenario.token("ann"))
                #expect(sent.map { alert($0)["body"] as? String } == ["Fractions of urgent", "You have 7 updates"])
                for request in sent { #expect((morning.milliseconds...morning.milliseconds + 60_000).contains(request.receivedAtMs)) }
                let part = try await scenario.decision("n0", for: "ann")
                #expect(part.reason == .grouped)
                let link = try #require((sent.last?.json["data"] as? [String: Any])?["deep_link"] as? String)
                #expect(link.hasPrefix("mlc://notifications?ids=") && link.contains(part.notificationId))
                let carrier = try await scenario.notification(part.carriedBy)
                #expect(carrier.status == .sent && carrier.body == "You have 7 updates")
                #expect(try await scenario.notification(part.notificationId).skipReason == .grouped)
                let alone = try await scenario.shown(scenario.token("ben"))
                #expect(alone.map { alert($0)["body"] as? String } == ["Fractions of only"])
            }
        }

        @Test("ACC-051 EVAL-22 PREF-09 A sticker at 23:00 of the school's time comes at 07:00 of the school's time, wherever the phone is")
        func schoolTime() async throws {
            try await Scenario.start("ACC-051", profile: "school") { scenario in
                let riyadh = "Asia/Riyadh"
                var organization = RegistryV1.Organization()
                (organization.organizationId, organization.name, organization.profile) = (scenario.tenant.organizationId, "ACC-051", "school")
                (organization.timezone, organization.defaultLocale) = (riyadh, "en")
                _ = try await scenario.clients.tenants.upsertOrganization(.init(organization: organization))
                try await scenario.people(["sami"], platforms: ["android"], timezone: "America/New_York", roles: ["student"])
                try await set(["enabled": true, "start": "22:00", "end": "07:00"], for: "sami", in: scenario)
                try await scenario.advance(to: next("23:00", in: riyadh, after: scenario.now()))
                let sticker = ["sticker_name": "Star", "teacher_name": "Ms Noor", "child_name": "Sami"]
                try await scenario.submit(scenario.event("star", type: "sticker_awarded", to: ["sami"], entity: "star", data: sticker))
                #expect(try await scenario.decision("star", for: "sami").detail == "held until 07:00 Asia/Riyadh: quiet hours")
                let morning = try await next("07:00", in: riyadh, after: scenario.now())
                func sent() async throws -> [SimulatorV1.RecordedRequest] {
                    try await scenario.accepted(scenario.expoToken("sami", "android")).filter { !$0.notificationId.isEmpty }
                }
                try await scenario.advance(to: morning - .seconds(1))
                #expect(try await sent().isEmpty)
                try await scenario.advance(to: morning + .seconds(60))
                #expect(try await sent().count == 1)
                let id = try await scenario.decision("star", for: "sami").notificationId
                #expect(try await sent().map(\.notificationId) == [id])
            }
        }

        @Test("ACC-052 EVAL-22 A deferred notification whose category the user switches off is dropped when due")
        func categoryOff() async throws {
            // The ledger keeps what the profile forgets at once.
            let overrides = ["enabled_providers": "[expo, fcm]", "content_retention_days": "30", "delivery_log_retention_days": "30"]
            try await Scenario.start("ACC-052", profile: "school", overrides: overrides) { scenario in
                // Of two whose sticker waits, one switches stickers off.
                let users = ["sami", "lina"]
                try await scenario.people(users, platforms: ["android"], roles: ["student"])
                for user in users { try await set(["enabled": true, "start": "22:00", "end": "07:00"], for: user, in: scenario) }
                try await scenario.advance(to: next("23:00", in: "UTC", after: scenario.now()))
                let data = ["sticker_name": "Star", "teacher_name": "Ms Noor", "child_name": "Sami"]
                try await scenario.submit(scenario.event("star", type: "sticker_awarded", to: users, entity: "star", data: data))
                for user in users { #expect(try await scenario.outcome("star", for: user) == "held", "\(user)") }
                let off = try await scenario.asUser("sami", "PUT", "/users/me/notifications", ["categories": ["sticker_awarded": false]])
                #expect(off.status == 200)
                let morning = try await next("07:00", in: "UTC", after: scenario.now())
                try await scenario.advance(to: morning - .seconds(1))
                #expect(try await scenario.outcome("star", for: "sami") == "held", "it may be switched on again")
                for user in users { #expect(try await scenario.shown(scenario.token(user, "android")).isEmpty, "\(user)") }
                try await scenario.advance(to: morning + .seconds(60))
                #expect(try await scenario.outcome("star", for: "sami") == "preference_disabled")
                let id = try await scenario.decision("star", for: "sami").notificationId
                #expect(try await scenario.notification(id).skipReason == .preferenceDisabled)
                #expect(try await scenario.shown(scenario.token("sami", "android")).isEmpty)
                #expect(try await scenario.outcome("star", for: "lina") == "pushed")
                #expect(try await scenario.shown(scenario.token("lina", "android")).count == 1)
                // Dropped for good: switched on again it does not come after all.
                #expect(try await scenario.asUser("sami", "PUT", "/users/me/notifications", ["categories": ["sticker_awarded": true]]).status == 200)
                try await scenario.advance(by: .seconds(86_400))
                #expect(try await scenario.shown(scenario.token("sami", "android")).isEmpty)
            }
        }

        // The nights in which clocks change are shown for every zone by the tests of preferences.
        @Test("ACC-054 (partly) PREF-09 A window of Fridays across midnight holds on Saturday 01:00 alone, and lets go at local 07:00")
        func fridays() async throws {
            try await Scenario.start("ACC-054", profile: "mlc-lms") { scenario in
                try await evening(["ann"], days: [5], at: nil, in: scenario)
                func isDay(_ weekday: Int, _ instant: Instant) throws -> Bool {
                    LocalDateTime(instant, try #require(IANA.zone(named: Self.zone))).date.isoWeekday == weekday
                }
                var night = try await next("01:00", after: scenario.now())
                while try !isDay(6, night) { night = try next("01:00", after: night + .seconds(1)) }
                try await scenario.advance(to: night)
                try await scenario.submit(assignment("saturday", for: "ann", priority: "high"))
                #expect(try await scenario.outcome("saturday", for: "ann") == "held")
                let morning = try next("07:00", after: night)
                try await scenario.advance(to: morning + .seconds(60))
                let sent = try await scenario.shown(scenario.token("ann"))
                #expect(sent.count == 1 && sent.allSatisfy { $0.receivedAtMs >= morning.milliseconds })
                try await scenario.advance(to: next("01:00", after: scenario.now()))
                try await scenario.submit(assignment("sunday", for: "ann", priority: "high"))
                #expect(try await scenario.outcome("sunday", for: "ann") == "pushed")
            }
        }

        @Test("ACC-055 EVAL-22 Held notifications outlive a killed evaluator, and each is released exactly once")
        func killed() async throws {
            try await RunningSystem.fresh("ACC-055") { system in
                // Silent pushes of badges would count as enqueued.
                try await Scenario.start("ACC-055", profile: "mlc-lms", in: system, overrides: ["badge_mode": "off"]) { scenario in
                    let users = (0..<20).map { "user-\($0)" }
                    try await evening(users, in: scenario)
                    for user in users { try await scenario.submit(assignment("high-\(user)", for: user, priority: "high")) }
                    for index in 0..<3 { try await scenario.submit(assignment("n\(index)", for: "user-0", priority: "normal")) }
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.settle()
                    #expect(try await scenario.outcome("high-user-1", for: "user-1") == "held")
                    let morning = try await next("07:00", after: scenario.now())
                    // In the middle of the spread some are released and some are not.
                    try await scenario.advance(to: morning + .seconds(12))
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.advance(to: morning + .seconds(60))
                    for user in users {
                        #expect(try await scenario.shown(scenario.token(user)).count == (user == "user-0" ? 2 : 1), "\(user)")
                    }
                    let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.held == 0 && statistics.enqueued == 21)
                }
            }
        }

        @Test("ACC-056 C-14 A user who is online inside quiet hours gets a normal notification held, not sent")
        func online() async throws {
            try await Scenario.start("ACC-056", profile: "mlc-lms") { scenario in
                try await evening(["ann"], in: scenario)
                // Online, and not active for six minutes: presence alone would let it pass.
                let active = try await scenario.now() - .seconds(360)
                let presence: [String: any Sendable] = ["status": "online", "device_id": "laptop", "last_activity_at": active.rfc3339]
                let answer = try await scenario.asUser("ann", "PUT", "/presence", presence)
                #expect(answer.status < 300, "\(String(decoding: answer.body, as: UTF8.self))")
                try await scenario.submit(assignment("n", for: "ann", priority: "normal"))
                #expect(try await scenario.outcome("n", for: "ann") == "held")
                #expect(try await scenario.shown(scenario.token("ann")).isEmpty)
                try await scenario.advance(to: next("07:01", after: scenario.now()))
                #expect(try await scenario.shown(scenario.token("ann")).count == 1)
            }
        }

        @Test("EVAL-22 Quiet hours that are disabled release at once; moved ones move the release")
        func disabled() async throws {
            try await Scenario.start("EVAL-22", profile: "mlc-lms") { scenario in
                try await evening(["ann", "ben"], in: scenario)
                for user in ["ann", "ben"] { try await scenario.submit(assignment("for-\(user)", for: user, priority: "high")) }
                try await set(["enabled": false], for: "ann", in: scenario)
                try await set(["end": "06:00"], for: "ben", in: scenario)
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token("ann")).count == 1)
                #expect(try await scenario.outcome("for-ann", for: "ann") == "pushed")
                #expect(try await scenario.decision("for-ben", for: "ben").detail == "held until 06:00 Europe/Berlin: quiet hours")
                try await scenario.advance(to: next("06:01", after: scenario.now()))
                #expect(try await scenario.shown(scenario.token("ben")).count == 1)
            }
        }

        @Test("EVAL-22 PREF-09 ARCH-08 Another zone in the directory moves the release at once, another policy within seconds")
        func zoneAndPolicy() async throws {
            try await Scenario.start("EVAL-22-policy", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"], timezone: Self.zone, roles: ["student"])
                // Their end is the policy's.
                for user in ["ann", "ben"] { try await set(["enabled": true], for: user, in: scenario) }
                try await scenario.advance(to: next("22:00", after: scenario.now()))
                for user in ["ann", "ben"] { try await scenario.submit(assignment("for-\(user)", for: user, priority: "high")) }
                #expect(try await scenario.decision("for-ann", for: "ann").detail == "held until 07:00 Europe/Berlin: quiet hours")
                let profile: [String: any Sendable] = ["timezone": "Europe/Helsinki", "roles": ["student"]]
                let moved = try await scenario.asHost("PUT", "/directory/users/ann", profile)
                #expect(moved.status == 200)
                try await scenario.settle()
                #expect(try await scenario.decision("for-ann", for: "ann").detail == "held until 07:00 Europe/Helsinki: quiet hours")

                let changed = try await scenario.asUser(
                    "root", "PATCH", "/admin/apps/\(scenario.tenant.appId)/policy", ["set": ["quiet_hours_default.end": "06:30"]],
                    roles: ["org_admin"])
                #expect(changed.status == 200, "\(String(decoding: changed.body, as: UTF8.self))")
                for user in ["ann", "ben"] {
                    try await eventually("the new policy reaches \(user)") {
                        try await scenario.decision("for-\(user)", for: user).detail.contains("06:30")
                    }
                }
                try await scenario.settle()
                #expect(try await scenario.decision("for-ben", for: "ben").detail == "held until 06:30 Europe/Berlin: quiet hours")
                #expect(try await scenario.decision("for-ann", for: "ann").detail == "held until 06:30 Europe/Helsinki: quiet hours")
                try await scenario.advance(to: next("06:31", in: "Europe/Helsinki", after: scenario.now()))
                #expect(try await scenario.shown(scenario.token("ann")).count == 1)
                #expect(try await scenario.shown(scenario.token("ben")).isEmpty)
                try await scenario.advance(to: next("06:31", after: scenario.now()))
                #expect(try await scenario.shown(scenario.token("ben")).count == 1)
            }
        }
    }
}
