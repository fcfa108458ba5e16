import CarillonAPI
import struct Foundation.Data
import ServiceKit
import Storage

/// Decisions on their way out: the ledger's records and, for those that are pushed, the pushes in the same order.
struct HandOverParcel: Sendable {
    var tenant: CommonV1.Tenant
    var records: [ReceiptsV1.NotificationRecord]
    var pushes: [DispatcherV1.Push]
}

/// A parcel as it waits in the store.
struct StoredHandOver: Sendable {
    var id: Int64
    /// Of both messages together.
    var bytes: Int
    var records: [ReceiptsV1.NotificationRecord]
    var pushes: [DispatcherV1.Push]
}

enum HandOverTable {
    static func insert(_ parcels: [EncodedHandOver], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO hand_overs (organization_id, app_id, notifications, bytes, records, pushes) VALUES (?, ?, ?, ?, ?, ?)
                """)
        for parcel in parcels {
            try statement.execute(arguments: [
                parcel.tenant.organizationId, parcel.tenant.appId, parcel.notifications, parcel.records.count + parcel.pushes.count,
                Data(parcel.records), Data(parcel.pushes),
            ])
        }
    }

    /// Parcels after an id, in order, until their notifications or bytes reach a bound; at least one where there is one.
    static func waiting(after id: Int64, notifications: Int, bytes: Int, _ database: Database) throws -> [StoredHandOver] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: "SELECT id, notifications, bytes, records, pushes FROM hand_overs WHERE id > ? ORDER BY id LIMIT 500"),
            arguments: [id])
        var parcels: [StoredHandOver] = []
        var (notificationsLeft, bytesLeft) = (notifications, bytes)
        while let row = try rows.next() {
            let size: Int = row[2]
            notificationsLeft -= row[1] as Int
            bytesLeft -= size
            if !parcels.isEmpty, notificationsLeft < 0 || bytesLeft < 0 { break }
            let records = try row.message(ReceiptsV1.RecordNotificationRequest.self, atIndex: 3)
            let pushes = try row.message(DispatcherV1.EnqueueRequest.self, atIndex: 4)
            parcels.append(StoredHandOver(id: row[0], bytes: size, records: records.notifications, pushes: pushes.pushes))
        }
        return parcels
    }

    /// Puts what is left of a parcel in its place.
    static func replace(_ id: Int64, by parcel: EncodedHandOver, _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE hand_overs SET notifications = ?, bytes = ?, records = ?, pushes = ? WHERE id = ?")
            .execute(arguments: [
                parcel.notifications, parcel.records.count + parcel.pushes.count, Data(parcel.records), Data(parcel.pushes), id,
            ])
    }

    static func remove(_ ids: [Int64], _ database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM hand_overs WHERE id = ?")
        for id in ids { try statement.execute(arguments: [id]) }
    }

    static func count(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM hand_overs") ?? 0
    }

    /// Notifications that wait, of one tenant or, where it names no app, of all.
    static func depth(_ database: Database, tenant: CommonV1.Tenant) throws -> Int64 {
        try Int64.fetchOne(
            database,
            sql: """
                SELECT COALESCE(SUM(notifications), 0) FROM hand_overs
                WHERE (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)
                """, arguments: [tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]) ?? 0
    }
}

extension HandOverTable {
    /// Names of what is handed over, in the quarantine.
    static let notifications = "notifications"
    static let pushes = "pushes"

    /// How records and pushes come back from the quarantine: each as a parcel of its own.
    static func quarantineSources(signals: WorkSignals, backlog: Backlog) -> [QuarantineSource] {
        let restored: @Sendable (Int) -> Void = { count in
            backlog.change(by: count)
            signals.handOvers.signal()
        }
        return [
            QuarantineSource(outbox: notifications, restored: restored) { message, tenant, _, database in
                let record = try ReceiptsV1.NotificationRecord(bytes: message)
                try insert([EncodedHandOver(HandOverParcel(tenant: tenant, records: [record], pushes: []))], database)
            },
            QuarantineSource(outbox: pushes, restored: restored) { message, tenant, _, database in
                let push = try DispatcherV1.Push(bytes: message)
                try insert([EncodedHandOver(HandOverParcel(tenant: tenant, records: [], pushes: [push]))], database)
            },
        ]
    }
}

/// A parcel in the form it is stored in.
struct EncodedHandOver: Sendable {
    var tenant: CommonV1.Tenant
    var notifications: Int
    var records: [UInt8]
    var pushes: [UInt8]

    init(_ parcel: HandOverParcel) throws {
        tenant = parcel.tenant
        notifications = parcel.records.count
        records = try ReceiptsV1.RecordNotificationRequest(notifications: parcel.records).bytes()
        pushes = try DispatcherV1.EnqueueRequest(pushes: parcel.pushes).bytes()
    }
}
