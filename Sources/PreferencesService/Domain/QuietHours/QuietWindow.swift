import ServiceKit

/// A daily do-not-disturb window in the wall time of a zone (PREF-09), as one pure function of the instant.
///
/// A window belongs to the weekday on which it starts, also when it crosses midnight. When the clocks change (ARCH-05), a start or end inside a gap
/// is the first instant after the gap. An ambiguous start is the first occurrence, and an ambiguous end the second, so that the window does not end
/// early. A window that is wholly inside a gap does not exist.
struct QuietWindow: Sendable, Hashable {
    var start: LocalTime
    /// Not equal to `start`; before it when the window crosses midnight.
    var end: LocalTime
    /// 0 = Sunday … 6 = Saturday.
    var daysOfWeek: Set<Int>
    var zone: IANAZone

    /// Dates before today whose window may still last: yesterday, and one more because a zone may skip a day.
    private static let datesBack = 2
    /// Dates ahead that are searched for the next window: a week, and another one because a change of the clocks may skip the only window.
    private static let datesAhead = 15

    /// The first instant from `instant` on that no window covers; nil where none covers `instant` itself.
    ///
    /// Windows that overlap, which is possible around a change of the clocks, count as one.
    func end(ofWindowCovering instant: Instant) -> Instant? {
        var end: Instant?
        while let later = latestEnd(covering: end ?? instant) { end = later }
        return end
    }

    /// The first instant after `instant` at which a window begins; nil without weekdays.
    func nextStart(after instant: Instant) -> Instant? {
        let today = LocalDateTime(instant, zone).date
        for offset in -1...Self.datesAhead {
            if let window = window(startingOn: today.adding(days: offset)), window.lowerBound > instant { return window.lowerBound }
        }
        return nil
    }

    private func latestEnd(covering instant: Instant) -> Instant? {
        let today = LocalDateTime(instant, zone).date
        if let offset = steadyOffset(around: instant) {
            // Without a change of the clocks no window is longer than a day, so only today's and yesterday's can cover the instant.
            for date in [today, today.adding(days: -1)] {
                if let window = window(startingOn: date, offsetSeconds: offset), window.contains(instant) { return window.upperBound }
            }
            return nil
        }
        var latest: Instant?
        // Tomorrow's window may begin today when the clocks go back over midnight.
        for offset in -Self.datesBack...1 {
            guard let window = window(startingOn: today.adding(days: offset)), window.contains(instant) else { continue }
            latest = max(latest ?? window.upperBound, window.upperBound)
        }
        return latest
    }

    /// The zone's offset if the clocks do not change for some days before and after. Then windows are plain arithmetic, which covers nearly every
    /// send check.
    private func steadyOffset(around instant: Instant) -> Int? {
        if let change = zone.nextTransition(after: instant - Self.steadyTime), change <= instant + Self.steadyTime { return nil }
        return zone.offsetSeconds(at: instant)
    }

    private static let steadyTime = Duration.days(4)

    private func window(startingOn date: LocalDate, offsetSeconds: Int) -> Range<Instant>? {
        guard daysOfWeek.contains(date.isoWeekday % 7) else { return nil }
        let midnight = Int64(date.daysSince1970) * 86_400_000 - Int64(offsetSeconds) * 1_000
        let begins = midnight + Int64(start.minuteOfDay) * 60_000
        let ends = midnight + Int64(end.minuteOfDay) * 60_000 + (start < end ? 0 : 86_400_000)
        return Instant(milliseconds: begins)..<Instant(milliseconds: ends)
    }

    private func window(startingOn date: LocalDate) -> Range<Instant>? {
        guard daysOfWeek.contains(date.isoWeekday % 7) else { return nil }
        let begins = WallClock.instant(of: LocalDateTime(date: date, time: start), in: zone, overlap: .first)
        let endDate = start < end ? date : date.adding(days: 1)
        let ends = WallClock.instant(of: LocalDateTime(date: endDate, time: end), in: zone, overlap: .second)
        return begins < ends ? begins..<ends : nil
    }
}

/// The state of quiet hours at one instant.
struct QuietStatus: Sendable, Hashable {
    /// When the active window ends; nil while none is active.
    var endsAt: Instant?
    /// When quiet hours next begin or end; nil: never.
    var nextChangeAt: Instant?

    var isActive: Bool { endsAt != nil }

    /// No quiet hours at all.
    static let never = QuietStatus()
}

extension QuietWindow {
    func status(at instant: Instant) -> QuietStatus {
        if let end = end(ofWindowCovering: instant) { return QuietStatus(endsAt: end, nextChangeAt: end) }
        return QuietStatus(nextChangeAt: nextStart(after: instant))
    }
}
