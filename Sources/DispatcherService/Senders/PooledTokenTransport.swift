import HTTP2
import NIOCore
import Providers
import ServiceKit
import Synchronization

/// ``TokenTransport`` over a pool an endpoint, the same pools that carry pushes.
final class PooledTokenTransport: TokenTransport {
    private struct State {
        var nextID: Int64 = 1
        var waiting: [Int64: CheckedContinuation<ExchangeOutcome, Never>] = [:]
        var pools: [ProviderEndpoint: ProviderPool] = [:]
    }

    /// Where tokens are really fetched instead of the account's `token_uri` (`providers.oauth.token_url`).
    private let override: TokenEndpoint?
    private let makePool: @Sendable (ProviderEndpoint, Int, ProviderPool.Hooks) -> ProviderPool
    private let state = Mutex(State())

    static let timeout: Duration = .seconds(30)

    init(override: TokenEndpoint?, makePool: @escaping @Sendable (ProviderEndpoint, Int, ProviderPool.Hooks) -> ProviderPool) {
        self.override = override
        self.makePool = makePool
    }

    func exchange(_ request: ProviderRequest, at endpoint: TokenEndpoint) async -> ExchangeOutcome {
        let target = override ?? endpoint
        let pool = pool(for: ProviderEndpoint(host: target.host, port: target.port))
        return await withCheckedContinuation { continuation in
            let id = state.withLock { state in
                defer { state.nextID += 1 }
                state.waiting[state.nextID] = continuation
                return state.nextID
            }
            pool.submit([
                ProviderCall(id: id, headers: Self.headers(request.headers, for: target), body: request.body, timeout: Self.timeout)
            ])
        }
    }

    func shutdown() async {
        for pool in state.withLock({ Array($0.pools.values) }) { await pool.shutdown(grace: .seconds(1)) }
    }

    private func pool(for endpoint: ProviderEndpoint) -> ProviderPool {
        if let pool = state.withLock({ $0.pools[endpoint] }) { return pool }
        let pool = makePool(
            endpoint, 1,
            ProviderPool.Hooks(onResults: { [weak self] in self?.finish($0) }, onReachability: { _ in }))
        // Two first callers may race; a pool that was never used holds nothing.
        return state.withLock { state in
            let kept = state.pools[endpoint] ?? pool
            state.pools[endpoint] = kept
            return kept
        }
    }

    private func finish(_ results: [ExchangeResult]) {
        for result in results {
            state.withLock { $0.waiting.removeValue(forKey: result.id) }?.resume(returning: result.outcome)
        }
    }

    private static func headers(_ headers: HTTP2Headers, for target: TokenEndpoint) -> HTTP2Headers {
        var changed = HTTP2Headers()
        for (name, value) in headers.entries {
            switch name {
            case ":authority": changed.add(name, target.authority)
            case ":path": changed.add(name, target.path)
            default: changed.add(name, value)
            }
        }
        return changed
    }
}
