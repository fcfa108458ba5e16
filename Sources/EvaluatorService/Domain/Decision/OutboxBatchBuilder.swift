import CarillonAPI
import Protobuf

/// Packs decisions of one app into outbox batches that fit a message. Each record and each push is encoded as it comes.
struct OutboxBatchBuilder {
    /// A batch ends at this many notifications or bytes, whichever comes first. The bound leaves room below the 4 MiB of one message.
    static let notificationsPerBatch = 500
    static let bytesPerBatch = 1_000_000

    private let tenant: CommonV1.Tenant
    private var notifications = 0
    private var records = ListEncoder(field: WireItem.FieldNumber.list)
    private var pushes = ListEncoder(field: WireItem.FieldNumber.list)
    private var closed: [EncodedOutboxBatch] = []

    init(tenant: CommonV1.Tenant) {
        self.tenant = tenant
    }

    /// - Parameter push: nil where the record says that no push goes out.
    /// - Throws: `EncodingError` for a text with NUL.
    mutating func add(_ record: ReceiptsV1.NotificationRecord, push: DispatcherV1.Push?) throws {
        try records.append(record)
        if let push { try pushes.append(push) }
        notifications += 1
        if notifications >= Self.notificationsPerBatch || records.bytes.count + pushes.bytes.count >= Self.bytesPerBatch { close() }
    }

    /// Returns the batches in order, and begins anew.
    mutating func take() -> [EncodedOutboxBatch] {
        close()
        defer { closed = [] }
        return closed
    }

    private mutating func close() {
        guard notifications > 0 else { return }
        closed.append(EncodedOutboxBatch(tenant: tenant, notifications: notifications, records: records.take(), pushes: pushes.take()))
        notifications = 0
    }
}
