package import CarillonAPI
import Protobuf
package import RPC

/// Outcomes of pushes for the ledger (DISP-35). A row has the outcomes of one app that one transaction wrote. Rows leave in the order in which
/// they were written, so the ledger gets the outcomes of a device in their order.
extension ReceiptsV1.Outcome: OutboxItem {
    /// A thousand are about 300 KB. The ledger may know of an outcome some moments later.
    package static let policy = OutboxPolicy(
        table: "outcome_outbox", userIndex: .none, itemsPerCall: 1_000, callDistance: .milliseconds(100))
    /// The recipient.
    package var users: [String] { [userId] }
    /// As `RecordOutcome` takes them.
    package static func request(_ items: [Self]) throws -> [UInt8] { try ReceiptsV1.RecordOutcomeRequest(outcomes: items).bytes() }
    /// See ``OutboxItem/items(of:)``.
    package static func items(of request: [UInt8]) throws -> [Self] { try ReceiptsV1.RecordOutcomeRequest(bytes: request).outcomes }

    /// Delivers to receipts.
    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: ReceiptsV1.RecordOutcomeResponse = try await channel.send(
            request, as: ReceiptsV1.RecordOutcomeRequest.self, to: ReceiptsV1.Receipts.Method.recordOutcome)
        return response.rejected
    }

    /// `failure_reason` of a QUEUED push that waits for the end of its provider's outage (DISP-30). The ledger then has its user mailed (DISP-32).
    package static let outageReason = "provider_outage"

    /// The outcome without the user's name, for an erased user (PRIV-09). The ledger has the recipient already, unless erased there.
    package func withoutUser() -> Self {
        var outcome = self
        outcome.userId = ""
        return outcome
    }
}
