import CarillonAPI
import JetStream
import ServiceKit
import Synchronization

extension JetStreamPushQueue {
    /// Queued deliveries are those of all dispatchers; leased and waiting ones are those of this one. In the stream, what another dispatcher has is
    /// queued.
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts {
        try await asking { session in
            let info = try await session.client.streamInfo(StreamSubjects.pushes)
            let (routes, ofRoute) = state.withLock { state in
                (state.routesByRow.filter { app == nil || $0.value.tenant == app }, state.window.counters())
            }
            var counts = QueueCounts()
            let totals = try await routeTotals(routes, all: info.messages, session)
            for row in routes.keys {
                let ofRow = ofRoute[row] ?? StreamWindow.Counters()
                counts.queuedByRoute[row] = max(0, (totals[row] ?? 0) - ofRow.leased - ofRow.waiting - ofRow.finished)
                counts.leased += ofRow.leased
                counts.waiting += ofRow.waiting
            }
            if app == nil {
                // Of routes that this dispatcher has not seen. No route has this row.
                let finished = ofRoute.values.reduce(0) { $0 + $1.finished }
                let others = info.messages - counts.queued - counts.leased - counts.waiting - finished
                if others > 0 { counts.queuedByRoute[0] = others }
            }
            let dead = app.map { StreamSubjects.dead(ofTenant: DeliveryKeys.tenant($0)) }
            counts.deadLetters =
                if let dead {
                    try await Self.count(dead, in: StreamSubjects.dead, session)
                } else {
                    try await session.client.streamInfo(StreamSubjects.dead).messages
                }
            counts.oldestQueuedAt = try await oldest(of: app, counts, info, session)
            return counts
        }
    }

    /// The number of messages whose subject matches; each subject has one. The answer has no subjects, because their list begins behind the last.
    static func count(_ subjects: String, in stream: String, _ session: StreamSession) async throws -> Int {
        try await session.client.streamInfo(stream, countingSubjects: subjects, offset: Int(Int32.max)).totalSubjects
    }

    private func routeTotals(_ routes: [Int64: Route], all: Int, _ session: StreamSession) async throws -> [Int64: Int] {
        let now = ContinuousClock.now
        if all > RouteCounts.exactLimit || routes.count > RouteCounts.mostRoutes,
            let known = state.withLock({ $0.routeCounts.known(routes.keys, now: now) })
        {
            return known
        }
        var totals: [Int64: Int] = [:]
        for (row, route) in routes {
            let subjects = StreamSubjects.pushes(ofRoute: DeliveryKeys.route(route))
            totals[row] = try await Self.count(subjects, in: StreamSubjects.pushes, session)
        }
        state.withLock { [totals] in $0.routeCounts.counted(totals, now: now) }
        return totals
    }

    /// The oldest push that is ready here; while there is none, the oldest one in the stream.
    private func oldest(
        of app: CommonV1.Tenant?, _ counts: QueueCounts, _ info: StreamInfo, _ session: StreamSession
    ) async throws -> Instant? {
        guard counts.queued > 0 else { return nil }
        let here = state.withLock { state in
            state.window.entries { $0.state == .ready && (app == nil || $0.content.tenant == app) }.map(\.content.push.message.createdAtMs).min()
        }
        if let here { return Instant(milliseconds: here) }
        guard app == nil else { return nil }
        do {
            let first = try await session.client.nextMessage(StreamSubjects.pushes, subject: StreamSubjects.allPushes, from: info.firstSequence)
            return Instant(milliseconds: first.storedAt / 1_000_000)
        } catch let error as NATSError where error.kind == .messageNotFound {
            return nil
        }
    }

    // MARK: Single deliveries

    /// Most deliveries of a list, in no order beyond that.
    private static let mostListed = 2_000

    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry] {
        let filter = StreamSubjects.pushes(ofNotification: DeliveryKeys.notification(id, of: tenant))
        return try await asking { session in
            let subjects = try await session.client.streamInfo(StreamSubjects.pushes, countingSubjects: filter).subjects.keys
            var entries: [(sequence: Int, entry: UnsentEntry)] = []
            for subject in subjects.prefix(Self.mostListed) {
                do {
                    let stored = try await session.client.lastMessage(StreamSubjects.pushes, subject: subject)
                    if let entry = try await unsent(stored, session) { entries.append((stored.sequence, entry)) }
                } catch let error as NATSError where error.kind == .messageNotFound {
                    // It was finished meanwhile.
                }
            }
            return entries.sorted { $0.sequence < $1.sequence }.map(\.entry)
        }
    }

    /// Nil for a delivery whose result is stored here.
    private func unsent(_ stored: StoredMessage, _ session: StreamSession) async throws -> UnsentEntry? {
        guard let delivery = StreamCodec.delivery(stored.payload, { stored.header($0) }) else { return nil }
        let (route, here) = state.withLock { state in
            let row = state.window.row(ofStreamSequence: stored.sequence)
            return (ReadyRoute(row: Self.row(of: delivery.route, &state), route: delivery.route), row.flatMap { state.window[$0] })
        }
        var entry = UnsentEntry(
            pushID: delivery.push.message.pushId, pushDeviceID: delivery.deviceID, route: route, state: .queued, attempts: 0, providerCode: "",
            dueAt: nil, queuedAt: Instant(milliseconds: delivery.push.message.createdAtMs))
        var progress = here?.progress
        switch here?.state {
        case .finished?: return nil
        case .ready?: break
        case .leased?: entry.state = .leased
        case .waiting(let until)?: (entry.state, entry.dueAt) = (.waiting, until)
        case nil:
            let record = try await session.deliveries.get(delivery.keys.delivery).flatMap { DeliveryRecord($0.value) }
            if let record, record.streamSequence == stored.sequence {
                progress = record.progress
                if let due = record.due, due > clock.now { (entry.state, entry.dueAt) = (.waiting, due) }
            }
        }
        (entry.attempts, entry.providerCode) = (progress?.attempts ?? 0, progress?.code ?? "")
        return entry
    }

    func push(idPrefix: String) async throws -> StoredPush? { state.withLock { $0.testPushes.push(idPrefix: idPrefix) } }
}

/// Counts of a long queue by route. NATS looks at each subject of the stream for such a count.
struct RouteCounts: Sendable {
    /// Shorter queues are counted each time.
    static let exactLimit = 20_000
    /// With more routes, they are not counted each time.
    static let mostRoutes = 50
    static let lifetime = Duration.seconds(30)

    private var totals: [Int64: Int] = [:]
    private var until: ContinuousClock.Instant?

    mutating func counted(_ totals: [Int64: Int], now: ContinuousClock.Instant) {
        self.totals.merge(totals) { $1 }
        until = now + Self.lifetime
    }

    /// The last counts of these routes; nil when they are old, or one was not counted.
    func known(_ rows: some Collection<Int64>, now: ContinuousClock.Instant) -> [Int64: Int]? {
        guard let until, now < until, rows.allSatisfy({ totals[$0] != nil }) else { return nil }
        return totals
    }
}
