import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("Privacy", .serialized)
    struct Privacy {
        @Test("PRIV-03 Providers get neither a device's model nor its system's version, by any kind of push")
        func deviceInformation() async throws {
            try await Scenario.start("PRIV-03") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"], channel: "ch_general")
                let told = ["iPhone99,7", "66.7.8", "Teilhard-Phone"]
                for platform in ["ios", "android"] {
                    let answer = try await scenario.asUser(
                        "ann", "POST", "/push/devices",
                        [
                            "platform": platform, "token": scenario.token("ann", platform), "device_id": "the-\(platform)", "device_model": told[0],
                            "os_version": told[1], "device_name": told[2],
                        ])
                    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                    #expect((answer.json["device"] as? [String: any Sendable])?["device_model"] as? String == told[0])
                }
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                #expect(try await scenario.asUser("ann", "POST", "/push/test", [:] as [String: any Sendable]).status == 200)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                for device in devices where device.status == .active {
                    let refreshed = try await scenario.asUser(
                        "root", "POST", "/admin/devices/\(device.pushDeviceId)/refresh", roles: ["system_admin"])
                    #expect(refreshed.status == 202)
                }
                try await scenario.settle()
                var requests: [SimulatorV1.RecordedRequest] = []
                for platform in ["ios", "android"] { requests += try await scenario.accepted(scenario.token("ann", platform)) }
                #expect(requests.count == 6)
                for request in requests {
                    let sent =
                        String(decoding: request.body, as: UTF8.self) + request.headers.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
                    for text in told { #expect(!sent.contains(text), "\(sent)") }
                }
            }
        }

        @Test("PRIV-10 With telemetry_mode off, as in timesafari, a push is sent and no record of it is kept")
        func sovereignty() async throws {
            try await Scenario.start("PRIV-10-profile", profile: "timesafari") { scenario in
                let policy = try await scenario.clients.tenants.getPolicy(.init(tenant: scenario.tenant))
                #expect(policy.settings.first { $0.name == "telemetry_mode" }?.value == "\"off\"")
            }
            try await Scenario.start("PRIV-10", overrides: ["telemetry_mode": "off"]) { scenario in
                try await scenario.people(["ann"], channel: "ch_general")
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                let sent = try await scenario.accepted(scenario.token("ann"))
                #expect(sent.count == 1)
                // The device reports as any other would, and is not refused.
                let id = try #require(((sent.first?.json["data"] as? [String: Any]) ?? sent.first?.json)?["notification_id"] as? String)
                let report = try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": id])
                #expect(report.status == 202, "\(String(decoding: report.body, as: UTF8.self))")
                #expect(try await scenario.clients.receipts.queryReceipts(.init(tenant: scenario.tenant)).notifications.isEmpty)
                #expect(try await scenario.clients.receipts.queryDeliveryLog(.init(tenant: scenario.tenant)).entries.isEmpty)
                #expect(try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant)).notifications == 0)
                #expect(try await scenario.outcomes("e1").isEmpty)
                try await scenario.advance(by: .seconds(10))
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(devices.map(\.totalNotificationsSent) == [0] && devices.map(\.lastDeliveryStatus) == [.unspecified])
                let data = try await scenario.asUser("ann", "GET", "/users/me/data")
                let services = try #require(data.json["services"] as? [String: [String: [any Sendable]]])
                #expect(services["evaluator"]?["decisions"] == nil)
                #expect(Set((services["receipts"] ?? [:]).keys).isSubset(of: ["unread_counters", "shown_badges"]))
            }
        }

        @Test("PRIV-12 System admins read individual push logs; other roles get 404 or 403 for the logs of others")
        func pushLogs() async throws {
            try await Scenario.start("PRIV-12") { scenario in
                try await scenario.people(["ann", "eve"], channel: "ch_general")
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                let id = try await scenario.decision("e1", for: "ann").notificationId
                for role in ["org_admin", "staff", "member"] {
                    #expect(try await scenario.asUser("eve", "GET", "/notifications/\(id)", roles: [role]).status == 404, "\(role)")
                    let data = try await scenario.asUser("eve", "GET", "/admin/users/ann/data", roles: [role])
                    #expect([403, 404].contains(data.status), "\(role)")
                }
                // One's own is one's own.
                #expect(try await scenario.asUser("ann", "GET", "/notifications/\(id)").status == 200)
                let admin = try await scenario.asUser("root", "GET", "/notifications/\(id)", roles: ["system_admin"])
                #expect(admin.status == 200 && (admin.json["notification"] as? [String: any Sendable])?["user_id"] as? String == "ann")
                // On record, as any look at what is another's; what was refused and what is one's own are none.
                let looks = try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant, action: "notification.read")).records
                #expect(looks.map { "\($0.actor) \($0.subject) \($0.details)" } == ["user:root ann "])
                // The calls behind a console's screens: by their contract for nobody else.
                let logs = [
                    ReceiptsV1.Receipts.Method.queryReceipts, ReceiptsV1.Receipts.Method.queryDeliveryLog, EvaluatorV1.Evaluator.Method.explain,
                    DispatcherV1.Dispatcher.Method.deadLetters, ReceiptsV1.UserData.Method.exportUser, DispatcherV1.UserData.Method.exportUser,
                    EvaluatorV1.UserData.Method.exportUser,
                ]
                for method in logs {
                    let roles = Set(method.authorization?.roles ?? ["member"])
                    #expect(roles.isSubset(of: ["system", "system_admin"]), "\(method)")
                }
            }
        }

        @Test(
            "ACC-142 PRIV-01 PRIV-08 RCPT-06 Content and names go after 91 days, receipts after 366 (mlc-lms), the log after 31 (chat); counts stay"
        )
        func ages() async throws {
            try await RunningSystem.fresh("ACC-142-ages") { system in
                // Silent pushes of badges would be in the ledger, too.
                try await Scenario.start("ACC-142", profile: "mlc-lms", in: system, overrides: ["badge_mode": "off"]) { lms in
                    try await lms.people(["ann"], roles: ["student"])
                    try await lms.submit(
                        lms.event("e1", type: "assignment_due_soon", to: ["ann"], data: ["assignment": "Scales", "due_time": "18:00"]))
                    #expect(try await lms.outcome("e1", for: "ann") == "pushed")
                    func ledger() async throws -> [ReceiptsV1.NotificationView] {
                        try await lms.clients.receipts.queryReceipts(.init(tenant: lms.tenant)).notifications
                    }
                    try await tellOpening(in: lms)
                    let counted = try await lms.clients.receipts.statistics(.init(tenant: lms.tenant))
                    #expect(try await ledger().map(\.userId) == ["ann"])
                    try await Scenario.start("ACC-142-chat", in: system) { chat in
                        try await chat.people(["bob"], channel: "ch_general")
                        try await chat.submit(chat.mention("bob", id: "e1"))
                        #expect(try await chat.clients.receipts.queryDeliveryLog(.init(tenant: chat.tenant)).entries.count == 1)
                        let report = ["notification_id": try await chat.decision("e1", for: "bob").notificationId]
                        #expect(try await chat.asUser("bob", "POST", "/push/delivered", report).status == 200)
                        // Days are counted from the event; what is due goes at the turn of the day.
                        try await chat.advance(by: .seconds(30 * 86_400))
                        #expect(try await chat.clients.receipts.queryDeliveryLog(.init(tenant: chat.tenant)).entries.count == 1, "30 days")
                        #expect(try await chat.outcomes("e1") == ["bob": "pushed"])
                        try await chat.advance(by: .seconds(86_400))
                        #expect(try await chat.clients.receipts.queryDeliveryLog(.init(tenant: chat.tenant)).entries.isEmpty, "31 days")
                        #expect(try await ledger().first?.userId == "ann", "mlc-lms keeps longer")
                        // A report that comes then is ignored; one of something that never was is not.
                        #expect(try await chat.asUser("bob", "POST", "/push/delivered", report).status == 202)
                        #expect(try await chat.asUser("bob", "POST", "/push/delivered", ["notification_id": "notif_unknown"]).status == 404)
                        let counts = try await chat.clients.receipts.statistics(.init(tenant: chat.tenant))
                        #expect(counts.notifications == 1 && counts.clientEvents == ["delivered": 1])
                        #expect(try await chat.outcomes("e1").isEmpty)
                    }
                    // 31 days are over. On the 90th everything is still there, on the 91st neither content nor names are.
                    try await lms.advance(by: .seconds((90 - 31) * 86_400))
                    #expect(try await ledger().map(\.userId) == ["ann"])
                    #expect(try await ledger().first?.title == "🎵 Assignment Due Soon")
                    #expect(try await lms.outcomes("e1") == ["ann": "pushed"])
                    #expect(try await telemetry(lms).contains { $0.userId == "ann" && $0.eventType == "push_notification_opened" })
                    try await lms.advance(by: .seconds(86_400))
                    let old = try await ledger()
                    #expect(old.count == 1 && old.allSatisfy { $0.title.isEmpty && $0.body.isEmpty && $0.userId.hasPrefix("anon:") })
                    #expect(try await lms.ledger(of: "ann").isEmpty)
                    #expect(try await lms.outcomes("e1").isEmpty)
                    let events = try await telemetry(lms)
                    #expect(!events.isEmpty && events.allSatisfy { $0.userId.hasPrefix("anon:") && !$0.properties.contains("ann") })
                    let opening = try #require(events.first { $0.eventType == "push_notification_opened" })
                    #expect(opening.json["user_id"] as? String == opening.userId && opening.json["time_to_open_seconds"] as? Double == 2.5)
                    // On the 365th day the receipts are there, on the 366th they are not.
                    try await lms.advance(by: .seconds((365 - 91) * 86_400))
                    #expect(try await ledger().map(\.userId) == old.map(\.userId))
                    #expect(try await telemetry(lms).contains { $0.eventType == "push_notification_opened" })
                    try await lms.advance(by: .seconds(86_400))
                    #expect(try await ledger().isEmpty)
                    #expect(try await telemetry(lms).isEmpty)
                    let left = try await lms.clients.receipts.statistics(.init(tenant: lms.tenant))
                    #expect(left.notifications == counted.notifications && left.sentByProvider == counted.sentByProvider)
                }
            }
        }

        /// A device of the user tells that it was opened.
        private func tellOpening(in scenario: Scenario) async throws {
            let opened: [String: any Sendable] = [
                "push_id": "p", "device_id": "phone of ann", "notification_id": "n", "user_id": "ann", "time_to_open_seconds": 2.5,
                "action_taken": "default", "deep_link_target": "lms://x", "app_state_on_open": "background",
            ]
            let event: [String: any Sendable] = ["event_id": "opened-1", "event_type": "push_notification_opened", "properties": opened]
            #expect(try await scenario.asUser("ann", "POST", "/telemetry", ["events": [event]]).status == 200)
            #expect(try await telemetry(scenario).contains { $0.userId == "ann" && $0.properties.contains("phone of ann") })
        }

        private func telemetry(_ scenario: Scenario) async throws -> [ReceiptsV1.TelemetryEvent] {
            try await scenario.clients.telemetry.listTelemetry(.init(tenant: scenario.tenant, pageSize: 200)).events
        }
    }
}
