import CarillonAPI
import JetStream
import Logging
import NATSKit
import Providers
import ServiceKit
import Storage
import Synchronization

/// ``PushQueue`` on NATS JetStream (DISP-01, engine `jetstream`), shared by any number of dispatchers. One message for each push device, so that a
/// redelivery repeats no device that accepted.
///
/// Deliveries come through ``feed(_:)`` into a ``StreamWindow``, and claims serve from it. Results and reports are in the dispatcher's own store
/// before a message is acknowledged (T39). A dispatcher that dies loses its leases after the consumer's wait, and another one goes on.
final class JetStreamPushQueue: SharedPushQueue {
    /// What is left to do for a delivery whose result is stored.
    enum Step: Sendable {
        case acknowledge
        /// A dead letter, and then acknowledged.
        case bury(StreamCodec.Death)
        /// Its attempts are told to other dispatchers; it stays in the window.
        case remember(DeliveryRecord)
        /// Back to the stream for a while, with its attempts.
        case giveBack(at: Instant, DeliveryRecord)
        /// Out of the queue until its next attempt.
        case park(DeliveryRecord)
    }

    struct State {
        var window: StreamWindow
        /// The last delivery of each message in the window, for its acknowledgement.
        var messages: [Int64: JetStreamMessage] = [:]
        /// Messages on their way into the window or into the stream of parked deliveries, by sequence. Their leases are renewed, too.
        var arriving: [Int: JetStreamMessage] = [:]
        /// By rank: the last fetch that brought something.
        var lastFetches: [PriorityRank: LastFetch] = [:]
        /// By row. They stay until they are done, so that a redelivery meanwhile is recognized.
        var steps: [Int64: Step] = [:]
        /// Leased rows whose messages other dispatchers may have got meanwhile (``HeardLeases``).
        var outdated: Set<Int64> = []
        /// Rows whose steps are being done.
        var performing: Set<Int64> = []
        var routes: [Route: Int64] = [:]
        var lastRoute: Int64 = 0
        var routesByRow: [Int64: Route] = [:]
        var routesByKey: [String: Int64] = [:]
        /// Deliveries that wait outside of the queue.
        var lot = ParkingLot()
        var returning = ReturningDeliveries()
        var copies = StreamCopies()
        var queueFill = StreamFill()
        var parkedFill = StreamFill()
        /// Why the last delivery could not be parked.
        var parkingProblem: NATSError.Kind?
        /// By rank: the last look found messages that the consumer gives to nobody.
        var stranded: [PriorityRank: StrandedMessages] = [:]
        /// Of the last connection to NATS.
        var connectedAt = ContinuousClock.now
        var leases: HeardLeases
        /// Ranks whose leases may have ended until their consumer answered again.
        var regained: Set<PriorityRank> = []
        var recentAcknowledgements: RecentAcknowledgements
        /// When NATS made the push queue that the messages here are of.
        var streamCreated = ""
        /// Whether the queue in NATS is still that one, by a look since the last connection. In another queue their numbers are those of other
        /// messages: until then nothing is fetched, acknowledged or renewed.
        var isStreamKnown = false
        /// Changes with each connection, and with each end of one.
        var connectionNumber = 0
        /// What waited here when the queue was lost, on its way into the new one.
        var homeless: [(delivery: StreamDelivery, parked: OutgoingMessage)] = []
        /// Until then the consumers are looked at often.
        var watchfulUntil = ContinuousClock.now
        /// The keys of cancelled notifications.
        var cancelled = CancelledNotifications()
        var session: StreamSession?
        /// Whether this process has had the streams.
        var wasPrepared = false
        /// Why there is no session.
        var problem: String? = "the first connection to NATS is being made"
        var routeCounts = RouteCounts()
        var testPushes = RecentTestPushes()
    }

    let settings: StreamSettings
    /// For outcomes and tombstones.
    let store: Store
    let clock: any DomainClock
    let logger: Logger
    let connection: NATSConnection
    let state: Mutex<State>
    /// Given to the loop of a rank when the window has room again.
    let room: [PriorityRank: WorkSignal]
    /// Wakes the repair of the consumers after each connection to NATS, because the server may have started again.
    let repairSignal = WorkSignal()
    /// Wakes ``resumeLoop()`` after each connection, and after each silence of a consumer.
    let resumeSignal = WorkSignal()

    /// Most acknowledged publishes of a call that wait at a time.
    static let publishesInFlight = 256

