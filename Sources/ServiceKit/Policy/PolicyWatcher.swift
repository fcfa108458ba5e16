public import CarillonAPI
public import Logging
import RPC
import Synchronization

/// Where a domain gets the policy of an app from. Services use ``PolicyWatcher``.
public protocol PolicySource: Sendable {
    /// - Throws: `not_found` for an app that does not exist, `unavailable` while nothing is known and the registry cannot be reached.
    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy
}

/// Keeps the current policy and catalogue of every app that a service works for.
///
/// An app is fetched when it is first asked for and watched from then on, so that a change takes effect within seconds
/// (ARCH-08). While the registry cannot be reached the last known policy stays in force.
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
    ///   - registry: asked and watched. Run ``run()`` as a worker, or changes are not seen.
    ///   - onChange: called when another version governs an app that was asked for before; ``known(for:)`` has it by then.
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

    /// Whether no policy is known yet, so that no call can be answered while the registry is away.
    public var knowsNothing: Bool { state.withLock { $0.known.isEmpty } }

    /// The policy if it is known already; never waits.
    public func known(for tenant: CommonV1.Tenant) -> AppPolicy? {
        state.withLock { $0.known[tenant] }
    }

    /// The policy as it is known; fetched when it is asked for the first time.
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
            // Detached: shared by all who ask meanwhile, so it must not end with the first asker's deadline.
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

    /// Watches every app that was asked for, until cancelled.
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
