import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization

/// Requests with events that the evaluator could not take, on disk until ``SpoolReplay`` has passed them on (DR-03).
final class Spool: Sendable {
    /// The outcome of a request.
    enum Submission: Sendable {
        case answered(EvaluatorV1.SubmitEventsResponse)
        /// It is on disk, and is passed on later.
        case spooled
        /// The evaluator takes nothing now, and no event of the request is one for later.
        case nothingToKeep
    }

    private struct State {
        var contents: SpoolContents
        var settled = SettledRows()
        /// Requests that wait for the last ones of their app.
        var waiting: [CommonV1.Tenant: [OneShot<Void>]] = [:]
        /// The last write that failed, if none succeeded since.
        var trouble: (text: String, at: ContinuousClock.Instant)?
        /// The errors of apps whose oldest requests could not be read at the last try.
        var unreadable: [CommonV1.Tenant: String] = [:]
    }

    /// Longest time that a request waits for the last ones of its app. Then it goes behind them.
    private static let longestWait = Duration.seconds(2)
    /// How long a failed write is a problem, where nothing is written since.
    private static let troubleAge = Duration.seconds(60)
    /// Rows of one deletion.
    private static let mostDeleted = 1_000

    let limits: SpoolLimits
    /// Wakes ``SpoolReplay``.
    let signal: WorkSignal
    private let store: Result<Store, StoreError>
    private let clock: any DomainClock
    private let state: Mutex<State>
    /// Free bytes of the store's file system.
    private let free: @Sendable () -> Int?
    private let spooled: Counter
    private let replayed: Counter
    private let refusals: Counter
    private let metrics: MetricsRegistry
    private let logger: Logger

    /// What the store has, for operators who may have lost it.
    static let contentsInWords = "events that host systems were told are spooled, and that the evaluator had not taken yet"

    /// The spool in a store.
    ///
    /// - Parameters:
    ///   - store: has ``GatewayMigrations``; or why there is none: then nothing is spooled.
    ///   - free: bytes of its file system; nil: the machine says.
    /// - Throws: errors of the store.
    static func open(
        in store: Result<Store, StoreError>, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, limits: SpoolLimits,
        free: (@Sendable () -> Int?)? = nil, logger: Logger
    ) async throws -> Spool {
        guard case .success(let file) = store else {
            return Spool(
                SpoolContents(), in: store, clock: clock, activity: activity, metrics: metrics, limits: SpoolLimits(bytes: 0), free: { nil },
                logger: logger)
        }
        let contents = try await file.read { try SpoolContents.read($0) }
        let path = file.path
        return Spool(
            contents, in: store, clock: clock, activity: activity, metrics: metrics, limits: limits, free: free ?? { FileSystemSpace.free(at: path) },
            logger: logger)
    }

    /// - Parameter contents: what the store has.
    private init(
        _ contents: SpoolContents, in store: Result<Store, StoreError>, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry,
        limits: SpoolLimits, free: @escaping @Sendable () -> Int?, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.limits = limits
        self.logger = logger
        signal = WorkSignal(activity: activity)
        self.free = free
        state = Mutex(State(contents: contents))
        spooled = metrics.counter("carillon_spool_accepted_total", help: "Events that were spooled, because the evaluator did not take them.")
        replayed = metrics.counter("carillon_spool_replayed_total", help: "Events of the spool that the evaluator took.")
        refusals = metrics.counter("carillon_spool_full_total", help: "Requests with events that were answered 503, because the spool was full.")
        metrics.gauge("carillon_spool_events", help: "Events in the spool.") { [weak self] in Double(self?.now.events ?? 0) }
        metrics.gauge("carillon_spool_bytes", help: "Bytes of the requests in the spool.") { [weak self] in Double(self?.now.bytes ?? 0) }
        metrics.gauge("carillon_spool_oldest_seconds", help: "How long the oldest request in the spool waits; 0 without one.") { [weak self] in
            self?.oldestAge ?? 0
        }
    }

    private var now: SpoolContents { state.withLock { $0.contents } }

    private var oldestAge: Double { now.oldest.map { max(0, Double((clock.now - $0).components.seconds)) } ?? 0 }

    /// What waits, for `/readyz`; nil: nothing.
    var problem: String? {
        let contents = now
        guard let oldest = contents.oldest else { return nil }
        let waiting = waitingRequests
        return "\(contents.events) events (\(contents.bytes) bytes) wait in the spool for the evaluator, the oldest since \(oldest.rfc3339)"
            + (waiting > 0 ? "; \(waiting) requests wait for the last of them" : "")
    }

    /// Requests that wait for the last ones of their app.
    var waitingRequests: Int { state.withLock { $0.waiting.values.reduce(0) { $0 + $1.count } } }

