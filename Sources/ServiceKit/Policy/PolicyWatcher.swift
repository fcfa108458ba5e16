public import CarillonAPI
public import Logging
import RPC
import Synchronization

/// Provides the policy of an app. Services use ``PolicyWatcher``.
public protocol PolicySource: Sendable {
    /// - Throws: `not_found` for an unknown app, `unavailable` while the policy is not cached and the registry cannot be reached.
    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy
}

/// Caches the policy and catalogue of each app that the service works for.
///
/// It fetches an app's policy at the first use and watches it from then on, so that a change takes effect within seconds (ARCH-08). While the
/// registry cannot be reached, the last known policy stays in force.
public final class PolicyWatcher: PolicySource, BackgroundWorker {
    /// In logs.
    public let name = "policy watch"

    private struct State {
        var known: [CommonV1.Tenant: AppPolicy] = [:]
        var fetches: [CommonV1.Tenant: Task<AppPolicy, any Error>] = [:]
    }

    private let registry: RegistryV1.Registry.Client
    private let logger: Logger
    private let lookups: CacheMetrics
    private let onChange: @Sendable (CommonV1.Tenant) -> Void
    private let state = Mutex(State())
    private let toWatch: AsyncStream<CommonV1.Tenant>
    private let startWatching: AsyncStream<CommonV1.Tenant>.Continuation

    /// - Parameters:
    ///   - registry: provides the policies. Run ``run()`` as a worker, or changes are missed.
    ///   - onChange: called when an app's policy has a new version; ``known(for:)`` returns it already.
    public init(
        registry: RegistryV1.Registry.Client, metrics: MetricsRegistry, logger: Logger,
        onChange: @escaping @Sendable (CommonV1.Tenant) -> Void = { _ in }
    ) {
        self.registry = registry
        self.onChange = onChange
        lookups = CacheMetrics("policy", metrics: metrics)
        self.logger = logger
        // One element an app, once: the number of apps bounds it.
        (toWatch, startWatching) = AsyncStream.makeStream(of: CommonV1.Tenant.self)
    }

    /// Whether no policy is cached yet: then no call can be answered while the registry is away.
    public var knowsNothing: Bool { state.withLock { $0.known.isEmpty } }

    /// The cached policy, or nil; never waits.
    public func known(for tenant: CommonV1.Tenant) -> AppPolicy? {
        state.withLock { $0.known[tenant] }
    }

    /// The cached policy; fetched at the first call.
    ///
    /// - Throws: as ``PolicySource/current(for:)``, and ``PolicyReadError`` where the registry is of another version.
    public func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
        enum Next {
            case known(AppPolicy)
            case fetch(Task<AppPolicy, any Error>)
        }
        let next: Next = state.withLock { state in
            if let known = state.known[tenant] { return .known(known) }
            if let running = state.fetches[tenant] { return .fetch(running) }
            // Detached: all concurrent callers share it, so it must not end with the first caller's deadline.
            let fetch = Task.detached { try await self.fetchFirst(tenant) }
            state.fetches[tenant] = fetch
            return .fetch(fetch)
        }
        switch next {
        case .known(let policy):
            lookups.hits.increment()
            return policy
        case .fetch(let fetch):
            lookups.misses.increment()
            // The fetch goes on for the others; a caller that is cancelled does not wait for it.
            let end = OneShot<Void>()
            Task { end.resolve(await fetch.result.map { _ in }) }
            try await withTaskCancellationHandler {
                try await end.value()
            } onCancel: {
                end.resolve(.failure(CancellationError()))
            }
            return try await fetch.value
        }
    }

    private func fetchFirst(_ tenant: CommonV1.Tenant) async throws -> AppPolicy {
        do {
            let response = try await registry.getPolicy(.init(tenant: tenant))
            let fetched = AppPolicy(policy: try Policy(response), catalogue: try await catalogue(of: tenant))
            // A message of the watch may have come first; it is at least as new.
            return state.withLock { state in
                state.fetches[tenant] = nil
                if let known = state.known[tenant] { return known }
                state.known[tenant] = fetched
                startWatching.yield(tenant)
                return fetched
            }
        } catch {
            state.withLock { $0.fetches[tenant] = nil }
            throw error
        }
    }

    private func catalogue(of tenant: CommonV1.Tenant) async throws -> Catalogue {
        Catalogue(try await registry.getCatalogue(.init(tenant: tenant)))
    }

    /// Watches all cached apps, until cancelled.
    public func run() async throws {
        await withDiscardingTaskGroup { group in
            for await tenant in toWatch {
                group.addTask { await self.watch(tenant) }
            }
            group.cancelAll()
        }
    }

    private func watch(_ tenant: CommonV1.Tenant) async {
        var backoff = Backoff(longest: .seconds(2))
        while !Task.isCancelled {
            let started = ContinuousClock.now
            do {
                // The stream's first message is the policy as it is now: reconnecting is refreshing.
                try await registry.watchPolicy(.init(tenant: tenant), options: .init(timeout: nil)) { responses in
                    for try await response in responses {
                        try await self.accept(response, of: tenant)
                    }
                }
            } catch {
                if Task.isCancelled { return }
                logger.debug("policy watch interrupted", metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
            }
            if ContinuousClock.now - started > .seconds(10) { backoff.reset() }
            try? await backoff.wait()
        }
    }

    private func accept(_ response: RegistryV1.GetPolicyResponse, of tenant: CommonV1.Tenant) async throws {
        if let known = known(for: tenant), known.policy.version == response.version { return }
        let policy = try Policy(response)
        let changed = AppPolicy(policy: policy, catalogue: try await catalogue(of: tenant))
        state.withLock { $0.known[tenant] = changed }
        onChange(tenant)
        logger.info("policy changed", metadata: ["app": "\(tenant.appId)", "version": "\(policy.version)"])
    }
}
