import ArgumentParser
import CarillonAPI
import RPC
import Testing

@testable import CarillonCommand

@Suite("What carillon explain prints")
struct ExplanationTests {
    private func text(_ decision: EvaluatorV1.Decision) -> String {
        Explanation(.init(eventId: "e1", eventType: "message.sent", state: .evaluated, decisions: [decision])).text()
    }

    @Test("EVAL-22 A held notification says until when, and nothing of a push")
    func held() {
        let held = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: .held, detail: "held until 07:00 Europe/Berlin: quiet hours",
            heldSinceMs: 1, heldUntilMs: 1_780_000_000_000)
        #expect(text(held).contains("  ann  mention  held until 07:00 Europe/Berlin: quiet hours\n      notif_1"))
        let decision = Explanation(.init(decisions: [held])).decisions.first
        #expect(decision?.heldUntil == "2026-05-28T20:26:40.000Z")
    }

    @Test("EVAL-44 A scheduled event says when it is decided, and an event that was scheduled says for when")
    func scheduled() {
        var answer = EvaluatorV1.ExplainResponse(
            eventId: "e1", eventType: "message.sent", state: .scheduled, scheduledForMs: 1_780_000_000_000, dueAtMs: 1_780_000_012_000)
        let waiting = Explanation(answer).text()
        #expect(waiting.contains(", scheduled for 2026-05-28T20:26:40.000Z\n"), "\(waiting)")
        #expect(waiting.contains("decided when it is due, at 2026-05-28T20:26:52.000Z; until then `carillon cancel` stops it"), "\(waiting)")
        (answer.state, answer.dueAtMs) = (.evaluated, 0)
        answer.decisions = [.init(outcome: .skipped, reason: .cancelled, detail: "cancelled before its time")]
        let cancelled = Explanation(answer).text()
        let outcome = "\n  all users  skipped: cancelled — cancelled before its time"
        #expect(cancelled.contains(", scheduled for 2026-05-28T20:26:40.000Z, evaluated" + outcome))
    }

    @Test("EVAL-22 A notification that was released before the end of quiet hours says when")
    func released() {
        let detail = "passed every check; was held until 07:00 UTC: quiet hours; released earlier, at 2026-02-02T02:40:00.000Z"
        var decision = EvaluatorV1.Decision(
            userId: "ann", outcome: .sent, decidedAtMs: 1_770_000_000_000, detail: detail, heldSinceMs: 1, heldUntilMs: 1_770_000_000_001)
        #expect(text(decision).contains("  ann  \(detail)\n"))
        #expect(Explanation(.init(decisions: [decision])).decisions.first?.releasedAt == "2026-02-02T02:40:00.000Z")
        decision.heldUntilMs = 1_770_000_000_000
        #expect(Explanation(.init(decisions: [decision])).decisions.first?.releasedAt == nil)
    }

    @Test("EVAL-23 A merged notification names the one that carried it; others show their outcome as before")
    func merged() {
        let merged = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: .skipped, reason: .grouped, detail: "sent as one",
            carriedBy: "notif_9")
        #expect(text(merged).contains("skipped: grouped — sent as one\n      notif_1  carried by notif_9"))
        let sent = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: .sent, pushId: "push_1", deviceCount: 2)
        #expect(
            text(sent).hasSuffix(
                "  ann  mention  handed over for 2 devices\n      notif_1  push_1\noutcome of a push: carillon trace NOTIFICATION_ID"))
    }

    @Test("EVAL-12 An event that had nobody to tell says so in place of a name, and has no line of ids")
    func nobody() {
        let decision = EvaluatorV1.Decision(outcome: .skipped, reason: .noRecipients, detail: "the audience is empty")
        #expect(text(decision).hasSuffix("evaluated\n  nobody  skipped: no_recipients — the audience is empty"))
        let one = EvaluatorV1.Decision(userId: "ann", outcome: .sent, deviceCount: 1)
        #expect(text(one).contains("  ann  handed over for 1 device\noutcome of a push: carillon trace"))
        let told = EvaluatorV1.Decision(userId: "ann", outcome: .sent, deviceCount: 1, detail: "passed every check; handed over for 1 device")
        #expect(text(told).contains("  ann  passed every check; handed over for 1 device\n"))
    }

    @Test("EVAL-12 An event that is not decided yet says so, and not that nobody was a target")
    func undecided() {
        func text(_ state: EvaluatorV1.EventState, _ decisions: [EvaluatorV1.Decision] = [], of user: String = "") -> String {
            Explanation(.init(eventId: "e1", eventType: "message.sent", state: state, decisions: decisions)).text(of: user)
        }
        #expect(text(.pending).contains("pending\n  not decided yet: ask again in a moment; `carillon stats`"))
        let some = text(.pending, [.init(userId: "ann", outcome: .sent, deviceCount: 1)])
        #expect(some.contains("pending\n  not decided yet for everybody: ask again") && some.contains("\n  ann  handed over for 1 device"))
        #expect(text(.quarantined).hasSuffix("set aside, and not decided: see `carillon quarantine list --service evaluator`"))
        #expect(text(.evaluated).hasSuffix("evaluated\n  nobody was a target, or the targets were erased since"))
        #expect(text(.evaluated, of: "ann").hasSuffix("evaluated\n  ann was not a target, or was erased since"))
        #expect(text(.pending, of: "ann").contains("not decided yet: "))
        // Of a newer service.
        #expect(text(.init(rawValue: 77)).contains(", 77\n"))
    }

    @Test("OBS-09 The trace of an event is refused with the command that takes one")
    func traceOfAnEvent() {
        let event = EvaluatorV1.ExplainResponse(eventId: "order-17", carillonEventId: "evt_1")
        for id in ["order-17", "evt_1"] {
            #expect(NotificationTrace.refusal(id, event)?.message == "\(id) is an event, no notification: see `carillon explain \(id)`")
        }
        #expect(NotificationTrace.refusal("notif_1", event) == nil)
    }

    @Test("OBS-09 The steps of a trace stand by time, and those of one millisecond in the order of a notification's life; what waits is last")
    func order() {
        func step(_ atMs: Int64, _ stage: String, _ what: String = "") -> NotificationTrace.Found { .init(atMs: atMs, stage: stage, what: what) }
        let found = [
            step(5, "event accepted"), step(5, "evaluator decided"), step(9, "opened", "a"), step(9, "delivered", "a"), step(9, "apns accepted", "a"),
            step(7, "fcm accepted", "b"), step(9, "delivered", "b"), step(6, "waiting", "c"),
        ]
        #expect(
            NotificationTrace.ordered(found.reversed()).map { "\($0.stage) \($0.what)" } == [
                "event accepted ", "evaluator decided ", "fcm accepted b", "apns accepted a", "delivered b", "delivered a", "opened a", "waiting c",
            ])
    }

    @Test("OBS-09 The first step names the trace as logs and collectors have it")
    func traceID() {
        var event = EvaluatorV1.ExplainResponse(eventId: "order-17", eventType: "message.sent")
        #expect(NotificationTrace.words(ofAccepted: event) == "message.sent order-17")
        event.traceId = "0af7651916cd43dd8448eb211c80319c"
        #expect(NotificationTrace.words(ofAccepted: event) == "message.sent order-17, trace 0af7651916cd43dd8448eb211c80319c")
    }

    @Test("OBS-09 The trace says what was skipped, for whom and why")
    func skipped() {
        var decision = EvaluatorV1.Decision(
            userId: "ann", typeId: "mention", outcome: .skipped, reason: .channelMuted, detail: "the user has muted channel c")
        #expect(NotificationTrace.words(of: decision) == "mention for ann, skipped: channel_muted — the user has muted channel c")
        (decision.reason, decision.detail, decision.carriedBy) = (.grouped, "", "notif_9")
        #expect(NotificationTrace.words(of: decision) == "mention for ann, skipped: grouped, carried by notif_9")
        let sent = EvaluatorV1.Decision(userId: "ann", typeId: "mention", outcome: .sent, deviceCount: 1, detail: "passed every check")
        #expect(NotificationTrace.words(of: sent) == "mention for ann, 1 device passed every check")
    }

    @Test("EVAL-12 `send` to a channel that mentions nobody says how its members are notified")
    func unmentioned() throws {
        func hint(_ line: [String], _ reason: CommonV1.SkipReason) throws -> String? {
            let command = try #require(try Carillon.parseAsRoot(["send", "--text", "hi"] + line) as? Send)
            return command.unmentioned(Explanation(.init(decisions: [.init(outcome: .skipped, reason: reason)])))
        }
        #expect(try hint(["--channel", "ch_ops"], .noRecipients)?.hasPrefix("members of ch_ops are notified when a message mentions them") == true)
        #expect(try hint(["--channel", "ch_ops", "--mention", "ann"], .noRecipients) == nil)
        #expect(try hint(["--channel", "ch_ops"], .channelMuted) == nil && hint(["--user", "ann"], .noRecipients) == nil)
    }

    @Test("OBS-09 The trace shows each attempt, also where the push was sent or requeued later")
    func attempts() {
        var receipt = ReceiptsV1.DeviceReceipt(
            pushDeviceId: "push_1", status: .sent, provider: "fcm", platform: "android", sentToProviderAtMs: 40, providerMessageId: "m",
            providerLatencyMs: 12, attempts: 2)
        receipt.attemptLog = [
            .init(number: 1, status: .queued, provider: "fcm", providerStatus: "503", providerCode: "UNAVAILABLE", occurredAtMs: 10),
            .init(number: 2, status: .failed, provider: "fcm", failureReason: "no_answer", occurredAtMs: 20),
            .init(number: 1, status: .sent, provider: "fcm", occurredAtMs: 40),
        ]
        let accepted = "fcm accepted android push_1, message m, attempt 1, 12 ms"
        #expect(
            NotificationTrace.steps(of: receipt).map { "\($0.stage) \($0.what)" } == [
                "attempt failed android push_1: attempt 1, 503 UNAVAILABLE; another one follows",
                "attempt failed android push_1: attempt 2, no_answer; the push was requeued afterwards", accepted,
            ])
        // What the payload lost stands with the acceptance (DISP-21).
        receipt.payloadChanges = "image left out to fit the payload limit"
        #expect(NotificationTrace.steps(of: receipt).last?.what.hasSuffix("12 ms; image left out to fit the payload limit") == true)
        // The receipt shows its own failure.
        (receipt.failedAtMs, receipt.sentToProviderAtMs, receipt.attemptLog) = (20, nil, [receipt.attemptLog[1]])
        #expect(NotificationTrace.steps(of: receipt).map(\.stage) == ["failed"])
        // Where the notification has several pushes, each step names its push.
        receipt.pushId = "psh_2"
        #expect(NotificationTrace.steps(of: receipt, namingPush: true).map(\.what) == ["android push_1, push psh_2"])
    }

    @Test("OBS-09 RCPT-04 An action that was reported without a device stands without one")
    func withoutDevice() {
        var receipt = ReceiptsV1.DeviceReceipt(status: .opened, openedAtMs: 5, actionTaken: "MARK_READ")
        #expect(NotificationTrace.steps(of: receipt).map(\.what) == ["action MARK_READ"])
        (receipt.platform, receipt.pushDeviceId) = ("iOS", "push_1")
        #expect(NotificationTrace.steps(of: receipt).map(\.what) == ["iOS push_1, action MARK_READ"])
        receipt.actionTaken = ""
        #expect(NotificationTrace.steps(of: receipt).map(\.what) == ["iOS push_1"])
    }

    @Test("OBS-09 EVAL-41 A trace says when the user snoozed the notification, until when, and what was decided then")
    func snoozed() {
        let until: Int64 = 1_780_000_000_000
        var snooze = EvaluatorV1.Repetition(carillonEventId: "evt_2", snooze: 1, acceptedAtMs: 7, state: .scheduled, scheduledForMs: until)
        func steps() -> [String] { NotificationTrace.steps(of: snooze).map { "\($0.atMs) \($0.stage): \($0.what)" } }
        let asked = "7 snoozed: snooze 1, until 2026-05-28T20:26:40.000Z"
        #expect(steps() == [asked, "7 waiting: snooze 1 comes at 2026-05-28T20:26:40.000Z"])
        snooze.decision = .init(
            userId: "ann", typeId: "mention", outcome: .sent, decidedAtMs: until, deviceCount: 1, detail: "passed every check")
        #expect(steps() == [asked, "\(until) evaluator decided: snooze 1: mention for ann, 1 device passed every check"])
        // An escalation has no time that somebody chose.
        (snooze.snooze, snooze.scheduledForMs) = (0, 0)
        #expect(steps() == ["\(until) evaluator decided: sent again: mention for ann, 1 device passed every check"])
    }

    @Test("EVAL-41 EVAL-12 The explanation of a notification names its snoozes, also one that waits")
    func explainedSnoozes() {
        var snooze = EvaluatorV1.Repetition(snooze: 2, acceptedAtMs: 7, state: .scheduled, scheduledForMs: 1_780_000_000_000)
        func shown() -> String { Explanation(.init(eventId: "e1", state: .evaluated, repetitions: [snooze])).text() }
        #expect(shown().contains("\n  snooze 2 until 2026-05-28T20:26:40.000Z: it waits"))
        snooze.decision = .init(outcome: .skipped, reason: .channelMuted, detail: "the user has muted channel c")
        #expect(shown().contains("\n  snooze 2 until 2026-05-28T20:26:40.000Z: skipped: channel_muted — the user has muted channel c"))
    }

    @Test("OBS-09 CTL-01 Programs get ids, reasons and numbers of a step as members, and what waits stands under now with its start")
    func facts() throws {
        let receipt = ReceiptsV1.DeviceReceipt(
            pushDeviceId: "push_1", pushId: "psh_1", status: .failed, provider: "fcm", platform: "android", failedAtMs: 20,
            failureReason: "no_answer", providerErrorCode: "UNAVAILABLE")
        let found = try #require(NotificationTrace.steps(of: receipt).first)
        let json = try jsonText(of: NotificationTrace.Step(at: "T", stage: found.stage, what: found.what, facts: found.facts))
        for member in [
            #""push_id" : "psh_1""#, #""push_device_id" : "push_1""#, #""provider" : "fcm""#, #""reason" : "no_answer""#,
            #""code" : "UNAVAILABLE""#, #""stage" : "failed""#, #""at" : "T""#,
        ] { #expect(json.contains(member), "\(json)") }
        #expect(!json.contains("user_id") && !json.contains("null"))
        let waiting = NotificationTrace.Step(at: "2026-05-28T20:26:40.000Z", stage: "waiting", what: "fcm is down", facts: .init())
        #expect(waiting.text == "  now                       waiting                 fcm is down, since 2026-05-28T20:26:40.000Z")
        #expect(NotificationTrace.Step(at: "T", stage: "opened", what: "a", facts: .init()).text == "  T  opened                  a")
    }

    @Test("OBS-09 DISP-30 A push that an outage keeps in the queue has made no attempt")
    func outage() {
        let receipt = ReceiptsV1.DeviceReceipt(
            pushDeviceId: "push_1", status: .queued, platform: "android",
            attemptLog: [.init(number: 0, status: .queued, failureReason: "provider_outage", occurredAtMs: 10)])
        #expect(NotificationTrace.steps(of: receipt).map { "\($0.stage): \($0.what)" } == ["queued: android push_1: provider_outage"])
    }

    @Test("RCPT-02 DISP-32 A trace shows the end of a mail beside the push")
    func messageSteps() {
        let sent = ReceiptsV1.DeviceReceipt(status: .sent, sentToProviderAtMs: 5, attempts: 2, channel: "email")
        #expect(NotificationTrace.steps(ofMessage: sent).map { "\($0.stage): \($0.what)" } == ["email sent: 2 attempts"])
        var mail = sent
        mail.messageReason = "outage"
        let shown = NotificationTrace.steps(ofMessage: mail, address: "dave@example.com").map(\.what)
        #expect(shown == ["outage, 2 attempts, the user's address now is dave@example.com"])
        mail.channel = "webhook"
        #expect(NotificationTrace.steps(ofMessage: mail, address: "dave@example.com").map(\.what) == ["outage, 2 attempts"])
        let failed = ReceiptsV1.DeviceReceipt(
            status: .failed, failedAtMs: 5, failureReason: "fallback_failed", providerErrorCode: "http_503", attempts: 4, channel: "webhook")
        let steps = NotificationTrace.steps(ofMessage: failed).map { "\($0.stage): \($0.what)" }
        #expect(steps == ["webhook failed: fallback_failed http_503, 4 attempts"])
    }
}
