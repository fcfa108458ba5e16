import CarillonAPI
import RPC
import ServiceKit
import Storage

extension RegistryHandlers {
    func reportTokenState(
        _ request: RegistryV1.ReportTokenStateRequest, context: ServerContext
    ) async throws -> RegistryV1.ReportTokenStateResponse {
        try Self.checkBatch(request.reports.count, field: "reports")
        var results: [CommonV1.ItemResult] = []
        var accepted: [(report: RegistryV1.TokenReport, verdict: TokenVerdict, rules: TokenReports, hold: Bool)] = []
        accepted.reserveCapacity(request.reports.count)
        for (index, report) in request.reports.enumerated() {
            try context.requireScope(tenant: report.tenant)
            do {
                guard let verdict = TokenVerdict(rawValue: report.verdict) else {
                    throw APIError(.invalidArgument, field: "verdict", "is dead, failed or ok")
                }
                let tenant = Tenant(report.tenant)
                let policy = try await policies.entry(for: tenant).policy
                let hold = guardrail.mustHold(
                    tenant: tenant, provider: report.provider, isDead: verdict == .dead, ratio: policy.invalidationGuardRatio,
                    nowMs: nowMs)
                accepted.append((report, verdict, TokenReports(policy: policy, nowMs: nowMs), hold))
            } catch let error as APIError {
                results.append(error.itemResult(index))
            }
        }
        let reports = accepted
        let outcomes = try await store.write { database in
            try reports.map { try $0.rules.apply($0.report, verdict: $0.verdict, hold: $0.hold, database) }
        }
        for (item, outcome) in zip(reports, outcomes) where item.verdict == .dead {
            log(item.report, outcome)
        }
        return .init(results: results)
    }

    private func log(_ report: RegistryV1.TokenReport, _ outcome: TokenReports.Outcome) {
        switch outcome {
        case .applied:
            metrics.expired(1, provider: report.provider)
            logger.info(
                "push token invalidated",
                metadata: ["push_device_id": "\(report.pushDeviceId)", "provider": "\(report.provider)", "reason": "\(report.reason)"])
        case .outdated:
            logger.debug("outdated token report ignored", metadata: ["push_device_id": "\(report.pushDeviceId)"])
        case .held:
            metrics.held(1)
            logger.critical(
                """
                so many tokens are called dead at once that invalidation is paused; look for a wrong topic, project or \
                environment, then confirm or discard with DecideHeldInvalidations
                """,
                metadata: [
                    "app": "\(report.tenant?.appId ?? "")", "provider": "\(report.provider)",
                    "push_device_id": "\(report.pushDeviceId)",
                ])
        }
    }

    func listHeldInvalidations(
        _ request: RegistryV1.ListHeldInvalidationsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListHeldInvalidationsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        let held = try await store.read { database in
            try database.rows(
                """
                SELECT provider, count(*), min(held_at_ms) FROM held_invalidations
                WHERE organization_id = ? AND app_id = ? GROUP BY provider ORDER BY provider
                """, [tenant.organization, tenant.app]
            ) { RegistryV1.HeldInvalidations(tenant: tenant.message, provider: $0[0], devices: $0[1], heldSinceMs: $0[2]) }
        }
        return .init(held: held)
    }

    func decideHeldInvalidations(
        _ request: RegistryV1.DecideHeldInvalidationsRequest, context: ServerContext
    ) async throws -> RegistryV1.DecideHeldInvalidationsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        let rules = TokenReports(policy: try await policies.entry(for: tenant).policy, nowMs: nowMs)
        let count = try await store.write {
            try rules.decide(tenant: tenant, provider: request.provider, confirm: request.confirm, $0)
        }
        if request.confirm { metrics.expired(count, provider: request.provider) }
        guardrail.reset(tenant: tenant, provider: request.provider)
        return .init(devices: Int64(count))
    }
}
