import CarillonAPI
public import ServiceKit
import Storage
import Synchronization

/// How often what a service holds of a user is disclosed, whoever asks: for some tables it means going through all of their rows (PRIV-11).
///
/// Once a minute, and two more at once: a disclosure is made of what several services tell, each at its own pace, and one that failed in the
/// last of them is asked for again from the first. What failed here does not count. Known to this process alone; a restart forgets it.
public final class ExportRateLimit: Sendable {
    /// From one disclosure of a user to the next, as an average.
    public static let interval = Duration.seconds(60)
    /// Disclosures at once, after so many minutes without any.
    public static let most = 3
    /// Users remembered at once; those whose time is over are forgotten first.
    private static let mostUsers = 10_000

    /// When all that was disclosed of a user is paid off, a minute each.
    private let paidOff = Mutex<[StoredUser: SteadyInstant]>([:])
    private let clock: any DomainClock

    /// - Parameter clock: the service's.
    public init(clock: any DomainClock) { self.clock = clock }

    /// Makes a disclosure, if it is not too soon. One that fails does not count, unless whoever asked went away: that would be a way to have one
    /// after the other begun.
    ///
    /// - Throws: `rate_limited`, saying how long to wait; what `disclose` throws.
    public func keep(_ user: StoredUser, _ export: () async throws -> Void) async throws {
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
