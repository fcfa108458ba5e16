import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization

/// Has the pictures of events prepared before the events are decided (EVAL-33, `media_mode: prepare`). An event waits meanwhile as a scheduled one
/// does, with its due item: so a slow picture delays no other event, and a restart loses nothing.
///
/// An event that cannot have its picture is sent without it.
final class PicturePreparation: BackgroundWorker {
    let name = "pictures of events"

    /// Events of an app whose pictures are asked for at the same time. An app with slow pictures delays no other app.
    static let eventsAtOnce = 8
    /// Events of an app that are taken and not done.
    static let mostTaken = 1_000
    /// Until an event that could not be taken is looked at again, or one that was taken.
    static let pause = Duration.seconds(1)
    static let lease = Duration.seconds(120)
    /// The gateway fetches for ten seconds at most, and then prepares.
    private static let callTimeout = Duration.seconds(30)
    /// Until an app's policy is asked for again, where it is not known.
    private static let pauseWithoutPolicy = Duration.seconds(5)

    private let store: Store
    private let clock: any DomainClock
    private let policies: any PolicySource
    private let peers: EvaluatorPeers
    private let signals: WorkSignals
    private let backlog: Backlog
    private let activity: ActivityTracker
    private let arrivals: Mailbox<UnpreparedEvent>
    private let state = Mutex<[CommonV1.Tenant: Lane]>([:])
    private let logger: Logger

    /// The events of an app that are taken and not done.
    private struct Lane {
        var rows: Set<Int64> = []
        let permits = AsyncSemaphore(eventsAtOnce)
    }

    init(
        store: Store, clock: any DomainClock, policies: any PolicySource, peers: EvaluatorPeers, signals: WorkSignals, backlog: Backlog,
        activity: ActivityTracker, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.policies = policies
        self.peers = peers
        self.signals = signals
        self.backlog = backlog
        self.activity = activity
        arrivals = Mailbox(activity: activity)
        self.logger = logger
    }

    /// Takes the events of due items whose pictures are not prepared. Their items get a later due time.
    ///
    /// - Returns: the items that are not to be settled now.
    func take(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws -> Set<Int64> {
        let rows = items.map(\.row)
        do {
            guard try await policies.current(for: tenant).policy.mediaMode == .prepare else { return [] }
        } catch let error as any RPCErrorConvertible {
            try Task.checkCancellation()
            // What becomes of the events of an app that is gone is not decided here.
            guard error.rpcError.code != .notFound else { return [] }
            try await store.write { try DueItemTable.items.postpone(rows, to: now + Self.pauseWithoutPolicy, $0) }
            return Set(rows)
        }
        let known = state.withLock { $0[tenant]?.rows ?? [] }
        let found = try await store.write { database in
            let found = try ScheduledEventTable.unprepared(rows, of: tenant, database)
            let new = found.filter { !known.contains($0.row) }.prefix(max(0, Self.mostTaken - known.count))
            let taken = known.union(new.map(\.row))
            let (leased, left) = (found.map(\.row).filter(taken.contains), found.map(\.row).filter { !taken.contains($0) })
            try DueItemTable.items.postpone(leased, to: now + Self.lease, database)
            try DueItemTable.items.postpone(left, to: now + Self.pause, database)
            return (rows: Set(found.map(\.row)), new: new)
        }
        if !found.new.isEmpty {
            state.withLock { $0[tenant, default: Lane()].rows.formUnion(found.new.map(\.row)) }
            arrivals.append(contentsOf: found.new)
        }
        return found.rows
    }

    func run() async throws { await keepRunning(logger: logger) { try await self.work() } }

    private func work() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while true {
                try Task.checkCancellation()
                for event in arrivals.takeAll() {
                    activity.begin()
                    group.addTask { [self] in
                        defer {
                            done(event)
                            activity.end()
                        }
                        guard let permits = state.withLock({ $0[event.tenant]?.permits }) else { return }
                        try await permits.acquire()
                        defer { permits.release() }
                        try await prepare(event)
                    }
                }
                await arrivals.wait()
            }
        }
    }

    private func done(_ event: UnpreparedEvent) {
        state.withLock { state in
            state[event.tenant]?.rows.remove(event.row)
            if state[event.tenant]?.rows.isEmpty == true { state[event.tenant] = nil }
        }
    }

    private func prepare(_ event: UnpreparedEvent) async throws {
        var results: [UnpreparedEvent.Result] = []
        for source in event.sources { results.append(try await prepare(source, of: event.tenant)) }
        switch event.step(after: results) {
        case .tryAgain(let pause):
            let due = clock.now + pause
            try await store.write { try ScheduledEventTable.tryPicturesAgain(event, at: due, $0) }
            signals.dueItems.signal()
        case .decide(let pictures):
            for picture in pictures where picture.media == nil {
                logger.info(
                    "an event is sent without a picture",
                    metadata: ["app": "\(event.tenant.appId)", "source": "\(picture.sourceUrl)", "cause": "\(picture.failure)"])
            }
            try await backlog.fire(1, waking: signals) { try await store.write { try ScheduledEventTable.fire(event.row, with: pictures, $0) } }
        }
    }

    private func prepare(_ source: String, of tenant: CommonV1.Tenant) async throws -> UnpreparedEvent.Result {
        do {
            let answer = try await peers.prepareMedia(.init(tenant: tenant, sourceUrl: source), timeout: Self.callTimeout)
            guard let media = answer.media, !media.url.isEmpty else { return .failed("the gateway answered without a picture") }
            return .prepared(media)
        } catch let error as any RPCErrorConvertible {
            try Task.checkCancellation()
            let message = error.rpcError.message
            return switch DeliveryVerdict(error) {
            case .refused: .failed(message)
            case .later, .unclear: .later(message)
            }
        }
    }
}
