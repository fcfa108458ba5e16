import JetStream
import Logging
import NATSKit
import ServiceKit
import Synchronization

extension JetStreamPushQueue {
    /// How long a fetch waits for a first message.
    private static let patience = Duration.seconds(20)

    func feed(
        _ arrived: @escaping @Sendable (QueueArrival) async -> Void, opening: @escaping @Sendable (Route) async -> RouteOpening,
        joined: @escaping @Sendable () async throws -> Void
    ) async throws {
        defer { giveBackUnclaimed() }
        try await connection.keepWorking(
            logger: logger, started: "the push queue on NATS is ready", stopped: "the push queue on NATS cannot be used; pushes wait",
            prepare: prepare, work: { try await feed($0, arrived, opening, joined) }, lost: lost)
    }

    /// Runs until the stream or a consumer is lost.
    private func feed(
        _ session: StreamSession, _ arrived: @escaping @Sendable (QueueArrival) async -> Void,
        _ opening: @escaping @Sendable (Route) async -> RouteOpening, _ joined: @escaping @Sendable () async throws -> Void
    ) async throws {
        let cancellationsRead = AsyncSemaphore(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for rank in PriorityRank.allCases {
                group.addTask {
                    try await joined()
                    // What was cancelled before must not be sent.
                    try await cancellationsRead.acquire()
                    cancellationsRead.release()
                    try await self.fetchLoop(rank, session, arrived)
                }
            }
            group.addTask { try await self.renewalLoop(arrived) }
            group.addTask { try await self.repeatLoop() }
            group.addTask { try await self.followCancellations(session, arrived) { cancellationsRead.release() } }
            group.addTask { try await self.followTestPushes(session) }
            group.addTask { try await self.buryLoop(session, arrived) }
            group.addTask { try await self.resumeLoop() }
            group.addTask { try await self.repairLoop(session) }
            group.addTask { try await self.copiesLoop(session) }
            group.addTask {
                try await joined()
                try await self.parkingLoop(session, opening)
            }
            defer {
                // While the other tasks of this group end, another dispatcher may make the queue again.
                if !Task.isCancelled { state.withLock { $0.isStreamKnown = false } }
                group.cancelAll()
            }
            try await group.next()
        }
    }

    /// Repeats what NATS did not learn, soon after it could not be told.
    private func repeatLoop() async throws {
        while true {
            let isLeft = state.withLock { !$0.steps.isEmpty }
            try await Task.sleep(for: isLeft ? min(.seconds(1), settings.heartbeat) : settings.heartbeat)
            await repeatSteps()
        }
    }

    private func renewalLoop(_ arrived: @escaping @Sendable (QueueArrival) async -> Void) async throws {
        while true {
            let began = ContinuousClock.now
            let (isHeard, ready) = await renew()
            if !ready.isEmpty { await arrived(QueueArrival(ready: ready)) }
            if isHeard {
                try await Task.sleep(until: began + settings.heartbeat, clock: .continuous)
            } else {
                // Soon again: a short interruption should end no lease.
                try await Task.sleep(for: min(.seconds(1), settings.heartbeat / 2))
            }
        }
    }

    /// Renews all leases. What others may have, because leases ended meanwhile, is given up; it comes again where they do not have it.
    ///
    /// - Returns: whether all consumers heard it, and the routes with ready deliveries that could not be claimed before.
    @discardableResult
    func renew() async -> (isHeard: Bool, ready: [ReadyRoute]) {
        let uncertain = state.withLock { state in PriorityRank.allCases.filter { state.leases.mayHaveEnded($0, at: .now) } }
        for rank in uncertain { giveUpLeases(of: rank) }
        let isHeard = await renewHeldLeases()
        let ready = state.withLock { state in
            defer { state.regained = [] }
            return state.regained.isEmpty ? [] : state.ready(state.window.readyRoutes)
        }
        return (isHeard, ready)
    }

    private func fetchLoop(
        _ rank: PriorityRank, _ session: StreamSession, _ arrived: @escaping @Sendable (QueueArrival) async -> Void
    ) async throws {
        var backoff = Backoff(first: .milliseconds(50), longest: .seconds(2))
        while true {
            try Task.checkCancellation()
            do {
                if let arrival = try await fetch(rank, wait: Self.patience, session) {
                    backoff.reset()
                    if !arrival.isEmpty { await arrived(arrival) }
                } else {
                    await room[rank]?.wait()
                }
            } catch let error as NATSError where error.isRetryable {
                // The connection's changes are logged.
                try await backoff.wait()
            }
        }
    }
}
