import CarillonAPI

/// Packs decisions of one app into parcels that fit a message.
struct ParcelBuilder {
    /// Parcels end at this many notifications or bytes, whichever comes first. The bytes are
    /// estimated; the bound leaves room below the 4 MiB of one message.
    static let notificationsPerParcel = 500
    static let bytesPerParcel = 1_000_000

    private var parcel: HandOverParcel
    private var bytes = 0
    private var closed: [EncodedHandOver] = []

    init(tenant: CommonV1.Tenant) {
        parcel = HandOverParcel(tenant: tenant, records: [], pushes: [])
    }

    /// - Parameter push: nil where the record says that none goes out.
    mutating func add(_ record: ReceiptsV1.NotificationRecord, push: DispatcherV1.Push?) throws {
        parcel.records.append(record)
        bytes += record.approximateBytes
        if let push {
            parcel.pushes.append(push)
            bytes += push.approximateBytes
        }
        if parcel.records.count >= Self.notificationsPerParcel || bytes >= Self.bytesPerParcel { try close() }
    }

    /// The parcels, in order; begins anew.
    mutating func take() throws -> [EncodedHandOver] {
        try close()
        defer { closed = [] }
        return closed
    }

    private mutating func close() throws {
        guard !parcel.records.isEmpty else { return }
        closed.append(try EncodedHandOver(parcel))
        parcel.records = []
        parcel.pushes = []
        bytes = 0
    }
}
