import CarillonAPI
import Protobuf

/// Decisions of one app that wait in the outbox: the ledger's records and, for those that are pushed, the pushes in the same order.
struct OutboxBatch: Sendable {
    var tenant: CommonV1.Tenant
    var records: [ReceiptsV1.NotificationRecord]
    var pushes: [DispatcherV1.Push]
}

/// A batch in its stored form.
struct EncodedOutboxBatch: Sendable {
    var tenant: CommonV1.Tenant
    /// The number of records or of pushes, whichever is larger. A batch that comes from the quarantine may have pushes alone.
    var notifications: Int
    var records: [UInt8]
    var pushes: [UInt8]

    init(tenant: CommonV1.Tenant, notifications: Int, records: [UInt8], pushes: [UInt8]) {
        self.tenant = tenant
        self.notifications = notifications
        self.records = records
        self.pushes = pushes
    }

    init(_ batch: OutboxBatch) throws {
        tenant = batch.tenant
        notifications = max(batch.records.count, batch.pushes.count)
        records = try ReceiptsV1.RecordNotificationRequest(notifications: batch.records).bytes()
        pushes = try DispatcherV1.EnqueueRequest(pushes: batch.pushes).bytes()
    }
}
