import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/reports/failures`: the failed pushes of a day (GW-06, RCPT-21). Receipts authorizes the caller.
struct AdminReportRoute {
    let reports: ReceiptsV1.Reports.Client

    func add(to endpoints: Endpoints) {
        let reports = reports
        endpoints.on(.get, "/admin/reports/failures") { http in
            let request = ReceiptsV1.GetFailureReportRequest(tenant: try http.queriedApp(), dayMs: try Self.day(http.query["date"]))
            let answer = try await reports.getFailureReport(request, options: try http.context.options)
            return .ok(JSONView.failureReport(answer.report ?? .init()))
        }
    }

    /// The start of a day in UTC, in milliseconds; 0, which is yesterday for receipts, where there is none.
    private static func day(_ text: String?) throws -> Int64 {
        guard let text else { return 0 }
        guard text.utf8.count == 10, let day = Instant(rfc3339: text + "T00:00:00Z") else {
            throw APIError(.invalidValue, field: "date", "date is a day such as 2026-02-01")
        }
        return day.milliseconds
    }
}

extension JSONView {
    static func failureReport(_ report: ReceiptsV1.FailureReport) -> JSONValue {
        [
            "date": .string(String(Instant(milliseconds: report.dayMs).rfc3339.prefix(10))), "accepted": .integer(report.accepted),
            "failed": .integer(report.failed), "failed_share": .number(report.failedShare),
            "failures": .list(
                report.failures.map { failure in
                    [
                        "code": .string(failure.code), "provider": .text(failure.provider), "platform": .string(failure.platform),
                        "count": .integer(failure.count), "share": .number(failure.share),
                    ]
                }),
            "text": .string(report.text),
        ]
    }
}
