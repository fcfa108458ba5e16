import CarillonAPI
import ServiceKit

extension ReceiptsV1.FailureReport {
    /// The report of a day (RCPT-21).
    ///
    /// - Parameters:
    ///   - day: days since 1970, UTC.
    ///   - failures: by code, provider and platform, in any order; shares are not read.
    ///   - app: for the text.
    init(day: Int64, app: String, accepted: Int64, failures: [ReceiptsV1.FailureCount]) {
        let failed = failures.reduce(0) { $0 + $1.count }
        func share(_ part: Int64, of all: Int64) -> Double { all == 0 ? 0 : Double(part) / Double(all) }
        let sorted = failures.sorted { ($1.count, $0.code, $0.provider, $0.platform) < ($0.count, $1.code, $1.provider, $1.platform) }
        self.init(
            dayMs: day * Duration.days(1).wholeMilliseconds, accepted: accepted, failed: failed,
            failedShare: share(failed, of: accepted + failed),
            failures: sorted.map { failure in
                var failure = failure
                failure.share = share(failure.count, of: failed)
                return failure
            })
        text = words(app: app)
    }

    /// The day, such as `2026-05-28`.
    var day: String { String(Instant(milliseconds: dayMs).rfc3339.prefix(10)) }

    /// One line for each code, the most frequent first.
    private func words(app: String) -> String {
        var lines = ["\(day) (UTC), app \(app): \(failed) of \(accepted + failed) deliveries failed (\(Percentage.text(failedShare)))"]
        lines += failures.map { failure in
            let source = [failure.provider, failure.platform].filter { !$0.isEmpty }.joined(separator: ", ")
            return "\(failure.count) (\(Percentage.text(failure.share))) \(failure.code): \(source)"
        }
        return lines.joined(separator: "\n")
    }

    /// The messages with the report, for the dispatcher: a mail and a webhook. Whether the app's operators want either, its credentials say.
    func messages(of tenant: CommonV1.Tenant) -> [DispatcherV1.PersonMessage] {
        let ways: [DispatcherV1.PersonMessageWay] = [.email, .webhook]
        return ways.map { way in
            DispatcherV1.PersonMessage(
                tenant: tenant, messageId: "report-failures-\(day)-\(way.name)", kind: .report,
                title: "Failed pushes of \(day), app \(tenant.appId): \(failed) of \(accepted + failed)", body: text, reason: "daily_failures",
                locale: "en", subject: day, way: way)
        }
    }
}
