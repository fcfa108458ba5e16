import Synchronization

/// A counter, which only rises.
public final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    init() {}

    /// Adds `amount`.
    public func increment(by amount: Int = 1) {
        count.wrappingAdd(amount, ordering: .relaxed)
    }

    /// The present count.
    public var value: Int { count.load(ordering: .relaxed) }
}

/// A value that rises and falls.
public final class Gauge: Sendable {
    private let bits = Atomic<UInt64>(0)

    init() {}

    /// Replaces the value.
    public func set(_ value: Double) {
        bits.store(value.bitPattern, ordering: .relaxed)
    }

    /// Adds to the value; negative changes subtract.
    public func add(_ change: Double) {
        bits.add(change)
    }

    /// The present value.
    public var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
}

/// The distribution of values over fixed buckets, by default in seconds.
public final class Histogram: Sendable {
    /// Buckets for latencies from half a millisecond to ten seconds.
    public static let latencyBuckets: [Double] = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    /// A count on the heap: atomics cannot live in arrays.
    private final class Cell: Sendable {
        let count = Atomic<Int>(0)
    }

    /// Upper bounds, ascending; one more cell counts values above all bounds.
    let bounds: [Double]
    private let cells: [Cell]
    private let sumBits = Atomic<UInt64>(0)

    init(bounds: [Double]) {
        self.bounds = bounds.sorted()
        self.cells = (0...bounds.count).map { _ in Cell() }
    }

    /// Counts one observation, in the unit of the buckets: seconds for latencies.
    public func observe(_ value: Double) {
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] < value { low = middle + 1 } else { high = middle }
        }
        cells[low].count.wrappingAdd(1, ordering: .relaxed)
        sumBits.add(value)
    }

    /// Counts one duration, in seconds.
    public func observe(_ duration: Duration) { observe(duration.inSeconds) }

    /// Observations at or below each bound, then all of them.
    var cumulativeCounts: [Int] {
        var total = 0
        return cells.map { cell in
            total += cell.count.load(ordering: .relaxed)
            return total
        }
    }

    /// All observations added up, in the unit of the buckets.
    public var sum: Double { Double(bitPattern: sumBits.load(ordering: .relaxed)) }
    /// The number of observations.
    public var count: Int { cumulativeCounts.last ?? 0 }
}

extension Atomic where Value == UInt64 {
    /// Adds to the floating-point number that the bits stand for.
    fileprivate func add(_ change: Double) {
        var old = load(ordering: .relaxed)
        while true {
            let new = (Double(bitPattern: old) + change).bitPattern
            let (exchanged, original) = compareExchange(expected: old, desired: new, ordering: .relaxed)
            if exchanged { return }
            old = original
        }
    }
}