    /// - Parameter connection: of this queue alone, which ends it in ``close()``.
    init(_ settings: StreamSettings, store: Store, clock: any DomainClock, logger: Logger, _ connection: NATSConnection) {
        self.settings = settings
        self.store = store
        self.clock = clock
        self.logger = logger
        self.connection = connection
        state = Mutex(
            State(
                window: StreamWindow(limits: settings.window.within(settings.maxAckPending)),
                leases: HeardLeases(limit: settings.ackWait - settings.heartbeat, now: .now),
                recentAcknowledgements: RecentAcknowledgements(copies: settings.replicas)))
        room = Dictionary(uniqueKeysWithValues: PriorityRank.allCases.map { ($0, WorkSignal()) })
    }

    /// Begins to connect, and goes on for ever in the background: without NATS, calls fail with `unavailable`.
    ///
    /// - Throws: `NATSError` for settings that no server could accept.
    static func connect(
        _ settings: StreamSettings, name: String, store: Store, clock: any DomainClock, logger: Logger
    ) async throws -> JetStreamPushQueue {
        let events = ConnectionEvents(of: "dispatcher", waiting: "pushes", logger: logger)
        let connection = try await settings.nats.connect(name: name, events: events)
        let queue = JetStreamPushQueue(settings, store: store, clock: clock, logger: logger, connection)
        events.follow(
            failed: { [weak queue] reason in queue?.state.withLock { if $0.session == nil { $0.problem = reason } } },
            connected: { [weak queue] in queue?.connected() }, disconnected: { [weak queue] in queue?.disconnected() })
        return queue
    }

    /// After ``feed(_:)`` and the engine have ended.
    func close() async { await connection.close() }

    // MARK: Connection

    /// Connects the parts, which creates and checks streams and consumers.
    ///
    /// - Throws: `NATSError`.
    func prepare() async throws -> StreamSession {
        state.withLock { $0.isStreamKnown = false }
        let client = JetStreamClient(connection)
        try await client.checkAvailable()
        try await settings.owner.claim(client, replicas: settings.replicas)
        if state.withLock({ $0.wasPrepared }), try await client.isMissing(StreamSubjects.pushes) {
            logger.critical(
                "NATS lost the push queue with all unsent pushes; a new one is made, and receipts shows the lost pushes as open",
                metadata: [
                    "alert": "page", "stream": "\(StreamSubjects.pushes)", "remedy": "look at the store of NATS (`store_dir`), and who deleted it",
                ])
        }
        let session = try await StreamLayout(settings: settings).ensure(client)
        let number = state.withLock { $0.connectionNumber }
        let created = try await client.streamInfo(StreamSubjects.pushes).created
        let homeless = state.withLock { state in
            if state.streamCreated != created { state.leaveStream(at: clock.now) }
            state.streamCreated = created
            // What is left was looked at on an earlier connection.
            state.isStreamKnown = state.connectionNumber == number && state.messages.isEmpty
            (state.session, state.wasPrepared, state.problem, state.stranded, state.returning) = (session, true, nil, [:], .init())
            return state.homeless.count
        }
        if homeless > 0 { logger.notice("pushes that waited here go into the new queue", metadata: ["count": "\(homeless)"]) }
        return session
    }

    /// The stream is not as it was: calls fail until ``prepare()`` succeeds.
    func lost(_ reason: String, isConnected: Bool) {
        state.withLock { state in
            (state.session, state.isStreamKnown) = (nil, false)
            if isConnected || state.problem == nil { state.problem = reason }
        }
    }

    /// Why the queue takes nothing; nil: it does. For readiness.
    var problem: String? {
        let problem = state.withLock { $0.session == nil ? $0.problem ?? "no connection to NATS" : nil }
        return problem ?? (connection.isConnected ? nil : settings.nats.noConnection)
    }

    /// - Throws: ``APIError`` `unavailable`.
    func session() throws(APIError) -> StreamSession {
        let (session, problem) = state.withLock { ($0.session, $0.problem) }
        guard let session else { throw APIError(.unavailable, "the push queue on NATS: \(problem ?? "no connection")", retryAfter: .seconds(1)) }
        return session
    }

    /// An error of NATS as callers get it: the evaluator keeps its pushes and tries again.
    static func apiError(_ error: NATSError) -> APIError {
        switch error.kind {
        case .streamFull: APIError(.rateLimited, "the push queue on NATS is full: \(error.sentence)", retryAfter: .seconds(1))
        case .payloadTooLarge: APIError(.payloadTooLarge, "a push is larger than NATS takes (max_payload): \(error.sentence)")
        default: APIError(.unavailable, "the push queue on NATS: \(error.sentence)", retryAfter: .seconds(1))
        }
    }

