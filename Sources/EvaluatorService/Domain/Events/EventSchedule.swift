import CarillonAPI
import EventRules
import ServiceKit

/// When a scheduled event is decided (EVAL-44).
struct EventSchedule: Sendable, Hashable {
    /// The time that the host chose. The lifetime of the notifications begins then. Of a local time: when the first clock on Earth shows it. Nil: the
    /// host chose none, and the event waits for its pictures.
    var scheduledFor: Instant?
    /// When the event is decided: at its time, or some whole seconds later but less than `schedule_scan_seconds`. Most events are scheduled for a
    /// full hour, and the delays spread the load.
    var dueAt: Instant

    /// - Returns: nil for an event that is not scheduled, or whose time is over: it is decided at once.
    /// - Throws: the event is scheduled too far ahead.
    init?(_ event: borrowing EvaluatorV1.Event, policy: Policy, now: Instant) throws(APIError) {
        guard let scheduledFor = try EventRules.scheduledTime(of: event, now: now) else { return nil }
        self.scheduledFor = scheduledFor
        let tenant = event.tenant ?? .init()
        // Users snooze at any second, so that snoozes are spread already. Of a local time each user's notification is spread.
        let delay =
            event.snooze == nil && event.scheduledLocal == nil
            ? ReleaseSpread.delay(of: [tenant.organizationId, tenant.appId, event.eventId], below: policy.scheduleScanSeconds) : .zero
        dueAt = scheduledFor + delay
    }

    /// The schedule of an event that is decided as soon as its pictures are prepared (EVAL-33).
    ///
    /// - Returns: nil where none is to be prepared. A push that goes to further devices does not wait: it has the pictures of the first.
    init?(forPicturesOf event: borrowing EvaluatorV1.Event, policy: Policy, now: Instant) {
        guard policy.mediaMode == .prepare, event.escalation == nil, !event.unpreparedPictures(at: now).isEmpty else { return nil }
        (scheduledFor, dueAt) = (nil, now)
    }
}

extension EvaluatorV1.Event {
    /// Whether the host chose a time.
    var isTimed: Bool { scheduledForMs > 0 || scheduledLocal != nil }
}
