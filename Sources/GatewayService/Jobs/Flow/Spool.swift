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
    }

    let limits: SpoolLimits
    /// Wakes ``SpoolReplay``.
    let signal: WorkSignal
    private let store: Store
    private let clock: any DomainClock
    private let contents: Mutex<SpoolContents>
    private let spooled: Counter
    private let replayed: Counter
    private let refusals: Counter
    private let metrics: MetricsRegistry
    private let logger: Logger

    /// The spool in a store.
    ///
    /// - Parameter store: has ``GatewayMigrations``.
    /// - Throws: errors of the store.
    static func open(
        in store: Store, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, limits: SpoolLimits, logger: Logger
    ) async throws -> Spool {
        let contents = try await store.read { try SpoolContents.read($0) }
        return Spool(contents, in: store, clock: clock, activity: activity, metrics: metrics, limits: limits, logger: logger)
    }

    /// - Parameter contents: what the store has.
    init(
        _ contents: SpoolContents, in store: Store, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, limits: SpoolLimits,
        logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.limits = limits
        self.logger = logger
        signal = WorkSignal(activity: activity)
        self.contents = Mutex(contents)
        spooled = metrics.counter("carillon_spool_accepted_total", help: "Events that were spooled, because the evaluator did not take them.")
        replayed = metrics.counter("carillon_spool_replayed_total", help: "Events of the spool that the evaluator took.")
        refusals = metrics.counter("carillon_spool_full_total", help: "Requests with events that were answered 503, because the spool was full.")
        metrics.gauge("carillon_spool_events", help: "Events in the spool.") { [weak self] in Double(self?.now.events ?? 0) }
        metrics.gauge("carillon_spool_bytes", help: "Bytes of the requests in the spool.") { [weak self] in Double(self?.now.bytes ?? 0) }
        metrics.gauge("carillon_spool_oldest_seconds", help: "How long the oldest request in the spool waits; 0 without one.") { [weak self] in
            self?.oldestAge ?? 0
        }
    }

    private var now: SpoolContents { contents.withLock { $0 } }

    private var oldestAge: Double { now.oldest.map { max(0, Double((clock.now - $0).components.seconds)) } ?? 0 }

    /// What waits, for `/readyz`; nil: nothing.
    var problem: String? {
        let contents = now
        guard let oldest = contents.oldest else { return nil }
        return "\(contents.events) events (\(contents.bytes) bytes) wait in the spool for the evaluator, the oldest since \(oldest.rfc3339)"
    }

    // MARK: Requests

    /// Passes a request to the evaluator, or puts it into the spool: where the evaluator does not take it now, and where earlier requests of its app
    /// wait.
    ///
    /// - Parameters:
    ///   - request: makes the form for the spool.
    ///   - call: calls the evaluator.
    /// - Throws: what the evaluator refuses, and `unavailable` where the spool is full.
    func submit(
        for tenant: CommonV1.Tenant, _ request: () throws -> SpooledRequest, call: () async throws -> EvaluatorV1.SubmitEventsResponse
    ) async throws -> Submission {
        if contents.withLock({ $0.place(of: tenant) }) == .evaluator {
            do {
                return .answered(try await call())
            } catch {
                guard limits.bytes > 0, !Task.isCancelled, Self.isOutage(error) else { throw error }
                contents.withLock { $0.evaluatorFailed() }
                logger.debug("the evaluator does not take events now", metadata: ["error": "\(error)"])
            }
        }
        try await add(try request())
        return .spooled
    }

    /// Whether evaluator or store cannot take anything now. The call may have had its effect all the same: then the evaluator knows the events' ids.
    private static func isOutage(_ error: any Error) -> Bool {
        guard let code = (error as? any RPCErrorConvertible)?.rpcError.code else { return false }
        return code == .unavailable || code == .deadlineExceeded
    }

    /// Returns when the request is on disk.
    private func add(_ request: SpooledRequest) async throws {
        let isFirst: Bool
        do {
            isFirst = try contents.withLock { contents in
                let isFirst = contents.apps.isEmpty
                try contents.take(request, limits, now: clock.now)
                return isFirst
            }
        } catch {
            refusals.increment()
            throw error
        }
        do {
            try await store.write { try SpoolTable.insert(request, $0) }
        } catch {
            contents.withLock { $0.remove(request, isOldest: false) }
            logger.error("events cannot be spooled", metadata: ["request_id": "\(request.requestID)", "error": "\(error)"])
            throw APIError(
                .unavailable, "the evaluator takes no events now, and they cannot be stored here; send them again later", retryAfter: .seconds(5))
        }
        spooled.increment(by: request.events)
        if isFirst { logger.warning("the evaluator takes no events now: they wait in the spool", metadata: ["request_id": "\(request.requestID)"]) }
        signal.signal()
    }

    // MARK: Replay

    /// The apps with requests, the one that waits longest first.
    var appsInOrder: [CommonV1.Tenant] { now.appsInOrder }

    /// The oldest requests of an app that one call may have.
    ///
    /// - Parameters:
    ///   - passedOver: rows that are left out.
    ///   - most: rows.
    func oldest(of tenant: CommonV1.Tenant, except passedOver: Set<Int64>, most: Int) async throws -> [SpooledRow] {
        let rows = try await store.read {
            try SpoolTable.oldest(of: tenant, except: passedOver, limit: most, bytes: [SpooledRow].mostBytes, $0)
        }
        return rows.firstCall(most: most)
    }

    /// The evaluator answered a call: new requests are passed to it again.
    func evaluatorAnswered() { contents.withLock { $0.evaluatorAnswered() } }

    /// Deletes requests that the evaluator took or refused.
    ///
    /// - Parameter taken: events that it took.
    func settle(_ rows: [SpooledRow], taken: Int) async throws {
        guard !rows.isEmpty else { return }
        let numbers = rows.map(\.number)
        try await store.write { try SpoolTable.delete(numbers, $0) }
        let isEmpty = contents.withLock { contents in
            for row in rows { contents.remove(row.request, isOldest: true) }
            return contents.apps.isEmpty
        }
        replayed.increment(by: taken)
        guard isEmpty else { return }
        // The log would have the texts of events, also of users who are erased by now (PRIV-09): no erasure comes to this store.
        store.emptyLogSoon()
        logger.notice("the evaluator has taken all events of the spool")
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
