import CarillonAPI
import DurableWork
import Foundation
import Protobuf
import ServiceKit
import Storage
import Synchronization

extension SQLitePushQueue {
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect {
        let written = try await store.write { [self] database in
            try insert(pushes, now: now, into: database)
        }
        remember(written.routes)
        return EnqueueEffect(ready: written.routes, inserted: written.inserted, wroteReports: written.wroteReports)
    }

    private struct Written: Sendable {
        var routes: [ReadyRoute] = []
        var inserted = 0
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

    func forgetOldPushes() { recent.withLock { $0.forgetOld(now: .now) } }

    private static let insertPush = """
        INSERT INTO pushes (push_row, organization_id, app_id, push_id, notification_id, user_id, created_at_ms, keep_until_ms, message)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """

    private static let insertDelivery = """
        INSERT INTO deliveries (delivery_row, push_device_id, route_row, rank, position, state, expires_at_ms, finished_at_ms, reason, sequence)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    private func insert(_ pushes: [NewPush], now: Instant, into database: Database) throws -> Written {
        var written = Written()
        var routes = BatchRoutes()
        var reports: [ReceiptsV1.Outcome] = []
        var new: [(row: Int64, push: NewPush)] = []
        new.reserveCapacity(pushes.count)
        // A push whose user was erased meanwhile is accepted and dropped, so that the evaluator does not repeat it (PRIV-09).
        let erased = try ErasedUsers.among(pushes.lazy.flatMap(\.namedUsers), at: now, database)
        for push in pushes where erased.isEmpty || !erased.contains(push.user) {
            var places = try insert(push, message: push.message(without: erased), now: now, into: database)
            let isNew = places.isEmpty
            let before = written.inserted
            let rank = Int64(PriorityRank(push.push.message.priority).rawValue)
            var added: Set<String> = []
            for (target, route) in push.routes.enumerated() {
                let device = push.push.device(at: target)
                guard let row = try places.next(for: device) else { continue }
                let routeRow = try route.map { try routes.row(of: $0, self, database) }
                try database.runDirectly(Self.insertDelivery) {
                    $0.add(row)
                    $0.add(device)
                    $0.add(routeRow)
                    $0.add(rank)
                    $0.add(nextPosition())
                    $0.add((routeRow == nil ? DeliveryState.failed : .queued).rawValue)
                    $0.add(push.queuedUntil.milliseconds)
                    $0.add(routeRow == nil ? now.milliseconds : nil as Int64?)
                    if routeRow == nil { $0.add(FailureReason.noSender) } else { $0.add(nil as Int64?) }
                    $0.add(routeRow == nil)
                }
                written.inserted += 1
                if !isNew { added.insert(device) }
                // A test push names itself as its notification and is not in the ledger, so it has no report.
                if routeRow == nil, push.push.message.notificationId != push.push.message.pushId {
                    reports.append(Self.report(withoutSender: device, of: push, now: now))
                }
            }
            if !added.isEmpty { try add(added, of: push, row: places.push, database) }
            // A push about a child is always read from the store, because erasing the child changes the stored message.
            if isNew, push.push.message.aboutUserId.isEmpty, written.inserted - before == push.routes.count { new.append((places.push, push)) }
        }
        for batch in try OutboxRow.rows(reports) { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        written.wroteReports = !reports.isEmpty
        written.routes = routes.all
        if let end = pushes.lazy.map({ $0.queuedUntil }).min() { ends.withLock { $0.added(endingAt: end) } }
        keep(new)
        return written
    }

    /// - Returns: the places for deliveries that are not stored yet.
    private func insert(_ push: NewPush, message: [UInt8], now: Instant, into database: Database) throws -> DeliveryPlaces {
        let row = nextPushRow()
        let tenant = push.tenant
        try database.runDirectly(Self.insertPush) {
            $0.add(row)
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(push.push.message.pushId)
            $0.add(push.push.message.notificationId)
            $0.add(push.push.message.userId)
            $0.add(now.milliseconds)
            $0.add(push.knownUntil.milliseconds)
            $0.add(message)
        }
        guard database.changesCount > 0 else { return try places(ofKnown: push, database) }
        return DeliveryPlaces(push: row, isForOne: push.routes.count == 1)
    }

    private func places(ofKnown push: NewPush, _ database: Database) throws -> DeliveryPlaces {
        let found = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT push_row FROM pushes WHERE push_id = ? AND app_id = ? AND organization_id = ?"),
            arguments: [push.push.message.pushId, push.tenant.appId, push.tenant.organizationId])
        guard let row = found else { throw QueueError.unreadable("push \(push.push.message.pushId) is known and cannot be found") }
        var places = DeliveryPlaces(push: row, isForOne: false)
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: "SELECT delivery_row, push_device_id FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "?1")) ORDER BY delivery_row"),
            arguments: [row])
        while let row = try rows.next() { places.take(row[0], by: row[1]) }
        return places
    }

    /// Adds the targets of further devices to the message of a known push.
    private func add(_ devices: Set<String>, of push: NewPush, row: Int64, _ database: Database) throws {
        var addition = DispatcherV1.Push()
        addition.targets = push.push.message.targets.filter { devices.contains($0.device?.pushDeviceId ?? "") }
        let stored = try Row.fetchOne(database.cachedStatement(sql: "SELECT message FROM pushes WHERE push_row = ?"), arguments: [row])
        // Protobuf: two encoded messages in a row decode as one message with the targets of both.
        let message = try (stored?.bytes(at: 0) ?? []) + addition.bytes()
        try database.cachedStatement(sql: "UPDATE pushes SET message = ? WHERE push_row = ?").execute(arguments: [Data(message), row])
    }

    private static func report(withoutSender device: String, of push: NewPush, now: Instant) -> ReceiptsV1.Outcome {
        let message = push.push.message
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

extension NewPush {
    /// The user's id; empty for some probes.
    fileprivate var user: StoredUser { user(push.message.userId) }

    fileprivate var namedUsers: [StoredUser] { push.message.aboutUserId.isEmpty ? [user] : [user, user(push.message.aboutUserId)] }

    private func user(_ id: String) -> StoredUser { StoredUser(organization: tenant.organizationId, app: tenant.appId, id: id) }

    /// The encoded push, without the subject's id when the subject was erased.
    fileprivate func message(without erased: ErasedUsers.Snapshot) throws -> [UInt8] {
        let subject = push.message.aboutUserId
        guard !erased.isEmpty, !subject.isEmpty, erased.contains(user(subject)) else { return message }
        return try push.message.withoutSubject().bytes()
    }
}
