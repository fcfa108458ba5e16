package import CarillonAPI
import Protobuf
package import RPC

/// Causes of alerts for receipts (OBS-04, OBS-06): those of dispatcher and registry.
extension ReceiptsV1.AlertReport: OutboxItem {
    package static let policy = OutboxPolicy(table: "alert_outbox", userIndex: .rows, itemsPerCall: 500)
    /// They are about apps and providers.
    package var users: [String] { [] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try ReceiptsV1.ReportAlertsRequest(alerts: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try ReceiptsV1.ReportAlertsRequest(bytes: request).alerts }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: ReceiptsV1.ReportAlertsResponse = try await channel.send(
            request, as: ReceiptsV1.ReportAlertsRequest.self, to: ReceiptsV1.Alerts.Method.reportAlerts)
        return response.rejected
    }
}
