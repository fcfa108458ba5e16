import ServiceKit
import Storage
import Synchronization

/// The pushes of the last minute and those that wait for a minute ahead, by user (EVAL-31). Evaluation and release of deferred notifications share
/// it: a place is taken by one of them.
///
/// It is in memory alone, because every push of every app counts and no count matters for longer than a minute. After a start the store tells who
/// waits and what was decided last (``restore(from:at:)``, decision 0093).
final class UserRates: Sendable {
    private struct State {
        /// By the hash of the user. Two users with one hash would share a rate; a hash has 64 bits.
        var times: [Int: PushTimes] = [:]
        /// The latest instant that was decided at.
        var latest = Instant(milliseconds: 0)
        /// When users whose pushes are over were last removed.
        var cleaned = Instant(milliseconds: 0)
    }

    private let state = Mutex(State())

    /// Users with pushes. For tests.
    var count: Int { state.withLock(\.times.count) }

    /// Takes the next place of a user.
    ///
    /// - Parameter limit: most pushes in a minute.
    /// - Returns: when the push is sent: `now` or later.
    func takePlace(of user: UserKey, at now: Instant, limit: Int) -> Instant {
        state.withLock { state in
            Self.clean(&state, now)
            return state.times[user.hashValue, default: PushTimes()].takePlace(at: now, limit: limit)
        }
    }

    /// Counts a push that is sent now, whatever the rate is.
    func add(_ user: UserKey, at now: Instant) {
        state.withLock { state in
            Self.clean(&state, now)
            state.times[user.hashValue, default: PushTimes()].add(now)
        }
    }

    /// Removes users whose pushes are over, once in a minute.
    private static func clean(_ state: inout State, _ now: Instant) {
        // The clock was set back: the places are of a time that nobody waits for.
        if now + PushTimes.minute < state.latest { state = State() }
        state.latest = max(state.latest, now)
        guard now >= state.cleaned + PushTimes.minute else { return }
        state.cleaned = now
        state.times = state.times.filter { !$0.value.areOver(at: now) }
    }

    /// Begins anew with what the store tells: who waits, and the newest pushes of the last minute.
    func restore(from store: Store, at now: Instant) async throws {
        let places = try await store.read { try DeferralTable.places($0) + DecisionTable.newestPushes(since: now - PushTimes.minute, $0) }
        state.withLock { state in
            state = State()
            for (user, instant) in places { state.times[user.hashValue, default: PushTimes()].add(instant) }
        }
    }
}
