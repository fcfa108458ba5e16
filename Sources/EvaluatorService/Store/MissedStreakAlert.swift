import CarillonAPI
import ServiceKit
import Storage

/// Alerts a teacher when a student keeps missing homework (EVAL-48).
enum MissedStreakAlert {
    /// Looks at the streak of an item that was stored as missed, and stores the event of its alert.
    ///
    /// - Returns: whether there is one.
    static func raise(by item: TrackedItem, of tenant: CommonV1.Tenant, in app: AppPolicy, now: Instant, _ database: Database) throws -> Bool {
        guard item.state == .missed, item.kind == MissedStreak.kind, app.catalogue.type(MissedStreak.type) != nil else { return false }
        let owner = UserKey(item.owner, of: tenant)
        let known = try ItemTable.resolved(MissedStreak.kind, of: owner, database)
        guard let streak = MissedStreak(around: item.id, in: known), streak.isNews(after: app.policy.attentionStreakMisses) else { return false }
        try ItemTable.markTold(known.filter { $0.id == item.id }.map(\.row), database)
        var event = EvaluatorV1.Event(
            aboutItemsOf: owner, type: MissedStreak.type, cause: ["streak", item.id, String(now.milliseconds)], at: now,
            data: ["pattern": String(streak.items.count)])
        event.subjectUserId = item.owner
        // The teacher of this homework, else the student's teachers.
        if !item.assignee.isEmpty { event.recipients = [item.assignee] }
        return try EventAdmission.admit(made: event, of: tenant, policy: app.policy, now: now, database)
    }
}
