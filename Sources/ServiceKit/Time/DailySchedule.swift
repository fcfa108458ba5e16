/// When services do by themselves what is done once or twice a day: at the turns of the day in UTC, the same instants for all of them and for
/// every round, so that virtual time, which stops at each, stops once for all.
public enum DailySchedule: Int64, Sendable {
    /// Midnight.
    case day = 86_400_000
    /// Midnight and noon.
    case halfDay = 43_200_000

    /// The first turn after an instant; of a turn itself, the next one.
    public func next(after instant: Instant) -> Instant {
        let past = floorDivide(instant.milliseconds, rawValue)
        return Instant(milliseconds: (past.quotient + 1) * rawValue)
    }
}

extension DomainClock {
    /// Sleeps until the next round.
    ///
    /// - Throws: as ``DomainClock/sleep(until:)``.
    public func sleep(untilNext round: DailySchedule) async throws {
        try await sleep(until: round.next(after: now))
    }
}
