import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Has the tokens of every app validated that its policy wants validated, twice a day those that are due.
struct TokenValidationWorker: BackgroundWorker {
    /// Hands a batch to the dispatcher.
    typealias Probe = @Sendable (DispatcherV1.ProbeTokensRequest) async throws -> Void

    let name = "token validation"
    let store: Store
    let policies: PolicyBook
    let ids: IdentifierSource
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: RegistryMetrics
    let logger: Logger
    let probe: Probe

    /// Apps that are validated at the same time: a large one takes hours at its pace, and the others must not wait for it.
    static let appsAtOnce = 32

    func run() async throws {
        try await clock.sleep(for: TidyWorker.firstRound)
        while true {
            try await validateAll()
            try await clock.sleep(untilNext: TidyWorker.rounds)
        }
    }

    /// One round over all apps, each at its own pace.
    ///
    /// - Throws: `CancellationError` alone.
    func validateAll() async throws {
        var waiting = await apps()[...]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for tenant in waiting.prefix(Self.appsAtOnce) { group.addTask { try await attempt(tenant) } }
            waiting = waiting.dropFirst(Self.appsAtOnce)
            while try await group.next() != nil {
                guard let tenant = waiting.popFirst() else { continue }
                group.addTask { try await attempt(tenant) }
            }
        }
    }

    /// - Throws: `CancellationError` alone.
    private func attempt(_ tenant: Tenant) async throws {
        do {
            try await validate(tenant)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            metrics.tidyingFailed(job: name)
            logger.warning(
                "tokens cannot be validated now; the next round asks again", metadata: ["app": "\(tenant.app)", "error": "\(error)"])
        }
    }

    private func apps() async -> [Tenant] {
        let found = try? await activity.perform { try await store.read { try $0.apps() } }
        return found ?? []
    }

    /// Probes what is due of an app, at the pace of its policy.
    func validate(_ tenant: Tenant) async throws {
        guard let validation = TokenValidation(tenant: tenant, policy: try await policies.entry(for: tenant).policy) else { return }
        var last: Int64 = 0
        while true {
            let after = last
            let batch = try await activity.perform { try await probeBatch(validation, after: after) }
            if batch.count < validation.batchSize { return }
            last = batch.last
            try await clock.sleep(for: validation.pause(after: batch.count))
        }
    }

    /// - Returns: how many devices were due, and where the batch ended.
    private func probeBatch(_ validation: TokenValidation, after row: Int64) async throws -> (count: Int, last: Int64) {
        let nowMs = clock.now.milliseconds
        let (devices, last) = try await store.read { try validation.due(after: row, nowMs: nowMs, $0) }
        guard !devices.isEmpty else { return (0, last) }
        try await probe(.init(tenant: validation.tenant.message, probeId: ids.make(prefix: ""), devices: devices))
        try await store.write { try validation.asked(devices, nowMs: nowMs, $0) }
        metrics.probed(devices.count)
        return (devices.count, last)
    }
}
