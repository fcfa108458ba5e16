import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Stores tracked items of host systems (EVAL-45), and makes their reminders due.
struct Items: Sendable {
    static let mostItems = 1_000

    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let signals: WorkSignals

    func upsert(_ request: EvaluatorV1.UpsertItemsRequest, context: ServerContext) async throws -> EvaluatorV1.UpsertItemsResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard !request.items.isEmpty else { throw APIError(.invalidArgument, field: "items", "name the items") }
        try BatchLimit.check(request.items.count, most: Self.mostItems, field: "items")
        let app = try await policies.app(of: tenant)
        let now = clock.now
        var (items, rejected): ([(index: Int, item: TrackedItem)], [CommonV1.ItemResult]) = ([], [])
        for (index, item) in request.items.enumerated() {
            do throws(APIError) {
                items.append((index, try TrackedItem(item, app.policy, now: now)))
            } catch {
                rejected.append(error.itemResult(index))
            }
        }
        // A repeated call must not overwrite what came between.
        let lifetime = Duration.seconds(app.policy.requestIdempotencyTTLSeconds)
        let written = try await store.writeOnce(for: context, clock: clock, lifetime: lifetime) { [items, rejected] database in
            var (response, isDue) = (EvaluatorV1.UpsertItemsResponse(rejected: rejected), false)
            let named = items.flatMap { [$0.item.owner, $0.item.assignee] }.filter { !$0.isEmpty }.map { UserKey($0, of: tenant) }
            let erased = try ErasedUsers.among(named, at: now, database)
            for (index, item) in items {
                if [item.owner, item.assignee].contains(where: { !$0.isEmpty && erased.contains(UserKey($0, of: tenant)) }) {
                    response.rejected.append(
                        APIError(.conflict, field: "owner_user_id", "the owner or the assignee was erased less than 30 days ago").itemResult(index))
                    continue
                }
                guard try ItemTable.upsert(item, of: tenant, database) else { continue }
                response.stored += 1
                for due in Self.reminders(of: item, in: app, tenant, now: now) {
                    try ReminderTable.insert(due.reminder, dueAt: due.at, database)
                    isDue = true
                }
            }
            response.rejected.sort { $0.index < $1.index }
            return (response, isDue)
        } response: {
            $0.0
        }
        if written.effect?.1 == true { signals.dueItems.signal() }
        return written.response
    }

    func delete(_ request: EvaluatorV1.DeleteItemRequest, context: ServerContext) async throws -> EvaluatorV1.DeleteItemResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        try FieldRules.checkHostID(request.itemId, field: "item_id")
        try await store.write { try ItemTable.delete(request.itemId, of: tenant, $0) }
        return .init()
    }

    /// The reminders of an item, each with the first time at which it may be due.
    private static func reminders(
        of item: TrackedItem, in app: AppPolicy, _ tenant: CommonV1.Tenant, now: Instant
    ) -> [(reminder: DueReminder, at: Instant)] {
        guard item.state == .pending, let date = item.dueDate, DueReminder.type(of: item.kind, in: app) != nil else { return [] }
        // An instant is on another day in another zone. What is not due on a day by the owner's clock is in no reminder of that day.
        let isByOwner = app.policy.reminderTimezoneSource == .user && item.dueAt != nil
        return (isByOwner ? [-1, 0, 1] : [0]).compactMap { offset in
            let reminder = DueReminder(owner: UserKey(item.owner, of: tenant), date: date.adding(days: offset), since: now)
            let schedule = reminder.schedule(app.policy)
            // Users' zones are asked for when the first clock on Earth shows the time.
            let at = schedule.source == .organization ? reminder.time(of: .init(), app.policy).due : schedule.earliest
            // No clock shows a day for longer than two days.
            return at + .days(2) > now ? (reminder, max(at, now)) : nil
        }
    }
}
