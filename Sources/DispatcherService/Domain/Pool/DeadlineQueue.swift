import DequeModule
import ServiceKit

/// Deadlines of calls in flight. Calls of one time-out value expire in the order in which they began, so each value has a plain
/// queue; entries of calls that were answered are dropped when they reach the front.
struct DeadlineQueue: Sendable {
    private struct Entry: Sendable {
        var due: SteadyInstant
        var exchange: UInt64
    }

    private var queues: [Duration: Deque<Entry>] = [:]

    mutating func add(_ exchange: UInt64, timeout: Duration, now: SteadyInstant) -> SteadyInstant {
        let due = now + timeout
        queues[timeout, default: []].append(Entry(due: due, exchange: exchange))
        return due
    }

    /// Takes out everything due at `now`, and forgets answered calls at the front.
    mutating func due(at now: SteadyInstant, isOpen: (UInt64) -> Bool) -> [UInt64] {
        var due: [UInt64] = []
        for timeout in queues.keys {
            while let first = queues[timeout]?.first {
                if isOpen(first.exchange) {
                    guard first.due <= now else { break }
                    due.append(first.exchange)
                }
                queues[timeout]?.removeFirst()
            }
            if queues[timeout]?.isEmpty ?? true { queues[timeout] = nil }
        }
        return due
    }

    /// The earliest deadline kept.
    var earliest: SteadyInstant? { queues.values.compactMap { $0.first?.due }.min() }
}
