/// Turns the minutes of a log, which wrap, into minutes that only go forward.
///
/// A time that goes back by more than 18 hours is midnight; by 6 to 18 hours it is a 12-hour clock that wrapped; by
/// less, lines were written out of order and the later time is kept.
struct IRCTimeline {
    private var latest: Int?
    private var offset = 0

    /// Minutes since the midnight that began the log.
    mutating func minutes(for minuteOfDay: Int) -> Int {
        var minutes = minuteOfDay + offset
        if let latest, minutes < latest {
            let back = latest - minutes
            if back > 18 * 60 {
                offset += 24 * 60
            } else if back >= 6 * 60 {
                offset += 12 * 60
            }
            minutes = max(latest, minuteOfDay + offset)
        }
        latest = minutes
        return minutes
    }
}
