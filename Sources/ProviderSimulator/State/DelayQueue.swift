import DequeModule
import NIOCore
import ServiceKit

/// What waits in a ``DelayQueue``: an answer, or a user's reaction to a notification.
protocol Delayed: AnyObject {
    /// Whether it is still to happen.
    var isDelayed: Bool { get }
    /// Its time has come. Nothing happens when it is not delayed any more.
    func release()
}

/// Answers and reactions that come later, with one timer for all. A timer of its own would make an answer cost three times as much as one without
/// delay.
///
/// Those with the same delay are a queue, because their due times ascend; few delays are scripted at once. Confined to one event loop.
final class DelayQueue {
    private struct Entry {
        let due: Instant
        /// The order of what is due in the same millisecond.
        let number: UInt64
        let delayed: any Delayed
    }

    private let eventLoop: any EventLoop
    private let clock: any DomainClock
    private let activity: ActivityTracker
    /// By delay in milliseconds. None is empty.
    private var queues: [Int64: Deque<Entry>] = [:]
    private var lastNumber: UInt64 = 0
    private var timer: (due: Instant, clockTimer: ClockTimer)?
    private var lastTimer: UInt64 = 0

    init(eventLoop: any EventLoop, clock: any DomainClock, activity: ActivityTracker) {
        self.eventLoop = eventLoop
        self.clock = clock
        self.activity = activity
    }

    /// Releases an answer or reaction after a delay of domain time, in milliseconds.
    func add(_ delayed: any Delayed, after delay: Int64) {
        lastNumber += 1
        queues[delay, default: []].append(Entry(due: clock.now + .milliseconds(delay), number: lastNumber, delayed: delayed))
        setTimer()
    }

    /// Something with this delay is not delayed any more, before its time.
    func ended(after delay: Int64) {
        dropEnded(delay)
        setTimer()
    }

    /// Removes the first of a queue that are not delayed any more, so that no timer waits for them.
    private func dropEnded(_ delay: Int64) {
        while let first = queues[delay]?.first, !first.delayed.isDelayed { queues[delay]?.removeFirst() }
        if queues[delay]?.isEmpty == true { queues[delay] = nil }
    }

    /// The delay of the queue whose first is due next, and when.
    private var next: (delay: Int64, due: Instant)? {
        var found: (delay: Int64, entry: Entry)?
        for (delay, queue) in queues {
            guard let first = queue.first else { continue }
            if let entry = found?.entry, (entry.due, entry.number) < (first.due, first.number) { continue }
            found = (delay, first)
        }
        return found.map { ($0.delay, $0.entry.due) }
    }

    private func setTimer() {
        let due = next?.due
        guard due != timer?.due else { return }
        timer?.clockTimer.cancel()
        timer = nil
        guard let due else { return }
        lastTimer += 1
        let (number, eventLoop, activity, queue) = (lastTimer, eventLoop, activity, NIOLoopBound(self, eventLoop: eventLoop))
        let clockTimer = clock.notify(at: due) {
            // Counts as activity from here on, so that the process is not idle before the loop runs it.
            activity.begin()
            eventLoop.execute {
                queue.value.timerFired(number)
                activity.end()
            }
        }
        timer = (due, clockTimer)
    }

    private func timerFired(_ number: UInt64) {
        // A timer that was replaced may fire all the same.
        if number == lastTimer { timer = nil }
        let now = clock.now
        while let (delay, due) = next, due <= now {
            let delayed = queues[delay]?.popFirst()?.delayed
            dropEnded(delay)
            delayed?.release()
        }
        setTimer()
    }
}
