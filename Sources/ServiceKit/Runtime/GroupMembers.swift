import Logging
import RPC
import ServiceLifecycle

/// The RPC server as a member of the service group: the first to stop, so that no new work comes in.
struct ServerMember: Service {
    let server: RPCServer
    let readiness: Readiness
    let logger: Logger
    /// Writes the record of the running service. The group traps signals before its members start, so a stop right after the record still drains.
    let announce: @Sendable () throws -> Void

    /// Calls carry deadlines of 5 s; twice that leaves the workers most of the 30 s (ARCH-10).
    static let drainTime = Duration.seconds(10)

    func run() async throws {
        readiness.set(true)
        try announce()
        // When another member failed, the task is cancelled without a shutdown. The connections are then closed in the same way.
        try? await gracefulShutdown()
        readiness.set(false)
        logger.info("draining")
        await server.shutdownGracefully(within: ServerMember.drainTime)
    }
}

/// A background worker as a member of the service group: cancelled when the drain reaches it.
struct WorkerMember: Service {
    let worker: any BackgroundWorker
    let readiness: Readiness

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await worker.run() }
        } catch is CancellationError {
            return
        }
        if readiness.isReady { throw WorkerEnded(name: worker.name) }
    }
}

/// A worker returned without being cancelled.
struct WorkerEnded: Error, CustomStringConvertible {
    let name: String
    var description: String { "the worker \(name) ended by itself" }
}
