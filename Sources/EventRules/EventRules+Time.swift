public import CarillonAPI
public import ServiceKit

/// Times that hosts choose (EVAL-44).
extension EventRules {
    /// The longest time ahead.
    public static let longestSchedule = Duration.days(365)
    /// No clock is further ahead of UTC. So the first clock on Earth shows a time so long before UTC does.
    private static let furthestAhead = Duration.seconds(14 * 3_600)

    /// A time by the clock of each user, as the host chose it.
    public struct LocalChoice: Sendable, Hashable {
        /// The day.
        public let date: LocalDate
        /// The time of day.
        public let time: LocalTime
        /// Whose zone it is.
        public let source: EvaluatorV1.LocalZone.Known

        /// - Throws: ``APIError``, naming the field.
        public init(_ schedule: EvaluatorV1.LocalSchedule) throws(APIError) {
            guard let date = LocalDate(schedule.localDate) else {
                throw APIError(.invalidValue, field: "scheduled_local.local_date", "must be a day of the calendar, such as 2026-12-24")
            }
            guard let time = LocalTime(schedule.localTime) else {
                throw APIError(.invalidValue, field: "scheduled_local.local_time", "must be a time of day from 00:00 to 23:59, such as 08:00")
            }
            source = try schedule.timezoneSource.checked(field: "scheduled_local.timezone_source") ?? .user
            (self.date, self.time) = (date, time)
        }
    }

    /// When the first clock on Earth shows a time: also of an organization's clock, which may be another one then.
    public static func earliest(_ date: LocalDate, _ time: LocalTime) -> Instant {
        WallClock.instant(of: LocalDateTime(date: date, time: time), in: .utc) - furthestAhead
    }

    /// The time that the host chose for an event; of a local time, when the first clock on Earth shows it.
    ///
    /// - Returns: nil where it chose none, and where the time is over: the event is decided at once.
    /// - Throws: ``APIError`` for a time too far ahead, a malformed one, and two at once.
    public static func scheduledTime(of event: EvaluatorV1.Event, now: Instant) throws(APIError) -> Instant? {
        var chosen = event.scheduledForMs > 0 ? Instant(milliseconds: event.scheduledForMs) : nil
        if let schedule = event.scheduledLocal {
            let local = try LocalChoice(schedule)
            guard event.scheduledForMs == 0 else {
                throw APIError(.invalidArgument, field: "scheduled_local", "takes the place of scheduled_for_ms: give one of them")
            }
            chosen = earliest(local.date, local.time)
        }
        guard let chosen, chosen > now else { return nil }
        guard chosen - now <= longestSchedule else {
            let field = event.scheduledLocal == nil ? "scheduled_for_ms" : "scheduled_local.local_date"
            throw APIError(.invalidValue, field: field, "an event is scheduled at most 365 days ahead")
        }
        return chosen
    }

    /// Why no app takes an event of its host system.
    ///
    /// - Parameter now: when the event is submitted.
    /// - Returns: nil where the policy and the catalogue of the app decide.
    public static func refusal(of event: EvaluatorV1.Event, at now: Instant) -> APIError? {
        do throws(APIError) {
            try check(event)
            try checkOfHost(event)
            _ = try scheduledTime(of: event, now: now)
            return nil
        } catch {
            return error
        }
    }
}
