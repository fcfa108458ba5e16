import ArgumentParser
import SystemControl

/// `carillon stats`.
struct Statistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Count an app's events, pushes and receipts, and what the queue holds.",
        discussion: "A service that does not answer is named, and its part is missing; the exit code is 3 then."
    )
    .example("carillon stats --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    func run() async throws {
        let clients = try system.clients()
        let (summary, away) = try await SystemSummary.read(clients, tenant: try await tenant.resolve(clients))
        if system.json { try printJSON(summary) } else { print(summary.text) }
        // What the others know is printed. A script must not take it for all.
        if let away { throw away }
    }
}
