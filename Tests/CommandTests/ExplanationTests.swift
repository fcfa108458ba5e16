import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("What carillon explain prints")
struct ExplanationTests {
    private func text(_ decision: EvaluatorV1.Decision) -> String {
        Explanation(.init(eventId: "e1", eventType: "message.sent", state: "evaluated", decisions: [decision])).text
    }

    @Test("EVAL-22 A held notification says until when, and nothing of a push")
    func held() {
        let held = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: "held", detail: "held until 07:00 Europe/Berlin: quiet hours",
            heldSinceMs: 1, heldUntilMs: 1_780_000_000_000)
        #expect(text(held).contains("  ann  mention  held until 07:00 Europe/Berlin: quiet hours\n      notif_1"))
        let decision = Explanation(.init(decisions: [held])).decisions.first
        #expect(decision?.heldUntil == "2026-05-28T20:26:40.000Z")
    }

    @Test("EVAL-23 A merged one names the notification that carried it; others say what became of them as before")
    func merged() {
        let merged = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: "skipped", reason: .grouped, detail: "sent as one",
            carriedBy: "notif_9")
        #expect(text(merged).contains("skipped: grouped — sent as one\n      notif_1  carried by notif_9"))
        let sent = EvaluatorV1.Decision(
            notificationId: "notif_1", userId: "ann", typeId: "mention", outcome: "sent", pushId: "push_1", deviceCount: 2)
        #expect(text(sent).hasSuffix("  ann  mention  pushed to 2 devices\n      notif_1  push_1"))
    }
}
