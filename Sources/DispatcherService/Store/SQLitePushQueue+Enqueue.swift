import CarillonAPI
import DurableWork
import Protobuf
import Providers
import ServiceKit
import Storage
import Synchronization

extension SQLitePushQueue {
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect {
        let written = try await store.write { [self] database in
            try insert(pushes, now: now, into: database)
        }
        remember(written.routes)
        if let end = pushes.lazy.map({ $0.knownUntil }).min() { mayDelete(at: end) }
        return EnqueueEffect(
            ready: written.routes, inserted: written.inserted, wroteReports: written.wroteReports, replaced: written.replaced)
    }

    private struct Written: Sendable {
        var routes: [ReadyRoute] = []
        var inserted = 0
        /// Older deliveries that ended, because new ones have their collapse keys.
        var replaced = 0
        var wroteReports = false
    }

    /// Caches new pushes. Called on the writer's thread, so that no claim sees a delivery before its push is cached.
    private func keep(_ pushes: [(row: Int64, push: NewPush)]) {
        guard !pushes.isEmpty else { return }
        let now = ContinuousClock.now
        recent.withLock { recent in
            recent.forgetOld(now: now)
            for (row, push) in pushes { recent.add(push.push, row: row, queuedUntil: push.queuedUntil, now: now) }
        }
    }

    func forgetOld() { recent.withLock { $0.forgetOld(now: .now) } }

    /// Empties the cache, because a stored push was changed.
    func forgetRecentPushes() { recent.withLock { $0 = RecentPushes() } }

    private func insert(_ pushes: [NewPush], now: Instant, into database: Database) throws -> Written {
        var written = Written()
        var routes = BatchRoutes()
        var ends = BatchEnds()
        var reports: [ReceiptsV1.Outcome] = []
        var new: [(row: Int64, push: NewPush)] = []
        new.reserveCapacity(pushes.count)
        var cancelled: [CommonV1.Tenant: Set<String>] = [:]
        let hasCancellations = hasCancellations
        // A push whose user was erased meanwhile is accepted and dropped, so that the evaluator does not repeat it (PRIV-09).
        let erased = try ErasedUsers.among(pushes.lazy.flatMap(\.push.message.namedUsers), at: now, database)
        for push in pushes where erased.isEmpty || !erased.contains(push.push.message.userKey) {
            // Asked here as well, because a call with the message copies it, which retains each of its texts.
            let isWithdrawn = !erased.isEmpty && push.push.message.names(erased)
            let notification = push.push.message.notificationId
            let isCancelled = hasCancellations ? try CancellationTable.contains(notification, of: push.tenant, database) : false
            if isCancelled { cancelled[push.tenant, default: []].insert(notification) }
            var places = try insert(push, message: isWithdrawn ? push.push.message.withdrawn().bytes() : push.message, now: now, into: database)
            let isNew = places.isEmpty
            let before = written.inserted
            let rank = PriorityRank(of: push.push)
            // A push that is not sent replaces none.
            let collapseKey = isCancelled ? "" : push.push.message.collapseId
            var added: Set<String> = []
            for (target, route) in push.routes.enumerated() {
                let device = push.push.device(at: target)
                guard let row = try places.next(for: device) else { continue }
                let routeRow = try route.map { try routes.row(of: $0, self, database) }
                let key = routeRow == nil ? "" : collapseKey
                if !key.isEmpty { written.replaced += try replace(key, device: device, of: push.tenant, now: now, in: database) }
                try DeliveryTable.insert(
                    .init(
                        row: row, device: device, route: routeRow, rank: rank, position: nextPosition(), queuedUntil: push.queuedUntil,
                        collapseKey: key),
                    now: now, database)
                if let routeRow { ends.add(Band(route: routeRow, rank: rank), endingAt: push.queuedUntil) }
                written.inserted += 1
                if !isNew { added.insert(device) }
                // A test push names itself as its notification and is not in the ledger, so it has no report.
                if routeRow == nil, !push.push.message.namesItself {
                    reports.append(push.report(withoutSender: device, now: now))
                }
            }
            if !added.isEmpty {
                var addition = isWithdrawn ? push.push.message.withdrawn() : push.push.message
                addition.targets.removeAll { !added.contains($0.device?.pushDeviceId ?? "") }
                try PushTable.add(addition, toPush: places.push, database)
            }
            // A withdrawn push differs from what its caller sent, so it is read from the store. A cancelled one does not leave.
            if isNew, !isWithdrawn, !isCancelled, written.inserted - before == push.routes.count {
                new.append((places.push, push))
            }
        }
        for batch in try OutboxRow.rows(reports) { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        for (tenant, notifications) in cancelled {
            for notification in notifications { _ = try endUnsent(of: notification, of: tenant, now: now, in: database) }
        }
        written.wroteReports = !reports.isEmpty || !cancelled.isEmpty || written.replaced > 0
        written.routes = routes.all
        expiries.withLock { index in for (band, end) in ends.first { index.added(to: band, endingAt: end) } }
        keep(new)
        return written
    }

    /// - Returns: the places for deliveries that are not stored yet.
    private func insert(_ push: NewPush, message: [UInt8], now: Instant, into database: Database) throws -> DeliveryPlaces {
        let row = nextPushRow()
        guard try PushTable.insert(push, row: row, message: message, now: now, database) else { return try places(ofKnown: push, database) }
        return DeliveryPlaces(push: row, isForOne: push.routes.count == 1)
    }

    private func places(ofKnown push: NewPush, _ database: Database) throws -> DeliveryPlaces {
        let row = try PushTable.row(of: push, database)
        var places = DeliveryPlaces(push: row, isForOne: false)
        for known in try DeliveryTable.devices(ofPush: row, database) { places.take(known.row, by: known.device) }
        return places
    }
}

extension NewPush {
    /// The outcome for a device whose address no sender serves.
    func report(withoutSender device: String, now: Instant) -> ReceiptsV1.Outcome {
        let message = push.message
        return ReceiptsV1.Outcome(
            tenant: message.tenant, pushId: message.pushId, notificationId: message.notificationId, pushDeviceId: device, userId: message.userId,
            status: .failed, failureReason: FailureReason.noSender, occurredAtMs: now.milliseconds, sequence: 1)
    }
}

/// The routes of a batch with their rows. Successive deliveries most often share their route.
private struct BatchRoutes {
    private var rows: [Route: Int64] = [:]
    private var last: (route: Route, row: Int64)?

