import CarillonAPI
public import ServiceKit
import Storage
import Synchronization

/// Limits the exports of a user's data, whoever asks (PRIV-11): some tables have no index by user, and an export reads all of their rows.
///
/// One export a minute on average, up to three at once: an export that fails in one service is repeated in all of them. Exports that fail in this
/// service do not count. The limit is in memory; a restart clears it.
public final class ExportRateLimit: Sendable {
    /// Average time between two exports of a user.
    public static let interval = Duration.seconds(60)
    /// Exports at once, after as many minutes without one.
    public static let most = 3
    /// Most users in memory. Users whose ``interval`` is over are dropped first.
    private static let mostUsers = 10_000

    /// The instant at which a user's exports no longer count: each adds one ``interval``.
    private let paidOff = Mutex<[StoredUser: SteadyInstant]>([:])
    private let clock: any DomainClock

    /// - Parameter clock: the service's.
    public init(clock: any DomainClock) { self.clock = clock }

    /// Runs an export, unless the limit is reached. An export that fails does not count. One that the caller cancels does, or callers could begin
    /// exports without limit.
    ///
    /// - Throws: `rate_limited` with the time to wait, and what `export` throws.
    public func run(for user: StoredUser, _ export: () async throws -> Void) async throws {
        try take(user)
        do {
            try await export()
        } catch {
            if !Task.isCancelled, !(error is CancellationError) { giveBack(user) }
            throw error
        }
    }

    private func take(_ user: StoredUser) throws(APIError) {
        let now = clock.steadyNow
        let wait = paidOff.withLock { paidOff -> Duration? in
            let before = max(paidOff[user] ?? now, now)
            let early = before - now - Self.interval * (Self.most - 1)
            guard early <= .zero else { return early }
            if paidOff.count >= Self.mostUsers {
                paidOff = paidOff.filter { now < $0.value }
                if paidOff.count >= Self.mostUsers { paidOff.removeAll() }
            }
            paidOff[user] = before + Self.interval
            return nil
        }
        guard let wait else { return }
        throw APIError(
            .rateLimited, field: "user_id",
            "what is held of a user is disclosed once a minute, \(Self.most) times at once; wait as long as Retry-After says",
            retryAfter: max(min(wait, Self.interval), .seconds(1)))
    }

    private func giveBack(_ user: StoredUser) {
        paidOff.withLock { paidOff in if let until = paidOff[user] { paidOff[user] = until - Self.interval } }
    }
}
