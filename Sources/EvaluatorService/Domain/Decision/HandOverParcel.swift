import CarillonAPI
import Protobuf

/// Decisions on their way out: the ledger's records and, for those that are pushed, the pushes in the same order.
struct HandOverParcel: Sendable {
    var tenant: CommonV1.Tenant
    var records: [ReceiptsV1.NotificationRecord]
    var pushes: [DispatcherV1.Push]
}

/// A parcel in the form it is stored in.
struct EncodedHandOver: Sendable {
    var tenant: CommonV1.Tenant
    /// Records or pushes, whichever are more: a parcel that comes from the quarantine may have pushes alone.
    var notifications: Int
    var records: [UInt8]
    var pushes: [UInt8]

    init(_ parcel: HandOverParcel) throws {
        tenant = parcel.tenant
        notifications = max(parcel.records.count, parcel.pushes.count)
        records = try ReceiptsV1.RecordNotificationRequest(notifications: parcel.records).bytes()
        pushes = try DispatcherV1.EnqueueRequest(pushes: parcel.pushes).bytes()
    }
}
