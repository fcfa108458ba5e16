import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Alerts`: the alerts for operators (OBS-07).
struct AlertsService: ReceiptsV1.Alerts.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let alerts: AlertBoard
    /// Signalled when an alert may fall due earlier than all before.
    let maintenance: WorkSignal
    let audit: any AuditSink

    /// Bytes of the fields at most.
    private static let lengths: [(field: String, most: Int, value: @Sendable (ReceiptsV1.AlertReport) -> String)] = [
        ("kind", 64, { $0.kind }), ("subject", 128, { $0.subject }), ("detail", 1_000, { $0.detail }), ("remedy", 1_000, { $0.remedy }),
    ]

    func reportAlerts(_ request: ReceiptsV1.ReportAlertsRequest, context: ServerContext) async throws -> ReceiptsV1.ReportAlertsResponse {
        try BatchLimit.check(request.alerts.count, most: 1_000, field: "alerts")
        let items = try await BatchItems(request.alerts) { report async throws -> ReceiptsV1.AlertReport in
            try context.requireScope(tenant: report.tenant)
            _ = try report.state.required(field: "state")
            guard !report.kind.isEmpty else { throw APIError(.invalidArgument, field: "kind", "is required") }
            guard report.atMs > 0 else { throw APIError(.invalidArgument, field: "at_ms", "is required") }
            try FieldRules.checkInstant(report.atMs, field: "at_ms")
            guard report.quietAfterMs >= 0 else { throw APIError(.invalidValue, field: "quiet_after_ms", "must not be negative") }
            for (field, most, value) in Self.lengths where value(report).utf8.count > most {
                throw APIError(.invalidValue, field: field, "has at most \(most) bytes")
            }
            return report
        }
        guard !items.isEmpty else { return .init(rejected: items.refused) }
        let now = clock.now
        let (rejected, change) = try await store.write { database in
            var told: [AlertRecord] = []
            let rejected = try items.write { _, report in
                if let alert = try AlertTable.report(report, at: now, database) { told.append(alert) }
            }
            return (rejected, AlertBoard.Change(told: told, firing: try AlertTable.firing(database)))
        }
        alerts.show(change)
        maintenance.signal()
        return .init(rejected: rejected)
    }

    func listAlerts(_ request: ReceiptsV1.ListAlertsRequest, context: ServerContext) async throws -> ReceiptsV1.ListAlertsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken, .ledger)
        let query = AlertTable.Query(
            tenant: tenant, state: request.state, kind: request.kind, page: page, after: try page.position(PageToken.self))
        let part = try await store.read { try AlertTable.read(query, $0) }
        return .init(alerts: part.items.map(\.message), nextPageToken: part.nextToken)
    }

    func acknowledgeAlert(
        _ request: ReceiptsV1.AcknowledgeAlertRequest, context: ServerContext
    ) async throws -> ReceiptsV1.AcknowledgeAlertResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        guard !request.alertId.isEmpty else { throw APIError(.invalidArgument, field: "alert_id", "is required") }
        let (now, name) = (clock.now, context.callerName)
        guard let row = Int64(request.alertId),
            let alert = try await store.write({ try AlertTable.acknowledge(row, of: tenant, by: name, at: now, $0) })
        else { throw APIError(.notFound, field: "alert_id", "there is no such alert; `carillon alerts` lists them") }
        try await audit.record(
            .init(.alertAcknowledged, subject: request.alertId, details: "\(alert.kind) \(alert.subject)", tenant: alert.tenant), context)
        return .init(alert: alert.message)
    }
}