    /// Why the store takes nothing, for `/readyz`; nil: it does.
    var storeProblem: String? {
        if case .failure(let error) = store { return "it has no store, and events are refused while the evaluator is away: \(error)" }
        let (trouble, hasSettled, unreadable) = state.withLock { ($0.trouble, !$0.settled.isEmpty, $0.unreadable.values.min()) }
        if let unreadable { return "events in its store cannot be read, and all later ones of their app wait behind them: \(unreadable)" }
        if let trouble, hasSettled || ContinuousClock.now - trouble.at < Self.troubleAge { return "its store takes no writes: \(trouble.text)" }
        guard limits.bytes > 0, let free = self.free(), free < limits.freeBytes else { return nil }
        return "the file system of its store has \(free) bytes free, less than \(limits.freeBytes) (spool.min_free_bytes)"
    }

    // MARK: Requests

    /// Passes a request to the evaluator, or puts it into the spool: where the evaluator does not take it now, and where earlier requests of its app
    /// wait. Where few of them are left, the request waits for them, and goes to the evaluator.
    ///
    /// - Parameters:
    ///   - request: makes the form for the spool; nil: there is nothing to keep.
    ///   - call: calls the evaluator.
    /// - Throws: what the evaluator or `request` refuses, `unavailable` where the spool is full, and `idempotency_mismatch` where the spool has
    ///   another request under the same key.
    func submit(
        for tenant: CommonV1.Tenant, _ request: () throws -> SpooledRequest?, call: () async throws -> EvaluatorV1.SubmitEventsResponse
    ) async throws -> Submission {
        if await place(of: tenant) == .evaluator {
            do {
                return .answered(try await call())
            } catch {
                // If the evaluator has stored the events nevertheless, it knows their ids, and takes none twice.
                guard limits.bytes > 0, !Task.isCancelled, PeerOutage.explains(error) else { throw error }
                evaluatorFailed()
                logger.debug("the evaluator does not take events now", metadata: ["error": "\(error)"])
            }
        }
        guard let request = try request() else { return .nothingToKeep }
        try await add(request)
        return .spooled
    }

    /// Where a request of an app goes, after the wait for the app's last ones.
    private func place(of tenant: CommonV1.Tenant) async -> SpoolContents.Place {
        let waiter = OneShot<Void>()
        let place = state.withLock { state in
            let place = state.contents.place(of: tenant)
            if place == .afterLast { state.waiting[tenant, default: []].append(waiter) }
            return place
        }
        guard place == .afterLast else { return place }
        // The evaluator is slow: this request, and later ones, do not wait for it.
        let timer = Task {
            try await Task.sleep(for: Self.longestWait)
            self.cancelEnd(of: tenant)
        }
        defer { timer.cancel() }
        await withTaskCancellationHandler {
            _ = try? await waiter.value()
        } onCancel: {
            waiter.resolve(.success(()))
        }
        return now.place(of: tenant)
    }

    /// Returns when the request is on disk. A repeat under the key of one that is there adds nothing.
    private func add(_ request: SpooledRequest) async throws {
        let isFirst: Bool
        do {
            let bytes = self.free()
            isFirst = try state.withLock { state in
                let isFirst = state.contents.apps.isEmpty
                try state.contents.take(request, limits, now: clock.now, free: bytes)
                return isFirst
            }
        } catch {
            refusals.increment()
            throw error
        }
        let isNew: Bool
        do {
            isNew = try await store.get().write { try SpoolTable.insertOnce(request, $0) }
            wrote()
        } catch {
            notAdded(request)
            if let refusal = error as? APIError { throw refusal }
            failedToWrite(error)
            logger.error("events cannot be spooled", metadata: ["request_id": "\(request.requestID)", "error": "\(error)"])
            let cause = now.cause
            throw APIError(
                .unavailable, "\(cause), and the gateway's own store takes no writes; send the events again later", retryAfter: .seconds(5))
        }
        guard isNew else { return notAdded(request) }
        spooled.increment(by: request.events)
        if isFirst { logger.warning("the evaluator takes no events now: they wait in the spool", metadata: ["request_id": "\(request.requestID)"]) }
        signal.signal()
    }

    /// A counted request is not on disk, or was there before.
    private func notAdded(_ request: SpooledRequest) {
        state.withLock { $0.contents.remove(request, isOldest: false) }
        release(request.tenant)
    }

    private func evaluatorFailed() { state.withLock { $0.contents.evaluatorFailed() } }

    private func wrote() { state.withLock { $0.trouble = nil } }

    private func failedToWrite(_ error: any Error) { state.withLock { $0.trouble = (text: "\(error)", at: .now) } }

    /// Wakes the requests that wait for the last ones of an app, unless they go on waiting.
    private func release(_ tenant: CommonV1.Tenant) {
        let waiting = state.withLock { state in
            state.contents.place(of: tenant) == .afterLast ? nil : state.waiting.removeValue(forKey: tenant)
        }
        for waiter in waiting ?? [] { waiter.resolve(.success(())) }
    }

