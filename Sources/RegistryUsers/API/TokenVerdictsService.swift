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
        var count = 0
        for part in try await parts(of: source) {
            count += try await VerdictDecisions(of: part, rules: rules, actor: AuditActor(context), store: store)
                .resume(apply: request.apply, trustSeconds: request.trustSeconds)
        }
        if request.apply { metrics.expired(count, provider: source.type) }
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
        var undone = InvalidationJournalTable.Undone()
        for part in try await parts(of: source) {
            let more = try await VerdictDecisions(of: part, rules: rules, actor: AuditActor(context), store: store)
                .undo(since: since, clock: clock) { newTokens.mark() }
            undone = .init(restored: undone.restored + more.restored, skipped: undone.skipped + more.skipped)
        }
        metrics.restored(undone.restored, provider: source.type)
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
        let source = VerdictSource(tenant: tenant ?? .init(), provider: try FieldRules.text(provider, field: "provider", limit: 300))
        guard let type = PushTokenType(name: source.type), source.whole == nil || type.isSubscription else {
            let names = PushTokenType.allCases.map(\.name).joined(separator: ", ")
            throw APIError(.invalidValue, field: "provider", "is one of \(names), for browsers also with a push service behind a colon")
        }
        return (source, TokenReports(policy: policy, now: clock.now))
    }

    /// The source, and those push services of it that have verdicts or a mode of their own.
    private func parts(of source: VerdictSource) async throws -> [VerdictSource] {
        let now = clock.now
        let states = try await store.read { try TokenVerdictStates.all(of: source.tenant, now: now, $0) }
        return [source] + states.map(\.provider).filter(source.covers).map { VerdictSource(tenant: source.tenant, provider: $0) }
    }

    private func log(_ message: Logger.Message, _ source: VerdictSource, _ more: Logger.Metadata = [:]) {
        logger.notice(message, metadata: more.merging(["app": "\(source.tenant.appId)", "provider": "\(source.provider)"]) { $1 })
    }
}
