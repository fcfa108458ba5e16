import Glibc

/// Nanoseconds of CPU of one operation over several runs.
struct Measurement {
    var runs: [Double] = []

    var median: Double {
        let sorted = runs.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    var minimum: Double { runs.min()! }
    var maximum: Double { runs.max()! }
}

/// Keeps the optimizer from dropping a result.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// Measures two ways of doing the same, in turns, so that a slow minute of the machine hits both.
/// - Parameter milliseconds: how long one run of one side takes, about.
func compare(
    runs: Int, milliseconds: Int, ours: () throws -> Void, theirs: () throws -> Void
) rethrows -> (ours: Measurement, theirs: Measurement) {
    // This thread's CPU time: other programs on the machine then blur the result less.
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        let start = now()
        for _ in 0..<count { try body() }
        return now() - start
    }
    func iterations(_ body: () throws -> Void) rethrows -> Int {
        _ = try time(100, body)
        return max(10, Int(Double(milliseconds) * 1e6 / (try time(100, body) / 100)))
    }
    let (ourCount, theirCount) = (try iterations(ours), try iterations(theirs))
    var (our, their) = (Measurement(), Measurement())
    for _ in 0..<runs {
        our.runs.append(try time(ourCount, ours) / Double(ourCount))
        their.runs.append(try time(theirCount, theirs) / Double(theirCount))
    }
    return (our, their)
}
