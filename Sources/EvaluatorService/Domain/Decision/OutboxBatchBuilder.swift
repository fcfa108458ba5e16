import CarillonAPI

/// Packs decisions of one app into outbox batches that fit a message.
struct OutboxBatchBuilder {
    /// A batch ends at this many notifications or bytes, whichever comes first. The bytes are estimated. The bound leaves room below the 4 MiB of one
    /// message.
    static let notificationsPerBatch = 500
    static let bytesPerBatch = 1_000_000

    private var batch: OutboxBatch
    private var bytes = 0
    private var closed: [EncodedOutboxBatch] = []

    init(tenant: CommonV1.Tenant) {
        batch = OutboxBatch(tenant: tenant, records: [], pushes: [])
    }

    /// - Parameter push: nil where the record says that no push goes out.
    mutating func add(_ record: ReceiptsV1.NotificationRecord, push: DispatcherV1.Push?) throws {
        batch.records.append(record)
        bytes += record.approximateBytes
        if let push {
            batch.pushes.append(push)
            bytes += push.approximateBytes
        }
        if batch.records.count >= Self.notificationsPerBatch || bytes >= Self.bytesPerBatch { try close() }
    }

    /// Returns the batches in order, and begins anew.
    mutating func take() throws -> [EncodedOutboxBatch] {
        try close()
        defer { closed = [] }
        return closed
    }

    private mutating func close() throws {
        guard !batch.records.isEmpty else { return }
        closed.append(try EncodedOutboxBatch(batch))
        batch.records = []
        batch.pushes = []
        bytes = 0
    }
}
