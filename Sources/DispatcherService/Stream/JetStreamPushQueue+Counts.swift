import CarillonAPI
import JetStream
import ServiceKit
import Synchronization

extension JetStreamPushQueue {
    /// Leased and waiting deliveries are those of this dispatcher. All others are queued: in the stream, parked, or leased by another dispatcher.
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts {
        try await asking { session in
            let info = try await session.client.streamInfo(StreamSubjects.pushes)
            let parked = try await session.client.streamInfo(StreamSubjects.parked).messages
            let (routes, ofRoute) = state.withLock { state in
                (state.routesByRow.filter { app == nil || $0.value.tenant == app }, state.window.counters())
            }
            var counts = QueueCounts()
            let totals = try await routeTotals(routes, all: info.messages, parked: parked, session)
            for row in routes.keys {
                let ofRow = ofRoute[row] ?? StreamWindow.Counters()
                counts.queuedByRoute[row] = max(0, (totals[row] ?? 0) - ofRow.leased - ofRow.waiting - ofRow.finished)
                counts.leased += ofRow.leased
                counts.waitingByRoute[row] = ofRow.waiting
            }
            if app == nil {
                // Of routes that this dispatcher has not seen. No route has this row.
                let finished = ofRoute.values.reduce(0) { $0 + $1.finished }
                let others = info.messages + parked - counts.queued - counts.leased - counts.waiting - finished
                if others > 0 { counts.queuedByRoute[0] = others }
            }
            let dead = app.map { StreamSubjects.dead(ofTenant: DeliveryKeys.tenant($0)) }
            counts.deadLetters =
                if let dead {
                    try await Self.count(dead, in: StreamSubjects.dead, session)
                } else {
                    try await session.client.streamInfo(StreamSubjects.dead).messages
                }
            counts.oldestQueuedAt = try await oldest(of: app, counts, session)
            counts.oldestByRoute = oldestReady(on: routes)
            return counts
        }
    }

    /// The number of messages whose subject matches; each subject has one. The answer has no subjects, because their list begins behind the last.
    static func count(_ subjects: String, in stream: String, _ session: StreamSession) async throws -> Int {
        try await session.client.streamInfo(stream, countingSubjects: subjects, offset: Int(Int32.max)).totalSubjects
    }

    private func routeTotals(_ routes: [Int64: Route], all: Int, parked: Int, _ session: StreamSession) async throws -> [Int64: Int] {
        let now = ContinuousClock.now
        if all + parked > RouteCounts.exactLimit || routes.count > RouteCounts.mostRoutes,
            let known = state.withLock({ $0.routeCounts.known(routes.keys, now: now) })
        {
            return known
        }
        var totals: [Int64: Int] = [:]
        for (row, route) in routes {
            let key = DeliveryKeys.route(route)
            totals[row] = try await Self.count(StreamSubjects.pushes(ofRoute: key), in: StreamSubjects.pushes, session)
            guard parked > 0 else { continue }
            totals[row, default: 0] += try await Self.count(StreamSubjects.parked(ofRoute: key), in: StreamSubjects.parked, session)
        }
        state.withLock { [totals] in $0.routeCounts.counted(totals, now: now) }
        return totals
    }

    /// When the oldest push was created, of those that are ready here and the one that was parked first; without either, of the first in the queue.
    private func oldest(of app: CommonV1.Tenant?, _ counts: QueueCounts, _ session: StreamSession) async throws -> Instant? {
        guard counts.queued > 0 else { return nil }
        let here = state.withLock { state in
            state.window.entries { $0.state == .ready && (app == nil || $0.content.tenant == app) }.map(\.content.push.message.createdAtMs).min()
        }
        guard app == nil else { return here.map { Instant(milliseconds: $0) } }
        var known = try await [here, firstCreated(StreamSubjects.parked, StreamSubjects.allParked, session)].compactMap(\.self)
        if known.isEmpty { known = try await [firstCreated(StreamSubjects.pushes, StreamSubjects.allPushes, session)].compactMap(\.self) }
        return known.min().map { Instant(milliseconds: $0) }
    }

