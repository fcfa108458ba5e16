import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon reports` (RCPT-21).
struct ReportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports", abstract: "Daily reports of failed pushes.", subcommands: [ReportsFailures.self],
        defaultSubcommand: ReportsFailures.self)
}

/// `carillon reports failures`.
struct ReportsFailures: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "failures", abstract: "The deliveries of a day that failed, by the provider's code.",
        discussion: """
            A delivery is a push to one device. Days are in UTC, and known for a year. The day of today is not over: its counts grow. A delivery \
            that was requeued after it failed stays counted as failed on its day.
            """
    )
    .example("carillon reports failures --date 2026-02-01")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "The day, such as 2026-02-01. Left out: yesterday.") var date: String?

    /// A report, as JSON.
    struct View: Encodable {
        struct Failure: Encodable {
            var code, provider, platform: String
            var count: Int64
            var share: Double
        }

        var date: String
        var accepted, failed: Int64
        var failedShare: Double
        var failures: [Failure]

        init(_ report: ReceiptsV1.FailureReport) {
            date = String(Instant(milliseconds: report.dayMs).rfc3339.prefix(10))
            (accepted, failed, failedShare) = (report.accepted, report.failed, report.failedShare)
            failures = report.failures.map {
                Failure(code: $0.code, provider: $0.provider, platform: $0.platform, count: $0.count, share: $0.share)
            }
        }
    }

    /// The start of a day in UTC; nil for a text that is none.
    static func day(_ text: String) -> Instant? { text.utf8.count == 10 ? Instant(rfc3339: text + "T00:00:00Z") : nil }

    func validate() throws {
        guard let date, Self.day(date) == nil else { return }
        throw ValidationError("--date '\(date)': it takes a day such as 2026-02-01")
    }

    func run() async throws {
        let clients = try system.clients()
        let request = ReceiptsV1.GetFailureReportRequest(
            tenant: try await tenant.resolve(clients), dayMs: date.flatMap(Self.day)?.milliseconds ?? 0)
        let report = try await clients.reports.getFailureReport(request).report ?? .init()
        if system.json { return try printJSON(View(report)) }
        print(report.text)
    }
}
