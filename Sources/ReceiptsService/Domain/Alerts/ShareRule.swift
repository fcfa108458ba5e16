import ServiceKit

/// Fires when the share of good pushes is below a bound for some minutes, and resolves when it is above the bound for as long (OBS-03, OBS-05). A
/// value; it judges minute after minute.
///
/// A change begins with a minute on the other side of the bound. From there on all pushes count together, and the change is given up when their
/// share is back on the old side: a single bad minute fires nothing, and a single good one resolves nothing. Minutes without pushes neither end a
/// change nor begin one.
struct ShareRule: Sendable, Hashable {
    /// The pushes of a minute.
    struct Counts: Sendable, Hashable {
        var total: Int64 = 0
        var good: Int64 = 0

        /// Good ones of all, from 0 to 1; 1 without pushes.
        var share: Double { total == 0 ? 1 : Double(good) / Double(total) }

        static func + (left: Self, right: Self) -> Self { Self(total: left.total + right.total, good: left.good + right.good) }
    }

    enum Verdict: Sendable, Hashable {
        case steady
        /// With the pushes of the last ``ShareRule/minutes``.
        case fires(Counts)
        case resolves(Counts)
    }

    /// Of the alert.
    let kind: String
    /// Below it fires, above it resolves.
    let bound = 0.95
    let minutes: Int64
    /// Pushes in ``minutes`` at least, to fire.
    let leastCount: Int64 = 20

    /// Accepted pushes of those that were accepted or failed, of a platform (OBS-03).
    static let successRate = ShareRule(kind: AlertKind.successRate, minutes: 5)
    /// Answers within ``mostLatency``, of a provider. P95 is above it when more than 5% of the answers are (OBS-05).
    static let providerLatency = ShareRule(kind: AlertKind.providerLatency, minutes: 10)
    static let mostLatency = Duration.milliseconds(500)

    static let all = [successRate, providerLatency]

    /// Judges a minute that ended.
    ///
    /// - Parameters:
    ///   - minute: minutes since 1970. Every minute is judged while a change goes on.
    ///   - counts: the minutes with pushes, at least the last ``minutes``.
    ///   - isFiring: whether the alert fires.
    ///   - since: the first minute of a change; nil: there is none.
    func judge(_ minute: Int64, _ counts: [Int64: Counts], isFiring: Bool, since: inout Int64?) -> Verdict {
        func isOther(_ counts: Counts) -> Bool { counts.total > 0 && (isFiring ? counts.share > bound : counts.share < bound) }
        let beginsHere = isOther(counts[minute] ?? Counts())
        guard let first = since ?? (beginsHere ? minute : nil) else { return .steady }
        let together = (max(first, minute - minutes + 1)...minute).reduce(Counts()) { $0 + (counts[$1] ?? Counts()) }
        guard isOther(together) else {
            since = beginsHere ? minute : nil
            return .steady
        }
        since = first
        guard minute - first + 1 >= minutes, isFiring || together.total >= leastCount else { return .steady }
        since = nil
        return isFiring ? .resolves(together) : .fires(together)
    }
}
