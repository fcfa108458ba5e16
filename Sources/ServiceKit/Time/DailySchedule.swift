/// The times of work that runs once or twice a day: the same instants in UTC for all services, so that virtual time stops once for all of them.
public enum DailySchedule: Int64, Sendable {
    /// Midnight.
    case day = 86_400_000
    /// Midnight and noon.
    case halfDay = 43_200_000

    /// The first time after an instant.
    public func next(after instant: Instant) -> Instant {
        let past = floorDivide(instant.milliseconds, rawValue)
        return Instant(milliseconds: (past.quotient + 1) * rawValue)
    }
}

extension DomainClock {
    /// Sleeps until the schedule's next time.
    ///
    /// - Throws: as ``DomainClock/sleep(until:)``.
    public func sleep(untilNext schedule: DailySchedule) async throws {
        try await sleep(until: schedule.next(after: now))
    }
}
