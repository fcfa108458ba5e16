import CarillonAPI
import RPC
import ServiceKit
import Storage

/// The calls of `carillon.receipts.v1.Receipts` by which other services write the ledger.
struct ReceiptsServer: ReceiptsV1.Receipts.ServiceProtocol {
    /// One durable transaction holds a request.
    static let itemsPerRequest = 2_000

    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let latencies: LatencyBook
    /// Who looked at what became of others' pushes is on record (SEC-10, PRIV-12).
    let audit: any AuditSink
    let metrics: ReceiptsMetrics
    /// Given when something may have been counted of a device.
    let tallied: WorkSignal

    func recordNotification(
        _ request: ReceiptsV1.RecordNotificationRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordNotificationResponse {
        try checkCount(request.notifications.count, "notifications")
        var rules: [CommonV1.Tenant: BadgeRule] = [:]
        var unkept: Set<CommonV1.Tenant> = []
        for (index, record) in request.notifications.enumerated() {
            let tenant = record.tenant ?? .init()
            guard !record.notificationId.isEmpty, !record.userId.isEmpty, !tenant.appId.isEmpty else {
                throw APIError(
                    .invalidArgument, field: "notifications[\(index)]", "app, notification id and user id are required")
            }
            if rules[tenant] == nil {
                try context.requireScope(tenant: tenant)
                let policy = try await policies.current(for: tenant).policy
                rules[tenant] = BadgeRule(policy)
                if !policy.storesDeliveryData { unkept.insert(tenant) }
            }
        }
        let (badgeRules, unstored, now) = (rules, unkept, clock.now)
        let badges = try await store.write { database in
            var statistics = StatisticsChanges()
            var badges: [Int32] = []
            badges.reserveCapacity(request.notifications.count)
            let erased = try ErasedUsers.among(
                request.notifications.lazy.map { StoredUser($0.userId, of: $0.tenant) }, at: now, database)
            for record in request.notifications {
                // What was on its way when the user was erased (PRIV-09).
                if erased.contains(StoredUser(record.userId, of: record.tenant)) {
                    badges.append(BadgeRule.noBadge)
                    continue
                }
                let rule = badgeRules[record.tenant ?? .init()] ?? BadgeRule(counters: nil, cap: 0)
                if unstored.contains(record.tenant ?? .init()) {
                    badges.append(try NotificationTable.countUnread(record, rule: rule, database))
                    continue
                }
                badges.append(try NotificationTable.record(record, rule: rule, statistics: &statistics, database))
            }
            try statistics.apply(database)
            return badges
        }
        metrics.recorded(request.notifications.count)
        return .init(badges: badges)
    }

    func recordOutcome(
        _ request: ReceiptsV1.RecordOutcomeRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordOutcomeResponse {
        try checkCount(request.outcomes.count, "outcomes")
        for (index, outcome) in request.outcomes.enumerated() {
            guard !outcome.notificationId.isEmpty, !outcome.pushDeviceId.isEmpty, outcome.status != .unspecified else {
                throw APIError(
                    .invalidArgument, field: "outcomes[\(index)]", "notification id, push device id and status are required")
            }
            try context.requireScope(tenant: outcome.tenant)
        }
        let (news, hasTallied) = try await store.write { database in
            var (statistics, tallies) = (StatisticsChanges(), DeviceTallies())
            var news: [Int] = []
            for (index, outcome) in request.outcomes.enumerated()
            where try OutcomeRecording.record(outcome, statistics: &statistics, tallies: &tallies, database) {
                news.append(index)
            }
            try statistics.apply(database)
            try tallies.apply(database)
            return (news, !tallies.isEmpty)
        }
        if hasTallied { tallied.signal() }
        let sent = news.lazy.map { request.outcomes[$0] }.filter { $0.status == .sent }
        latencies.record(sent.map { ($0.tenant ?? .init(), $0.endToEndUs, $0.providerLatencyMs) })
        metrics.outcomes(news.map { request.outcomes[$0] })
        return .init()
    }

    func checkCount(_ count: Int, _ field: String) throws {
        guard count <= Self.itemsPerRequest else {
            throw APIError(.payloadTooLarge, field: field, "\(count) items; one request takes at most \(Self.itemsPerRequest)")
        }
    }
}
