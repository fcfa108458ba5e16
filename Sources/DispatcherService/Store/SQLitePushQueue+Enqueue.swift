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
        keep(written.pushes)
        return EnqueueEffect(ready: Array(written.routes), inserted: written.inserted, wroteReports: written.wroteReports)
    }

    private struct Written: Sendable {
        var routes: Set<ReadyRoute> = []
        var inserted = 0
        var wroteReports = false
        /// New pushes, with their rows and the number of their new deliveries.
        var pushes: [(row: Int64, push: QueuedPush, deliveries: Int)] = []
    }

    private func keep(_ pushes: [(row: Int64, push: QueuedPush, deliveries: Int)]) {
        let now = ContinuousClock.now
        recent.withLock { recent in
            recent.forgetOld(now: now)
            for (row, push, deliveries) in pushes { recent.add(push, row: row, deliveries: deliveries, now: now) }
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
        // A batch names few routes; most often one.
        var rows: [Route: Int64] = [:]
        var reports: [ReceiptsV1.Outcome] = []
        // A push whose user was erased meanwhile is accepted and dropped, so that the evaluator does not repeat it (PRIV-09).
        let erased = try ErasedUsers.among(pushes.lazy.flatMap(\.namedUsers), at: now, database)
        for push in pushes where !erased.contains(push.user) {
            var places = try insert(push, message: push.message(without: erased), now: now, into: database)
            let isNew = places.isEmpty
            let before = written.inserted
            var added: Set<String> = []
            for delivery in push.deliveries {
                guard let row = try places.next(for: delivery.pushDeviceID) else { continue }
                var routeRow: Int64?
                if let route = delivery.route {
                    routeRow = try rows[route] ?? self.routeRow(route, in: database)
                    rows[route] = routeRow
                }
                try database.runDirectly(Self.insertDelivery) {
                    $0.add(row)
                    $0.add(delivery.pushDeviceID)
                    $0.add(routeRow)
                    $0.add(Int64(push.rank.rawValue))
                    $0.add(nextPosition())
                    $0.add((routeRow == nil ? DeliveryState.failed : .queued).rawValue)
                    $0.add(push.queuedUntil.milliseconds)
                    $0.add(routeRow == nil ? now.milliseconds : nil as Int64?)
                    if routeRow == nil { $0.add(FailureReason.noSender) } else { $0.add(nil as Int64?) }
                    $0.add(routeRow == nil)
                }
                written.inserted += 1
                if !isNew { added.insert(delivery.pushDeviceID) }
                if let route = delivery.route, let routeRow {
                    written.routes.insert(ReadyRoute(row: routeRow, route: route))
                } else if push.notificationID != push.pushID {
                    // A test push names itself as its notification and is not in the ledger, so it has no report.
                    reports.append(Self.report(withoutSender: delivery, of: push, now: now))
                }
            }
            if !added.isEmpty { try add(added, of: push, row: places.push, database) }
            // A push about a child is always read from the store, because erasing the child changes the stored message.
            if isNew, push.aboutUserID.isEmpty {
                written.pushes.append((places.push, push.push, written.inserted - before))
            }
        }
        for batch in try OutboxRow.rows(reports) { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        written.wroteReports = !reports.isEmpty
        return written
    }

    /// - Returns: the places for deliveries that are not stored yet.
    private func insert(_ push: NewPush, message: [UInt8], now: Instant, into database: Database) throws -> DeliveryPlaces {
        let row = nextPushRow()
        try database.runDirectly(Self.insertPush) {
            $0.add(row)
            $0.add(push.organizationID)
            $0.add(push.appID)
            $0.add(push.pushID)
            $0.add(push.notificationID)
            $0.add(push.userID)
            $0.add(now.milliseconds)
            $0.add(push.knownUntil.milliseconds)
            $0.add(message)
        }
        return database.changesCount > 0 ? DeliveryPlaces(push: row) : try places(ofKnown: push, database)
    }

    private func places(ofKnown push: NewPush, _ database: Database) throws -> DeliveryPlaces {
        let found = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT push_row FROM pushes WHERE push_id = ? AND app_id = ? AND organization_id = ?"),
            arguments: [push.pushID, push.appID, push.organizationID])
        guard let row = found else { throw QueueError.unreadable("push \(push.pushID) is known and cannot be found") }
        var places = DeliveryPlaces(push: row)
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

    private static func report(withoutSender delivery: NewDelivery, of push: NewPush, now: Instant) -> ReceiptsV1.Outcome {
        ReceiptsV1.Outcome(
            tenant: CommonV1.Tenant(organizationId: push.organizationID, appId: push.appID), pushId: push.pushID,
            notificationId: push.notificationID, pushDeviceId: delivery.pushDeviceID, userId: push.userID, status: .failed,
            failureReason: FailureReason.noSender, occurredAtMs: now.milliseconds, sequence: 1)
    }
}

/// Gives each device of a push one delivery.
private struct DeliveryPlaces {
    let push: Int64
    private var next: Int64 = 0
    private var devices: Set<String> = []

    init(push: Int64) { self.push = push }

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
        guard devices.insert(device).inserted else { return nil }
        guard next < DeliveryKey.mostOfPush else {
            throw APIError(.payloadTooLarge, field: "targets", "more than \(DeliveryKey.mostOfPush) devices of one push")
        }
        defer { next += 1 }
        return DeliveryKey.row(ofPush: push, place: next)
    }
}

extension NewPush {
    /// The user's id; empty for some probes.
    fileprivate var user: StoredUser { StoredUser(organization: organizationID, app: appID, id: userID) }

    private var subject: StoredUser { StoredUser(organization: organizationID, app: appID, id: aboutUserID) }

    fileprivate var namedUsers: [StoredUser] { aboutUserID.isEmpty ? [user] : [user, subject] }

    /// The encoded push, without the subject's id when the subject was erased.
    fileprivate func message(without erased: ErasedUsers.Snapshot) throws -> [UInt8] {
        guard !erased.isEmpty, !aboutUserID.isEmpty, erased.contains(subject) else { return message }
        return try DispatcherV1.Push(bytes: message).withoutSubject().bytes()
    }
}
