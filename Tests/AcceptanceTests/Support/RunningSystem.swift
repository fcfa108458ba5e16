import Foundation
import NIOConcurrencyHelpers
import ServiceKit
import SystemControl
import TestFolders

/// The one running system that most scenarios share: real executables, fresh stores, the virtual clock.
///
/// Scenarios run in sequence, each in an organization of its own; the clock only goes forward.
actor RunningSystem {
    static let shared = RunningSystem()

    /// Monday morning in Europe.
    static let clockStart = Instant(rfc3339: "2026-02-02T09:00:00.000Z")!

    private var started: Task<CarillonSystem, any Error>?

    /// The shared system, started at the first call.
    func system() async throws -> CarillonSystem {
        if let started { return try await started.value }
        let starting = Task { try await Self.start("shared") }
        started = starting
        return try await starting.value
    }

    /// A system of its own, for scenarios that kill processes; stopped after the body.
    ///
    /// - Parameters:
    ///   - settings: of services, by service and name.
    ///   - dispatchers: processes that share the queue.
    ///   - realTime: without the virtual clock, where other programs have clocks of their own.
    static func fresh(
        _ name: String, logLevel: String = "notice", settings: [String: [String: String]] = [:], dispatchers: Int = 1, realTime: Bool = false,
        _ body: (CarillonSystem) async throws -> Void
    ) async throws {
        let system = try await start(name, logLevel: logLevel, settings: settings, dispatchers: dispatchers, realTime: realTime)
        do {
            try await body(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
        try? FileManager.default.removeItem(at: system.options.runFolder)
    }

    private static func start(
        _ name: String, logLevel: String = "notice", settings: [String: [String: String]] = [:], dispatchers: Int = 1, realTime: Bool = false
    ) async throws -> CarillonSystem {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "carillon-acceptance-\(ProcessInfo.processInfo.processIdentifier)-\(name)")
        try? FileManager.default.removeItem(at: folder)
        var options = CarillonSystem.Options(runFolder: folder)
        options.testMode = !realTime
        options.clockStart = realTime ? nil : clockStart
        options.dispatchers = dispatchers
        options.logLevel = logLevel
        options.serviceSettings = settings
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        try await system.start()
        EndOfTests.stop(system)
        return system
    }
}

/// Ends the processes that still run when the test process ends, by pid.
private enum EndOfTests {
    private static let processes = NIOLockedValueBox<[ServiceProcess]>([])
    private static let folders = NIOLockedValueBox<[URL]>([])

    static func stop(_ system: CarillonSystem) {
        let isFirst = processes.withLockedValue { processes in
            defer { processes += system.running.compactMap(system.process) }
            return processes.isEmpty
        }
        folders.withLockedValue { $0.append(system.options.runFolder) }
        if isFirst {
            atexit {
                for process in EndOfTests.processes.withLockedValue({ $0 }) where process.exitStatus == nil { kill(process.pid, SIGKILL) }
                for folder in EndOfTests.folders.withLockedValue({ $0 }) { try? FileManager.default.removeItem(at: folder) }
            }
        }
    }
}
