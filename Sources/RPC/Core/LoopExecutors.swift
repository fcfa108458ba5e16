import NIOCore

/// Runs tasks on the event loops of a group, found by loop: for a server of another protocol whose handlers call services over the same loops.
package struct LoopExecutors: Sendable {
    private let executors: [(loop: ObjectIdentifier, executor: any TaskExecutor)]

    package init(_ group: any EventLoopGroup) {
        self.executors = group.makeIterator().map { (loop: ObjectIdentifier($0), executor: LoopExecutor($0) as any TaskExecutor) }
    }

    /// Runs tasks on a loop of the group; nil for another loop. Such a task must not block, and must end before the loop.
    package func executor(of loop: any EventLoop) -> (any TaskExecutor)? {
        let id = ObjectIdentifier(loop)
        return self.executors.first { $0.loop == id }?.executor
    }
}
