import Providers
import ServiceKit
import Synchronization

/// Results on their way from the pools' event loops to the settle loop: whatever came in while the last group was being committed
/// makes up the next group. Bounded by the number of deliveries in memory.
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

/// Claimed batches in the order of their claims, from the claim loop to the prepare loop. Bounded by the number of deliveries in memory.
final class BatchLine: Sendable {
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

/// What pools say about their providers, in the order in which it happened.
final class ReachabilityNews: Sendable {
    private let news = Mutex<[(LaneKey, Reachability)]>([])

    init() {}

    func append(_ lane: LaneKey, _ reachability: Reachability) { news.withLock { $0.append((lane, reachability)) } }

    func takeAll() -> [(LaneKey, Reachability)] {
        news.withLock { news in
            defer { news = [] }
            return news
        }
    }
}
