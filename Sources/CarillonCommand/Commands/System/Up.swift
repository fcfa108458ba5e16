import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon up`: the whole system in the foreground, until Ctrl-C.
struct Up: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start all services and the provider simulators on loopback, and stay up until Ctrl-C.")

    @OptionGroup var system: SystemOptions

    @Flag(help: "Run on a virtual clock that only `carillon clock advance` moves.")
    var testMode = false

    @Option(help: "With --test-mode: where virtual time begins, such as 2026-02-01T00:00:00Z.")
    var clockStart: String?

    @Flag(help: "Listen on free ports and sockets in place of the documented ports.")
    var anyPorts = false

    @OptionGroup var transport: TransportOptions

    @Option(help: "Dispatchers that share the push queue, 1 to 16; more than one need --set dispatcher.queue.engine=jetstream.")
    var dispatchers = 1

    @Flag(help: "Create an organization with a chat workspace, and print commands to try on it.")
    var withDemoData = false

    @Flag(inversion: .prefixedNo, help: "Run the provider simulators and send to them. Without them, pushes go to Apple and Google.")
    var simulateProviders = true

    @Option(help: "Log level of the services: trace, debug, info, notice, warning, error, critical.")
    var logLevel = "info"

    @Option(name: .customLong("set"), help: "A setting of one service, SERVICE.KEY=VALUE; may be repeated.")
    var settings: [String] = []

    @Flag(help: ArgumentHelp("Stop when standard input ends, so that the system does not outlive who started it.", visibility: .hidden))
    var stopWithInput = false

    func validate() throws {
        if clockStart != nil, !testMode { throw ValidationError("--clock-start needs --test-mode: there is no virtual time without") }
        try requireWord(logLevel, of: "--log-level", among: ["trace", "debug", "info", "notice", "warning", "error", "critical"])
        guard (1...16).contains(dispatchers) else { throw ValidationError("--dispatchers must be from 1 to 16, not \(dispatchers)") }
        if logLevel.isEmpty { throw ValidationError("--log-level is empty") }
    }

    func run() async throws {
        var options = CarillonSystem.Options(runFolder: system.runFolder)
        options.testMode = testMode
        if let clockStart {
            guard let instant = Instant(rfc3339: clockStart) else {
                throw InputError("--clock-start '\(clockStart)' is not an instant such as 2026-02-01T00:00:00Z")
            }
            options.clockStart = instant
        }
        options.fixedPorts = !anyPorts
        options.transport = transport.transport
        options.dispatchers = dispatchers
        options.simulateProviders = simulateProviders
        options.logLevel = logLevel
        for setting in settings {
            guard let dot = setting.firstIndex(of: "."), let equals = setting[dot...].firstIndex(of: "=") else {
                throw InputError("--set '\(setting)' is not SERVICE.KEY=VALUE, for example dispatcher.queue.limit=1000000")
            }
            let key = String(setting[setting.index(after: dot)..<equals])
            let service = String(setting[..<dot])
            let services = CarillonSystem.services + [CarillonSystem.simulator]
            guard services.contains(service) else {
                throw InputError("--set '\(setting)': '\(service)' is none of the services \(services.joined(separator: ", "))")
            }
            options.serviceSettings[service, default: [:]][key] = String(setting[setting.index(after: equals)...])
        }
        if dispatchers > 1, options.serviceSettings["dispatcher"]?["queue.engine"] != "jetstream" {
            throw InputError(
                "--dispatchers \(dispatchers) needs a queue that they share: add --set dispatcher.queue.engine=jetstream "
                    + "--set dispatcher.queue.nats.servers=nats://HOST:4222")
        }
        if stopWithInput { InputEnd.terminatesProcess() }
        let carillon = try CarillonSystem(options)
        _ = try await Foreground.run(carillon) { foreground in
            let progress = Progress("starting", total: carillon.processes.count + (simulateProviders ? 1 : 0), quiet: system.json)
            try await carillon.start { _ in progress.advance() }
            progress.finish()
            if withDemoData { try await DemoWorkspace(system: carillon).create(quiet: system.json) }
            try await show(carillon)
            // The addresses are wanted now, also in a pipe or a log.
            fflush(nil)
            foreground.restartProcesses()
            await sayWhoIsNotReady(carillon)
            _ = await foreground.untilStopped()
        }
    }

    /// Names the processes that are not ready soon after their start, with the reason: one that lacks NATS waits for it without an end.
    private func sayWhoIsNotReady(_ carillon: CarillonSystem) async {
        let deadline = ContinuousClock.now + .seconds(5)
        for name in carillon.running {
            guard let admin = try? carillon.folder.runningService(name).admin else { continue }
            while let problem = await HealthProbe.problem(at: admin), !carillon.isStopping {
                guard .now < deadline else {
                    Carillon.say("\(name) is not ready: \(problem)")
                    break
                }
                guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
            }
        }
    }

    private func show(_ carillon: CarillonSystem) async throws {
        let names = carillon.running
        let records = try names.map { ($0, try carillon.folder.runningService($0)) }
        if system.json {
            try printJSON(Dictionary(uniqueKeysWithValues: records))
            return
        }
        var table = TextTable(["service", "gRPC", "admin", "pid", "also"])
        for (name, record) in records {
            let extra = record.extra.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            table.add([name, record.rpc.joined(separator: " ") + (record.tls ? " (TLS)" : ""), record.admin, String(record.pid), extra])
        }
        print(table.text)
        print(
            """

            Try, in another terminal:
            \(try await FirstCommands(carillon).text)
            Ctrl-C stops everything.
            """)
    }
}