    var all: [ReadyRoute] { rows.map { ReadyRoute(row: $1, route: $0) } }

    mutating func row(of route: Route, _ queue: SQLitePushQueue, _ database: Database) throws -> Int64 {
        if let last, last.route == route { return last.row }
        let row = try rows[route] ?? queue.routeRow(route, in: database)
        rows[route] = row
        last = (route, row)
        return row
    }
}

/// The earliest end of a batch's deliveries, by band. Successive deliveries most often share their band and end.
private struct BatchEnds {
    private(set) var first: [Band: Instant] = [:]
    private var last: (band: Band, end: Instant)?

    mutating func add(_ band: Band, endingAt end: Instant) {
        if let last, last.band == band, last.end <= end { return }
        let earliest = min(first[band] ?? end, end)
        first[band] = earliest
        last = (band, earliest)
    }
}

/// Gives each device of a push one delivery.
private struct DeliveryPlaces {
    let push: Int64
    private var next: Int64 = 0
    private var devices: Set<String> = []
    /// The push is new and has one device, which needs no search.
    private let isForOne: Bool

    init(push: Int64, isForOne: Bool) { (self.push, self.isForOne) = (push, isForOne) }

    /// No device has a delivery.
    var isEmpty: Bool { devices.isEmpty }

    /// The device has a delivery already.
    mutating func take(_ row: Int64, by device: String) {
        devices.insert(device)
        next = DeliveryKey.place(ofDelivery: row) + 1
    }

    /// - Returns: the row of the device's delivery; nil where the device has one.
    /// - Throws: ``APIError`` `payload_too_large` when the push already has ``DeliveryKey/mostOfPush`` devices.
    mutating func next(for device: String) throws -> Int64? {
        guard isForOne || devices.insert(device).inserted else { return nil }
        guard next < DeliveryKey.mostOfPush else {
            throw APIError(.payloadTooLarge, field: "targets", "more than \(DeliveryKey.mostOfPush) devices of one push")
        }
        defer { next += 1 }
        return DeliveryKey.row(ofPush: push, place: next)
    }
}
