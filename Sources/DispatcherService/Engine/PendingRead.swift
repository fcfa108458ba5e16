import Synchronization

/// A reading of a file on a thread of its own, and the task that waits for it until it gives up.
final class PendingRead: Sendable {
    private let waiter: Mutex<CheckedContinuation<[UInt8], any Error>?>
    private let overdue: OverdueReads

    init(_ waiter: CheckedContinuation<[UInt8], any Error>, _ overdue: OverdueReads) {
        self.waiter = Mutex(waiter)
        self.overdue = overdue
    }

    /// The thread has read the file, or cannot.
    func end(_ result: Result<[UInt8], any Error>) {
        guard let waiting = waiter.withLock({ $0.take() }) else { return overdue.add(-1) }
        waiting.resume(with: result)
    }

    /// The time is over. Does nothing after ``end(_:)``.
    func giveUp(_ error: any Error) {
        let waiting = waiter.withLock { waiter in
            // Within the lock, so that the thread's end comes after it.
            if waiter != nil { overdue.add(1) }
            return waiter.take()
        }
        waiting?.resume(throwing: error)
    }
}

/// Counts the readings that nobody waits for any more, and that have not ended. Each has a thread.
final class OverdueReads: Sendable {
    /// With so many no further one begins.
    static let most = 16

    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }
    func add(_ change: Int) { number.withLock { $0 += change } }
}
