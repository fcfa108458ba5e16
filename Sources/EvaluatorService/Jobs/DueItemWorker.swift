import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Settles what falls due, of all kinds, by the domain clock (decision 0082). It sleeps until the earliest due time; what fell due while the service
/// was down is due at the start.
///
/// Each kind has its own page in a round, and each app of a page is settled by itself: no kind and no app delays another one. Items that cannot be
/// settled are quarantined.
final class DueItemWorker: BackgroundWorker {
    let name = "due items"

    /// Items of a kind that are settled together.
    static let itemsPerRound = 1_000
    /// The time until the next round, where all handlers wait for earlier items.
    static let pause = Duration.milliseconds(20)

    private let store: Store
    private let clock: any DomainClock
    private let handlers: [String: any DueItemHandler]
    private let reviews: [@Sendable () async throws -> Bool]
    private let signal: WorkSignal
    private let activity: ActivityTracker
    private let quarantine: Quarantine
    private let metrics: EvaluatorMetrics
    private let logger: Logger

    /// - Parameters:
    ///   - handlers: one for each kind.
    ///   - reviews: move items whose due time changed. Called in each round; false: call it again soon.
    init(
        store: Store, clock: any DomainClock, handlers: [any DueItemHandler], reviews: [@Sendable () async throws -> Bool],
        signal: WorkSignal, activity: ActivityTracker, quarantine: Quarantine, metrics: EvaluatorMetrics, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.handlers = Dictionary(uniqueKeysWithValues: handlers.map { ($0.kind.rawValue, $0) })
        self.reviews = reviews
        self.signal = signal
        self.activity = activity
        self.quarantine = quarantine
        self.metrics = metrics
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) {
            var patience = Backoff(longest: .seconds(2))
            while true {
                try Task.checkCancellation()
                // While it waits for a due time the process counts as idle (decision 0003).
                try await self.signal.round(on: self.clock, self.activity) {
                    while try await !self.isReviewed() {
                        while try await self.settleDue() { try Task.checkCancellation() }
                        try await patience.wait()
                    }
                    patience.reset()
                    return WorkSignal.Due(date: try await self.round())
                }
            }
        }
    }

    /// - Returns: false where a review is needed again soon.
    private func isReviewed() async throws -> Bool {
        var isDone = true
        for review in reviews where try await !review() { isDone = false }
        return isDone
    }

    /// - Returns: the next due time.
    private func round() async throws -> Instant? {
        while try await settleDue() { try Task.checkCancellation() }
        let (counts, next) = try await store.read { database in
            (try DueItemKind.allCases.map { ($0, try DueItemTable.items.count($0.rawValue, database)) }, try DueItemTable.items.nextDue(database))
        }
        for (kind, count) in counts { metrics.waiting(kind, count) }
        return next
    }

    /// Settles a page of each kind.
    ///
    /// - Returns: false when nothing is due.
    private func settleDue() async throws -> Bool {
        let now = clock.now
        let pages = try await store.read { database in
            try DueItemTable.items.kinds(database).map { kind in
                (kind: kind, items: try DueItemTable.items.due(kind, at: now, limit: Self.itemsPerRound, database))
            }.filter { !$0.items.isEmpty }
        }
        var isWaiting = true
        for page in pages {
            guard let handler = handlers[page.kind] else {
                try await quarantine(page.items, UnknownKind(kind: page.kind))
                isWaiting = false
                continue
            }
            let items = page.items.prefix(handler.capacity)
            guard !items.isEmpty else { continue }
            isWaiting = false
            let byApp = Dictionary(grouping: items, by: \.user.tenant)
            _ = try await byApp.keys.concurrentMap { [self] tenant in
                try await settle(byApp[tenant] ?? [], of: tenant, by: handler, now: now)
                return true
            }
        }
        if isWaiting, !pages.isEmpty { try await Task.sleep(for: Self.pause) }
        return !pages.isEmpty
    }

    /// Settles items of one app, and finds those among them that cannot be settled.
    private func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, by handler: any DueItemHandler, now: Instant) async throws {
        do {
            try await handler.settle(items, of: tenant, now: now)
        } catch {
            try Task.checkCancellation()
            guard !error.isOfStore else { throw error }
            guard items.count > 1 else { return try await quarantine(items, error) }
            let middle = items.count / 2
            try await settle(Array(items[..<middle]), of: tenant, by: handler, now: now)
            try await settle(Array(items[middle...]), of: tenant, by: handler, now: now)
        }
    }

    private func quarantine(_ items: [DueItem], _ error: any Error) async throws {
        let now = clock.now
        let unsettled = items.map { UnsettledDueItem(row: $0.row, error: error) }
        quarantine.tell(try await store.write { [quarantine] in try DueItemQuarantine.add(unsettled, to: quarantine, at: now, $0) })
    }
}

/// The table has an item of a kind that this version does not have.
struct UnknownKind: Error, CustomStringConvertible {
    let kind: String
    var description: String { "this version knows no items of the kind \(kind); start the version that does, and requeue them" }
}
