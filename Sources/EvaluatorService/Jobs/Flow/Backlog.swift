import ServiceKit
import Synchronization

/// Counts accepted work that is not done: pending events, and batches in the outbox. While there is any, the process counts as busy, so that virtual
/// time does not pass over work that only waits for its turn.
final class Backlog: Sendable {
    private let state = Mutex(0)
    private let activity: ActivityTracker

    init(activity: ActivityTracker) {
        self.activity = activity
    }

    var count: Int { state.withLock { $0 } }

    /// Events become pending while fewer events and outbox batches than this wait. So many scheduled ones for the same hour do not delay new events
    /// by more than a moment.
    private static let longest = 2_000
    /// The events that due items may add now.
    var room: Int { max(0, Self.longest - count) }

    /// Adds to (positive) or takes from (negative) the work that is left.
    func change(by difference: Int) {
        state.withLock { count in
            let before = count
            count += difference
            if before <= 0, count > 0 { activity.begin() }
            if before > 0, count <= 0 { activity.end() }
        }
    }

    /// Runs a transaction that makes events pending.
    ///
    /// - Parameters:
    ///   - most: events. They are counted before the evaluation sees them.
    ///   - write: returns how many there are.
    func fire(_ most: Int, waking signals: WorkSignals, _ write: () async throws -> Int) async throws {
        change(by: most)
        do {
            let fired = try await write()
            change(by: fired - most)
            if fired > 0 { signals.events.signal() }
        } catch {
            change(by: -most)
            throw error
        }
    }
}