    /// Calls NATS, with its errors as those of the API.
    func asking<Answer>(_ call: (StreamSession) async throws -> Answer) async throws -> Answer {
        let session = try session()
        do {
            return try await call(session)
        } catch let error as NATSError {
            throw Self.apiError(error)
        }
    }

    // MARK: Routes

    /// Routes get rows as they are seen; the rows are those of this process.
    static func row(of route: Route, _ state: inout State) -> Int64 {
        if let row = state.routes[route] { return row }
        state.lastRoute += 1
        let row = state.lastRoute
        state.routes[route] = row
        state.routesByRow[row] = route
        state.routesByKey[DeliveryKeys.route(route)] = row
        return row
    }

    /// Messages of a forgotten route that come later make it known again.
    func forgetRoutes(where isUnused: @Sendable (ReadyRoute) -> Bool) async throws -> [Int64] {
        state.withLock { state -> [Int64] in
            let used = Set(state.window.entries { _ in true }.map(\.band.route))
            let known = state.routesByRow.map { ReadyRoute(row: $0.key, route: $0.value) }
            let unused = known.filter { !used.contains($0.row) && !state.lot.mayHave(route: DeliveryKeys.route($0.route)) && isUnused($0) }
            for route in unused {
                state.routesByRow[route.row] = nil
                state.routes[route.route] = nil
                state.routesByKey[DeliveryKeys.route(route.route)] = nil
                state.window.forget(route: route.row)
            }
            return unused.map(\.row)
        }
    }

    func readyRoutes() async throws -> [ReadyRoute] { state.withLock { state in state.ready(state.window.readyRoutes) } }

    // MARK: Reports

    /// Writes outcomes of deliveries that end without an attempt.
    func report(_ ended: [StreamWindow.Entry], as end: DeliveryTable.End, now: Instant) async throws {
        let outcomes = ended.compactMap { $0.ending.outcome(end, now: now) }
        try await insert(try SettlementReports(outcomes, now: now), finished: ended.map(\.row), now: now)
    }

    /// Writes reports, and that the messages of these rows are finished, in one transaction.
    func insert(_ reports: SettlementReports, finished rows: [Int64], now: Instant) async throws {
        let (marks, isWatchful) = state.withLock { state in
            (rows.compactMap { state.messages[$0].map(FinishedMessages.Mark.init) }, state.isWatchful)
        }
        guard !reports.isEmpty || !marks.isEmpty else { return }
        try await store.write { database in
            try reports.insert(database)
            try FinishedMessages.insert(marks, now: now, keepingOld: isWatchful, database)
        }
    }

    func forgetOld() {
        state.withLock { state in
            state.testPushes.forgetOld(now: .now)
            state.cancelled.forgetOld(now: .now)
        }
    }
}

extension JetStreamPushQueue.State {
    /// Forgets what is about the messages of a queue that is no more: a new one gives their numbers to others. Deliveries that are not in flight are
    /// kept, with their attempts.
    fileprivate mutating func leaveStream(at now: Instant) {
        recentAcknowledgements.forgetAll()
        queueFill = StreamFill()
        for entry in window.entries(where: \.isIdle) {
            guard let message = messages[entry.row] else { continue }
            let due = entry.waitsUntil
            let record = DeliveryRecord(streamSequence: 0, progress: entry.progress, due: due, wait: due.map { $0 - now } ?? .zero)
            homeless.append((entry.content, StreamCodec.parked(entry.content, record, storedAt: message.storedAt)))
        }
        for row in Array(window.all) { forget(row) }
    }

    /// Whether NATS connected a moment ago, and may bring back what was ended before.
    var isWatchful: Bool { ContinuousClock.now < watchfulUntil }

    func ready(_ rows: some Sequence<Int64>) -> [ReadyRoute] {
        rows.compactMap { row in routesByRow[row].map { ReadyRoute(row: row, route: $0) } }
    }
}

extension StreamWindow.Entry {
    /// As a delivery that ends without an attempt.
    var ending: DeliveryTable.Ending {
        let message = content.push.message
        return DeliveryTable.Ending(
            row: row, tenant: content.tenant, pushID: message.pushId, notificationID: message.notificationId, pushDeviceID: content.deviceID,
            userID: message.userId, attempts: progress.attempts, sequence: progress.sequence, provider: content.route.provider.rawValue,
            providerCode: progress.code)
    }
}

extension JetStreamClient {
    fileprivate func isMissing(_ stream: String) async throws -> Bool {
        do {
            _ = try await streamInfo(stream)
            return false
        } catch let error as NATSError where error.kind == .streamNotFound {
            return true
        }
    }
}
