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
        /// Those that were not touched since the last change of generations.
        var former: [Int: PushTimes] = [:]
        /// The latest instant that was decided at.
        var latest = Instant(milliseconds: 0)
        /// When the present generation began.
        var began = Instant(milliseconds: 0)

        /// Changes the pushes of a user.
        mutating func change<Result>(_ user: Int, at now: Instant, _ change: (inout PushTimes) -> Result) -> Result {
            renew(now)
            if let known = former.removeValue(forKey: user) { times[user] = known }
            return change(&times[user, default: PushTimes()])
        }

        /// Begins a new generation once in a minute, and forgets users whose pushes are over.
        private mutating func renew(_ now: Instant) {
            // The clock was set back: the places are of a time that nobody waits for. Slow look-ups make a decision some minutes late at most.
            if now + .seconds(600) < latest { self = State() }
            latest = max(latest, now)
            guard now >= began + PushTimes.minute else { return }
            let waiting = former.filter { !$0.value.areOver(at: now) }
            (former, times, began) = (times, waiting, now)
        }
    }

    private let state = Mutex(State())

    /// Users who are known. For tests.
    var count: Int { state.withLock { $0.times.count + $0.former.count } }

    /// Takes the next place of a user.
    ///
    /// - Parameters:
    ///   - limit: most pushes in a minute.
    ///   - end: of the notification's life.
    /// - Returns: when the push is sent: `now` or later; nil: not before the end, and no place is taken.
    func takePlace(of user: UserKey, at now: Instant, limit: Int, before end: Instant) -> Instant? {
        let hash = user.hashValue
        return state.withLock { $0.change(hash, at: now) { $0.takePlace(at: now, limit: limit, before: end) } }
    }

    /// Counts a push that is sent now, whatever the rate is.
    func add(_ user: UserKey, at now: Instant) {
        let hash = user.hashValue
        state.withLock { $0.change(hash, at: now) { $0.add(now) } }
    }

    /// Begins anew with what the store tells: who waits, and the newest pushes of the last minute.
    func restore(from store: Store, at now: Instant) async throws {
        let places = try await store.read { try DeferralTable.places($0) + DecisionTable.newestPushes(since: now - PushTimes.minute, $0) }
        state.withLock { state in
            state = State()
            state.began = now
            for (user, instant) in places { state.times[user.hashValue, default: PushTimes()].add(instant) }
        }
    }
}
