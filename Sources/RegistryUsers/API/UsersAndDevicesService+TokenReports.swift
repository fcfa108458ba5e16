import CarillonAPI
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    /// A report with what its app makes of it.
    private struct CheckedReport: Sendable {
        var report: RegistryV1.TokenReport
        var verdict: TokenVerdict
        var rules: TokenReports
    }

    func reportTokenState(
        _ request: RegistryV1.ReportTokenStateRequest, context: ServerContext
    ) async throws -> RegistryV1.ReportTokenStateResponse {
        try BatchLimit.check(request.reports.count, field: "reports")
        // Most reports of one call have the same app.
        var known: (tenant: CommonV1.Tenant, rules: TokenReports)?
        let items = try await BatchItems(request.reports) { report -> CheckedReport in
            try context.requireScope(tenant: report.tenant)
            let verdict = try report.verdict.required(field: "verdict")
            let report = try Self.checked(report)
            let tenant = report.tenant ?? .init()
            if let known, known.tenant == tenant { return CheckedReport(report: report, verdict: verdict, rules: known.rules) }
            let rules = TokenReports(policy: try await policies.entry(for: tenant).policy, now: now)
            known = (tenant, rules)
            return CheckedReport(report: report, verdict: verdict, rules: rules)
        }
        let (reports, devices) = (items.accepted.map(\.item), devices)
        let outcomes = try await store.write { database in
            var reached: [String] = []
            let outcomes = try reports.map { item in
                let outcome = try item.rules.apply(item.report, verdict: item.verdict, database)
                if item.verdict == .ok, outcome == .applied { reached.append(item.report.pushDeviceId) }
                return outcome
            }
            try devices.pushesArrived(on: reached, database)
            return outcomes
        }
        for (item, outcome) in zip(reports, outcomes) where item.rules.takesOut(item.verdict) { log(item.report, outcome) }
        return .init(results: items.refused)
    }

    private static func checked(_ report: RegistryV1.TokenReport) throws(APIError) -> RegistryV1.TokenReport {
        var report = report
        try FieldRules.checkDevice(report.pushDeviceId, field: "push_device_id")
        if !report.attemptId.isEmpty { try FieldRules.checkHostID(report.attemptId, field: "attempt_id") }
        report.reason = try FieldRules.text(report.reason, field: "reason", limit: 200)
        report.pushService = try FieldRules.text(report.pushService, field: "push_service", limit: 260)
        try FieldRules.checkInstant(report.observedAtMs, field: "observed_at_ms")
        guard report.provider.isEmpty || PushTokenType(name: report.provider) != nil else {
            throw APIError(.invalidValue, field: "provider", "is one of \(PushTokenType.allCases.map(\.name).joined(separator: ", "))")
        }
        guard report.addressVersion >= 0 else { throw APIError(.invalidValue, field: "address_version", "must not be negative") }
        return report
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
        case .pending(let isFirst):
            metrics.pendingVerdicts(1)
            guard isFirst else { return }
            GuardAlarm(
                source: VerdictSource(report), answers: report.answersLastMinute, dead: report.deadLastMinute, code: report.reason
            ).raise(metrics, logger)
        }
    }
}
