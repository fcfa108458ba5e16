import CarillonAPI
import Foundation
import ServiceKit
import Storage

extension SQLitePushQueue {
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect {
        let written = try await store.write { [self] database in
            try insert(pushes, now: now, into: database)
        }
        remember(written.routes)
        return EnqueueEffect(ready: Array(written.routes), inserted: written.inserted, wroteReports: written.wroteReports)
    }

    private struct Written: Sendable {
        var routes: Set<ReadyRoute> = []
        var inserted = 0
        var wroteReports = false
    }

    private func insert(_ pushes: [NewPush], now: Instant, into database: Database) throws -> Written {
        let insertPush = try database.cachedStatement(
            sql: """
                INSERT INTO pushes (organization_id, app_id, push_id, notification_id, user_id, created_at_ms, keep_until_ms, message)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """)
        let insertDelivery = try database.cachedStatement(
            sql: """
                INSERT INTO deliveries (organization_id, app_id, push_row, push_device_id, route_row, rank, position, state,
                                        expires_at_ms, finished_at_ms, reason, sequence, target)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """)
        var written = Written()
        // A batch names few routes; most often one.
        var rows: [Route: Int64] = [:]
        // A push that was on its way here when its user was erased is accepted and dropped, so that it is not sent again (PRIV-09).
        let erased = try ErasedUsers.among(pushes.lazy.flatMap(\.namedUsers), at: now, database)
        for push in pushes where !erased.contains(push.user) {
            try insertPush.execute(arguments: [
                push.organizationID, push.appID, push.pushID, push.notificationID, push.userID, now.milliseconds,
                push.knownUntil.milliseconds, try push.message(without: erased).asData,
            ])
            let pushRow = database.changesCount > 0 ? database.lastInsertedRowID : try row(of: push, in: database)
            for delivery in push.deliveries {
                var routeRow: Int64?
                if let route = delivery.route {
                    routeRow = try rows[route] ?? self.routeRow(route, in: database)
                    rows[route] = routeRow
                }
                try insertDelivery.execute(arguments: [
                    push.organizationID, push.appID, pushRow, delivery.pushDeviceID, routeRow, push.rank.rawValue, nextPosition(),
                    (routeRow == nil ? DeliveryState.failed : .queued).rawValue, push.queuedUntil.milliseconds,
                    routeRow == nil ? now.milliseconds : nil, routeRow == nil ? FailureReason.noSender : nil, routeRow == nil ? 1 : 0,
                    delivery.target.asData,
                ])
                guard database.changesCount > 0 else { continue }
                written.inserted += 1
                if let route = delivery.route, let routeRow {
                    written.routes.insert(ReadyRoute(row: routeRow, route: route))
                } else {
                    try report(withoutSender: delivery, of: push, now: now, in: database)
                    written.wroteReports = true
                }
            }
        }
        return written
    }

    private func row(of push: NewPush, in database: Database) throws -> Int64 {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT push_row FROM pushes WHERE push_id = ? AND app_id = ? AND organization_id = ?"),
            arguments: [push.pushID, push.appID, push.organizationID])
            ?? { throw QueueError.unreadable("push \(push.pushID) is known and cannot be found") }()
    }

    private func report(withoutSender delivery: NewDelivery, of push: NewPush, now: Instant, in database: Database) throws {
        let outcome = ReceiptsV1.Outcome(
            tenant: CommonV1.Tenant(organizationId: push.organizationID, appId: push.appID), pushId: push.pushID,
            notificationId: push.notificationID, pushDeviceId: delivery.pushDeviceID, userId: push.userID, status: .failed,
            failureReason: FailureReason.noSender, occurredAtMs: now.milliseconds, sequence: 1)
        try OutcomeOutbox.insert(
            OutboxMessage(organizationID: push.organizationID, appID: push.appID, bytes: try outcome.bytes()), into: .outcomes,
            of: database)
    }
}

extension NewPush {
    /// The user's id; empty for some probes.
    fileprivate var user: StoredUser { StoredUser(organization: organizationID, app: appID, id: userID) }

    private var subject: StoredUser { StoredUser(organization: organizationID, app: appID, id: aboutUserID) }

    fileprivate var namedUsers: [StoredUser] { aboutUserID.isEmpty ? [user] : [user, subject] }

    /// The part that the devices share, without the id of the child that it is about where that child was erased.
    fileprivate func message(without erased: ErasedUsers.Snapshot) throws -> [UInt8] {
        guard !erased.isEmpty, !aboutUserID.isEmpty, erased.contains(subject) else { return message }
        return try DispatcherV1.Push(bytes: message).withoutSubject().bytes()
    }
}
