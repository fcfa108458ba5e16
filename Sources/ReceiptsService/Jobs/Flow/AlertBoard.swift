import CarillonAPI
import Logging
import ServiceKit

/// Shows alerts in the log and in metrics (OBS-07), after the transaction that told them.
struct AlertBoard: Sendable {
    let metrics: ReceiptsMetrics
    let logger: Logger

    /// What a transaction changed.
    struct Change: Sendable {
        /// The alerts that operators are told of.
        var told: [AlertRecord]
        /// Firing alerts by kind, after the transaction.
        var firing: [String: Int]
    }

    func show(_ change: Change) {
        for (kind, count) in change.firing { metrics.firing(count, of: kind) }
        for alert in change.told {
            metrics.told(alert)
            var metadata: Logger.Metadata = [
                "alert_id": "\(alert.row)", "kind": "\(alert.kind)", "subject": "\(alert.subject)", "state": "\(alert.state.name)",
                "severity": "\(alert.severity.name)", "organization": "\(alert.tenant.organizationId)", "app": "\(alert.tenant.appId)",
                "detail": "\(alert.detail)", "since": "\(alert.firedAt.rfc3339)",
            ]
            if alert.state == .firing, !alert.remedy.isEmpty { metadata["remedy"] = "\(alert.remedy)" }
            switch (alert.state, alert.severity) {
            case (.firing, .page): logger.critical("an alert fires", metadata: metadata)
            case (.firing, _): logger.warning("an alert fires", metadata: metadata)
            default: logger.notice("an alert is resolved", metadata: metadata)
            }
        }
    }
}
