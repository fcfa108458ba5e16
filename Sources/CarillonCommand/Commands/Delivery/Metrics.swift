import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon metrics`.
struct MetricsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "metrics", abstract: "Show an app's metrics with their targets: what succeeded, arrived and was opened, and how long it took.",
        discussion: """
            Counts are those of the last seven days unless --since says otherwise, in whole hours. Devices and users are counted now, registrations \
            over 30 days, expired tokens over a week, and latencies of providers since the service started.
            """
    )
    .example("carillon metrics --app shop --since 24h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var interval: IntervalOptions
    @OptionGroup var output: ExportFormatOptions

    func validate() throws { _ = try output.chosen(json: system.json) }

    func run() async throws {
        let clients = try system.clients()
        var bounds = try await interval.bounds(system)
        if interval.since == nil {
            let end = if bounds.until > 0 { bounds.until } else { try await Moment.ago(seconds: 0).milliseconds(system) }
            bounds.from = max(1, end - CatalogueReader.usualTime.wholeMilliseconds)
        }
        let reader = CatalogueReader(
            receipts: clients.receipts, evaluator: clients.evaluator, devices: clients.deviceAdministration, permissions: clients.permissions)
        let view = MetricsView(
            try await reader.read(of: try await tenant.resolve(clients), from: bounds.from, until: bounds.until), from: bounds.from,
            until: bounds.until)
        switch try output.chosen(json: system.json) {
        case .csv: print(view.csv, terminator: "")
        case .json: try printJSON(view)
        case nil: print(view.text)
        }
    }
}
