import CarillonAPI
import RPC
import ServiceKit

extension OutboxReporter {
    /// Outcomes to receipts.
    static func outcomes(to receipts: ReceiptsV1.Receipts.Client) -> Deliver {
        { reports in
            let outcomes = try reports.map { try ReceiptsV1.Outcome(bytes: $0) }
            return try await receipts.recordOutcome(ReceiptsV1.RecordOutcomeRequest(outcomes: outcomes)).rejected
        }
    }

    /// The user of an outcome.
    static func users(ofOutcome message: [UInt8]) -> [String] {
        (try? ReceiptsV1.Outcome(bytes: message)).map { [$0.userId] } ?? []
    }

    /// Token states to the registry.
    static func tokenReports(to registry: RegistryV1.Registry.Client) -> Deliver {
        { reports in
            let reports = try reports.map { try RegistryV1.TokenReport(bytes: $0) }
            return try await registry.reportTokenState(RegistryV1.ReportTokenStateRequest(reports: reports)).results
        }
    }
}
