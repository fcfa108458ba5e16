import ArgumentParser
import Foundation
import ServiceKit
import SystemControl

/// A system in a throw-away folder for the length of one command: always stopped, its folder always removed. The log of a service that failed stays.
enum StandaloneSystem {
    /// Starts a system, does `body`, and stops the system.
    ///
    /// - Throws: what `body` throws; `SystemError` with a log outside the folder where a service failed; exit code 130 after an interruption.
    static func run(
        quiet: Bool, transport: CarillonSystem.Transport = .plain, testMode: Bool = true, clockStart: Instant? = nil,
        settings: [String: [String: String]] = [:],
        _ body: (CarillonSystem) async throws -> Void
    ) async throws {
        let name = "carillon-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        // It must be new and ours: others may write to the folder above it.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.transport = transport
        options.testMode = testMode
        options.clockStart = clockStart
        options.serviceSettings = settings
        let system = try CarillonSystem(options)
        let wasInterrupted: Bool
        do {
            wasInterrupted = try await Foreground.run(system) { _ in
                let names = [CarillonSystem.simulator] + CarillonSystem.services
                let progress = Progress("starting", total: names.count, quiet: quiet)
                try await system.start { _ in progress.advance() }
                progress.finish()
                try await body(system)
            }
        } catch let error as SystemError {
            throw error.movingLog(outOf: folder)
        }
        if wasInterrupted { throw ExitCode(ExitStatus.interrupted.rawValue) }
    }
}
