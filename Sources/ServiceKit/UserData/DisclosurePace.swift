public import CarillonAPI
import Storage
import Synchronization

/// How often what a service holds of a user is disclosed, whoever asks: for some tables it means going through all of their rows (PRIV-11).
/// Known to this process alone; a restart forgets it.
public final class DisclosurePace: Sendable {
    /// From one disclosure of a user to the next.
    public static let interval = Duration.seconds(60)
    /// Users remembered at once; those whose time is over are forgotten first.
    private static let mostUsers = 10_000

    private let last = Mutex<[StoredUser: Instant]>([:])
    private let clock: any DomainClock

    /// - Parameter clock: the service's.
    public init(clock: any DomainClock) { self.clock = clock }

    /// Lets a disclosure begin.
    ///
    /// - Throws: `rate_limited`, saying how long to wait, within a minute of the one before.
    public func take(_ user: StoredUser) throws(APIError) {
        let now = clock.now
        let wait = last.withLock { last -> Duration? in
            if let before = last[user], now < before + Self.interval { return min(before + Self.interval - now, Self.interval) }
            if last.count >= Self.mostUsers {
                last = last.filter { now < $0.value + Self.interval }
                if last.count >= Self.mostUsers { last.removeAll() }
            }
            last[user] = now
            return nil
        }
        guard let wait else { return }
        throw APIError(
            .rateLimited, field: "user_id", "what is held of a user is disclosed once a minute; wait as long as Retry-After says",
            retryAfter: max(wait, .seconds(1)))
    }
}
