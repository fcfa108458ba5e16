import CarillonAPI
import ServiceKit
import Synchronization

/// The answers of this gateway that go on for hours. A user may have a number of them at once. They end when the gateway drains, so that it does not
/// wait for them: their clients call again, and reach another gateway.
///
/// A worker that stops before the HTTP server does.
final class HeldStreams: BackgroundWorker {
    /// The place of one answer. It is free again when nothing of the answer is in memory any more, so a client that does not read keeps its place.
    final class Place: Sendable {
        private let number: UInt64
        private let user: Caller.Identity
        private let held: HeldStreams

        fileprivate init(_ number: UInt64, of user: Caller.Identity, in held: HeldStreams) {
            self.number = number
            self.user = user
            self.held = held
        }

        deinit { held.leave(number, user) }

        /// Sets what ends the answer when the gateway drains. It is called at once if the gateway does so already.
        func whenDrained(_ end: @escaping @Sendable () -> Void) { held.set(end, of: number) }
    }

    private struct State {
        var isStopping = false
        var last: UInt64 = 0
        var ends: [UInt64: @Sendable () -> Void] = [:]
        var countOfUser: [Caller.Identity: Int] = [:]
    }

    let name = "held streams"
    private let state = Mutex(State())
    private let mostOfUser: Int

    /// - Parameter mostOfUser: answers of one user at once; 0: no limit.
    init(mostOfUser: Int) { self.mostOfUser = mostOfUser }

    func run() async throws {
        try? await Task.untilCancelled()
        let ends = state.withLock { state in
            state.isStopping = true
            return Array(state.ends.values)
        }
        for end in ends { end() }
    }

    /// Takes a place for an answer, which must keep it.
    ///
    /// - Throws: `rate_limited` for a user who has too many.
    func enter(_ user: Caller.Identity) throws(APIError) -> Place {
        let number = state.withLock { state -> UInt64? in
            let count = state.countOfUser[user, default: 0]
            guard mostOfUser == 0 || count < mostOfUser else { return nil }
            state.countOfUser[user] = count + 1
            state.last += 1
            return state.last
        }
        guard let number else {
            throw APIError(.rateLimited, "this user has \(mostOfUser) streams at this gateway; end one, or wait", retryAfter: .seconds(30))
        }
        return Place(number, of: user, in: self)
    }

    private func set(_ end: @escaping @Sendable () -> Void, of number: UInt64) {
        let isStopping = state.withLock { state in
            if !state.isStopping { state.ends[number] = end }
            return state.isStopping
        }
        if isStopping { end() }
    }

    private func leave(_ number: UInt64, _ user: Caller.Identity) {
        // Freed after the lock, because an end may hold the last reference to something with a place.
        let end = state.withLock { state in
            let count = state.countOfUser[user, default: 1] - 1
            state.countOfUser[user] = count > 0 ? count : nil
            return state.ends.removeValue(forKey: number)
        }
        withExtendedLifetime(end) {}
    }
}
