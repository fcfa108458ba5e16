import CarillonAPI
public import Logging
public import RPC
public import Storage

/// Receives the changes of a peer's store.
public protocol ChangeListener: Sendable {
    /// Receives changed users. From the first call after the start, or after ``lost()``, no change is missed. The changes of that call may be empty.
    func heard(_ changes: StoreChanges)
    /// The stream ended: changes from now on are missed.
    func lost()
}

/// Watches a peer's store by a stream of `WatchChanges`, which is opened again whenever it ends.
public struct ChangeWatcher: BackgroundWorker {
    /// In logs.
    public let name: String
    private let channel: any RPCChannel
    private let method: MethodDescriptor
    private let listener: any ChangeListener
    private let logger: Logger

    /// - Parameter method: the contract's `WatchChanges`.
    public init(channel: any RPCChannel, method: MethodDescriptor, listener: any ChangeListener, logger: Logger) {
        name = "changes of \(method.service.fullName)"
        self.channel = channel
        self.method = method
        self.listener = listener
        self.logger = logger
    }

    /// Listens until cancelled.
    public func run() async throws {
        var backoff = Backoff(longest: .seconds(2))
        while !Task.isCancelled {
            let started = ContinuousClock.now
            do {
                try await watch()
            } catch {
                if Task.isCancelled { return }
                logger.debug("watch of changes interrupted", metadata: ["watch": "\(name)", "error": "\(error)"])
            }
            if ContinuousClock.now - started > .seconds(10) { backoff.reset() }
            try? await backoff.wait()
        }
    }

    private func watch() async throws {
        defer { listener.lost() }
        let (heard, tell) = AsyncStream.makeStream(of: UInt64.self, bufferingPolicy: .bufferingNewest(1))
        // The connection's keepalive detects a peer that is gone without closing the connection.
        try await channel.bidirectional(
            method, options: .init(timeout: nil),
            requests: { (writer: RequestWriter<CommonV1.WatchChangesRequest>) in
                try await writer.write(.init())
                for await sequence in heard { try await writer.write(.init(acknowledged: sequence)) }
            }
        ) { (responses: ResponseStream<CommonV1.WatchChangesResponse>) in
            defer { tell.finish() }
            for try await response in responses {
                listener.heard(StoreChanges(response))
                tell.yield(response.sequence)
            }
        }
    }
}
