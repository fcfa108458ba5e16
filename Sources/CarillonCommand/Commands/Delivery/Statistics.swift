import ArgumentParser
import SystemControl

/// `carillon stats`.
struct Statistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Count an app's events, pushes and receipts, and what the queue holds."
    )
    .example("carillon stats --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    func run() async throws {
        let clients = try system.clients()
        let summary = try await SystemSummary(clients, tenant: try await tenant.resolve(clients))
        if system.json { return try printJSON(summary) }
        print(summary.text)
    }
}
