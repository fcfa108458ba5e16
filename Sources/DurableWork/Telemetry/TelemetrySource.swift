package import CarillonAPI
import Protobuf
package import RPC
public import ServiceKit
public import Storage

/// Raises telemetry events (RCPT-23): writes them to an outbox of the service's store, in the transaction of the change that they report. An
/// ``OutboxPublisher`` delivers them to receipts.
///
/// Receipts recognises events by their ids, so an event that is delivered twice counts once.
public struct TelemetrySource: Sendable {
    private let ids: IdentifierSource

    /// - Parameter ids: makes the ids of events.
    public init(ids: IdentifierSource) { self.ids = ids }

    /// The table that the service's store needs.
    public static let migration = Outbox<ReceiptsV1.TelemetryEvent>.migration

    /// Raises an event about a user. Runs on the writer, inside the transaction of the change. Writes nothing for an app without telemetry (PRIV-10).
    ///
    /// - Parameters:
    ///   - mode: the app's telemetry mode.
    ///   - instant: when it happened.
    ///   - properties: the event type's, by the table of RCPT-23.
    /// - Throws: as ``ServiceKit/TelemetryValue/text(_:)``, and errors of the store.
    public func raise(
        _ type: TelemetryType, about user: UserKey, mode: TelemetryMode, at instant: Instant, _ properties: [String: TelemetryValue],
        _ database: Database
    ) throws {
        guard mode != .off else { return }
        let event = ReceiptsV1.TelemetryEvent(
            tenant: user.tenant, eventId: ids.make(prefix: "tel_"), eventType: type.rawValue, occurredAtMs: instant.milliseconds,
            properties: try TelemetryValue.text(properties), userId: user.id)
        try Outbox.insert(event, database)
    }
}

extension ReceiptsV1.TelemetryEvent: OutboxItem {
    /// One row an event.
    package static let policy = OutboxPolicy(table: "telemetry_outbox", userIndex: .rows, itemsPerCall: 100)
    /// The user that the event is about.
    package var users: [String] { [userId] }
    /// As `RecordTelemetry` takes them.
    package static func request(_ items: [Self]) throws -> [UInt8] { try ReceiptsV1.RecordTelemetryRequest(events: items).bytes() }
    /// See ``OutboxItem/items(of:)``.
    package static func items(of request: [UInt8]) throws -> [Self] { try ReceiptsV1.RecordTelemetryRequest(bytes: request).events }
    /// Delivers to receipts.
    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: ReceiptsV1.RecordTelemetryResponse = try await channel.send(
            request, as: ReceiptsV1.RecordTelemetryRequest.self, to: ReceiptsV1.Telemetry.Method.recordTelemetry)
        return response.rejected
    }
}
