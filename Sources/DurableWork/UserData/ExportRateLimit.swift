import CarillonAPI
public import ServiceKit

/// Limits the exports of a user's data, whoever asks (PRIV-11): some tables have no index by user, and an export reads all of their rows.
///
/// One export a minute on average, up to three at once: an export that fails in one service is repeated in all of them. Exports that fail in this
/// service do not count. The limit is in memory; a restart clears it.
public final class ExportRateLimit: Sendable {
    /// Average time between two exports of a user.
    public static let interval = Duration.seconds(60)
    /// Exports at once, after as many minutes without one.
    public static let most = 3

    private let limiter = RateLimiter<UserKey>(most: most, interval: interval)
    private let clock: any DomainClock

    /// - Parameter clock: the service's.
    public init(clock: any DomainClock) { self.clock = clock }

    /// Runs an export, unless the limit is reached. An export that fails does not count. One that the caller cancels does, or callers could begin
    /// exports without limit.
    ///
    /// - Throws: `rate_limited` with the time to wait, and what `export` throws.
    public func run(for user: UserKey, _ export: () async throws -> Void) async throws {
        try take(user)
        do {
            try await export()
        } catch {
            if !Task.isCancelled, !(error is CancellationError) { limiter.giveBack(user) }
            throw error
        }
    }

    private func take(_ user: UserKey) throws(APIError) {
        guard let wait = limiter.take(user, at: clock.steadyNow) else { return }
        throw APIError(
            .rateLimited, field: "user_id",
            "a user's data can be exported once a minute, \(Self.most) times at once; wait as long as Retry-After says",
            retryAfter: wait)
    }
}
