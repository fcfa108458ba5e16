import HTTP2
import Logging
import NIOCore
import Synchronization

/// State shared by all calls of a server.
final class ServerCore: Sendable {
    let routes: RouteTable
    let limits: RPCLimits
    let logger: Logger
    let messageBudget: MessageBudget
    /// Workers by event-loop group.
    private let workers = Mutex<[ObjectIdentifier: LoopWorkers]>([:])
    private let streams = Mutex<[ObjectIdentifier: ServerCall]>([:])

    init(routes: RouteTable, limits: RPCLimits, logger: Logger) {
        self.routes = routes
        self.limits = limits
        self.logger = logger
        self.messageBudget = MessageBudget(limit: limits.maxHeldMessageBytes)
    }

    /// The workers of a group, made once. Usually a service has one group for all listeners.
    func workers(of group: any EventLoopGroup) -> LoopWorkers {
        self.workers.withLock { workers in
            if let known = workers[ObjectIdentifier(group)] { return known }
            let made = LoopWorkers(group)
            workers[ObjectIdentifier(group)] = made
            return made
        }
    }

    /// Ends the tasks that wait for calls.
    func closeWorkers() async {
        for workers in self.workers.withLock({ Array($0.values) }) { await workers.close() }
    }

    /// Registers a streaming call, so that the shutdown can end it.
    func began(_ call: ServerCall) {
        self.streams.withLock { $0[ObjectIdentifier(call)] = call }
    }

    func ended(_ call: ServerCall) {
        self.streams.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(call)) }
    }

    /// Ends the streaming calls that are still there with `UNAVAILABLE`.
    func endStreams() {
        let calls = self.streams.withLock { Array($0.values) }
        for call in calls {
            call.eventLoop.execute {
                call.end(with: RPCError(code: .unavailable, message: "the server is shutting down; call again"))
            }
        }
    }

    /// Logs the failure of a call that no interceptor has logged.
    func log(_ error: RPCError, context: ServerContext) {
        self.logger.log(
            level: error.isServerFault ? .error : .debug, error.isServerFault ? "call failed" : "call refused",
            metadata: [
                "method": "\(context.method)", "request_id": "\(context.requestID)", "peer": "\(context.peer)",
                "error": "\(error)",
            ])
    }
}
