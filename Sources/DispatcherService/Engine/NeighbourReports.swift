import CarillonAPI
import Logging
import RPC
import ServiceKit

extension OutboxReporter {
    /// Outcomes to receipts.
    static func outcomes(to receipts: ReceiptsV1.Receipts.Client) -> Deliver {
        { reports in
            let outcomes = try reports.map { try ReceiptsV1.Outcome(bytes: $0) }
            _ = try await receipts.recordOutcome(ReceiptsV1.RecordOutcomeRequest(outcomes: outcomes))
        }
    }

    /// Token states to the registry. A report it rejects by item (the device is gone meanwhile) is delivered all the same.
    static func tokenReports(to registry: RegistryV1.Registry.Client, logger: Logger) -> Deliver {
        { reports in
            let reports = try reports.map { try RegistryV1.TokenReport(bytes: $0) }
            let response = try await registry.reportTokenState(RegistryV1.ReportTokenStateRequest(reports: reports))
            for result in response.results where !result.reason.isEmpty {
                logger.info(
                    "registry declines a token report",
                    metadata: ["index": "\(result.index)", "reason": "\(result.reason)", "detail": "\(result.message)"])
            }
        }
    }
}
