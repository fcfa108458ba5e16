public import CarillonAPI
public import ServiceKit
public import Storage

/// Repeated work of a service, one bounded batch at a time: deletes old rows, counts, refreshes. A value; a ``JobScheduler`` runs it.
public struct MaintenanceJob: Sendable {
    /// Rows of one transaction by default.
    public static let usualBatch = 500
    /// How long after a failure a daily job runs again: the policy of an app could not be read, or the store did not answer.
    public static let usualRetry = Duration.seconds(600)

    /// In logs and metrics.
    public let name: String
    /// How long after the start it runs for the first time.
    public let firstAfter: Duration
    /// How long after a failure it runs again; nil: as after a run.
    public let retryAfter: Duration?
    /// Whether it also runs when the scheduler gets a signal.
    let runsOnSignal: Bool
    /// When it runs again, asked after each run; nil: when the scheduler gets a signal.
    let next: @Sendable (_ now: Instant) async throws -> Instant?
    /// Returns the number of items that it processed.
    let work: @Sendable (_ now: Instant) async throws -> Int

    /// A job with daily turns.
    ///
    /// - Parameters:
    ///   - deadline: how long after a run it runs again at the latest, asked after each run; nil: at the next turn of the schedule.
    ///   - work: all that is due at an instant, in transactions of its own. Returns the number of items that it processed.
    public init(
        _ name: String, every schedule: DailySchedule = .day, firstAfter: Duration = .zero, retryAfter: Duration? = nil,
        deadline: @escaping @Sendable () async -> Duration? = { nil }, _ work: @escaping @Sendable (_ now: Instant) async throws -> Int
    ) {
        self.name = name
        self.firstAfter = firstAfter
        self.retryAfter = retryAfter
        runsOnSignal = false
        next = { now in
            let turn = schedule.next(after: now)
            return await deadline().map { min(now + $0, turn) } ?? turn
        }
        self.work = work
    }

    /// A job for items that each fall due at an instant, such as addresses with an end. It runs at the start, at the earliest due time, and when the
    /// scheduler gets a signal: an item with an earlier due time was stored.
    ///
    /// - Parameters:
    ///   - retryAfter: how long after a failure it runs again.
    ///   - next: the earliest due time; nil: no item waits.
    ///   - work: processes at most `limit` items that are due, inside a transaction. Returns their number.
    public init(
        _ name: String, retryAfter: Duration, in store: Store, batch: Int = usualBatch, next: @escaping @Sendable (Database) throws -> Instant?,
        _ work: @escaping @Sendable (_ now: Instant, _ limit: Int, Database) throws -> Int
    ) {
        self.name = name
        firstAfter = .zero
        self.retryAfter = retryAfter
        runsOnSignal = true
        self.next = { _ in try await store.read(next) }
        self.work = { now in try await Self.inBatches(of: batch, store) { try work(now, batch, $0) } }
    }

    /// A job that runs one transaction for each batch, until a batch is not full. Other writes run between two batches.
    ///
    /// - Parameter work: processes at most `limit` items that are due, inside a transaction. Returns their number.
    public init(
        _ name: String, every schedule: DailySchedule = .day, firstAfter: Duration = .zero, retryAfter: Duration? = nil, in store: Store,
        batch: Int = usualBatch, _ work: @escaping @Sendable (_ now: Instant, _ limit: Int, Database) throws -> Int
    ) {
        self.init(name, every: schedule, firstAfter: firstAfter, retryAfter: retryAfter) { now in
            try await Self.inBatches(of: batch, store) { try work(now, batch, $0) }
        }
    }

    /// A job that goes through apps. A failure for one app stops no other app.
    ///
    /// - Parameters:
    ///   - deadline: as for a job of no app.
    ///   - apps: all apps that may have something due.
    ///   - work: all that is due of an app. Returns the number of items that it processed.
    public init(
        _ name: String, every schedule: DailySchedule = .day, firstAfter: Duration = .zero, retryAfter: Duration? = nil,
        deadline: @escaping @Sendable () async -> Duration? = { nil }, eachOf apps: @escaping @Sendable () async throws -> [CommonV1.Tenant],
        _ work: @escaping @Sendable (_ app: CommonV1.Tenant, _ now: Instant) async throws -> Int
    ) {
        self.init(name, every: schedule, firstAfter: firstAfter, retryAfter: retryAfter, deadline: deadline) { now in
            var (done, failures) = (0, [String]())
            for app in try await apps() {
                try Task.checkCancellation()
                do {
                    done += try await work(app, now)
                } catch {
                    try Task.checkCancellation()
                    failures.append("\(app.appId): \(error)")
                }
            }
            guard failures.isEmpty else { throw AppsFailed(failures: failures, done: done) }
            return done
        }
    }

    /// Runs one transaction for each batch, until a batch is not full.
    ///
    /// - Parameter work: processes at most `size` items, inside a transaction. Returns their number.
    /// - Returns: the number of items in all.
    /// - Throws: `CancellationError` between two batches, and what `work` throws.
    public static func inBatches(of size: Int, _ store: Store, _ work: @escaping @Sendable (Database) throws -> Int) async throws -> Int {
        var done = 0
        while true {
            try Task.checkCancellation()
            let batch = try await store.write(work)
            done += batch
            if batch < size { return done }
        }
    }
}

/// What failed for some apps.
struct AppsFailed: Error, CustomStringConvertible {
    let failures: [String]
    /// The number of items of the other apps that the job processed.
    let done: Int

    /// How many apps, and the first of them.
    var description: String { "\(failures.count) apps: \(failures.prefix(5).joined(separator: "; "))" }
}
