import ServiceKit

/// A daily do-not-disturb window in the wall time of a zone (PREF-09), as one pure function of the instant.
///
/// A window belongs to the weekday on which it starts, also where it crosses midnight. Where the clocks change (ARCH-05): a
/// start or end inside a gap is the first instant after it; an ambiguous start is the first occurrence, an ambiguous end the
/// second, so that the window never ends before the wall clock says so for good. A window wholly inside a gap does not exist.
struct QuietWindow: Sendable, Hashable {
    var start: LocalTime
    /// Not equal to `start`; before it when the window crosses midnight.
    var end: LocalTime
    /// 0 = Sunday … 6 = Saturday.
    var daysOfWeek: Set<Int>
    var zone: IANAZone

    /// Dates before today whose window may still last: yesterday's, and one more where a zone skipped a day.
    private static let datesBack = 2
    /// Dates ahead among which the next window is found: a week, and another where the clocks skip the only one.
    private static let datesAhead = 15

    /// The first instant from `instant` on that no window covers; nil where none covers `instant` itself.
    ///
    /// Where one window begins before another has ended — they may around a change of the clocks — they count as one.
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
            // Windows of one day each, in the order of their days, none longer than a day.
            for date in [today, today.adding(days: -1)] {
                if let window = window(startingOn: date, offsetSeconds: offset), window.contains(instant) { return window.upperBound }
            }
            return nil
        }
        var latest: Instant?
        // Tomorrow's window may begin today where the clocks go back over midnight.
        for offset in -Self.datesBack...1 {
            guard let window = window(startingOn: today.adding(days: offset)), window.contains(instant) else { continue }
            latest = max(latest ?? window.upperBound, window.upperBound)
        }
        return latest
    }

    /// The zone's offset where the clocks do not change for some days before and after: there the windows are plain arithmetic,
    /// which is what nearly every question of a send check comes to.
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

/// Where quiet hours stand at one instant.
struct QuietStatus: Sendable, Hashable {
    /// When the active window ends; nil while none is active.
    var endsAt: Instant?
    /// When being active changes next; nil where it never does.
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
