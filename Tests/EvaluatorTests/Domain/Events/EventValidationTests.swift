import CarillonAPI
import EventRules
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Event validation")
struct EventValidationTests {
    private func violation(_ change: (inout EvaluatorV1.Event) -> Void) -> APIError? {
        var event = ChatApp.message("e1")
        change(&event)
        do throws(APIError) {
            try EventRules.check(event)
            return nil
        } catch {
            return error
        }
    }

    @Test("EVAL-02 A complete event passes")
    func good() {
        #expect(violation { _ in } == nil)
        #expect(violation { $0.eventId = String(repeating: "x", count: 200) } == nil)
        #expect(violation { $0.actorId = "did:ethr:0x12ab" } == nil)
        #expect(violation { $0.actorId = "irc:2005-02-27.train-c:%7Bnick%7D" } == nil)
        #expect(violation { $0.data["text"] = String(repeating: "x", count: 16_000) } == nil)
    }

    @Test("EVAL-02 Each violation names its field")
    func fields() {
        #expect(violation { $0.tenant = nil }?.field == "tenant.app_id")
        #expect(violation { $0.eventId = "" }?.field == "event_id")
        #expect(violation { $0.eventId = String(repeating: "x", count: 201) }?.field == "event_id")
        #expect(violation { $0.eventType = "" }?.field == "event_type")
        let unknown = violation { $0.eventType = "message.sang" }
        #expect(unknown?.field == "event_type")
        #expect(unknown?.message.hasPrefix("message.sang is none of message.sent, message.reaction, security.login, admin.notice; ") == true)
        #expect(violation { $0.occurredAtMs = -1 }?.field == "occurred_at_ms")
        #expect(violation { $0.priority = .init(rawValue: 9) }?.field == "priority")
        #expect(violation { $0.actorId = "no spaces" }?.field == "actor_id")
        #expect(violation { $0.channelId = "" }?.field == "channel_id")
        #expect(violation { $0.channelId = "a\u{7}b" }?.field == "channel_id")
        #expect(violation { $0.channelType = .init(rawValue: 9) }?.field == "channel_type")
        #expect(violation { $0.channelMembers = ["ok", "not ok"] }?.field == "channel_members[1]")
        #expect(violation { $0.mentions = [ChatApp.here, .init(type: .user)] }?.field == "mentions[1].user_id")
        #expect(violation { $0.mentions = [.init(type: .init(rawValue: 9))] }?.field == "mentions[0].type")
        #expect(violation { $0.eventType = "message.reaction" }?.field == "recipients")
        #expect(violation { $0.threadFollowers = Array(repeating: "u", count: 5_001) }?.field == "thread_followers")
        let tooLarge = violation { $0.data["text"] = String(repeating: "x", count: 17_000) }
        #expect(tooLarge?.field == "data")
        #expect(tooLarge?.reason == .payloadTooLarge)
    }

    @Test(
        "SEC-06 EVAL-02 an id with a control character or a mark of writing direction is refused by its field",
        arguments: ["\n", "\r", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{FEFF}"])
    func invisible(_ mark: String) {
        let id = "a\(mark)b"
        let changes: [(String, (inout EvaluatorV1.Event) -> Void)] = [
            ("event_id", { $0.eventId = id }), ("event_type", { $0.eventType = id }), ("type_id", { $0.typeId = id }),
            ("channel_id", { $0.channelId = id }), ("thread_id", { $0.threadId = id }), ("entity_type", { $0.entityType = id }),
            ("entity_id", { $0.entityId = id }), ("actor_id", { $0.actorId = id }), ("subject_user_id", { $0.subjectUserId = id }),
            ("data.message_id", { $0.data["message_id"] = id }), ("data.id", { $0.data["id"] = id }),
        ]
        for (field, change) in changes {
            let error = violation(change)
            #expect(error?.field == field && error?.reason == .invalidArgument, "\(field): \(String(describing: error))")
        }
        // Texts have lines, and languages from right to left.
        #expect(violation { $0.data["text"] = "a\nb\u{200F}" } == nil)
        #expect(violation { $0.eventId = "日本語-ü-می\u{200C}خواهم" } == nil)
    }

    @Test("An event of another name passes with the type it is to become, if the catalogue knows it")
    func customEvents() throws {
        #expect(
            violation {
                $0.eventType = "build.failed"; $0.typeId = "admin_notice"
            } == nil)
        var event = ChatApp.message("e1")
        event.typeId = "nonsense"
        let app = try ChatApp.app()
        #expect(throws: APIError.self) { try EventValidation.check(event, app: app) }
        event.typeId = "admin_notice"
        try EventValidation.check(event, app: app)
    }

    @Test("DR-03 EVAL-02 EVAL-44 What no app takes of its host is known without the app: sizes, members of other calls, times too far ahead")
    func everyApp() {
        let now = Instant(milliseconds: 1_770_000_000_000)
        func refused(_ change: (inout EvaluatorV1.Event) -> Void) -> String? {
            var event = ChatApp.message("e1")
            change(&event)
            return EventRules.refusal(of: event, at: now)?.field
        }
        #expect(refused({ _ in }) == nil)
        #expect(refused({ $0.data["text"] = String(repeating: "x", count: 17_000) }) == "data")
        #expect(refused({ $0.overrideReason = "because" }) == "override_reason")
        let (last, later) = ((now + .days(365)).milliseconds, (now + .days(365)).milliseconds + 1)
        #expect(refused({ $0.scheduledForMs = last }) == nil)
        #expect(refused({ $0.scheduledForMs = later }) == "scheduled_for_ms")
        #expect(refused({ $0.scheduledLocal = .init(localDate: "2027-02-04", localTime: "08:00") }) == "scheduled_local.local_date")
        #expect(refused({ $0.scheduledLocal = .init(localDate: "2027-02-30", localTime: "08:00") }) == "scheduled_local.local_date")
        let local = EvaluatorV1.LocalSchedule(localDate: "2026-02-04", localTime: "08:00")
        #expect(refused({ ($0.scheduledLocal, $0.scheduledForMs) = (local, last) }) == "scheduled_local")
    }

    @Test("REG-01 Events of a suspended organization are refused")
    func suspended() throws {
        do {
            try EventValidation.check(ChatApp.message("e1"), app: try ChatApp.app(suspended: true))
            Issue.record("accepted")
        } catch let error as APIError {
            #expect(error.reason == .organizationSuspended)
        }
    }
}
