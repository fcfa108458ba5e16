import CarillonAPI
import ServiceKit

/// When a scheduled event is decided (EVAL-44).
struct EventSchedule: Sendable, Hashable {
    /// The longest time ahead.
    static let longest = Duration.days(365)

    /// The time that the host chose. The lifetime of the notifications begins then.
    var scheduledFor: Instant
    /// When the event is decided: at its time, or some whole seconds later but less than `schedule_scan_seconds`. Most events are scheduled for a
    /// full hour, and the delays spread the load.
    var dueAt: Instant

    /// - Returns: nil for an event that is not scheduled, or whose time is over: it is decided at once.
    /// - Throws: the event is scheduled too far ahead.
    init?(_ event: EvaluatorV1.Event, policy: Policy, now: Instant) throws(APIError) {
        guard let scheduledFor = event.scheduledFor, scheduledFor > now else { return nil }
        guard scheduledFor - now <= Self.longest else {
            throw APIError(.invalidValue, field: "scheduled_for_ms", "an event is scheduled at most 365 days ahead")
        }
        self.scheduledFor = scheduledFor
        let tenant = event.tenant ?? .init()
        // Users snooze at any second, so that snoozes are spread already.
        let delay =
            event.snooze == nil
            ? ReleaseSpread.delay(of: [tenant.organizationId, tenant.appId, event.eventId], below: policy.scheduleScanSeconds) : .zero
        dueAt = scheduledFor + delay
    }
}

extension EvaluatorV1.Event {
    /// The time that the host chose; nil: at once.
    var scheduledFor: Instant? { scheduledForMs > 0 ? Instant(milliseconds: scheduledForMs) : nil }
}
