import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon alerts` (OBS-07).
struct AlertsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts", abstract: "Alerts: what fires, and what was resolved.",
        discussion: """
            Alerts fire while their cause lasts. They are mailed to `alerts_to` of the app's smtp credential, and posted to its webhook where that \
            credential has alerts=yes.
            """,
        subcommands: [AlertsList.self, AlertsAcknowledge.self], defaultSubcommand: AlertsList.self)
}

/// An alert, for people and programs.
struct AlertRow: Encodable {
    var alertId, kind, subject, state, severity, organization, app, firedAt, seenAt: String
    var resolvedAt: String?
    var count: Int64
    var detail, remedy: String
    var acknowledgedAt: String?
    var acknowledgedBy: String

    init(_ alert: ReceiptsV1.Alert) {
        func text(_ milliseconds: Int64) -> String { Instant(milliseconds: milliseconds).rfc3339 }
        (alertId, kind, subject, state) = (alert.alertId, alert.kind, alert.subject, alert.state.name)
        (severity, organization, app) = (alert.severity.name, alert.tenant?.organizationId ?? "", alert.tenant?.appId ?? "")
        (firedAt, seenAt, resolvedAt) = (text(alert.firedAtMs), text(alert.seenAtMs), alert.resolvedAtMs.map(text))
        (count, detail, remedy) = (alert.count, alert.detail, alert.remedy)
        (acknowledgedAt, acknowledgedBy) = (alert.acknowledgedAtMs.map(text), alert.acknowledgedBy)
    }
}

/// `carillon alerts list`.
struct AlertsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List alerts, those that fired last first. Without --app: of all apps."
    )
    .example("carillon alerts list --state firing")
    @OptionGroup var system: SystemOptions
    @Option(help: "Only of this organization.") var organization: String?
    @Option(help: "Only of this app.") var app: String?
    @Option(help: "Only firing or resolved ones.") var state = ""
    @Option(help: "Only of this kind: \(AlertsList.kinds.joined(separator: ", ")).") var kind = ""
    @OptionGroup var page: PageOptions

    /// The kinds that services report (docs/operations.md, "Alerts").
    static let kinds = [
        "success_rate", "provider_latency", "credential_refused", "credential_unreadable", "configuration", "provider_outage", "token_expiry",
        "token_verdicts_wait", "webhook_failed", "key_rotation_due",
    ]

    func validate() throws {
        try requireWord(state, of: "--state", among: ReceiptsV1.AlertState.words)
        try requireWord(kind, of: "--kind", among: Self.kinds)
    }

    func run() async throws {
        let clients = try system.clients()
        var owner = CommonV1.Tenant(organizationId: organization ?? "")
        if app != nil {
            var tenant = TenantOptions()
            (tenant.organization, tenant.app) = (organization, app)
            owner = try await tenant.resolve(clients)
        }
        let request = ReceiptsV1.ListAlertsRequest(
            tenant: owner, state: ReceiptsV1.AlertState(name: state) ?? .unspecified, kind: kind, pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.alerts.listAlerts(request) }
        let view = ListPage(answer.alerts.map(AlertRow.init), next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no alerts", after: page.after, Self.table))
    }

    static func table(_ rows: [AlertRow]) -> TextTable {
        var table = TextTable(["id", "state", "severity", "kind", "subject", "app", "since", "until", "acknowledged by", "detail", "remedy"])
        for row in rows {
            table.add([
                row.alertId, row.state, row.severity, row.kind, row.subject, row.app, row.firedAt, row.resolvedAt ?? "", row.acknowledgedBy,
                row.detail, row.state == "firing" ? row.remedy : "",
            ])
        }
        return table
    }
}

/// `carillon alerts acknowledge`.
struct AlertsAcknowledge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "acknowledge", abstract: "Note that somebody knows of a firing alert. It fires until its cause ends."
    )
    .example("carillon alerts acknowledge 12")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The alert's id, as `list` shows it.") var id: String

    func run() async throws {
        let alert = try await system.clients().alerts.acknowledgeAlert(.init(alertId: id)).alert ?? .init()
        let row = AlertRow(alert)
        if system.json { return try printJSON(row) }
        print(
            row.acknowledgedAt == nil
                ? "alert \(row.alertId) does not fire: resolved at \(row.resolvedAt ?? "")"
                : "alert \(row.alertId) (\(row.kind) \(row.subject)): acknowledged by \(row.acknowledgedBy)")
    }
}
