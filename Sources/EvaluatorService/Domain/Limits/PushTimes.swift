import ServiceKit

/// When the pushes of one user are sent, so that no minute has more of them than the user's rate (EVAL-31).
///
/// What is above the rate gets a place ahead, and waits for it. So the notifications of a user keep their order: none gets an earlier place than one
/// that waits.
struct PushTimes: Sendable, Hashable {
    static let minute = Duration.seconds(60)

    /// Ascending: those of the last minute, and the places ahead.
    private var times: [Instant] = []

    /// Takes the next place.
    ///
    /// - Parameters:
    ///   - limit: most pushes in a minute, at least 1.
    ///   - end: of the notification's life.
    /// - Returns: when the push is sent: `now` or later; nil: not before the end, and no place is taken.
    mutating func takePlace(at now: Instant, limit: Int, before end: Instant) -> Instant? {
        forget(before: now)
        guard times.count >= limit else {
            // Another decision about the user may be a moment ahead of this one.
            add(now)
            return now
        }
        let place = max(now, times[times.count - limit] + Self.minute, times.last ?? now)
        guard place < end else { return nil }
        times.append(place)
        return place
    }

    /// Counts a push that is sent at an instant, whatever the rate is.
    mutating func add(_ instant: Instant) {
        let index = times.lastIndex { $0 <= instant }.map { $0 + 1 } ?? 0
        times.insert(instant, at: index)
    }

    /// Whether all pushes are a minute ago. Then they decide nothing.
    func areOver(at now: Instant) -> Bool { times.last.map { $0 + Self.minute <= now } ?? true }

    private mutating func forget(before now: Instant) {
        guard let first = times.first, first + Self.minute <= now else { return }
        times.removeFirst(times.firstIndex { $0 + Self.minute > now } ?? times.count)
    }
}
