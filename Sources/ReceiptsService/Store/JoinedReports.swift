import CarillonAPI
import ServiceKit
import Storage

/// A report of a client, in a call of its own.
struct SingleReport: Sendable {
    var report: ClientReport
    /// What the app wants.
    var telemetry: TelemetryRule
}

/// What reports in calls of their own changed.
struct RecordedSingles: Sendable {
    /// For each report: whether it was recorded, as in ``ClientReportRecording/Recorded``, or an ``APIError`` `not_found`.
    var results: [Result<Bool, any Error>]
    /// Counts for metrics.
    var metrics: MetricChanges
    /// Events that the reports raised.
    var telemetry: TakenTelemetry

    /// The number of recorded reports.
    var count: Int { results.count { (try? $0.get()) == true } }
}

/// Records reports of clients in calls of their own. Those that wait for the writer at the same time are recorded together (decision 0147).
typealias JoinedReports = JoinedWrites<SingleReport, Bool>

extension JoinedReports {
    /// Most reports of a run, some milliseconds of the writer.
    private static var mostReports: Int { 200 }

    /// - Parameter afterCommit: gets what a run recorded, before its calls are answered; it must not block.
    convenience init(in store: Store, clock: any DomainClock, afterCommit: @escaping @Sendable (RecordedSingles) -> Void) {
        self.init(in: store, mostItems: Self.mostReports) { reports, database in
            let recorded = try ClientReportRecording.record(reports, at: clock.now, database)
            return Written(answers: recorded.results) { afterCommit(recorded) }
        }
    }
}
