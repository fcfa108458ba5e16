import Foundation
import Synchronization

/// The phase of a load generator: calls that end during the warm-up or after the stop do not count.
final class LoadPhase: Sendable {
    private enum Phase {
        static let warmUp = 0
        static let measuring = 1
        static let over = 2
    }

    private let phase = Atomic<Int>(Phase.warmUp)

    var counts: Bool { self.phase.load(ordering: .relaxed) == Phase.measuring }
    var isOver: Bool { self.phase.load(ordering: .relaxed) == Phase.over }

    /// Runs the load through its phases. Returns the length of the measured phase and this process's CPU time in it, in seconds.
    func run(warmUp: Duration, measured: Duration) async throws -> (seconds: Double, cpuSeconds: Double) {
        try await Task.sleep(for: warmUp)
        let (start, cpuStart) = (ContinuousClock.now, Self.cpuSeconds())
        self.phase.store(Phase.measuring, ordering: .relaxed)
        try await Task.sleep(for: measured)
        self.phase.store(Phase.over, ordering: .relaxed)
        let (end, cpuEnd) = (ContinuousClock.now, Self.cpuSeconds())
        return ((end - start) / .seconds(1), cpuEnd - cpuStart)
    }

    /// CPU time of this process so far.
    static func cpuSeconds() -> Double {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}

/// Counters of one worker in the measured phase.
struct LoadCounters: Sendable {
    /// Calls for unary methods, messages for streaming ones.
    var count = 0
    var failed = 0
    /// One for each counted unary call.
    var microseconds: [UInt32] = []
    /// The first failure, in words.
    var problem: String?

    mutating func add(_ other: LoadCounters) {
        self.count += other.count
        self.failed += other.failed
        self.microseconds += other.microseconds
        self.problem = self.problem ?? other.problem
    }

    mutating func failed(_ error: any Error) {
        self.failed += 1
        self.problem = self.problem ?? "\(error)"
    }
}

/// The report of a load generator, printed as one line of JSON. The gRPC C++ generator prints the same.
struct LoadReport: Encodable {
    var perSecond: Double
    var p50Microseconds: UInt32?
    var p99Microseconds: UInt32?
    /// CPU time of the generator for each counted call or message.
    var cpuMicroseconds: Double
    var count: Int
    var failed: Int
    var problem: String?

    init(_ counters: LoadCounters, seconds: Double, cpuSeconds: Double) {
        let sorted = counters.microseconds.sorted()
        func percentile(_ hundredths: Int) -> UInt32? { sorted.isEmpty ? nil : sorted[min(sorted.count - 1, sorted.count * hundredths / 100)] }
        self.perSecond = Double(counters.count) / seconds
        self.p50Microseconds = percentile(50)
        self.p99Microseconds = percentile(99)
        self.cpuMicroseconds = cpuSeconds * 1e6 / Double(max(1, counters.count))
        self.count = counters.count
        self.failed = counters.failed
        self.problem = counters.problem
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
