import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon sim`.
struct Simulator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sim", abstract: "The provider simulators: what they saw, and scripted faults.",
        subcommands: [SimulatorRequests.self, SimulatorFault.self, SimulatorReset.self])
}

/// `carillon sim requests`.
struct SimulatorRequests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requests", abstract: "The last requests the simulators saw.")
    @OptionGroup var system: SystemOptions
    @Option(help: "apns, fcm or oauth.") var provider = ""
    @Option(help: "How many.") var limit = 20

    struct Row: Encodable { var receivedAt, provider, title, message, reason, body: String; var status: Int32 }

    func run() async throws {
        let clients = try system.clients()
        var requests: [SimulatorV1.RecordedRequest] = []
        var after: Int64 = 0
        while true {
            let page = try await clients.simulator.listRequests(.init(provider: provider, afterSequence: after, limit: 1_000)).requests
            guard let last = page.last else { break }
            after = last.sequence
            requests = (requests + page).suffix(limit)
        }
        let rows = requests.map {
            Row(
                receivedAt: Instant(milliseconds: $0.receivedAtMs).rfc3339, provider: $0.provider, title: $0.title, message: $0.message,
                reason: $0.reason, body: String(decoding: $0.body, as: UTF8.self), status: $0.status)
        }
        if system.json { return try printList(rows) }
        var table = TextTable(["received", "provider", "status", "reason", "title", "message"])
        for row in rows {
            table.add([row.receivedAt, row.provider, String(row.status), row.reason, row.title, String(row.message.prefix(60))])
        }
        print(table.text)
    }
}

/// `carillon sim fault`.
struct SimulatorFault: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fault",
        abstract: "Script faults: a file of JSON as {\"faults\":[{\"provider\":\"fcm\",\"status\":503,\"times\":3}]}, or options for one.")
    @OptionGroup var system: SystemOptions
    @Argument(help: "JSON file; - is standard input.") var file: String?
    @Option(help: "apns or fcm.") var provider: String?
    @Option(help: "Only this token.") var token = ""
    @Option(help: "HTTP status to answer.") var status: Int32 = 0
    @Option(help: "Reason or error code.") var reason = ""
    @Option(help: "answer, withhold, reset, goaway, close or delay.") var action = "answer"
    @Option(help: "How often; 0 until reset.") var times: Int32 = 1
    @Flag(help: "Remove earlier faults first.") var replace = false

    private struct Script: Decodable {
        struct Fault: Decodable {
            var provider: String
            var token, reason, action: String?
            var status, times, retry_after_seconds: Int32?
            var delay_ms, dead_since_ms: Int64?
        }
        var faults: [Fault]
    }

    func validate() throws {
        if file == nil, provider == nil, !replace { throw ValidationError("name a file, or --provider with --status or --action") }
    }

    func run() async throws {
        var faults: [SimulatorV1.Fault] = []
        if let file {
            let data = try InputFile.data(file)
            do {
                faults = try JSONDecoder().decode(Script.self, from: data).faults.map(Self.fault)
            } catch let error as DecodingError {
                throw InputError("\(file) is not a fault script: \(error)")
            }
        }
        if let provider {
            faults.append(.init(provider: provider, token: token, status: status, reason: reason, action: action, times: times))
        }
        _ = try await system.clients().simulator.addFaults(.init(faults: faults, replace: replace))
        if system.json { return try printJSON(["faults": faults.count]) }
        print("\(faults.count) faults")
    }

    private static func fault(_ fault: Script.Fault) -> SimulatorV1.Fault {
        .init(
            provider: fault.provider, token: fault.token ?? "", status: fault.status ?? 0, reason: fault.reason ?? "",
            action: fault.action ?? "answer", times: fault.times ?? 1, delayMs: fault.delay_ms ?? 0,
            retryAfterSeconds: fault.retry_after_seconds ?? 0, deadSinceMs: fault.dead_since_ms ?? 0)
    }
}

/// `carillon sim reset`.
struct SimulatorReset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reset", abstract: "Forget recorded requests and faults.")
    @OptionGroup var system: SystemOptions
    func run() async throws { _ = try await system.clients().simulator.reset(.init()) }
}