    // MARK: Replay

    /// The apps with requests, the one that waits longest first.
    var appsInOrder: [CommonV1.Tenant] { now.appsInOrder }

    /// The oldest requests of an app, at most about 1 MB of them.
    ///
    /// - Parameters:
    ///   - passedOver: rows that are left out.
    ///   - most: rows.
    func oldest(of tenant: CommonV1.Tenant, except passedOver: Set<Int64>, most: Int) async throws -> [SpooledRow] {
        let settled = state.withLock { $0.settled.of(tenant) }
        do {
            let rows = try await store.get().read {
                try SpoolTable.oldest(
                    of: tenant, after: settled.upTo, except: passedOver.union(settled.others), limit: most, bytes: [SpooledRow].mostBytes, $0)
            }
            state.withLock { $0.unreadable[tenant] = nil }
            return rows
        } catch {
            if !Task.isCancelled { failedToRead(error, of: tenant) }
            throw error
        }
    }

    /// Pages at the first failure: new events of the app wait behind these, and nobody else notices that the evaluator is not the cause.
    private func failedToRead(_ error: any Error, of tenant: CommonV1.Tenant) {
        let isNew = state.withLock { $0.unreadable.updateValue("\(error)", forKey: tenant) == nil }
        guard isNew else { return }
        logger.critical(
            "events of an app cannot be read from the spool; its later events wait behind them",
            metadata: ["alert": "page", "app": "\(tenant.appId)", "error": "\(error)"])
    }

    /// The evaluator answered a call: new requests are passed to it again.
    func evaluatorAnswered() { state.withLock { $0.contents.evaluatorAnswered() } }

    /// Has new requests of an app wait for its last ones, where few are left.
    func beginEnd(of tenant: CommonV1.Tenant) { state.withLock { $0.contents.beginEnd(of: tenant) } }

    /// The last requests of an app do not leave now.
    func cancelEnd(of tenant: CommonV1.Tenant) {
        state.withLock { $0.contents.cancelEnd(of: tenant) }
        release(tenant)
    }

    /// Requests of an app that the evaluator took or refused left the spool. ``deleteSettled()`` deletes them.
    ///
    /// - Parameters:
    ///   - inOrder: no earlier request of the app waits.
    ///   - taken: events that the evaluator took.
    func settle(_ rows: [SpooledRow], of tenant: CommonV1.Tenant, inOrder: Bool, taken: Int) {
        guard !rows.isEmpty else { return }
        let isEmpty = state.withLock { state in
            state.settled.add(rows.map(\.number), of: tenant, inOrder: inOrder)
            for row in rows { state.contents.remove(row.request, isOldest: true) }
            return state.contents.apps.isEmpty
        }
        replayed.increment(by: taken)
        release(tenant)
        if isEmpty { logger.notice("the evaluator has taken all events of the spool") }
    }

    /// Whether settled requests are on disk.
    var hasSettled: Bool { state.withLock { !$0.settled.isEmpty } }

    /// Deletes settled requests, those of several calls together.
    ///
    /// - Throws: errors of the store. What is not deleted stays settled.
    func deleteSettled() async throws {
        let onDisk = state.withLock { $0.settled.onDisk }
        guard !onDisk.isEmpty else { return }
        for (tenant, settled) in onDisk {
            do {
                let limit = Self.mostDeleted
                while try await store.get().write({ try SpoolTable.delete(settled, of: tenant, limit: limit, $0) }) == limit {}
            } catch {
                failedToWrite(error)
                throw error
            }
            wrote()
            state.withLock { $0.settled.deleted(settled, of: tenant) }
        }
        // The log would have the texts of events, also of users who are erased by now (PRIV-09): no erasure comes to this store.
        if state.withLock({ $0.contents.apps.isEmpty && $0.settled.isEmpty }) { try store.get().emptyLogSoon() }
    }

    /// Tells of an event, or a request, that the evaluator refuses for good. Its host system got 202 before.
    ///
    /// - Parameter eventID: nil: all events of the request.
    func report(_ error: APIError, of row: SpooledRow, eventID: String?) {
        metrics.counter(
            "carillon_spool_refused_total", ["reason": error.reason.code],
            help: "Events of the spool that the evaluator refused for good, and requests that cannot be read"
        ).increment(by: eventID == nil ? row.request.events : 1)
        var metadata: Logger.Metadata = [
            "organization": "\(row.request.tenant.organizationId)", "app": "\(row.request.tenant.appId)",
            "request_id": "\(row.request.requestID)", "received_at": "\(row.request.receivedAt.rfc3339)", "reason": "\(error.reason)",
            "field": "\(error.field ?? "")", "detail": "\(error.message)",
        ]
        if let eventID { metadata["event_id"] = "\(eventID)" }
        logger.error("the evaluator refuses events of the spool; they are dropped", metadata: metadata)
    }
}
