import CarillonAPI
public import Logging
public import RPC
public import ServiceKit
public import Storage

/// Raises telemetry events (RCPT-23) in the store that owns what they tell, and hands them to receipts from there.
///
/// An event is written in the transaction of the change. The receipts service knows events by their ids, so that one which is handed over
/// twice counts once.
public struct TelemetrySource: Sendable {
    private static let table = "telemetry_outbox"
    /// Events of one call.
    private static let batchSize = 100

    private let ids: IdentifierSource

    /// - Parameter ids: of the service.
    public init(ids: IdentifierSource) { self.ids = ids }

    /// The table that the service's store needs.
    public static let migration = Outbox.migration(table)

    /// The name of that table, for whoever erases users.
    public static let outbox = table

    /// Raises an event about a user. Runs on the writer, inside the transaction of what it tells. An app that wants no telemetry leaves no
    /// trace of it, here neither (PRIV-10).
    ///
    /// - Parameters:
    ///   - mode: of the app.
    ///   - atMs: when it happened, in milliseconds since 1970.
    ///   - properties: those of RCPT-23's table.
    /// - Throws: as ``ServiceKit/TelemetryValue/text(_:)``, and what the store throws.
    public func raise(
        _ eventType: String, about user: ChangedUser, mode: TelemetryMode, atMs: Int64, _ properties: [String: TelemetryValue],
        _ database: Database
    ) throws {
        guard mode != .off else { return }
        let event = ReceiptsV1.TelemetryEvent(
            tenant: .init(organizationId: user.organization, appId: user.app), eventId: ids.make(prefix: "tel_"), eventType: eventType,
            occurredAtMs: atMs, properties: try TelemetryValue.text(properties), userId: user.user)
        try Outbox.insert(try event.bytes(), about: user, into: Self.table, database)
    }

    /// Hands events over, with patience while receipts is away. Blocks until running writes are done: call it while building.
    ///
    /// - Parameters:
    ///   - receipts: the channel to the receipts service.
    ///   - peer: the same service.
    ///   - quarantine: of the store.
    public static func worker(
        store: Store, receipts: any RPCChannel, peer: PeerDelivery, quarantine: Quarantine, activity: ActivityTracker, logger: Logger
    ) -> OutboxReporter {
        let telemetry = ReceiptsV1.Telemetry.Client(receipts)
        return OutboxReporter(
            name: "telemetry", outbox: Outbox(table, in: store), to: peer, quarantine: quarantine, batchSize: batchSize, activity: activity,
            logger: logger,
            deliver: { messages in
                let request = ReceiptsV1.RecordTelemetryRequest(events: try messages.map { try ReceiptsV1.TelemetryEvent(bytes: $0) })
                return try await telemetry.recordTelemetry(request).rejected
            })
    }
}
