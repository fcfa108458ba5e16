import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import UnixSignals

/// `carillon up`: the whole system in the foreground, until Ctrl-C.
struct Up: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start all services and the provider simulators on loopback, and stay up until Ctrl-C.")

    @OptionGroup var system: SystemOptions

    @Flag(help: "All processes share one virtual clock that `carillon clock advance` moves.")
    var testMode = false

    @Option(help: "Where virtual time begins, as 2026-02-01T00:00:00Z.")
    var clockStart: String?

    @Flag(help: "Listen on free ports and sockets in place of the documented ports.")
    var anyPorts = false

    @OptionGroup var transport: TransportOptions

    @Flag(help: "Create an organization with a chat workspace, and print commands to try on it.")
    var withDemoData = false

    @Flag(inversion: .prefixedNo, help: "Run the provider simulators and send to them. Without them, pushes go to Apple and Google.")
    var simulateProviders = true

    @Option(help: "Log level of the services: trace, debug, info, notice, warning, error.")
    var logLevel = "info"

    @Option(name: .customLong("set"), help: "A setting of one service, SERVICE.KEY=VALUE; may be repeated.")
    var settings: [String] = []

    func run() async throws {
        var options = CarillonSystem.Options(runFolder: system.runFolder)
        options.testMode = testMode
        if let clockStart {
            guard let instant = Instant(rfc3339: clockStart) else {
                throw ValidationError("--clock-start '\(clockStart)' is not an instant such as 2026-02-01T00:00:00Z")
            }
            options.clockStart = instant
        }
        options.fixedPorts = !anyPorts
        options.transport = transport.transport
        options.simulateProviders = simulateProviders
        options.logLevel = logLevel
        for setting in settings {
            guard let dot = setting.firstIndex(of: "."), let equals = setting[dot...].firstIndex(of: "=") else {
                throw ValidationError("--set '\(setting)' is not SERVICE.KEY=VALUE, for example dispatcher.max_in_flight=500")
            }
            let key = String(setting[setting.index(after: dot)..<equals])
            options.serviceSettings[String(setting[..<dot]), default: [:]][key] = String(setting[setting.index(after: equals)...])
        }
        let carillon = try CarillonSystem(options)
        do {
            let progress = Progress("starting", total: CarillonSystem.services.count + (simulateProviders ? 1 : 0), quiet: system.json)
            try await carillon.start()
            progress.finish()
            if withDemoData { try await DemoWorkspace(system: carillon).create(quiet: system.json) }
            try show(carillon)
            // The addresses are wanted now, also in a pipe or a log.
            fflush(nil)
            try await Interruption.wait(orEndOf: carillon)
        } catch {
            await carillon.stop()
            throw error
        }
        print("stopping")
        let statuses = await carillon.stop()
        if let failed = statuses.first(where: { $0.value != 0 }) {
            throw SystemError.couldNotStart(service: failed.key, cause: "status \(failed.value)")
        }
    }

    private func show(_ carillon: CarillonSystem) throws {
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
              export CARILLON_RUN=\(system.runFolder.path)
              carillon apps list --counts              what is set up
              carillon send --user alice --text 'hi'   a direct message to a user
              carillon explain <event id>              who got it, or why not
              carillon stats                           counts of every service
            Ctrl-C stops everything.
            """)
    }
}

/// Waits to be interrupted.
enum Interruption {
    /// Ctrl-C, SIGTERM, and SIGHUP when a terminal closes, unless `nohup` asked that it be ignored: services take a SIGHUP for a wish to
    /// read their certificates again, so nothing else would end them.
    static func signals() async -> UnixSignalsSequence {
        var current = sigaction()
        sigaction(SIGHUP, nil, &current)
        let isIgnored = current.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == unsafeBitCast(SIG_IGN, to: Int.self)
        return isIgnored ? await UnixSignalsSequence(trapping: .sigint, .sigterm) : await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    }

    /// Returns at an interruption; throws when a service ends by itself.
    static func wait(orEndOf system: CarillonSystem) async throws {
        let signals = await signals()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in signals { return } }
            for name in system.running {
                guard let process = system.process(name) else { continue }
                group.addTask {
                    let status = await process.wait()
                    if !Task.isCancelled {
                        throw SystemError.exitedEarly(service: name, status: status, log: process.log.path, lastLines: process.lastLogLines())
                    }
                }
            }
            try await group.next()
            group.cancelAll()
            // The waits for processes end with the processes.
            await system.stop()
        }
    }
}
