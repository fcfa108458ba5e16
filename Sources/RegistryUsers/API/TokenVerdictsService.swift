import CarillonAPI
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.TokenVerdicts`: operators' decisions about verdicts on tokens (REG-20).
struct TokenVerdictsService: RegistryV1.TokenVerdicts.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let metrics: UserMetrics
    let policies: PolicyCache
    /// Restored tokens are validated like new ones.
    let newTokens: NewTokenSignal
    let logger: Logger

    /// Longest time for which verdicts are applied without asking the guard.
    static let longestTrustSeconds: Int32 = 86_400

    func listTokenVerdicts(
        _ request: RegistryV1.ListTokenVerdictsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListTokenVerdictsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        _ = try await policies.entry(for: tenant)
        let now = clock.now
        return .init(states: try await store.read { try TokenVerdictStates.all(of: tenant, now: now, $0) })
    }

    func pauseInvalidation(
        _ request: RegistryV1.PauseInvalidationRequest, context: ServerContext
    ) async throws -> RegistryV1.PauseInvalidationResponse {
        let (source, rules) = try await source(request.tenant, request.provider, context)
        let reason = try FieldRules.text(request.reason, field: "reason", limit: 200)
        let actor = AuditActor(context)
        try await store.write { try rules.pause(source, reason, by: actor, $0) }
        metrics.paused(byGuard: false)
        log("verdicts on tokens wait from now on", source)
        return .init()
    }

    func resumeInvalidation(
        _ request: RegistryV1.ResumeInvalidationRequest, context: ServerContext
    ) async throws -> RegistryV1.ResumeInvalidationResponse {
        let (source, rules) = try await source(request.tenant, request.provider, context)
        guard (0...Self.longestTrustSeconds).contains(request.trustSeconds) else {
            throw APIError(.invalidValue, field: "trust_seconds", "is 0 to \(Self.longestTrustSeconds)")
        }
        let count = try await VerdictDecisions(of: source, rules: rules, actor: AuditActor(context), store: store)
            .resume(apply: request.apply, trustSeconds: request.trustSeconds)
        if request.apply { metrics.expired(count, provider: source.provider) }
        log("verdicts on tokens are applied again", source, ["applied": "\(request.apply)", "verdicts": "\(count)"])
        return .init(devices: Int64(count))
    }

    func undoInvalidations(
        _ request: RegistryV1.UndoInvalidationsRequest, context: ServerContext
    ) async throws -> RegistryV1.UndoInvalidationsResponse {
        let (source, rules) = try await source(request.tenant, request.provider, context)
        let (since, until) = (Instant(milliseconds: request.sinceMs), rules.now)
        guard (until - InvalidationJournalTable.kept...until).contains(since) else {
            throw APIError(.invalidValue, field: "since_ms", "is an instant of the last 7 days")
        }
        let undone = try await VerdictDecisions(of: source, rules: rules, actor: AuditActor(context), store: store)
            .undo(since: since, clock: clock) { newTokens.mark() }
        metrics.restored(undone.restored, provider: source.provider)
        log("verdicts on tokens were undone", source, ["restored": "\(undone.restored)", "skipped": "\(undone.skipped)"])
        return .init(restored: Int64(undone.restored), skipped: Int64(undone.skipped))
    }

    /// The checked source of a request's verdicts, with the policy of its app.
    private func source(
        _ tenant: CommonV1.Tenant?, _ provider: String, _ context: ServerContext
    ) async throws -> (VerdictSource, TokenReports) {
        try context.requireScope(tenant: tenant)
        let policy = try await policies.entry(for: tenant ?? .init()).policy
        guard !provider.isEmpty else { throw APIError(.invalidArgument, field: "provider", "is required") }
        guard PushTokenType(name: provider) != nil else {
            let names = PushTokenType.allCases.map(\.name).joined(separator: ", ")
            throw APIError(.invalidValue, field: "provider", "is one of \(names)")
        }
        return (VerdictSource(tenant: tenant ?? .init(), provider: provider), TokenReports(policy: policy, now: clock.now))
    }

    private func log(_ message: Logger.Message, _ source: VerdictSource, _ more: Logger.Metadata = [:]) {
        logger.notice(message, metadata: more.merging(["app": "\(source.tenant.appId)", "provider": "\(source.provider)"]) { $1 })
    }
}
