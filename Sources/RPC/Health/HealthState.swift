import Synchronization

/// Whether a server and each of its services can be called (ARCH-10). Answers the health service and wakes its watchers.
public final class HealthState: Sendable {
    /// The state of one service.
    public typealias ServingStatus = GRPCHealthV1.HealthCheckResponse.ServingStatus

    private struct State {
        var statuses: [String: ServingStatus]
        var isShutDown = false
        var nextWatcher = 0
        var watchers: [Int: AsyncStream<Void>.Continuation] = [:]
        var isReady: (@Sendable () async -> Bool)?
    }

    /// The name under which the health service says that the process runs, even when it is not ready. For peers that need only a part of it. Not
    /// listed.
    public static let processName = "carillon.process"

    /// The interval at which a watcher's state is checked again.
    static let watchInterval = Duration.seconds(2)

    private let state: Mutex<State>

    /// Everything starts as not serving.
    init(services: Set<String>) {
        var statuses: [String: ServingStatus] = ["": .notServing]
        for service in services { statuses[service] = .notServing }
        self.state = Mutex(State(statuses: statuses))
    }

    /// Sets the state of one service, or with `""` of the whole server and, with it, of every service. Has no effect after shutdown.
    public func setServing(service: String = "", _ isServing: Bool) {
        self.change { statuses in
            let status: ServingStatus = isServing ? .serving : .notServing
            statuses[service] = status
            if service.isEmpty {
                for name in statuses.keys { statuses[name] = status }
            }
        }
    }

    /// While `isReady` returns false, the health service answers `NOT_SERVING` for the whole server and every service, whatever was set.
    ///
    /// - Parameter isReady: Called at each check and, while there is a watcher, every two seconds.
    public func follow(_ isReady: @escaping @Sendable () async -> Bool) { self.state.withLock { $0.isReady = isReady } }

    /// The health service's answer about a service; `nil` for an unknown name.
    func answer(about service: String) async -> ServingStatus? {
        if service == Self.processName { return self.status(of: "") }
        guard let status = self.status(of: service), status == .serving else { return self.status(of: service) }
        return await self.isReady ? status : .notServing
    }

    /// The health service's answers about all services.
    var answers: [String: ServingStatus] {
        get async {
            let isReady = await self.isReady
            return self.statuses.mapValues { isReady ? $0 : .notServing }
        }
    }

    private var isReady: Bool {
        get async { await self.state.withLock { $0.isReady }?() ?? true }
    }

    /// The state of a service; `nil` for a name the server does not know.
    public func status(of service: String) -> ServingStatus? {
        self.state.withLock { $0.statuses[service] }
    }

    /// The state of all services, the whole server under `""`.
    public var statuses: [String: ServingStatus] {
        self.state.withLock { $0.statuses }
    }

    /// Sets everything to not serving, and ends the watchers.
    func shutDown() {
        self.change { statuses in
            for name in statuses.keys { statuses[name] = .notServing }
        }
        let watchers = self.state.withLock { state in
            state.isShutDown = true
            defer { state.watchers.removeAll() }
            return Array(state.watchers.values)
        }
        for watcher in watchers { watcher.finish() }
    }

    private func change(_ body: (inout [String: ServingStatus]) -> Void) {
        let watchers = self.state.withLock { state -> [AsyncStream<Void>.Continuation] in
            guard !state.isShutDown else { return [] }
            body(&state.statuses)
            return Array(state.watchers.values)
        }
        for watcher in watchers { watcher.yield() }
    }

    /// Yields at once, after every change, and every ``watchInterval`` when readiness is followed; ends with the server. A slow watcher gets only the
    /// latest change.
    func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield()
        let id = self.state.withLock { state -> Int? in
            guard !state.isShutDown else { return nil }
            state.nextWatcher += 1
            state.watchers[state.nextWatcher] = continuation
            return state.nextWatcher
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        let ticker =
            self.state.withLock { $0.isReady } == nil
            ? nil
            : Task {
                while true {
                    try await Task.sleep(for: Self.watchInterval)
                    continuation.yield()
                }
            }
        continuation.onTermination = { [weak self] _ in
            ticker?.cancel()
            self?.state.withLock { _ = $0.watchers.removeValue(forKey: id) }
        }
        return stream
    }
}
