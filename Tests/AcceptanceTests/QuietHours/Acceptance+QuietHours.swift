import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.4 Quiet hours", .serialized)
    struct QuietHours {
        /// A new sign-in, as the host reports it to the account's owner.
        private func signIn(_ user: String, id: String) -> [String: any Sendable] {
            ["event_id": id, "event_type": "security.login", "recipients": [user], "data": ["device": "a new laptop"]]
        }

        /// The next instant at which it is that late in a zone.
        private func next(_ time: String, in zone: String, after now: Instant) throws -> Instant {
            WallClock.next(try #require(LocalTime(time)), atOrAfter: now, in: try #require(IANA.zone(named: zone)))
        }

        @Test("ACC-050 PREF-10 EVAL-21 A mention inside quiet hours is lost, a security alert goes through unless the user stops that too")
        func criticalAllowed() async throws {
            try await Scenario.start("ACC-050") { scenario in
                let zone = "America/Los_Angeles"
                try await scenario.people(["ann", "ben", "sender"], timezone: zone)
                for (user, allowCritical) in [("ann", true), ("ben", false)] {
                    let quiet: [String: any Sendable] = [
                        "enabled": true, "start": "22:00", "end": "08:00", "timezone": zone, "allow_critical": allowCritical,
                    ]
                    #expect(try await scenario.asUser(user, "PUT", "/users/me/notifications", ["quiet_hours": quiet]).status == 200)
                }
                try await scenario.advance(to: next("23:00", in: zone, after: scenario.now()))
                for user in ["ann", "ben"] {
                    try await scenario.submit(scenario.mention(user, id: "mention-\(user)"))
                    try await scenario.submit(signIn(user, id: "alert-\(user)"))
                    #expect(try await scenario.outcome("mention-\(user)", for: user) == "quiet_hours")
                }
                #expect(try await scenario.outcome("alert-ann", for: "ann") == "pushed")
                #expect(try await scenario.outcome("alert-ben", for: "ben") == "quiet_hours")
                let sent = try await scenario.shown(scenario.token("ann"))
                #expect(sent.count == 1)
                #expect(sent.first?.message.contains("a new laptop") == true)
                let id = try await scenario.decision("alert-ann", for: "ann").notificationId
                #expect(try await scenario.notification(id).status == .sent)
                // Nothing was kept for the morning.
                try await scenario.advance(to: next("08:01", in: zone, after: scenario.now()))
                #expect(try await scenario.shown(scenario.token("ann")).count == 1)
                #expect(try await scenario.shown(scenario.token("ben")).isEmpty)
            }
        }
    }
}
