import ArgumentParser
import CarillonAPI
import SystemControl

/// `carillon cancel`: stops a scheduled event.
struct Cancel: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Cancel a scheduled event before its time, or what is left of one with a local time.")
        .example("carillon cancel EVENT_ID --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Event id: the host's, or Carillon's.") var id: String

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.evaluator.cancelEvent(.init(tenant: try await tenant.resolve(clients), id: id))
        if system.json { return try printJSON(Answer(cancelled: answer.cancelled)) }
        print(answer.cancelled > 0 ? "cancelled: nothing of it is sent any more" : "not scheduled, or not any more: see `carillon explain \(id)`")
    }

    private struct Answer: Encodable {
        var cancelled: Int64
    }
}
