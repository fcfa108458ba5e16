import CarillonAPI
import ServiceKit

/// What a cap counts: the visible pushes of one priority to one user.
struct PushCountKey: Sendable, Hashable {
    let user: UserKey
    let priority: CommonV1.Priority
}

/// How many pushes of a key were decided in each quarter of an hour. Offsets of time zones are multiples of a quarter. So every local day begins with
/// one, and a user who changes zone is counted by the new zone's day and week, exactly.
struct PushCounts: Sendable, Hashable {
    /// Counts before this time decide nothing: no local week is longer.
    static let longestPeriod = Duration.days(8)
    private static let quarterMilliseconds: Int64 = 900_000

    /// Ascending. Most often there are few.
    private(set) var quarters: [Quarter] = []

    struct Quarter: Sendable, Hashable {
        let start: Instant
        var pushes: Int
    }

    /// The quarter of an instant.
    static func quarter(of instant: Instant) -> Instant {
        let past = instant.milliseconds % quarterMilliseconds
        return Instant(milliseconds: instant.milliseconds - (past < 0 ? past + quarterMilliseconds : past))
    }

    /// - Parameter pushes: negative ones are taken back.
    mutating func add(_ pushes: Int, at instant: Instant) {
        let start = Self.quarter(of: instant)
        let index = quarters.lastIndex { $0.start <= start }
        if let index, quarters[index].start == start {
            quarters[index].pushes += pushes
        } else {
            quarters.insert(Quarter(start: start, pushes: pushes), at: index.map { $0 + 1 } ?? 0)
        }
    }

    /// - Parameter start: of a period, which ends later than the last push.
    func pushes(since start: Instant) -> Int { quarters.reduce(0) { $1.start >= start ? $0 + $1.pushes : $0 } }
}

/// Pushes that a batch or a release adds to the counts. All of them are decided at one instant.
struct PushCountChanges: Sendable, Hashable {
    let now: Instant
    var pushes: [PushCountKey: Int] = [:]
}

/// The counts that the decisions of a batch or a release see: those before it, and its own pushes. A class, because the decisions of several apps
/// share it.
final class PushCountBook {
    private var counts: [PushCountKey: PushCounts]
    private var calendar: CapCalendar
    private(set) var changes: PushCountChanges

    /// - Parameter counts: of all keys that decisions need.
    init(_ counts: [PushCountKey: PushCounts], now: Instant) {
        self.counts = counts
        calendar = CapCalendar(now: now)
        changes = PushCountChanges(now: now)
    }

    /// How much of a target's cap is used up; nil: no cap concerns it.
    func usage(of target: TargetDecision) -> CapUsage? {
        guard let cap = target.cap else { return nil }
        return calendar.usage(of: cap, zoneName: target.answer.quietTimezone, counts[target.pushCountKey])
    }

    /// Counts the push of a target.
    func add(_ target: TargetDecision) {
        guard target.cap != nil else { return }
        let key = target.pushCountKey
        counts[key, default: PushCounts()].add(1, at: changes.now)
        changes.pushes[key, default: 0] += 1
    }
}
