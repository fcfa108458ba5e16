import Logging
import ServiceKit

/// Deletes old rows, soon after the start and at the turn of every day (UTC): mutes that ended, tombstones of erased users after 30 days, and
/// expired idempotency keys.
struct PreferencesMaintenance: BackgroundWorker {
    let name = "maintenance"
    let store: PreferencesStore
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger

    /// Soon after the start, so that a service which is restarted every day deletes old rows all the same.
    static let firstRound = Duration.seconds(5 * 60)
    /// Rows of one transaction.
    private static let page = 500

    func run() async throws {
        try await clock.sleep(for: Self.firstRound)
        while true {
            try await activity.perform { try await round() }
            try await clock.sleep(untilNext: .day)
        }
    }

    /// One round. A failure of one table is logged, and the others go on.
    ///
    /// - Throws: `CancellationError` alone.
    func round() async throws {
        let now = clock.now
        try await attempt("erased users") { try await store.write { try $0.purgeErasedUsers(at: now) } }
        try await attempt("mutes") { try await inBatches { try $0.endExpiredMutes(at: now, limit: Self.page) } }
        try await attempt("idempotency keys") { try await inBatches { try $0.purgeIdempotencyKeys(at: now, limit: Self.page) } }
    }

    /// A transaction a batch, until one was not full.
    private func inBatches(_ purge: @escaping @Sendable (PreferencesTransaction) throws -> Int) async throws {
        while try await store.write(purge) == Self.page { try Task.checkCancellation() }
    }

    private func attempt(_ what: String, _ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            logger.error("maintenance failed; it is tried again tomorrow", metadata: ["table": "\(what)", "error": "\(error)"])
        }
    }
}
