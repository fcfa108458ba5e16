public import CarillonAPI
public import ServiceKit

/// Times that hosts choose (EVAL-44).
extension EventRules {
    /// The longest time ahead.
    public static let longestSchedule = Duration.days(365)

    /// The time that the host chose for an event; of a local time, when the first clock on Earth shows it.
    ///
    /// - Returns: nil where it chose none, and where the time is over: the event is decided at once.
    /// - Throws: ``APIError`` for a time too far ahead, a malformed one, and two at once.
    public static func scheduledTime(of event: EvaluatorV1.Event, now: Instant) throws(APIError) -> Instant? {
        var chosen = event.scheduledForMs > 0 ? Instant(milliseconds: event.scheduledForMs) : nil
        if let schedule = event.scheduledLocal {
            let local = try LocalSchedule(schedule)
            guard event.scheduledForMs == 0 else {
                throw APIError(.invalidArgument, field: "scheduled_local", "takes the place of scheduled_for_ms: give one of them")
            }
            chosen = local.earliest
        }
        guard let chosen, chosen > now else { return nil }
        guard chosen - now <= longestSchedule else {
            let field = event.scheduledLocal == nil ? "scheduled_for_ms" : "scheduled_local.local_date"
            throw APIError(.invalidValue, field: field, "an event is scheduled at most 365 days ahead")
        }
        return chosen
    }
}
