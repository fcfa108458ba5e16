import Providers
import ServiceKit
import Synchronization

/// Buffers results between the pools' event loops and the settle loop: the results that arrive during a commit are the next group. Bounded by the
/// number of deliveries in memory.
final class ResultBuffer: Sendable {
    private let results = Mutex<[ExchangeResult]>([])
    private let signal: WorkSignal

    init(activity: ActivityTracker) { signal = WorkSignal(activity: activity) }

    func append(_ more: [ExchangeResult]) {
        results.withLock { $0.append(contentsOf: more) }
        signal.signal()
    }

    var count: Int { results.withLock { $0.count } }

    func takeAll() -> [ExchangeResult] {
        results.withLock { results in
            defer { results = [] }
            return results
        }
    }

    /// Returns after results came in, or when the task is cancelled.
    func wait() async { await signal.wait() }
}

/// Queues claimed batches between the claim loop and the prepare loop, in the order of their claims. Bounded by the number of deliveries in memory.
final class ClaimedBatches: Sendable {
    private let batches = Mutex<[[ClaimedDelivery]]>([])
    private let signal: WorkSignal

    init(activity: ActivityTracker) { signal = WorkSignal(activity: activity) }

    func append(_ batch: [ClaimedDelivery]) {
        batches.withLock { $0.append(batch) }
        signal.signal()
    }

    func takeAll() -> [[ClaimedDelivery]] {
        batches.withLock { batches in
            defer { batches = [] }
            return batches
        }
    }

    func wait() async { await signal.wait() }
}

/// Queues the changes that pools report about their providers, in order.
final class ReachabilityChanges: Sendable {
    private let changes = Mutex<[(LaneKey, Reachability)]>([])

    init() {}

    func append(_ lane: LaneKey, _ reachability: Reachability) { changes.withLock { $0.append((lane, reachability)) } }

    func takeAll() -> [(LaneKey, Reachability)] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}
