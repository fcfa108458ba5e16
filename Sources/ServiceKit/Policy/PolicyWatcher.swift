public import CarillonAPI
public import Logging
import RPC
import Synchronization

/// Provides the policy of an app. Services use ``PolicyWatcher``.
public protocol PolicySource: Sendable {
    /// - Throws: `not_found` for an unknown app, `unavailable` while the policy is not cached and the registry cannot be reached.
    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy

    /// The policies of a batch's apps. Answers within moments, also while the registry does not, so that an app whose policy cannot be read holds no
    /// other app back.
    ///
    /// - Parameter tenants: apps that the caller may name: each unknown one is a question to the registry.
    func policies(for tenants: Set<CommonV1.Tenant>) async -> PolicyAnswers
}

/// Caches the policy and catalogue of each app that the service works for.
///
/// It fetches an app's policy at the first use and watches it from then on, so that a change takes effect within seconds (ARCH-08). While the
/// registry cannot be reached, the last known policy stays in force.
///
/// Nobody waits long for a registry that hangs: a call about one app waits ``longestWait``. A batch waits ``longestWaitOfBatch`` for all of its
/// unknown apps, and what it could not read is not asked again for ``refusalLifetime``. Batches ask about ``fetchesAtOnce`` apps at the same time.
/// All of it in real time.
public final class PolicyWatcher: PolicySource, BackgroundWorker {
    /// In logs.
    public let name = "policy watch"

    /// Why a batch did not get a policy.
    private struct Refusal {
        var error: APIError
        var until: ContinuousClock.Instant
    }

    private struct State {
        var known: [CommonV1.Tenant: AppPolicy] = [:]
        var fetches: [CommonV1.Tenant: Task<AppPolicy, any Error>] = [:]
        var refusals: [CommonV1.Tenant: Refusal] = [:]

        mutating func refuse(_ tenant: CommonV1.Tenant, _ error: APIError) {
            let now = ContinuousClock.now
            if refusals.count >= PolicyWatcher.mostRefusals {
                refusals = refusals.filter { now < $0.value.until }
                if refusals.count >= PolicyWatcher.mostRefusals { refusals = [:] }
            }
            refusals[tenant] = Refusal(error: error, until: now + PolicyWatcher.refusalLifetime)
        }
    }

    /// Longest wait for the policy of one app: less than the deadline of a call, so that its caller gets an answer.
    static let longestWait = Duration.seconds(4)
    /// Longest wait for the unknown policies of a batch.
    static let longestWaitOfBatch = Duration.milliseconds(250)
    /// How long a batch's error stays the answer to later batches.
    static let refusalLifetime = Duration.seconds(1)
    /// Apps that batches ask the registry about at the same time.
    static let fetchesAtOnce = 16
    private static let mostRefusals = 10_000

    private let tenants: RegistryV1.Tenants.Client
    private let logger: Logger
    private let lookups: CacheMetrics
    private let onChange: @Sendable (CommonV1.Tenant) -> Void
    private let state = Mutex(State())
    /// For the fetches of batches.
    private let turns = AsyncSemaphore(fetchesAtOnce)
    private let toWatch: AsyncStream<CommonV1.Tenant>
    private let startWatching: AsyncStream<CommonV1.Tenant>.Continuation

