import Foundation
import ServiceKit
import SystemControl

/// A system in a throw-away folder for the length of one command: always stopped, its folder always removed.
enum StandaloneSystem {
    static func run(
        quiet: Bool, testMode: Bool = true, clockStart: Instant? = nil, settings: [String: [String: String]] = [:],
        _ body: (CarillonSystem) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var options = CarillonSystem.Options(runFolder: folder)
        options.testMode = testMode
        options.clockStart = clockStart
        options.serviceSettings = settings
        defer { try? FileManager.default.removeItem(at: folder) }
        let system = try CarillonSystem(options)
        do {
            let names = [CarillonSystem.simulator] + CarillonSystem.services
            let progress = Progress("starting", total: names.count, quiet: quiet)
            let began = ContinuousClock.now
            try await system.start()
            progress.finish(note: "\((ContinuousClock.now - began).components.seconds) s")
            try await body(system)
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }
}
