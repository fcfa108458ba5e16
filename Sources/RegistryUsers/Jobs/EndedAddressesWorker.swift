import DurableWork
import Logging
import ServiceKit
import Storage

/// Ends addresses that are over by their own time, at that time: a token or a browser's subscription whose provider said so makes its device
/// `expired` without a probe (REG-40), and what a Live Activity was started or updated by is forgotten.
///
/// Sends do not depend on it: they look at the end themselves. It makes the status of the device true, and tells those who keep verdicts.
struct EndedAddressesWorker: BackgroundWorker {
    /// In logs and metrics.
    static let jobName = "ended addresses"

    let name = Self.jobName
    let store: Store
    /// Given when an address with a known end is on disk.
    let signal: WorkSignal
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: RegistryMetrics
    let logger: Logger

    /// After what failed.
    static let retry = Duration.seconds(60)

    func run() async throws {
        while !Task.isCancelled {
            let next = await activity.perform { await turn() }
            await signal.wait(until: next, on: clock)
        }
    }

    /// Ends what is over now. What fails is logged and tried again; tokens and activities do not wait for each other.
    ///
    /// - Returns: when to look again; nil: when there is a signal.
    @discardableResult
    func turn() async -> Instant? {
        let ends = [
            await attempt {
                try await inBatches { try TokenExpiry.expire(nowMs: $0, limit: $1, $2) }
                return try await store.read { try TokenExpiry.next($0) }
            },
            await attempt {
                try await inBatches { try ActivityAddressRow.expire(nowMs: $0, limit: $1, $2) }
                return try await store.read { try ActivityAddressRow.nextEnd($0) }
            },
        ]
        return ends.compactMap(\.self).min()
    }

    /// - Parameter body: answers when the next address ends, in milliseconds.
    /// - Returns: that instant; a minute later for what failed.
    private func attempt(_ body: () async throws -> Int64?) async -> Instant? {
        do {
            return try await body().map(Instant.init(milliseconds:))
        } catch {
            guard !(error is CancellationError) else { return nil }
            metrics.maintenance.failed(name)
            logger.error("addresses that are over could not be ended; it is tried again", metadata: ["error": "\(error)"])
            return clock.now + Self.retry
        }
    }

    /// A transaction a batch, until one was not full.
    private func inBatches(_ end: @escaping @Sendable (_ nowMs: Int64, _ limit: Int, Database) throws -> Int) async throws {
        var count = MaintenanceJob.usualBatch
        while count == MaintenanceJob.usualBatch {
            try Task.checkCancellation()
            let nowMs = clock.now.milliseconds
            count = try await store.write { try end(nowMs, MaintenanceJob.usualBatch, $0) }
            guard count > 0 else { return }
            metrics.maintenance.done(count, of: name)
            logger.notice("maintenance job done", metadata: ["job": "\(name)", "items": "\(count)"])
        }
    }
}