    /// - Parameters:
    ///   - tenants: the registry's; provides the policies. Run ``run()`` as a worker, or changes are missed.
    ///   - onChange: called when an app's policy has a new version; ``known(for:)`` returns it already.
    public init(
        tenants: RegistryV1.Tenants.Client, metrics: MetricsRegistry, logger: Logger,
        onChange: @escaping @Sendable (CommonV1.Tenant) -> Void = { _ in }
    ) {
        self.tenants = tenants
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
            return try await Self.answer(of: fetch, within: Self.longestWait)
        }
    }

    /// See ``PolicySource/policies(for:)``.
    public func policies(for tenants: Set<CommonV1.Tenant>) async -> PolicyAnswers {
        let (known, refusals) = state.withLock { ($0.known, $0.refusals) }
        let now = ContinuousClock.now
        var answers: [CommonV1.Tenant: Result<AppPolicy, APIError>] = [:]
        var unknown: [CommonV1.Tenant] = []
        for tenant in tenants {
            if let policy = known[tenant] {
                answers[tenant] = .success(policy)
            } else if let refusal = refusals[tenant], now < refusal.until {
                answers[tenant] = .failure(refusal.error)
            } else {
                unknown.append(tenant)
            }
        }
        lookups.hits.increment(by: tenants.count - unknown.count)
        guard !unknown.isEmpty else { return PolicyAnswers(answers) }
        lookups.misses.increment(by: unknown.count)
        for found in await fetchTogether(unknown) { answers[found.tenant] = found.answer }
        return PolicyAnswers(answers)
    }

    /// Fetches the policies of a batch's apps, as many as come within ``longestWaitOfBatch``.
    private func fetchTogether(_ tenants: [CommonV1.Tenant]) async -> [PolicyAnswer] {
        let end = ContinuousClock.now + Self.longestWaitOfBatch
        return await withTaskGroup(of: PolicyAnswer?.self) { group in
            for tenant in tenants { group.addTask { await self.fetchInBatch(tenant, until: end) } }
            group.addTask {
                try? await Task.sleep(until: end)
                return nil
            }
            var answers: [PolicyAnswer] = []
            for await answer in group {
                if let answer { answers.append(answer) }
                // The time is up, or nothing is left to wait for.
                if answer == nil || answers.count == tenants.count { group.cancelAll() }
            }
            return answers
        }
    }

    private func fetchInBatch(_ tenant: CommonV1.Tenant, until end: ContinuousClock.Instant) async -> PolicyAnswer {
        do {
            return PolicyAnswer(tenant: tenant, answer: .success(try await Self.answer(of: try await fetchInTurn(tenant))))
        } catch {
            let isCancelled = error is CancellationError
            let refusal = isCancelled ? PolicyAnswers.unavailable : PolicyAnswers.refusal(error)
            // A batch whose caller gave up early says nothing about the registry.
            if !isCancelled || end <= ContinuousClock.now { state.withLock { $0.refuse(tenant, refusal) } }
            return PolicyAnswer(tenant: tenant, answer: .failure(refusal))
        }
    }

    /// The running fetch of an app. Otherwise a new one, once fewer than ``fetchesAtOnce`` run.
    private func fetchInTurn(_ tenant: CommonV1.Tenant) async throws -> Task<AppPolicy, any Error> {
        if let running = state.withLock({ $0.fetches[tenant] }) { return running }
        try await turns.acquire()
        return state.withLock { state in
            if let running = state.fetches[tenant] {
                turns.release()
                return running
            }
            let fetch = Task.detached {
                defer { self.turns.release() }
                return try await self.fetchFirst(tenant)
            }
            state.fetches[tenant] = fetch
            return fetch
        }
    }

    /// Waits for a fetch, which goes on for others when the caller is cancelled, or the time is up.
    ///
    /// - Parameter limit: nil: as long as it takes.
    /// - Throws: what the fetch throws, `CancellationError`, and `deadline_exceeded` when the time is up: who delivers counts the timeouts of a peer.
    private static func answer(of fetch: Task<AppPolicy, any Error>, within limit: Duration? = nil) async throws -> AppPolicy {
        let answer = OneShot<AppPolicy>()
        Task { answer.resolve(await fetch.result) }
        let timer = limit.map { limit in
            Task {
                try await Task.sleep(for: limit)
                answer.resolve(.failure(APIError(.deadlineExceeded, "the registry did not give the policy of the app in time")))
            }
        }
        defer { timer?.cancel() }
        return try await withTaskCancellationHandler {
            try await answer.value()
        } onCancel: {
            answer.resolve(.failure(CancellationError()))
        }
    }

    private func fetchFirst(_ tenant: CommonV1.Tenant) async throws -> AppPolicy {
        do {
            // It may have come while a batch's fetch waited for its turn.
            if let known = known(for: tenant) {
                state.withLock { $0.fetches[tenant] = nil }
                return known
            }
            let response = try await tenants.getPolicy(.init(tenant: tenant))
            let fetched = AppPolicy(policy: try Policy(response), catalogue: try await catalogue(of: tenant))
            // A message of the watch may have come first; it is at least as new.
            return state.withLock { state in
                state.fetches[tenant] = nil
                state.refusals[tenant] = nil
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
        Catalogue(try await tenants.getCatalogue(.init(tenant: tenant)))
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
                try await tenants.watchPolicy(.init(tenant: tenant), options: .init(timeout: nil)) { responses in
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
