import CarillonAPI
import Logging
import RPC
import ServiceKit

/// Brings reports to a neighbour, at least once and in order (ARCH-04, DISP-35): one batch at a time, and a row leaves the outbox
/// when the neighbour has acknowledged it.
struct OutboxReporter: BackgroundWorker {
    /// How a batch of encoded reports is handed over. Throws when the neighbour did not take it.
    typealias Deliver = @Sendable ([[UInt8]]) async throws -> Void

    let name: String
    let box: OutcomeOutbox.Box
    let outbox: OutcomeOutbox
    let signal: WorkSignal
    let activity: ActivityTracker
    let logger: Logger
    let deliver: Deliver

    /// Reports of one call: about 300 KB, far below the largest message.
    static let batchSize = 1_000

    func run() async throws {
        var backoff = Backoff()
        while !Task.isCancelled {
            let outcome = await activity.perform { await drain() }
            if let failure = outcome {
                logger.warning(
                    "reports wait: the neighbour does not take them",
                    metadata: ["outbox": "\(box.rawValue)", "error": "\(failure)", "retry_in": "\(backoff.next)"])
                do { try await backoff.wait() } catch { return }
            } else {
                backoff.reset()
                await signal.wait()
            }
        }
    }

    /// Hands over everything there is. Returns what stopped it.
    private func drain() async -> (any Error)? {
        while !Task.isCancelled {
            do {
                let entries = try await outbox.oldest(box, limit: Self.batchSize)
                guard let last = entries.last else { return nil }
                try await deliver(entries.map(\.bytes))
                try await outbox.delivered(box, upTo: last.row)
            } catch {
                return error
            }
        }
        return nil
    }
}

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
