import CarillonAPI
import ServiceKit

/// Explains why a user got a push, or none: the stored decisions of an event, in words.
enum Explanation {
    static func answer(_ found: ExplainedEvent) -> EvaluatorV1.ExplainResponse {
        EvaluatorV1.ExplainResponse(
            eventId: found.eventID, carillonEventId: found.carillonEventID, eventType: found.eventType,
            acceptedAtMs: found.acceptedAt.milliseconds, state: .init(found.state), decisions: found.decisions.map(decision),
            scheduledForMs: found.scheduledFor?.milliseconds ?? 0, dueAtMs: found.dueAt?.milliseconds ?? 0,
            scheduledLocal: found.scheduledLocal, traceId: found.traceID, repetitions: found.repetitions.map(repetition))
    }

    private static func repetition(_ found: ExplainedEvent.Repetition) -> EvaluatorV1.Repetition {
        EvaluatorV1.Repetition(
            carillonEventId: found.event.carillonEventID, snooze: Int32(found.snooze), acceptedAtMs: found.event.acceptedAt.milliseconds,
            state: .init(found.event.state), scheduledForMs: found.event.scheduledFor?.milliseconds ?? 0,
            decision: found.decision.map(decision))
    }

    static func decision(_ row: DecisionRow) -> EvaluatorV1.Decision {
        let isSent = row.reason == .unspecified && !row.isDeferred
        var detail = row.detail
        if isSent {
            let devices = row.deviceCount == 1 ? "1 device" : "\(row.deviceCount) devices"
            detail = "passed every check; handed over for \(devices)" + (detail.isEmpty ? "" : " (\(detail))")
        }
        // A released notification was deferred before. The answer says both.
        if let deferral = row.deferral {
            detail = [detail, row.isDeferred ? deferral.words : "was \(deferral.words)"].filter { !$0.isEmpty }.joined(separator: "; ")
            if !row.isDeferred, row.reason != .cancelled, row.decidedAt < deferral.until {
                detail += "; released earlier, at \(row.decidedAt.rfc3339)"
            }
        }
        if let cancelled = row.cancelledAt, row.reason != .cancelled { detail += "; cancelled by its sender at \(cancelled.rfc3339)" }
        return EvaluatorV1.Decision(
            notificationId: row.notificationID, userId: row.userID, typeId: row.typeID,
            outcome: isSent ? .sent : row.isDeferred ? .held : .skipped, reason: row.reason, pushId: row.pushID,
            decidedAtMs: row.decidedAt.milliseconds,
            deviceCount: Int32(row.deviceCount), detail: detail, heldSinceMs: row.deferral?.since.milliseconds ?? 0,
            heldUntilMs: row.deferral?.until.milliseconds ?? 0,
            carriedBy: row.carriedBy)
    }
}
