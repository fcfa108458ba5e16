/// Converts wall times to instants across changes of daylight saving time (ARCH-05).
public enum WallClock {
    /// Selects one of the two instants of a repeated wall time.
    public enum Overlap: Sendable {
        /// The earlier one: the rule for all times except the end of quiet hours.
        case first
        /// The later one: an end of quiet hours.
        case second
    }

    /// The instant at which the wall shows `local`.
    ///
    /// A time in a gap (in spring) does not exist: the result is the first instant after the gap. A time in an overlap (in autumn) occurs twice:
    /// `overlap` selects one.
    public static func instant(of local: LocalDateTime, in zone: IANAZone, overlap: Overlap = .first) -> Instant {
        let wall = local.millisecondsAsIfUTC
        // Offsets are within ±26 h: every offset in force around the wall time is tried.
        let (windowStart, windowEnd) = (wall - 26 * 3_600_000, wall + 26 * 3_600_000)
        var matches: [Int64] = []
        var position = Instant(milliseconds: windowStart)
        while true {
            let offset = Int64(zone.offsetSeconds(at: position)) * 1_000
            let next = zone.nextTransition(after: position)
            let candidate = wall - offset
            if candidate >= position.milliseconds, next.map({ candidate < $0.milliseconds }) ?? true { matches.append(candidate) }
            guard let next, next.milliseconds <= windowEnd else { break }
            // The wall skipped over `local` at this transition: it showed less before and shows more from it on.
            let after = Int64(zone.offsetSeconds(at: next)) * 1_000
            if matches.isEmpty, next.milliseconds + offset <= wall, wall < next.milliseconds + after { return next }
            position = next
        }
        let chosen = overlap == .first ? matches.first : matches.last
        // Every wall time is shown or skipped; the standard offset is right where the zone has no transition nearby.
        return Instant(milliseconds: chosen ?? wall - Int64(zone.offsetSeconds(at: Instant(milliseconds: wall))) * 1_000)
    }

    /// The first instant at or after `instant` at which the wall shows `time`; in a gap, the instant after the gap.
    public static func next(_ time: LocalTime, atOrAfter instant: Instant, in zone: IANAZone, overlap: Overlap = .first) -> Instant {
        var date = LocalDateTime(instant, zone).date.adding(days: -1)
        while true {
            let candidate = self.instant(of: LocalDateTime(date: date, time: time), in: zone, overlap: overlap)
            if candidate >= instant { return candidate }
            date = date.adding(days: 1)
        }
    }
}
