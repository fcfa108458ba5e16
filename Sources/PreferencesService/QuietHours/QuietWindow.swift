import ServiceKit

/// A daily do-not-disturb window in the wall time of a zone (PREF-09), as one pure function of the instant.
///
/// A window belongs to the weekday on which it starts, also where it crosses midnight. Where the clocks change (ARCH-05): a
/// start or end inside a gap is the first instant after it; an ambiguous start is the first occurrence, an ambiguous end the
/// second, so that the window never ends before the wall clock says so for good.
struct QuietWindow: Sendable, Hashable {
    var start: LocalTime
    /// Not equal to `start`; before it when the window crosses midnight.
    var end: LocalTime
    /// 0 = Sunday … 6 = Saturday.
    var daysOfWeek: Set<Int>
    var zone: IANAZone

    /// When the window that covers `instant` ends; nil outside every window.
    func end(ofWindowCovering instant: Instant) -> Instant? {
        let today = LocalDateTime(instant, zone).date
        var latest: Instant?
        // Yesterday's window may cross midnight; tomorrow's may begin today where the clocks change at midnight.
        for offset in -1...1 {
            let date = today.adding(days: offset)
            guard daysOfWeek.contains(date.isoWeekday % 7) else { continue }
            let begins = WallClock.instant(of: LocalDateTime(date: date, time: start), in: zone, overlap: .first)
            guard begins <= instant else { continue }
            let endDate = start < end ? date : date.adding(days: 1)
            let ends = WallClock.instant(of: LocalDateTime(date: endDate, time: end), in: zone, overlap: .second)
            guard instant < ends else { continue }
            latest = max(latest ?? ends, ends)
        }
        return latest
    }
}
