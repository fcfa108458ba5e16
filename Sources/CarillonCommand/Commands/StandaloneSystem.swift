import ArgumentParser
import Foundation
import ServiceKit
import SystemControl

/// A system in a throw-away folder for the length of one command: always stopped, its folder always removed.
enum StandaloneSystem {
    static func run(
        quiet: Bool, transport: CarillonSystem.Transport = .plain, testMode: Bool = true, clockStart: Instant? = nil,
        settings: [String: [String: String]] = [:],
        _ body: (CarillonSystem) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var options = CarillonSystem.Options(runFolder: folder)
        options.transport = transport
        options.testMode = testMode
        options.clockStart = clockStart
        options.serviceSettings = settings
        defer { try? FileManager.default.removeItem(at: folder) }
        let system = try CarillonSystem(options)
        // An interrupted command leaves neither processes nor the folder behind.
        let signals = await Interruption.signals()
        let interruption = Task {
            for await _ in signals { await system.stop() }
        }
        defer { interruption.cancel() }
        do {
            let names = [CarillonSystem.simulator] + CarillonSystem.services
            let progress = Progress("starting", total: names.count, quiet: quiet)
            let began = ContinuousClock.now
            try await system.start()
            progress.finish(note: "\((ContinuousClock.now - began).components.seconds) s")
            try await body(system)
        } catch {
            let wasInterrupted = system.isStopping
            await system.stop()
            // 128 + SIGINT, as a shell says it.
            throw wasInterrupted ? ExitCode(130) : error
        }
        await system.stop()
    }
}
