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
    @Flag(help: "Print CSV.") var csv = false

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
        if csv { print(view.csv, terminator: "") } else if system.json { try printJSON(view) } else { print(view.text) }
    }
}
