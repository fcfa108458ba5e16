public import Logging
public import ServiceKit
public import Storage

/// Deletes what a store keeps for a time only and what no call needs any more: answers remembered under idempotency keys that have expired,
/// and tombstones that have served their time. At start and at the turn of every day.
public struct PrivacyUpkeep: BackgroundWorker {
    /// In logs.
    public let name = "upkeep"
    private let store: Store
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let logger: Logger

    /// Rows of one transaction.
    private static let page = 500

    /// - Parameter store: has ``ErasedUsers/migration`` and ``Storage/Migration/idempotencyKeys`` with ``Storage/Migration/idempotencyReach``.
    public init(store: Store, clock: any DomainClock, activity: ActivityTracker, logger: Logger) {
        self.store = store
        self.clock = clock
        self.activity = activity
        self.logger = logger
    }

    /// Rounds until it is cancelled.
    public func run() async throws {
        while true {
            do {
                try await activity.perform { try await round() }
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                logger.error("expired answers could not be deleted; it is tried again tomorrow", metadata: ["error": "\(error)"])
            }
            try await clock.sleep(untilNext: .day)
        }
    }

    /// One round.
    public func round() async throws {
        let now = clock.now
        while try await store.write({ try RememberedAnswers.purge(at: now, limit: Self.page, $0) }) == Self.page, !Task.isCancelled {}
        try await store.write { try ErasedUsers.purge(at: now, $0) }
    }
}
