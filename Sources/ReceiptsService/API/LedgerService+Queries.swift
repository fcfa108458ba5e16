import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Queries of the ledger: notifications, badges, counts.
extension LedgerService {
    func getNotification(
        _ request: ReceiptsV1.GetNotificationRequest, context: ServerContext
    ) async throws -> ReceiptsV1.GetNotificationResponse {
        let tenant = request.tenant ?? .init()
        let userID = try scopedUser(request.userId, tenant: tenant, context: context)
        let view = try await store.read {
            try NotificationTable.view(tenant, notificationID: request.notificationId, userID: userID, $0)
        }
        guard let view else {
            throw APIError(.notFound, field: "notification_id", "there is no notification \(request.notificationId) here")
        }
        try await auditRead(.notificationRead, at: view.userId, "", tenant, context)
        return .init(notification: view)
    }

    func queryReceipts(
        _ request: ReceiptsV1.QueryReceiptsRequest, context: ServerContext
    ) async throws -> ReceiptsV1.QueryReceiptsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken, .ledger)
        let after = try page.position(PageToken.self)
        _ = try request.status.checked(field: "status")
        let query = NotificationTable.ViewQuery(
            tenant: tenant, userID: request.userId, eventID: request.eventId, status: request.status,
            bounds: TimeBounds(milliseconds: request.fromMs, until: request.untilMs), page: page, after: after)
        let words = Self.words(["event": String(request.eventId.prefix(128)), "status": request.status.name])
        try await auditRead(.notificationsListed, at: request.userId, words, tenant, context)
        let part = try await store.read { try NotificationTable.views(query, $0) }
        return .init(notifications: part.items, nextPageToken: part.nextToken)
    }

    func queryDeliveryLog(
        _ request: ReceiptsV1.QueryDeliveryLogRequest, context: ServerContext
    ) async throws -> ReceiptsV1.QueryDeliveryLogResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let status = try request.status.checked(field: "status")
        let page = try Page(size: request.pageSize, token: request.pageToken, .ledger)
        let after = try page.position(PageToken.self)
        let query = DeliveryLog.Query(
            tenant: tenant, userID: request.userId, notificationID: request.notificationId, status: status,
            bounds: TimeBounds(milliseconds: request.fromMs, until: request.untilMs), page: page, after: after)
        let words = Self.words(["of": request.notificationId.isEmpty ? "" : "one notification", "status": request.status.name])
        try await auditRead(
            .notificationsListed, at: request.userId, words.isEmpty ? "delivery log" : "delivery log, " + words, tenant, context)
        let part = try await store.read { try DeliveryLog.read(query, $0) }
        return .init(entries: part.items, nextPageToken: part.nextToken)
    }

    func countByStatus(
        _ request: ReceiptsV1.CountByStatusRequest, context: ServerContext
    ) async throws -> ReceiptsV1.CountByStatusResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let prefix = request.eventIdPrefix
        guard prefix.utf8.count >= Self.shortestPrefix, prefix.utf8.count <= 200 else {
            throw APIError(.invalidArgument, field: "event_id_prefix", "is the beginning of event ids, of \(Self.shortestPrefix) to 200 bytes")
        }
        return .init(notifications: try await store.read { try NotificationTable.countByStatus(eventIDPrefix: prefix, of: tenant, $0) })
    }

    /// A shorter one could be the beginning of most ids.
    private static let shortestPrefix = 10

    func badge(_ request: ReceiptsV1.BadgeRequest, context: ServerContext) async throws -> ReceiptsV1.BadgeResponse {
        let tenant = request.tenant ?? .init()
        let userID = try namedUser(request.userId, tenant: tenant, context: context)
        let rule = BadgeRule(try await policies.current(for: tenant).policy)
        let values = try await store.read { try UnreadCounterTable.read(tenant, userID: userID, $0) }
        return .init(
            badge: rule.badge(values), counters: shown(values, rule: rule), trueCount: Int32(clamping: rule.trueCount(values)))
    }

    func changeCounter(
        _ request: ReceiptsV1.ChangeCounterRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ChangeCounterResponse {
        let tenant = request.tenant ?? .init()
        let userID = try namedUser(request.userId, tenant: tenant, context: context)
        let policy = try await policies.current(for: tenant).policy
        let (rule, updates) = (BadgeRule(policy), BadgeUpdateRule(policy))
        guard let counters = rule.namedCounters, counters.contains(request.counter) else {
            let known = rule.namedCounters.map { "this app counts \($0.joined(separator: ", "))" } ?? "this app keeps no counters"
            throw APIError(.invalidArgument, field: "counter", "\"\(request.counter)\" is no counter: \(known)")
        }
        let operation = try request.op.required(field: "op", reason: .invalidArgument)
        guard operation != .set || request.value >= 0 else {
            throw APIError(.invalidArgument, field: "value", "\(request.value): a counter is never negative")
        }
        let now = clock.now
        let response = try await store.writeOnce(for: context, clock: clock) { database in
            try ErasedUsers.refuse(UserKey(userID, of: tenant), at: now, database)
            let before = try updates == nil ? [:] : UnreadCounterTable.read(tenant, userID: userID, database)
            let values = try UnreadCounterTable.change(
                request.counter, by: operation, Int64(request.value), of: userID, tenant, database)
            if updates?.pushesChanges == true, rule.badge(before) != rule.badge(values) {
                try BadgeUpdateTable.changed(try TenantTable.findOrInsert(tenant, database), userID: userID, database)
            }
            return ReceiptsV1.ChangeCounterResponse(badge: rule.badge(values), counters: shown(values, rule: rule))
        }.response
        streams.changed(countersOf: [UserKey(userID, of: tenant)])
        return response
    }

    func statistics(
        _ request: ReceiptsV1.LedgerStatisticsRequest, context: ServerContext
    ) async throws -> ReceiptsV1.LedgerStatisticsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        guard !request.byChannel || !tenant.appId.isEmpty else {
            throw APIError(.invalidArgument, field: "tenant.app_id", "counts by channel are those of one app")
        }
        try FieldRules.checkInstant(request.metricsFromMs, field: "metrics_from_ms")
        try FieldRules.checkInstant(request.metricsUntilMs, field: "metrics_until_ms")
        var response = try await store.read { database in
            var response = try StatisticsTable.read(tenant, database)
            if request.byChannel { response.channels = try ReceiptsV1.ChannelStatistics.read(tenant, database) }
            return response
        }
        let latencies = latencies.summaries(tenant)
        response.endToEnd = latencies.endToEnd
        response.provider = latencies.provider
        if request.withMetrics {
            let bounds = TimeBounds(milliseconds: request.metricsFromMs, until: request.metricsUntilMs)
            // Targets of profiles are those of one app.
            let profile = if tenant.appId.isEmpty { "" } else { try await policies.current(for: tenant).policy.profile }
            let before = bounds.before(now: clock.now)
            let (counts, earlier) = try await store.read { database in
                (try MetricCountTable.read(tenant, in: bounds, database), try before.map { try MetricCountTable.read(tenant, in: $0, database) })
            }
            response.metrics = counts.readings(before: earlier, provider: latencies.provider, profile: profile)
        }
        return response
    }

    // MARK: Audit

    /// Audits an administrator's read of other users' deliveries, before the answer (SEC-10, PRIV-12).
    ///
    /// - Parameter userID: the user of the deliveries; empty: all users.
    private func auditRead(
        _ action: AuditAction, at userID: String, _ details: String, _ tenant: CommonV1.Tenant, _ context: ServerContext
    ) async throws {
        guard context.looksAtAnother(than: userID, of: tenant) else { return }
        try await audit.record(.init(action, subject: userID, details: details, tenant: tenant), context)
    }

    /// The filters of a list, as text: `event e1, status failed`.
    private static func words(_ filters: KeyValuePairs<String, String>) -> String {
        filters.filter { !$0.value.isEmpty }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    // MARK: Users

    /// The user of the query: the named one, else the calling user; empty for services that name none.
    private func scopedUser(_ named: String, tenant: CommonV1.Tenant, context: ServerContext) throws -> String {
        try FieldRules.checkUserIfNamed(named)
        guard named.isEmpty, let actor = context.principal?.actor, !actor.isHostOrAdministrator else {
            try context.requireScope(tenant: tenant, userID: named.isEmpty ? nil : named)
            return named
        }
        try context.requireScope(tenant: tenant, userID: actor.userID)
        return actor.userID
    }

    private func namedUser(_ named: String, tenant: CommonV1.Tenant, context: ServerContext) throws -> String {
        let userID = named.isEmpty ? context.principal?.actor?.userID ?? "" : named
        try FieldRules.checkUser(userID)
        try context.requireScope(tenant: tenant, userID: userID)
        return userID
    }

    private func shown(_ values: [String: Int64], rule: BadgeRule) -> [String: Int32] {
        Dictionary((rule.namedCounters ?? []).map { ($0, Int32(clamping: values[$0] ?? 0)) }) { $1 }
    }
}

extension Principal.Actor {
    /// Whether the caller may act for several users.
    fileprivate var isHostOrAdministrator: Bool {
        has(.system) || has(.systemAdmin)
    }
}
