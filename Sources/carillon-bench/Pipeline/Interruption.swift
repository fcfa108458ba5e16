import ArgumentParser
import SystemControl

/// What a run does to a dispatcher while it sends.
enum Interruption: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// SIGTERM: it gives back what it has.
    case stop
    /// SIGKILL: others get what it had when its time is over.
    case kill

    /// Ends the process and starts it again.
    func carryOut(on name: String, of system: CarillonSystem) async throws {
        switch self {
        case .stop: await system.process(name)?.stop()
        case .kill: await system.kill(name)
        }
        try await system.start(name)
    }
}
