import CarillonAPI
import struct Foundation.Data
import DurableWork
import Protobuf
import ServiceKit
import Storage

/// A parcel as it waits in the store.
struct StoredHandOver: Sendable {
    var id: Int64
    var tenant: CommonV1.Tenant
    var records: [WireItem]
    var pushes: [WireItem]
}

/// A parcel that cannot be read.
struct UnreadableHandOver: Sendable {
    var id: Int64
    var tenant: CommonV1.Tenant
    var refusal: DeliveryRefusal
}

/// Parcels wait under rising ids. One that cannot be read is set aside under its negative id: erasure still finds it, and nobody else reads it.
enum HandOverTable {
    static func insert(_ parcels: [EncodedHandOver], _ database: Database) throws {
        for parcel in parcels {
            try database.runDirectly(
                "INSERT INTO hand_overs (organization_id, app_id, notifications, bytes, records, pushes) VALUES (?, ?, ?, ?, ?, ?)"
            ) { values in
                values.add(parcel.tenant.organizationId)
                values.add(parcel.tenant.appId)
                values.add(Int64(parcel.notifications))
                values.add(Int64(parcel.records.count + parcel.pushes.count))
                values.add(parcel.records)
                values.add(parcel.pushes)
            }
        }
    }

    /// Some parcels that wait.
    struct Page: Sendable {
        var parcels: [StoredHandOver] = []
        /// Parcels that cannot be read.
        var unreadable: [UnreadableHandOver] = []
        /// Id of the last one; nil where none waits.
        var last: Int64?
    }

    /// Parcels after an id, in order, until their notifications or bytes reach a bound; at least one where there is one.
    static func waiting(after id: Int64, notifications: Int, bytes: Int, at now: Instant, _ database: Database) throws -> Page {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT id, notifications, bytes, records, pushes, organization_id, app_id FROM hand_overs WHERE id > ? ORDER BY id LIMIT 500
                    """), arguments: [max(0, id)])
        var page = Page()
        var (notificationsLeft, bytesLeft) = (notifications, bytes)
        while let row = try rows.next() {
            let size: Int = row[2]
            notificationsLeft -= row[1] as Int
            bytesLeft -= size
            if !page.parcels.isEmpty, notificationsLeft < 0 || bytesLeft < 0 { break }
            page.last = row[0]
            let tenant = CommonV1.Tenant(organizationId: row[5], appId: row[6])
            do {
                let records = try WireItem.list(in: row.bytes(at: 3), pushID: WireItem.FieldNumber.pushIDOfRecord)
                let pushes = try WireItem.list(in: row.bytes(at: 4), pushID: WireItem.FieldNumber.pushIDOfPush)
                page.parcels.append(StoredHandOver(id: row[0], tenant: tenant, records: records, pushes: pushes))
            } catch let error as MalformedMessage {
                page.unreadable.append(UnreadableHandOver(id: row[0], tenant: tenant, refusal: DeliveryRefusal(unreadable: error, at: now)))
            }
        }
        return page
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
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM hand_overs WHERE id > 0") ?? 0
    }

    /// Notifications that wait, of one tenant or, where it names no app, of all.
    static func depth(_ database: Database, tenant: CommonV1.Tenant) throws -> Int64 {
        try Int64.fetchOne(
            database,
            sql: """
                SELECT COALESCE(SUM(notifications), 0) FROM hand_overs
                WHERE id > 0 AND (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)
                """, arguments: [tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]) ?? 0
    }
}

extension HandOverTable {
    /// Names of what is handed over, in the quarantine.
    static let notifications = "notifications"
    static let pushes = "pushes"
    /// Name of whole parcels there.
    static let parcels = "hand_overs"

    /// Sets parcels aside that cannot be read.
    ///
    /// - Returns: what was set aside: the parcels' ids. Whom they are about is not known.
    static func setAside(_ parcels: [UnreadableHandOver], _ database: Database) throws -> [QuarantinedMessage] {
        var messages: [QuarantinedMessage] = []
        for parcel in parcels {
            try database.cachedStatement(sql: "UPDATE hand_overs SET id = -id WHERE id = ?").execute(arguments: [parcel.id])
            guard database.changesCount > 0 else { continue }
            messages.append(
                QuarantinedMessage(
                    outbox: Self.parcels, peer: "evaluator", tenant: parcel.tenant, users: [], refusal: parcel.refusal,
                    bytes: Array(String(parcel.id).utf8)))
        }
        try Quarantine.insert(messages, database)
        return messages
    }

    private static func removeSetAside(_ message: [UInt8], _ database: Database) throws {
        try remove([-(Int64(String(decoding: message, as: UTF8.self)) ?? 0)], database)
    }

    /// How records, pushes and parcels come back from the quarantine: each as a parcel of its own.
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
            QuarantineSource(outbox: parcels, restored: restored, drop: removeSetAside) { message, _, _, database in
                let id = -(Int64(String(decoding: message, as: UTF8.self)) ?? 0)
                try database.execute(
                    sql: """
                        INSERT INTO hand_overs (organization_id, app_id, notifications, bytes, records, pushes)
                        SELECT organization_id, app_id, notifications, bytes, records, pushes FROM hand_overs WHERE id = ?
                        """, arguments: [id])
                guard database.changesCount > 0 else { throw APIError(.notFound, field: "ids", "the parcel is not there any more; drop it") }
                try remove([id], database)
            },
        ]
    }
}
