package import CarillonAPI
package import DurableWork
import Protobuf
package import RPC
import ServiceKit

/// Outcomes for receipts (DISP-35). A row holds those of one app that one transaction wrote, so the reports of one push device leave in the order
/// in which they came about.
extension ReceiptsV1.Outcome: OutboxItem {
    /// A thousand are about 300 KB.
    package static let policy = OutboxPolicy(table: "outcome_outbox", userIndex: .none, itemsPerCall: 1_000)
    package var users: [String] { [userId] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try ReceiptsV1.RecordOutcomeRequest(outcomes: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try ReceiptsV1.RecordOutcomeRequest(bytes: request).outcomes }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: ReceiptsV1.RecordOutcomeResponse = try await channel.send(
            request, as: ReceiptsV1.RecordOutcomeRequest.self, to: ReceiptsV1.Receipts.Method.recordOutcome)
        return response.rejected
    }
}

/// Token states for the registry.
extension RegistryV1.TokenReport: OutboxItem {
    package static let policy = OutboxPolicy(table: "token_outbox", userIndex: .none, itemsPerCall: 1_000)
    /// They name devices alone.
    package var users: [String] { [] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try RegistryV1.ReportTokenStateRequest(reports: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try RegistryV1.ReportTokenStateRequest(bytes: request).reports }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: RegistryV1.ReportTokenStateResponse = try await channel.send(
            request, as: RegistryV1.ReportTokenStateRequest.self, to: RegistryV1.Registry.Method.reportTokenState)
        return response.results
    }
}

/// Given when reports were written.
struct ReportSignals: Sendable {
    let outcomes: WorkSignal
    let tokenReports: WorkSignal
}
