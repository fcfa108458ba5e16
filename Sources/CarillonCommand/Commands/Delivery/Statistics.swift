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
        let (summary, queueError) = try await SystemSummary.read(clients, tenant: try await tenant.resolve(clients))
        if system.json { try printJSON(summary) } else { print(summary.text) }
        if let queueError { throw queueError }
    }
}
