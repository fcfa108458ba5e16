import Logging
import ServiceKit
import Storage

/// What preferences tidy by themselves, soon after the start and at the turn of every day (UTC): mutes that ended, tombstones that have
/// served their time, and expired answers.
struct PreferencesMaintenance: BackgroundWorker {
    let name = "maintenance"
    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let logger: Logger

    /// A service that is restarted every day tidies all the same.
    static let firstRound = Duration.seconds(5 * 60)
    /// Rows of one transaction.
    private static let page = 500

    func run() async throws {
        try await clock.sleep(for: Self.firstRound)
        while true {
            do {
                try await activity.perform { try await tidy() }
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                logger.error("maintenance failed; it is tried again tomorrow", metadata: ["error": "\(error)"])
            }
            try await clock.sleep(untilNext: .day)
        }
    }

    /// One round.
    func tidy() async throws {
        let now = clock.now
        let nowMs = now.milliseconds
        try await store.write { try ErasedUsers.purge(at: now, $0) }
        while try await store.write({ try ChannelSettingRows.purgeExpiredMutes(nowMs: nowMs, limit: Self.page, $0) }) == Self.page,
            !Task.isCancelled
        {}
        while try await store.write({ try RememberedAnswers.purge(at: now, limit: Self.page, $0) }) == Self.page, !Task.isCancelled {}
    }
}
