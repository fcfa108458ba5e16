import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon telemetry export` (RCPT-23).
struct TelemetryExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Copy the stored events as JSON lines, from the oldest, or behind a position.",
        discussion: """
            Each line has a `cursor`: with --after the next export goes on behind it. With --file the lines are appended to a file, and the next \
            export into that file goes on behind its last line by itself.
            """
    )
    .example("carillon telemetry export --file events.jsonl")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: TelemetryFilterOptions
    @Option(help: "Begin behind this position, the `cursor` of a line.") var after = ""
    @Option(help: "Append to this file. Left out: standard output.") var file: String?

    func validate() throws {
        if file != nil, !after.isEmpty { throw ValidationError("give --after or --file: the position is in the file") }
    }

    func run() async throws {
        let clients = try system.patientClients()
        var request = filter.request(for: try await tenant.resolve(clients))
        let target = try file.map { try JSONLinesFile(path: $0) }
        request.after = try target?.lastCursor() ?? after
        request.fromStart = request.after.isEmpty
        let (count, cursor) = try await clients.telemetry.streamTelemetry(request) { responses in
            var (count, cursor) = (0, "")
            for try await response in responses {
                let lines = try response.events.map { try TelemetryLine($0).json() }
                if let target { try target.append(lines) } else { for line in lines { print(line) } }
                count += lines.count
                if !response.cursor.isEmpty { cursor = response.cursor }
            }
            return (count, cursor)
        }
        let next = file.map { "--file \(ShellPath.quoted($0))" } ?? "--after \(cursor)"
        Carillon.say("\(Format.counted(count, "event")); go on with: \(next)")
    }
}
