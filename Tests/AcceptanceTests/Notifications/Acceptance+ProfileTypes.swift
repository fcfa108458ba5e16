import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 and 5.8 What the profiles' own types show, and to whom", .serialized)
    struct ProfileTypes {
        @Test("ACC-058 EVAL-19 A normal notification is skipped for a user who was active two minutes ago alone; a high one goes to all")
        func activity() async throws {
            try await Scenario.start("ACC-058", profile: "mlc-lms") { scenario in
                try await scenario.people(["ulla", "udo"], roles: ["student"])
                for (user, seconds) in [("ulla", 120), ("udo", 360)] {
                    let active = try await scenario.now() - .seconds(seconds)
                    let presence: [String: any Sendable] = ["status": "online", "device_id": "laptop", "last_activity_at": active.rfc3339]
                    #expect(try await scenario.asUser(user, "PUT", "/presence", presence, roles: ["student"]).status == 204)
                }
                for priority in ["normal", "high"] {
                    var event = scenario.event(
                        priority, type: "assignment_new", to: ["ulla", "udo"], entity: priority, data: ["assignment": "Scales \(priority)"])
                    event["priority"] = priority
                    try await scenario.submit(event)
                }
                #expect(try await scenario.outcomes("normal") == ["ulla": "user_active", "udo": "pushed"])
                #expect(try await scenario.outcomes("high") == ["ulla": "pushed", "udo": "pushed"])
                #expect(try await scenario.shown(scenario.token("ulla")).count == 1)
                #expect(try await scenario.shown(scenario.token("udo")).count == 2)
            }
        }

        @Test("ACC-065 RCPT-16 DISP-07 DISP-11 An assignment due soon, as iOS and Android get it")
        func dueSoon() async throws {
            try await Scenario.start("ACC-065", profile: "mlc-lms") { scenario in
                try await scenario.people(["una"], roles: ["student"])
                try await scenario.people(["ugo"], platforms: ["android"], roles: ["student"])
                let event = scenario.event(
                    "due", type: "assignment_due_soon", to: ["una", "ugo"], entity: "asg_789", data: ["assignment": "Scales", "due_time": "17:00"])
                try await scenario.submit(event)

                let phone = try #require(try await scenario.shown(scenario.token("una")).first)
                let aps = try #require(phone.json["aps"] as? [String: Any])
                let alert = try #require(aps["alert"] as? [String: String])
                #expect((alert["title"] ?? "").hasSuffix("Assignment Due Soon") && alert["subtitle"] == "Your Daily Practice")
                #expect(alert["body"] == "Complete 'Scales' by 5:00 PM", "\(alert)")
                #expect(aps["thread-id"] as? String == "assignments" && aps["category"] as? String == "ASSIGNMENT_REMINDER")
                #expect(aps["interruption-level"] as? String == "time-sensitive" && aps["relevance-score"] as? Double == 0.8)
                #expect(aps["sound"] as? String == "default" && aps["badge"] as? Int == 1)
                let data = try #require(phone.json["data"] as? [String: Any])
                #expect(data["notification_id"] as? String == phone.notificationId && data["entity_id"] as? String == "asg_789")
                #expect((data["deep_link"] as? String)?.contains("assignment/asg_789") == true)

                let message = try #require(try await scenario.shown(scenario.token("ugo", "android")).first?.json["message"] as? [String: Any])
                let android = try #require((message["android"] as? [String: Any])?["notification"] as? [String: Any])
                let shown = ["channel_id", "color", "icon", "tag", "click_action"].map { android[$0] as? String }
                #expect(shown == ["assignments", "#0066CC", "ic_assignment", "assignment_asg_789", "ASSIGNMENT_OPEN"])
            }
        }

        @Test("ACC-073 EVAL-39 A part of an education record goes to the student, the guardian and the teacher, and to nobody else")
        func educationRecord() async throws {
            try await Scenario.start("ACC-073", profile: "mlc-lms") { scenario in
                try await scenario.people(["uwe", "unrelated"], roles: ["student"])
                try await scenario.people(["ursula"], roles: ["guardian"])
                let related: [String: any Sendable] = ["guardian_user_id": "ursula", "child_user_id": "uwe", "verified": true]
                #expect(try await scenario.asHost("PUT", "/directory/relationships/r1", related).status == 200)
                // Messages are off for guardians until chosen.
                let choice: [String: any Sendable] = ["categories": ["messages": true]]
                #expect(try await scenario.asUser("ursula", "PUT", "/users/me/notifications", choice, roles: ["guardian"]).status == 200)
                var event = scenario.event(
                    "feedback", type: "teacher_feedback", to: ["uwe", "ursula", "unrelated"], entity: "t1",
                    data: ["sender_name": "Ms Noor", "text": "Well done"])
                (event["subject_user_id"], event["thread_id"]) = ("uwe", "t1")
                try await scenario.submit(event)
                #expect(try await scenario.outcome("feedback", for: "unrelated") == "role_not_allowed")
                #expect(try await scenario.outcome("feedback", for: "uwe") == "pushed")
                #expect(try await scenario.outcome("feedback", for: "ursula") == "pushed")
                #expect(try await scenario.shown(scenario.token("unrelated")).isEmpty)
            }
        }

        private static let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3312"
        private static let request = "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b31"

        @Test("ACC-102 EVAL-40 The outcome of a request reaches the worker's phone and tablet within 5 s, and opens the activities with the request")
        func outcomes() async throws {
            try await Scenario.start("ACC-102", profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.worker], platforms: ["android"])
                let tablet = scenario.token("tablet-\(Self.worker)", "android")
                let registered = try await scenario.asUser(
                    Self.worker, "POST", "/push/devices", ["platform": "android", "token": tablet, "device_id": "tablet"])
                #expect(registered.status == 200)
                for (position, outcome) in ["approved", "rejected"].enumerated() {
                    let began = try await scenario.now()
                    try await scenario.submit(
                        scenario.event(
                            outcome, type: "request_status_changed", to: [Self.worker], entity: Self.request,
                            data: ["request_kind": "leave", "outcome": outcome]))
                    for token in [scenario.token(Self.worker, "android"), tablet] {
                        let shown = try await scenario.shown(token)
                        #expect(shown.count == position + 1)
                        let push = try #require(shown.last)
                        #expect(push.message == "Your leave request was \(outcome)")
                        #expect(push.receivedAtMs - began.milliseconds <= 5_000)
                        let data = (push.json["message"] as? [String: Any])?["data"] as? [String: Any]
                        #expect((data?["deep_link"] as? String)?.contains("my-activities/\(Self.request)") == true)
                    }
                }
            }
        }

        @Test("ACC-053 EVAL-12 Within quiet hours the outcome of a request shows nothing; the centre has it, and the record the reason")
        func quietOutcome() async throws {
            try await Scenario.start("ACC-053", profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.worker], platforms: ["android"])
                let local = LocalDateTime(try await scenario.now(), .utc)
                let quiet: [String: any Sendable] = [
                    "enabled": true, "start": LocalTime(minuteOfDay: local.time.minuteOfDay - 60).description,
                    "end": LocalTime(minuteOfDay: local.time.minuteOfDay + 60).description,
                ]
                let answer = try await scenario.asUser(Self.worker, "PUT", "/users/me/notifications", ["quiet_hours": quiet])
                #expect(answer.status == 200, "\(answer.json)")
                try await scenario.submit(
                    scenario.event(
                        "quiet", type: "request_status_changed", to: [Self.worker], entity: Self.request,
                        data: ["request_kind": "leave", "outcome": "approved"]))
                #expect(try await scenario.outcome("quiet", for: Self.worker) == "quiet_hours")
                #expect(try await scenario.shown(scenario.token(Self.worker, "android")).isEmpty)
                let records = try await scenario.ledger(of: Self.worker)
                #expect(records.map(\.skipReason) == [.quietHours])
                let inbox = try await scenario.asUser(Self.worker, "GET", "/inbox").json["items"] as? [[String: any Sendable]]
                #expect(inbox?.map { $0["body"] as? String } == ["Your leave request was approved"])
                #expect(inbox?.first?["push_skip_reason"] as? String == "quiet_hours")
                // Not held: nothing comes in the morning.
                try await scenario.advance(by: .seconds(2 * 3_600))
                #expect(try await scenario.shown(scenario.token(Self.worker, "android")).isEmpty)
            }
        }

        @Test("ACC-110 RCPT-13 A push that FCM refuses for good is failed in the record, and its entry stays unread; a dead token is removed")
        func refusedByFCM() async throws {
            try await Scenario.start("ACC-110", profile: "hr-warehouse") { scenario in
                let (refused, dead) = (Self.worker, "3f2504e0-4f89-41d3-9a0c-0305e82c3313")
                try await scenario.people([refused, dead], platforms: ["android"])
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [
                        .init(
                            provider: "fcm", token: scenario.token(refused, "android"), status: 400, reason: "INVALID_ARGUMENT", action: .answer,
                            times: 9),
                        .init(
                            provider: "fcm", token: scenario.token(dead, "android"), status: 404, reason: "UNREGISTERED", action: .answer, times: 9),
                    ]))
                try await scenario.submit(
                    scenario.event(
                        "fails", type: "request_status_changed", to: [refused, dead], entity: Self.request,
                        data: ["request_kind": "leave", "outcome": "approved"]))
                for (user, devices) in [(refused, 1), (dead, 0)] {
                    let records = try await scenario.ledger(of: user)
                    #expect(records.map(\.status) == [.failed])
                    let left = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user)).devices
                    #expect(left.count == devices, "of \(user)")
                    let inbox = try await scenario.asUser(user, "GET", "/inbox?unread_only=true").json["items"] as? [[String: any Sendable]]
                    #expect(inbox?.map { $0["push_status"] as? String } == ["failed"], "of \(user)")
                }
            }
        }

        @Test("ACC-112 EVAL-38 A value that is not marked safe is neither in the visible text nor in the data")
        func unsafeValues() async throws {
            try await Scenario.start("ACC-112", profile: "hr-warehouse") { scenario in
                try await scenario.people([Self.worker], platforms: ["android"])
                try await scenario.submit(
                    scenario.event(
                        "secret", type: "request_status_changed", to: [Self.worker], entity: Self.request,
                        data: ["request_kind": "leave", "outcome": "approved", "reason": "surgery", "comment": "get well soon"]))
                let push = try #require(try await scenario.shown(scenario.token(Self.worker, "android")).first)
                #expect(push.message == "Your leave request was approved")
                let payload = String(decoding: push.body, as: UTF8.self)
                #expect(!payload.contains("surgery") && !payload.contains("get well"), "\(payload)")
            }
        }
    }
}
