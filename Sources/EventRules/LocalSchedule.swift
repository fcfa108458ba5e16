public import CarillonAPI
public import ServiceKit

/// A time by the clock of each user (EVAL-44): 08:00 in Tokyo, then in Berlin, then in New York.
public struct LocalSchedule: Sendable, Hashable {
    /// No clock is further ahead of UTC. So the first clock on Earth shows a time so long before UTC does.
    private static let furthestAhead = Duration.seconds(14 * 3_600)
    /// No clock is further behind.
    private static let furthestBehind = Duration.seconds(12 * 3_600)

    /// The day.
    public let date: LocalDate
    /// The time of day.
    public let time: LocalTime
    /// Whose zone it is.
    public let source: EvaluatorV1.LocalZone.Known

    /// `2026-12-24 08:00`.
    public var words: String { "\(date) \(time)" }

    /// The time that a host chose.
    ///
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

    /// A time that a service chose.
    public init(date: LocalDate, time: LocalTime, source: EvaluatorV1.LocalZone.Known) {
        self.date = date
        self.time = time
        self.source = source
    }

    /// When the first clock on Earth shows it: also of an organization's clock, which may be another one then.
    public var earliest: Instant { instant(in: .utc) - Self.furthestAhead }
    /// When the last clock on Earth shows it.
    public var latest: Instant { instant(in: .utc) + Self.furthestBehind }

    /// When the clocks of a zone show it.
    public func instant(in zone: IANAZone) -> Instant { WallClock.instant(of: LocalDateTime(date: date, time: time), in: zone) }
}
