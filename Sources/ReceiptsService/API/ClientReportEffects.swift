import ServiceKit

/// Tells what reports of clients changed, when it is on disk: metrics count it, and those wake who wait for it.
struct ClientReportEffects: Sendable {
    let metrics: ReceiptsMetrics
    let feed: TelemetryFeed
    /// As in ``LedgerService``.
    let countersChanged: WorkSignal

    /// - Parameter count: of recorded reports.
    func recorded(_ count: Int, _ changes: MetricChanges, _ telemetry: TakenTelemetry) {
        metrics.measured(changes)
        metrics.clientReports(count)
        metrics.raised(telemetry)
        feed.stored(telemetry.stored)
        if count > 0 { countersChanged.signal() }
    }
}