    /// When the oldest push was created that is ready here, by route. Those in the stream and the parked ones are not looked at, because NATS has no
    /// order by route.
    private func oldestReady(on routes: [Int64: Route]) -> [Int64: Instant] {
        state.withLock { state in
            var oldest: [Int64: Instant] = [:]
            for entry in state.window.entries(where: { $0.state == .ready && routes[$0.band.route] != nil }) {
                let created = Instant(milliseconds: entry.content.push.message.createdAtMs)
                oldest[entry.band.route] = min(created, oldest[entry.band.route] ?? created)
            }
            return oldest
        }
    }

    /// When the push of a stream's first message was created.
    private func firstCreated(_ stream: String, _ subjects: String, _ session: StreamSession) async throws -> Int64? {
        guard let first = try await session.client.nextMessage(stream, subject: subjects, from: 1) else { return nil }
        return StreamCodec.delivery(first.payload) { first.header($0) }?.push.message.createdAtMs
    }

    // MARK: Single deliveries

    /// Most deliveries of a list, in no order beyond that.
    private static let mostListed = 2_000

    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry] {
        let key = DeliveryKeys.notification(id, of: tenant)
        return try await asking { session in
            // The parked ones first: one that comes back meanwhile is in the queue then.
            let parked = try await stored(StreamSubjects.parked, StreamSubjects.parked(ofNotification: key), session)
            let queued = try await stored(StreamSubjects.pushes, StreamSubjects.pushes(ofNotification: key), session)
            var entries: [String: (storedAt: Int64, entry: UnsentEntry)] = [:]
            for message in parked + queued {
                guard let delivery = StreamCodec.delivery(message.payload, { message.header($0) }) else { continue }
                let entry = try await unsent(message, delivery, session)
                entries[delivery.keys.delivery] = entry.map { (message.storedAt, $0) }
            }
            return entries.values.sorted { $0.storedAt < $1.storedAt }.map(\.entry)
        }
    }

    /// The messages of a stream with these subjects, one for each subject.
    private func stored(_ stream: String, _ filter: String, _ session: StreamSession) async throws -> [StoredMessage] {
        let subjects = try await session.client.streamInfo(stream, countingSubjects: filter).subjects.keys
        return try await subjects.prefix(Self.mostListed).concurrentMap(atOnce: Self.readsInFlight) { subject -> StoredMessage? in
            // Nil: it was finished meanwhile.
            try await session.client.lastMessage(stream, subject: subject)
        }.compactMap(\.self)
    }

    /// Nil for a delivery whose result is stored here.
    private func unsent(_ stored: StoredMessage, _ delivery: StreamDelivery, _ session: StreamSession) async throws -> UnsentEntry? {
        let isParked = StreamSubjects.push(ofParked: stored.subject) != nil
        let (route, here) = state.withLock { state in
            let row = isParked ? nil : state.window.row(ofStreamSequence: stored.sequence)
            return (ReadyRoute(row: Self.row(of: delivery.route, &state), route: delivery.route), row.flatMap { state.window[$0] })
        }
        var entry = UnsentEntry(
            pushID: delivery.push.message.pushId, pushDeviceID: delivery.deviceID, route: route, state: .queued, attempts: 0, providerCode: "",
            dueAt: nil, queuedAt: Instant(milliseconds: delivery.push.message.createdAtMs))
        var progress = StreamCodec.progress { stored.header($0) }
        switch here?.state {
        case .finished?: return nil
        case .ready?: break
        case .leased?: entry.state = .leased
        case .waiting(let until)?: (entry.state, entry.dueAt) = (.waiting, until)
        case nil:
            var record = StreamCodec.record({ stored.header($0) }, streamSequence: stored.sequence)
            if !isParked, let noted = try await session.deliveries.get(delivery.keys.delivery).flatMap({ DeliveryRecord($0.value) }),
                noted.streamSequence == stored.sequence
            {
                (record, progress) = (noted, noted.progress)
            }
            if let due = record?.due, due > clock.now { (entry.state, entry.dueAt) = (.waiting, due) }
        }
        if let here { progress = here.progress }
        (entry.attempts, entry.providerCode) = (progress.attempts, progress.code)
        return entry
    }
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
