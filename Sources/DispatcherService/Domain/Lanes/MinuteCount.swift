import ServiceKit

/// Counts something within the last minute, to the second.
struct MinuteCount: Sendable {
    private static let seconds: Int64 = 60
    /// At most 61, oldest first.
    private var buckets: [(second: Int64, count: Int)] = []

    init() {}

    mutating func add(_ count: Int, at now: SteadyInstant) {
        let second = now.milliseconds / 1_000
        if buckets.last?.second != second {
            buckets.removeAll { $0.second <= second - Self.seconds }
            buckets.append((second, 0))
        }
        buckets[buckets.count - 1].count += count
    }

    /// The count of the 60 s that end now.
    func sum(at now: SteadyInstant) -> Int {
        let second = now.milliseconds / 1_000
        return buckets.reduce(0) { $1.second > second - Self.seconds ? $0 + $1.count : $0 }
    }
}
