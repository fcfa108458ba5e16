import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Stores tracked items of host systems (EVAL-45), and makes due what tells users of them.
struct Items: Sendable {
    static let mostItems = 1_000

    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let signals: WorkSignals
    let backlog: Backlog
    let audit: any AuditSink

    func upsert(_ request: EvaluatorV1.UpsertItemsRequest, context: ServerContext) async throws -> EvaluatorV1.UpsertItemsResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard !request.items.isEmpty else { throw APIError(.invalidArgument, field: "items", "name the items") }
        try BatchLimit.check(request.items.count, most: Self.mostItems, field: "items")
        let app = try await policies.app(of: tenant)
        let now = clock.now
        let items = try await BatchItems(request.items) { try TrackedItem($0, app.policy, now: now) }
        let lifetime = Duration.seconds(app.policy.requestIdempotencyTTLSeconds)
        var answer = EvaluatorV1.UpsertItemsResponse()
        // A missed item may alert a teacher.
        try await backlog.fire(items.accepted.count, waking: signals) {
            // A repeated call must not overwrite what came between.
            let written = try await store.writeOnce(for: context, clock: clock, lifetime: lifetime) { database in
                try Self.store(items, of: tenant, in: app, now: now, database)
            } response: {
                $0.response
            }
            answer = written.response
            guard let effect = written.effect else { return 0 }
            if effect.response.stored > 0 { signals.dueItems.signal() }
            return effect.alerts
        }
        return answer
    }

    /// - Returns: the answer, and the number of alerts that became events.
    private static func store(
        _ items: BatchItems<TrackedItem>, of tenant: CommonV1.Tenant, in app: AppPolicy, now: Instant, _ database: Database
    ) throws -> (response: EvaluatorV1.UpsertItemsResponse, alerts: Int) {
        var (response, alerts) = (EvaluatorV1.UpsertItemsResponse(), 0)
        let named = items.accepted.flatMap { [$0.item.owner, $0.item.assignee] }.filter { !$0.isEmpty }.map { UserKey($0, of: tenant) }
        let erased = try ErasedUsers.among(named, at: now, database)
        response.rejected = try items.write { index, item in
            guard ![item.owner, item.assignee].contains(where: { !$0.isEmpty && erased.contains(UserKey($0, of: tenant)) }) else {
                throw APIError(.conflict, field: "owner_user_id", "the owner or the assignee was erased less than 30 days ago")
            }
            let before = item.kind == MissedStreak.kind ? try ItemTable.state(of: item.id, of: tenant, database) : nil
            guard try ItemTable.upsert(item, of: tenant, database) else { return }
            response.stored += 1
            if let cause = item.reasonForNoNotification(in: app, now: now) {
                response.warnings.append(.init(index: UInt32(index), message: cause))
            }
            for due in item.reminders(in: app, of: tenant, now: now) { try ReminderTable.insert(due.reminder, dueAt: due.at, database) }
            // What is over is left out when the report is due.
            for rule in ItemReportRule.allCases where item.state == .pending {
                guard let user = rule.recipient(of: item, in: app) else { continue }
                try ItemReportTable.itemPending(rule, of: UserKey(user, of: tenant), now: now, database)
            }
            if try MissedStreakAlert.raise(by: item, before: before, of: tenant, in: app, now: now, database) { alerts += 1 }
        }
        return (response, alerts)
    }

    func list(_ request: EvaluatorV1.ListItemsRequest, context: ServerContext) async throws -> EvaluatorV1.ListItemsResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let state = try request.state.checked(field: "state")
        if !request.itemId.isEmpty { try FieldRules.checkHostID(request.itemId, field: "item_id") }
        try FieldRules.checkUserIfNamed(request.ownerUserId, field: "owner_user_id", reason: .invalidValue)
        try FieldRules.checkUserIfNamed(request.assigneeUserId, field: "assignee_user_id", reason: .invalidValue)
        let items = try await store.read { try ItemTable.page(request, state, of: tenant, after: page.after, limit: page.limit, $0) }
        let part = page.cut(items, at: \.itemId)
        if context.looksAtAnother(than: "", of: tenant) {
            let subject = request.ownerUserId.isEmpty ? request.assigneeUserId : request.ownerUserId
            try await audit.record(.init(.itemsListed, subject: subject, details: "\(part.items.count) items", tenant: tenant), context)
        }
        return .init(items: part.items, nextPageToken: part.nextToken)
    }

    func delete(_ request: EvaluatorV1.DeleteItemRequest, context: ServerContext) async throws -> EvaluatorV1.DeleteItemResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        try FieldRules.checkHostID(request.itemId, field: "item_id")
        try await store.write { try ItemTable.delete(request.itemId, of: tenant, $0) }
        return .init()
    }
}
