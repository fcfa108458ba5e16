import CarillonAPI
import ServiceKit
import Storage

/// Alerts a teacher when a student keeps missing homework (EVAL-48), in the transaction that stores the homework.
enum MissedStreakAlert {
    /// - Parameters:
    ///   - item: was stored.
    ///   - before: its state before; nil: it is new. A host that repeats what is known raises no alert.
    /// - Returns: whether there is an alert.
    static func raise(
        by item: TrackedItem, before: EvaluatorV1.ItemState.Known?, of tenant: CommonV1.Tenant, in app: AppPolicy, now: Instant,
        _ database: Database
    ) throws -> Bool {
        guard item.kind == MissedStreak.kind, MissedStreak.alertType(in: app) != nil, !app.policy.organizationSuspended else { return false }
        let owner = UserKey(item.owner, of: tenant)
        // Homework that is done ends a streak, also where it is corrected later.
        if item.state == .done, before != .done { try ItemTable.forgetTold(MissedStreak.kind, of: owner, database) }
        guard item.state == .missed, before != .missed else { return false }
        let known = try ItemTable.resolvedItems(MissedStreak.kind, of: owner, database)
        guard let streak = MissedStreak(around: item.id, in: known), streak.needsAlert(after: app.policy.attentionStreakMisses),
            try EventAdmission.admit(made: streak.alert(about: item, of: tenant, at: now), of: tenant, policy: app.policy, now: now, database)
        else { return false }
        try ItemTable.markTold(streak.items.map(\.row), as: 2, database)
        try ItemTable.markTold(streak.items.filter { $0.id == item.id }.map(\.row), database)
        return true
    }
}
