import CarillonAPI
import Logging
import RPC
import Storage
import Synchronization

/// Keeps a cache in step with the store that its answers come from: a stream of `WatchChanges`, opened again whenever it breaks off.
public final class ChangeWatcher: BackgroundWorker {
    /// In logs.
    public let name: String

    private struct Outgoing {
        /// A beat is due.
        var beats = false
        var acknowledged: UInt64 = 0
        var isAcknowledgementDue = false
        var isLeaving = false
    }

    private let channel: any RPCChannel
    private let method: MethodDescriptor
    private let cache: any ChangeHolder
    private let holder: String
    private let times: WatchTimes
    private let logger: Logger
    private let isLeaving = Mutex(false)
    private let running = Mutex<Session?>(nil)

    /// How long a good-bye may take.
    private static let leavingTime = Duration.milliseconds(500)

    /// - Parameters:
    ///   - method: `WatchChanges` of a contract.
    ///   - holder: names this process and cache, another name with each start.
    public init(
        channel: any RPCChannel, method: MethodDescriptor, cache: any ChangeHolder, holder: String, times: WatchTimes = WatchTimes(),
        logger: Logger
    ) {
        name = "changes of \(method.service.fullName)"
        self.channel = channel
        self.method = method
        self.cache = cache
        self.holder = holder
        self.times = times
        self.logger = logger
    }

    /// Watches until cancelled, and then says good-bye, so that no write waits for a process that is gone.
    public func run() async throws {
        let watching = Task { await self.keepWatching() }
        await withTaskCancellationHandler {
            await watching.value
        } onCancel: {
            leave()
            Task {
                try? await Task.sleep(for: Self.leavingTime)
                watching.cancel()
            }
        }
    }

    private func leave() {
        isLeaving.withLock { $0 = true }
        cache.lost()
        running.withLock { $0 }?.leave()
    }

    private func keepWatching() async {
        var backoff = Backoff(longest: .seconds(2))
        while !Task.isCancelled, !isLeaving.withLock({ $0 }) {
            let started = ContinuousClock.now
            do {
                try await watch()
            } catch {
                if Task.isCancelled { break }
                logger.debug("watch of changes interrupted", metadata: ["watch": "\(name)", "error": "\(error)"])
            }
            if isLeaving.withLock({ $0 }) { break }
            if ContinuousClock.now - started > .seconds(10) { backoff.reset() }
            try? await backoff.wait()
        }
        cache.lost()
    }

    private func watch() async throws {
        // Whatever ends the stream, nothing is kept from then on.
        defer { cache.lost() }
        let session = Session(cache: cache, holder: holder, beat: times.beat)
        running.withLock { $0 = session }
        defer { running.withLock { $0 = nil } }
        if isLeaving.withLock({ $0 }) { return }
        try await channel.bidirectional(
            method, options: .init(timeout: nil),
            requests: { (writer: RequestWriter<CommonV1.WatchChangesRequest>) in try await session.send(to: writer) }
        ) { (responses: ResponseStream<CommonV1.WatchChangesResponse>) in
            for try await response in responses { session.receive(response) }
        }
    }

    /// One stream.
    private final class Session: Sendable {
        private let cache: any ChangeHolder
        private let holder: String
        private let beat: Duration
        private let outgoing = Mutex(Outgoing())
        private let wake: AsyncStream<Void>
        private let waker: AsyncStream<Void>.Continuation

        init(cache: any ChangeHolder, holder: String, beat: Duration) {
            self.cache = cache
            self.holder = holder
            self.beat = beat
            (wake, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        }

        func leave() {
            outgoing.withLock { $0.isLeaving = true }
            waker.yield()
        }

        func receive(_ response: CommonV1.WatchChangesResponse) {
            // Who leaves keeps nothing, whatever was still under way.
            if outgoing.withLock({ $0.isLeaving }) { return }
            cache.heard(StoreChanges(response), echoOf: response.beat, lease: .milliseconds(response.leaseMs))
            guard response.sequence > 0 else { return }
            outgoing.withLock { outgoing in
                outgoing.acknowledged = response.sequence
                outgoing.isAcknowledgementDue = true
            }
            waker.yield()
        }

        /// Beats and acknowledgements, in one task: what is due goes in one message.
        func send(to writer: RequestWriter<CommonV1.WatchChangesRequest>) async throws {
            try await writer.write(.init(holder: holder, beat: cache.beat()))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { [self] in
                    while true {
                        try await Task.sleep(for: beat)
                        outgoing.withLock { $0.beats = true }
                        waker.yield()
                    }
                }
                group.addTask { [self] in
                    for await _ in wake {
                        let due = outgoing.withLock { outgoing in
                            defer { (outgoing.beats, outgoing.isAcknowledgementDue) = (false, false) }
                            return outgoing
                        }
                        if due.isLeaving { return try await writer.write(.init(leaving: true)) }
                        guard due.beats || due.isAcknowledgementDue else { continue }
                        try await writer.write(.init(beat: due.beats ? cache.beat() : 0, acknowledged: due.acknowledged))
                    }
                    throw CancellationError()
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }
}
