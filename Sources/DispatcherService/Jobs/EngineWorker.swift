import ServiceKit

/// Runs the engine until the service drains.
struct EngineWorker: BackgroundWorker {
    let name = "dispatch"
    let engine: DispatchEngine
    func run() async throws { try await engine.run() }
}
