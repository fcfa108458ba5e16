package import CarillonAPI
package import DurableWork
import Protobuf
package import RPC
import ServiceKit

/// Token states for the registry.
extension RegistryV1.TokenReport: OutboxItem {
    /// The registry may know of a token's state some moments later.
    package static let policy = OutboxPolicy(table: "token_outbox", userIndex: .none, itemsPerCall: 1_000, callDistance: .milliseconds(100))
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
    /// When receipts are awaited that were not.
    let receipts: WorkSignal
}
