import ServiceKit

/// Runs the engine until the service drains. It begins when the dispatcher has joined the others.
struct EngineWorker: BackgroundWorker {
    let name = "dispatch"
    let engine: DispatchEngine

    func run() async throws {
        try await engine.fleet.joined()
        try await engine.run()
    }
}
