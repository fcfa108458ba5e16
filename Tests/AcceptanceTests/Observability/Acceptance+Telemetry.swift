import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Acceptance {
    /// Events around pushes, as clients tell them and administrators read them.
    @Suite("Telemetry", .serialized)
    struct Telemetry {
        /// The ten events of RCPT-23 as a client of a user spells them; each brings a property too many.
        private func ten(of user: String) -> [[String: any Sendable]] {
            func event(_ type: String, _ properties: [String: any Sendable]) -> [String: any Sendable] {
                [
                    "event_id": "client-\(type)", "event_type": type, "timestamp": "2026-02-02T09:00:00.000Z",
                    "properties": properties.merging(["favourite_colour": "blue"]) { $1 },
                ]
            }
            let push: [String: any Sendable] = ["push_id": "p", "device_id": "d", "notification_id": "n"]
            func ofPush(_ more: [String: any Sendable]) -> [String: any Sendable] { push.merging(more) { $1 } }
            return [
                event(
                    "push_device_registered",
                    [
                        "device_id": "d", "device_type": "ios", "platform": "iOS", "platform_version": "18.1", "device_model": "iPhone",
                        "user_id": user,
                        "permission_status": "granted", "registration_method": "app_launch",
                    ]),
                event(
                    "push_permission_changed",
                    [
                        "device_id": "d", "old_status": "not_determined", "new_status": "granted", "changed_from": "permission_prompt",
                        "user_id": user,
                    ]),
                event(
                    "push_token_refreshed",
                    ["device_id": "d", "device_type": "ios", "token_age_days": 3, "refresh_reason": "manual_refresh", "user_id": user]),
                event(
                    "push_notification_sent",
                    [
                        "push_id": "p", "notification_id": "n", "user_id": user, "device_ids": ["d"], "device_count": 1,
                        "notification_type": "assignment_due", "priority": "high", "platform": "ios", "has_image": false, "has_actions": true,
                        "provider": "apns",
                    ]),
                event(
                    "push_notification_delivered",
                    ofPush(["delivery_latency_ms": 120, "provider_message_id": "m", "delivered_at": "2026-02-02T09:00:00.000Z"])),
                event(
                    "push_notification_opened",
                    ofPush([
                        "user_id": user, "time_to_open_seconds": 2.5, "action_taken": "default", "deep_link_target": "lms://x",
                        "app_state_on_open": "background",
                    ])),
                event("push_notification_dismissed", ofPush(["dismiss_method": "swipe", "time_since_delivered_seconds": 9])),
                event(
                    "push_notification_failed",
                    ofPush([
                        "failure_reason": "provider_error", "provider_error_code": "E", "provider_error_message": "m", "will_retry": true,
                    ])),
                event(
                    "push_category_toggled",
                    ["user_id": user, "category": "system", "old_value": false, "new_value": true, "changed_from": "settings_page"]),
                event(
                    "push_quiet_hours_updated",
                    [
                        "user_id": user, "enabled": true, "start_time": "22:00", "end_time": "07:00", "timezone": "Europe/Berlin",
                        "days_of_week": [0, 6],
                    ]),
            ]
        }

        private func properties(_ event: [String: any Sendable]) throws -> [String: Any] {
            var properties = try #require(event["properties"] as? [String: any Sendable]) as [String: Any]
            properties["favourite_colour"] = nil
            return properties
        }

        @Test(
            "ACC-146 RCPT-23 All ten events and a malformed one in a batch: each is stored with its properties, the malformed one is refused"
        )
        func batch() async throws {
            try await Scenario.start("ACC-146", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                let ten = ten(of: "ann")
                let malformed: [String: any Sendable] = [
                    "event_id": "bad", "event_type": "push_category_toggled", "properties": ["user_id": "ann", "category": "system"],
                ]
                for repetition in 0..<2 {
                    let answer = try await scenario.asUser("ann", "POST", "/telemetry", ["events": Array(ten[..<3]) + [malformed] + Array(ten[3...])])
                    #expect(answer.status == 207 && answer.json["accepted"] as? Int == 10, "repetition \(repetition)")
                    let rejected = try #require(answer.json["rejected"] as? [[String: any Sendable]])
                    #expect(rejected.map { $0["index"] as? Int } == [3])
                    #expect(rejected.first?["field"] as? String == "events[3].properties.changed_from")
                }
                let stored = try await scenario.clients.telemetry.listTelemetry(.init(tenant: scenario.tenant, userId: "ann", pageSize: 200)).events
                #expect(stored.count == 10)
                for event in ten {
                    let type = try #require(event["event_type"] as? String)
                    let found = try #require(stored.first { $0.eventType == type })
                    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
                    let expected = try JSONSerialization.data(withJSONObject: try properties(event), options: options)
                    #expect(found.properties == String(decoding: expected, as: UTF8.self), "\(type)")
                }
                // Of somebody else, or in the name of a server: refused.
                let others = try await scenario.asUser(
                    "ann", "POST", "/telemetry",
                    [
                        "events": [
                            [
                                "event_id": "x", "event_type": "push_category_toggled",
                                "properties": [
                                    "user_id": "ben", "category": "system", "old_value": true, "new_value": false, "changed_from": "settings_page",
                                ] as [String: any Sendable],
                            ] as [String: any Sendable]
                        ]
                    ])
                #expect(others.status == 207 && others.json["accepted"] as? Int == 0)
                #expect(try await scenario.asUser("ann", "POST", "/telemetry", ["events": [String]()]).status == 400)
                // What is no object is refused by its index; the host system needs a key for it, and speaks for no server either.
                #expect(try await scenario.asHost("POST", "/telemetry", ["events": [ten[0]]]).status == 403)
                let key = try await scenario.clients.tenants.createServiceKey(
                    .init(appId: scenario.tenant.appId, name: "telemetry", scopes: [.telemetry])
                ).secret
                let skipped: [String: any Sendable] = [
                    "event_id": "s", "event_type": "push_skipped", "properties": ["user_id": "ann", "notification_type": "m", "reason": "r"],
                ]
                let hosts = try await scenario.asHost("POST", "/telemetry", ["events": [7, ten[0], skipped] as [any Sendable]], key: key)
                #expect(hosts.status == 207 && hosts.json["accepted"] as? Int == 1)
                let refused = hosts.json["rejected"] as? [[String: any Sendable]] ?? []
                #expect(refused.map { $0["field"] as? String } == ["events[0]", "events[2].event_type"])
                #expect(refused.map { $0["code"] as? String } == ["invalid_argument", "forbidden"])
            }
        }

        @Test(
            "PREF-21 RCPT-23 A toggled category and changed quiet hours are recorded with their source, and not in an app without telemetry"
        )
        func changes() async throws {
            try await Scenario.start("PREF-21", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                // Off for a student until chosen (PREF-02).
                let body: [String: any Sendable] = [
                    "categories": ["system": true], "quiet_hours": ["enabled": true, "start": "21:00", "end": "06:30"] as [String: any Sendable],
                    "changed_from": "notification_action",
                ]
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", body).status == 200)
                let events = try await scenario.raised(2)
                #expect(Set(events.map(\.eventType)) == ["push_category_toggled", "push_quiet_hours_updated"])
                #expect(
                    events.first { $0.eventType == "push_category_toggled" }?.properties
                        == #"{"category":"system","changed_from":"notification_action","new_value":true,"old_value":false,"user_id":"ann"}"#)
                let wrong = try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["changed_from": "moon"])
                #expect(wrong.status == 422 || wrong.status == 400)
            }
            try await Scenario.start("PREF-21-OFF", profile: "timesafari") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let body: [String: any Sendable] = ["quiet_hours": ["enabled": true, "start": "21:00", "end": "06:30"] as [String: any Sendable]]
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", body).status == 200)
                #expect(try await scenario.asUser("ann", "POST", "/telemetry", ["events": ten(of: "ann")]).status == 200)
                try await scenario.advance(by: .seconds(60))
                #expect(try await scenario.clients.telemetry.listTelemetry(.init(tenant: scenario.tenant)).events.isEmpty)
                #expect(try await scenario.clients.telemetry.telemetryCounts(.init(tenant: scenario.tenant)).counts.isEmpty)
            }
        }
    }
}
