import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization

/// Has the pictures of events prepared before the events are decided (EVAL-33, `media_mode: prepare`). An event waits meanwhile as a scheduled one
/// does, with its due item: so a slow picture delays no other event, and a restart begins again.
///
/// An event that cannot have its picture is sent without it.
final class PicturePreparation: BackgroundWorker {
    let name = "pictures of events"

    /// Events of an app whose pictures are asked for at the same time. An app with slow pictures delays no other app.
    static let eventsAtOnce = 8
    /// Events of an app that are taken and not done.
    static let mostTaken = 1_000
    /// Until an event that could not be taken is looked at again.
    static let pause = Duration.seconds(5)
    /// The due time of an event that is taken is so far away. A start makes it due at once.
    static let lease = Duration.seconds(300)
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
        let app: AppPolicy
        do {
            app = try await policies.current(for: tenant)
        } catch let error as any RPCErrorConvertible {
            try Task.checkCancellation()
            // The events of an app that is gone are not decided here.
            guard error.rpcError.code != .notFound else { return [] }
            try await store.write { try DueItemTable.items.postpone(rows, to: now + Self.pauseWithoutPolicy, $0) }
            return Set(rows)
        }
        guard app.policy.mediaMode == .prepare else { return [] }
        let lease = now + Self.lease
        let found = try await store.read { try ScheduledEventTable.unprepared(rows, of: tenant, app, at: now, leasedUntil: lease, $0) }
        guard !found.isEmpty else { return [] }
        let known = state.withLock { $0[tenant]?.rows ?? [] }
        let new = found.filter { !known.contains($0.row) }.prefix(max(0, Self.mostTaken - known.count))
        let left = Set(found.map(\.row)).subtracting(new.map(\.row))
        try await store.write { database in
            for event in new { try ScheduledEventTable.lease(event, database) }
            try DueItemTable.items.postpone(left.sorted(), to: now + Self.pause, database)
        }
        if !new.isEmpty {
            state.withLock { $0[tenant, default: Lane()].rows.formUnion(new.map(\.row)) }
            arrivals.append(contentsOf: new)
        }
        return Set(found.map(\.row))
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
        guard clock.now < event.waitsUntil else { return try await decide(event, event.givenUp) }
        var results: [UnpreparedEvent.Result] = []
        for source in event.sources { results.append(try await prepare(source, of: event.tenant)) }
        let now = clock.now
        switch event.step(after: results, at: now) {
        case .tryAgain(let pause):
            try await store.write { try ScheduledEventTable.tryPicturesAgain(event, at: now + pause, $0) }
            signals.dueItems.signal()
        case .decide(let pictures): try await decide(event, pictures)
        }
    }

    private func decide(_ event: UnpreparedEvent, _ pictures: [EvaluatorV1.EventPicture]) async throws {
        for picture in pictures where picture.media == nil {
            logger.info(
                "an event is sent without an image",
                metadata: [
                    "app": "\(event.tenant.appId)", "host": "\(PictureAddress.host(of: picture.sourceUrl))", "cause": "\(picture.failure)",
                ])
        }
        try await backlog.fire(1, waking: signals) { try await store.write { try ScheduledEventTable.fire(event, with: pictures, $0) } }
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
