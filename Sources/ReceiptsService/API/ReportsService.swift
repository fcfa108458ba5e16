import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Reports`: daily reports of failed pushes (RCPT-21).
struct ReportsService: ReceiptsV1.Reports.ServiceProtocol {
    let store: Store
    let clock: any DomainClock

    func getFailureReport(
        _ request: ReceiptsV1.GetFailureReportRequest, context: ServerContext
    ) async throws -> ReceiptsV1.GetFailureReportResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        _ = try FieldRules.requireApp(of: request.tenant)
        try FieldRules.checkInstant(request.dayMs, field: "day_ms")
        let day = FailureReportTable.day(of: request.dayMs > 0 ? Instant(milliseconds: request.dayMs) : clock.now - .days(1))
        return .init(report: try await store.read { try FailureReportTable.report(day, of: tenant, $0) })
    }
}
