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

    /// Token states to the registry. It may decline one of them: the device is gone meanwhile.
    static func tokenReports(to registry: RegistryV1.Registry.Client, logger: Logger) -> Deliver {
        { reports in
            let reports = try reports.map { try RegistryV1.TokenReport(bytes: $0) }
            let response = try await registry.reportTokenState(RegistryV1.ReportTokenStateRequest(reports: reports))
            log(declined: response.results, as: "registry declines a token report", to: logger)
        }
    }
}
