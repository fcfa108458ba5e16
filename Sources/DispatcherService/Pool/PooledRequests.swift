import NIOCore
import Providers
import ServiceKit
import Synchronization

/// ``AuxiliaryRequests`` over one pool for each endpoint and name, of the same kind as the pools for pushes.
final class PooledRequests: AuxiliaryRequests {
    private struct State {
        var nextID: Int64 = 1
        var waiting: [Int64: CheckedContinuation<ExchangeOutcome, Never>] = [:]
        var pools: [Place: any LaneTransport] = [:]
    }

    /// Where requests go, and the name of those that share a pool.
    private struct Place: Hashable {
        let endpoint: ProviderEndpoint
        let name: String
    }

    private let makePool: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport
    private let state = Mutex(State())

    static let timeout: Duration = .seconds(30)
    /// In bytes. A thousand receipts with errors have some hundred thousand.
    private static let longestAnswer = 1 << 20

    init(makePool: @escaping @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport) { self.makePool = makePool }

    func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint, apart name: String) async -> ExchangeOutcome {
        let pool = pool(for: Place(endpoint: endpoint, name: name))
        return await withCheckedContinuation { continuation in
            let id = state.withLock { state in
                defer { state.nextID += 1 }
                state.waiting[state.nextID] = continuation
                return state.nextID
            }
            pool.submit([
                ProviderCall(
                    id: id, headers: request.headers, body: request.body, timeout: Self.timeout, longestAnswer: Self.longestAnswer)
            ])
        }
    }

    /// Closes the pools of requests with some names, after their requests in flight. Requests without a name share a pool that stays.
    func end(where isEnded: (_ name: String) -> Bool) {
        let named = Set(state.withLock { $0.pools.keys.map(\.name) }).filter { !$0.isEmpty && isEnded($0) }
        guard !named.isEmpty else { return }
        let ended = state.withLock { state in
            state.pools.keys.filter { named.contains($0.name) }.compactMap { state.pools.removeValue(forKey: $0) }
        }
        for pool in ended { Task { await pool.shutdown(grace: .seconds(30)) } }
    }

    func shutdown() async {
        for pool in state.withLock({ Array($0.pools.values) }) { await pool.shutdown(grace: .seconds(1)) }
    }

    private func pool(for place: Place) -> any LaneTransport {
        if let pool = state.withLock({ $0.pools[place] }) { return pool }
        let pool = makePool(place.endpoint, 1, TransportHooks(onResults: { [weak self] in self?.finish($0) }, onReachability: { _ in }))
        // Two first callers may race. The loser's pool was never used, so it has no connection.
        return state.withLock { state in
            let kept = state.pools[place] ?? pool
            state.pools[place] = kept
            return kept
        }
    }

    private func finish(_ results: [ExchangeResult]) {
        for result in results {
            state.withLock { $0.waiting.removeValue(forKey: result.id) }?.resume(returning: result.outcome)
        }
    }
}
