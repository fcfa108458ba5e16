import CarillonAPI
import DurableWork
import Providers
import RPC
import ServiceKit
import Storage

/// Outcomes of pushes that other systems report (RCPT-27).
extension LedgerService {
    private static let reportsPerRequest = 500

    /// Bytes of the fields at most.
    private static let reportLengths: [(field: String, most: Int, value: @Sendable (ReceiptsV1.DeliveryReport) -> String)] = [
        ("report_id", 128, { $0.reportId }), ("notification_id", 128, { $0.notificationId }), ("push_id", 128, { $0.pushId }),
        ("device_id", 128, { $0.deviceId }), ("provider_message_id", 512, { $0.providerMessageId }), ("error_code", 128, { $0.errorCode }),
        ("error_message", 1_000, { $0.errorMessage }), ("action_taken", 2_048, { $0.actionTaken }),
    ]

    func reportDeliveries(
        _ request: ReceiptsV1.ReportDeliveriesRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ReportDeliveriesResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard ProviderList.adapter(named: request.provider) != nil else {
            throw APIError(.notFound, field: "provider", "there is no such provider: \(ProviderList.words)")
        }
        guard !request.reports.isEmpty else { throw APIError(.invalidArgument, field: "reports", "is required, a list of reports") }
        try BatchLimit.check(request.reports.count, most: Self.reportsPerRequest, field: "reports")
        for (index, report) in request.reports.enumerated() { try Self.check(report, at: "reports[\(index)]") }
        let (reports, provider, now) = (request.reports, request.provider, clock.now)
        guard let app = try await policies.policies(forOnly: tenant).known[tenant], app.policy.storesDeliveryData else {
            metrics.deliveryReports(["ignored": reports.count], by: provider)
            return .init(ignored: Int32(clamping: reports.count))
        }
        let (response, recorded) = try await store.writeOnce(for: context, clock: clock) { database in
            try DeliveryReportRecording.record(reports, of: tenant, by: provider, app: app, at: now, database)
        } response: { recorded in
            recorded.response
        }
        if let recorded {
            metrics.deliveryReports(
                ["recorded": Int(response.recorded), "repeated": Int(response.repeated), "ignored": Int(response.ignored)], by: provider)
            for failure in recorded.failures { self.recorded(failure.result, of: [failure.outcome]) }
            for report in recorded.reports {
                metrics.measured(report.metrics)
                raised(report.telemetry)
            }
            if !recorded.reports.isEmpty { countersChanged.signal() }
        }
        return response
    }

    private static func check(_ report: ReceiptsV1.DeliveryReport, at place: String) throws {
        guard !report.reportId.isEmpty else { throw APIError(.invalidArgument, field: "\(place).report_id", "is required") }
        _ = try report.status.required(field: "\(place).status")
        guard !report.notificationId.isEmpty || !report.pushId.isEmpty || !report.providerMessageId.isEmpty else {
            throw APIError(
                .invalidArgument, field: "\(place).notification_id",
                "name the notification, its push in push_id, or the provider's id of the message in provider_message_id")
        }
        for (field, most, value) in reportLengths where value(report).utf8.count > most {
            throw APIError(.invalidValue, field: "\(place).\(field)", "has at most \(most) bytes")
        }
    }
}
