import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon tail` (RCPT-23).
struct Tail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tail", abstract: "Follow an app live: what is sent, delivered, opened, skipped, and what fails.",
        discussion: """
            It prints a line for each telemetry event as it is stored, until Ctrl-C; with --json a JSON object in each line. The last line \
            on standard error names the position to go on from with --after. Apps with another telemetry_mode than full store no events.
            """
    )
    .example("carillon tail --outcome failed --provider fcm")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: TelemetryFilterOptions
    @Option(help: "Go on behind this position, the `cursor` of an event. Left out: with the next event.") var after = ""
    @Flag(help: "Begin with the oldest event that is stored.") var fromStart = false
    @Option(parsing: .unconditional, help: "End after so many events.") var limit: Int?

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit \(limit): at least 1") }
        if fromStart, !after.isEmpty { throw ValidationError("give --after or --from-start") }
    }

    func run() async throws {
        let clients = try system.patientClients()
        var request = filter.request(for: try await tenant.resolve(clients))
        (request.after, request.fromStart) = (after, fromStart)
        let isJSON = system.json
        let follower = TelemetryFollower(clients.telemetry, request, limit: limit ?? 0) { line in
            print(try isJSON ? line.json() : line.text)
            // A reader behind a pipe sees each line at once.
            fflush(nil)
        } say: {
            Carillon.say("carillon: \($0)")
        }
        let wasInterrupted = try await Interruption.run { try await follower.run() }
        if wasInterrupted, !follower.cursor.isEmpty { Carillon.say("go on with: --after \(follower.cursor)") }
    }
}
