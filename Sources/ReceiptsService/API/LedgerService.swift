import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Receipts`: the ledger. This part has the writes of other services.
struct LedgerService: ReceiptsV1.Receipts.ServiceProtocol {
    /// Most items of a request, which is one transaction.
    static let itemsPerRequest = 2_000

    let store: Store
    let clock: any DomainClock
    let metrics: ReceiptsMetrics
    let policies: any PolicySource
    let latencies: LatencyHistograms
    /// Signalled when counters of a device may have changed (``DeviceCountersReporter``).
    let countersChanged: WorkSignal
    /// Audits reads of other users' deliveries (SEC-10, PRIV-12).
    let audit: any AuditSink

    func recordNotification(
        _ request: ReceiptsV1.RecordNotificationRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordNotificationResponse {
        try checkCount(request.notifications.count, "notifications")
        var rules: [CommonV1.Tenant: Result<LedgerRule, APIError>] = [:]
        // Most records of a call are of one app.
        var last: (tenant: CommonV1.Tenant, rule: Result<LedgerRule, APIError>)?
        var taken: [NotificationTable.Item] = []
        var rejected: [CommonV1.ItemResult] = []
        taken.reserveCapacity(request.notifications.count)
        for (index, record) in request.notifications.enumerated() {
            do {
                let tenant = record.tenant ?? .init()
                guard !record.notificationId.isEmpty, !record.userId.isEmpty, !tenant.appId.isEmpty else {
                    throw APIError(.invalidArgument, field: "notifications[\(index)]", "app, notification id and user id are required")
                }
                let rule: Result<LedgerRule, APIError>
                if let last, last.tenant == tenant {
                    rule = last.rule
                } else {
                    if let known = rules[tenant] { rule = known } else { rule = try await ledgerRule(of: tenant, context) }
                    rules[tenant] = rule
                    last = (tenant, rule)
                }
                taken.append(.init(index: index, record: record, rule: try rule.get()))
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        let (records, count, now) = (taken, request.notifications.count, clock.now)
        let badges = try await store.write { try NotificationTable.record(records, of: count, at: now, $0) }
        metrics.recorded(records.count)
        return .init(badges: badges, rejected: rejected)
    }

    /// - Returns: A failure for an unknown app: only that app's notifications are refused.
    /// - Throws: `not_found` for an app that the caller may not access; an error of the call while the policy cannot be read.
    private func ledgerRule(of tenant: CommonV1.Tenant, _ context: ServerContext) async throws -> Result<LedgerRule, APIError> {
        try context.requireScope(tenant: tenant)
        do {
            return .success(LedgerRule(try await policies.current(for: tenant).policy))
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            return .failure(APIError(error.rpcError))
        }
    }

    func recordOutcome(
        _ request: ReceiptsV1.RecordOutcomeRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordOutcomeResponse {
        try checkCount(request.outcomes.count, "outcomes")
        var places: [Int] = []
        places.reserveCapacity(request.outcomes.count)
        var rejected: [CommonV1.ItemResult] = []
        var lastTenant: CommonV1.Tenant?
        for (index, outcome) in request.outcomes.enumerated() {
            do {
                if outcome.tenant == nil || outcome.tenant != lastTenant {
                    try context.requireScope(tenant: outcome.tenant)
                    lastTenant = outcome.tenant
                }
                guard !outcome.notificationId.isEmpty, !outcome.pushDeviceId.isEmpty, outcome.status.known != nil else {
                    throw APIError(.invalidArgument, field: "outcomes[\(index)]", "notification id, push device id and status are required")
                }
                places.append(index)
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        let (outcomes, now) = (rejected.isEmpty ? request.outcomes : places.map { request.outcomes[$0] }, clock.now)
        let result = try await store.write { try OutcomeRecording.record(outcomes, at: now, $0) }
        if result.changedCounters { countersChanged.signal() }
        latencies.record(of: outcomes, result.news)
        metrics.outcomes(outcomes, result.news)
        var rules: [CommonV1.Tenant: Result<LedgerRule, APIError>] = [:]
        for unknown in result.unknown {
            let tenant = outcomes[unknown].tenant ?? .init()
            let rule: Result<LedgerRule, APIError>
            if let known = rules[tenant] { rule = known } else { rule = try await readableRule(of: tenant, context) }
            rules[tenant] = rule
            guard let error = Self.refusal(ofUnknown: outcomes[unknown], place: places[unknown], by: rule) else { continue }
            rejected.append(error.itemResult(places[unknown]))
        }
        return .init(rejected: rejected)
    }

    /// The refusal of an outcome whose notification the ledger does not have: the ledger refused the notification, which is in the evaluator's
    /// quarantine. The dispatcher keeps the outcome and can deliver it after the notification; without it the devices would stay pending. Nil for an
    /// app without a ledger.
    private static func refusal(ofUnknown outcome: ReceiptsV1.Outcome, place: Int, by rule: Result<LedgerRule, APIError>) -> APIError? {
        switch rule {
        case .failure(let error): error
        case .success(let rule):
            rule.isKept
                ? APIError(
                    .conflict, field: "outcomes[\(place)].notification_id",
                    "notification \(outcome.notificationId) is not recorded; see the evaluator's quarantine") : nil
        }
    }

    /// As ``ledgerRule(of:_:)``, with `unavailable` for an app whose policy cannot be read: a refusal of its outcomes could be wrong, and so could
    /// dropping them. The sender repeats them, and those of other apps do not wait.
    private func readableRule(of tenant: CommonV1.Tenant, _ context: ServerContext) async throws -> Result<LedgerRule, APIError> {
        do {
            return try await ledgerRule(of: tenant, context)
        } catch let error as any RPCErrorConvertible where [.unavailable, .deadlineExceeded, .resourceExhausted].contains(error.rpcError.code) {
            return .failure(APIError(.unavailable, field: "tenant", "the policy of the app cannot be read: \(error.rpcError.message)"))
        }
    }

    func checkCount(_ count: Int, _ field: String) throws {
        guard count <= Self.itemsPerRequest else {
            throw APIError(.payloadTooLarge, field: field, "\(count) items; one request takes at most \(Self.itemsPerRequest)")
        }
    }
}
