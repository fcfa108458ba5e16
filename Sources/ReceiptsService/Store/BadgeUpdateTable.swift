import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Badges that silent pushes bring up to date (RCPT-17, RCPT-18, decision 0137).
///
/// An item for each user whose unread counters changed without a visible push, and one for the daily push. Only users of apps with such pushes have
/// rows.
enum BadgeUpdateTable {
    /// In the order of work: daily pushes are planned after those that are due.
    enum Kind: String, Sendable, CaseIterable {
        /// The badge changed. Due at once, or when the interval after the last push is over.
        case change
        /// The daily push.
        case sync
        /// The time of the next daily push is to be found. Due at once.
        case plan
    }

    /// An item that is due.
    struct Update: Sendable, Hashable {
        var row: Int64
        var user: UserKey
        /// Changes since the item was inserted.
        var changes: Int64
    }

    static let items = DueItems(
        table: "badge_updates",
        columns: """
            -- Changes since the item was inserted. One that changed while it was pushed stays.
            changes INTEGER NOT NULL DEFAULT 0
            """)

    static let migration = Migration(
        "0015 badge updates",
        """
        \(items.schema)

        \(ShownBadgeTable.schema)
        """)

    // MARK: Changes

    /// Notes that a user's counters changed without a visible push.
    static func changed(_ tenant: Int64, userID: String, _ database: Database) throws {
        let known = try database.countChanges(
            """
            UPDATE badge_updates SET changes = changes + 1
            WHERE organization_id = (SELECT organization_id FROM tenants WHERE id = ?1)
              AND app_id = (SELECT app_id FROM tenants WHERE id = ?1) AND user_id = ?2 AND kind = 'change'
            """, [tenant, userID])
        guard known == 0 else { return }
        // Not a direct statement: the observer of ``DurableWork/DueItems/wake(_:in:)`` would not see it.
        try database.run(
            """
            INSERT INTO badge_updates (organization_id, app_id, user_id, kind, due_at_ms)
            SELECT organization_id, app_id, ?2, 'change', 0 FROM tenants WHERE id = ?1
            """, [tenant, userID])
    }

    /// Follows the record of a notification.
    static func recorded(
        _ record: ReceiptsV1.NotificationRecord, _ effect: BadgeUpdateRule.Effect, of tenant: Int64, _ rule: BadgeUpdateRule, _ database: Database
    ) throws {
        switch effect {
        case .none: return
        case .shownByAll: try ShownBadgeTable.shows(tenant, userID: record.userId, isByAll: true, database)
        case .shownBySome: try ShownBadgeTable.shows(tenant, userID: record.userId, isByAll: false, database)
        case .changed: if rule.pushesChanges { try changed(tenant, userID: record.userId, database) }
        }
        if rule.syncTime != nil { try planSync(UserKey(record.userId, of: record.tenant), database) }
    }

    /// Follows a push that a provider accepted late (``BadgeUpdateRule/isLate(_:createdAt:)``). It has the badge of its record. Where the user's
    /// badge was pushed since, and is another one, devices may now show the old one: one more silent push corrects them.
    static func acceptedLate(_ push: NotificationKey, _ database: Database) throws {
        guard try ShownBadgeTable.isOld(push, database) else { return }
        try ShownBadgeTable.shows(push.tenant, userID: push.userID, isByAll: false, database)
        try changed(push.tenant, userID: push.userID, database)
    }

    /// Begins the daily pushes of a user who has none.
    private static func planSync(_ user: UserKey, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO badge_updates (organization_id, app_id, user_id, kind, due_at_ms)
            SELECT ?1, ?2, ?3, 'plan', 0 WHERE NOT EXISTS (
              SELECT 1 FROM badge_updates WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND kind IN ('plan', 'sync'))
            """, [user.organization, user.app, user.id])
    }

    // MARK: Due items

    /// The items of a kind that are due, the earliest first.
    static func due(_ kind: Kind, at now: Instant, limit: Int, _ database: Database) throws -> [Update] {
        try database.rows(
            """
            SELECT id, organization_id, app_id, user_id, changes FROM badge_updates WHERE kind = ? AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?
            """, [kind.rawValue, now, limit]
        ) { Update(row: $0[0], user: UserKey(organization: $0[1], app: $0[2], id: $0[3]), changes: $0[4]) }
    }

    /// Removes an item that did not change since it was read.
    ///
    /// - Returns: false where it changed, or is gone.
    @discardableResult
    static func settle(_ update: Update, _ database: Database) throws -> Bool {
        try database.countChanges("DELETE FROM badge_updates WHERE id = ? AND changes = ?", [update.row, update.changes]) > 0
    }

    /// Settles an item whose push was handed over. One that changed meanwhile is due after the interval.
    static func pushed(_ update: Update, interval: Duration, at now: Instant, _ database: Database) throws {
        try ShownBadgeTable.notePush(to: update.user, at: now, database)
        if try !settle(update, database) { try items.postpone([update.row], to: now + interval, database) }
    }

    /// Settles the daily push of a user that was handed over: the next one is to be planned.
    static func synced(_ update: Update, at now: Instant, _ database: Database) throws {
        try ShownBadgeTable.notePush(to: update.user, at: now, database)
        try replace(update, by: .plan, dueAt: Instant(milliseconds: 0), database)
    }

    /// Gives the daily push of a user its time.
    static func plan(_ update: Update, at instant: Instant, _ database: Database) throws {
        try replace(update, by: .sync, dueAt: instant, database)
    }

    /// An item of another kind in place of one; none where that is gone, because its user was erased. The items of a kind are counted as they come
    /// and go, so a kind never changes.
    private static func replace(_ update: Update, by kind: Kind, dueAt: Instant, _ database: Database) throws {
        guard try items.remove([update.row], database) > 0 else { return }
        try database.run(
            "INSERT INTO badge_updates (organization_id, app_id, user_id, kind, due_at_ms) VALUES (?, ?, ?, ?, ?)",
            [update.user.organization, update.user.app, update.user.id, kind.rawValue, dueAt])
    }

    // MARK: Recomputation

    /// What a recomputation found.
    struct Recomputed: Sendable, Hashable {
        var badge: Int32
        /// The devices got another badge before, or the counter was wrong, and no push of a change is under way.
        var isDrift: Bool
        /// The counter was wrong.
        var isCorrected: Bool
        /// There is nothing to show, and the devices show nothing.
        var isNothing: Bool
    }

    /// Counts a user's unread entries again, corrects the counter, and compares the badge with what the devices got. Counters that the host sets are
    /// as they are.
    ///
    /// - Returns: nil for an app without a row in the ledger.
    static func recompute(_ user: UserKey, _ rule: BadgeRule, _ database: Database) throws -> Recomputed? {
        guard let tenant = try TenantTable.find(user.tenant, database), let before = try ShownBadgeTable.state(of: user, rule, database) else {
            return nil
        }
        var isCorrected = false
        if rule.counters == [BadgeRule.inboxCounter] {
            let counted = try InboxTable.countUnread(tenant, userID: user.id, database)
            let known = try UnreadCounterTable.read(tenant, userID: user.id, database)[BadgeRule.inboxCounter] ?? 0
            isCorrected = known != counted
            if isCorrected {
                try ShownBadgeTable.keep(tenant, userID: user.id, database)
                try UnreadCounterTable.set(counted, of: BadgeRule.inboxCounter, tenant, userID: user.id, database)
            }
        }
        let badge = rule.badge(try UnreadCounterTable.read(tenant, userID: user.id, database))
        let isChanging = try database.firstRow(
            "SELECT 1 FROM badge_updates WHERE organization_id = ? AND app_id = ? AND user_id = ? AND kind = 'change'",
            [user.organization, user.app, user.id]
        ) { _ in true }
        let isOtherShown = before.shown.map { $0 != badge } ?? false
        return Recomputed(
            badge: badge, isDrift: badge != before.badge || (isChanging == nil && isOtherShown), isCorrected: isCorrected,
            isNothing: badge == 0 && before.shown == 0)
    }

    // MARK: User data

    /// What is due, in the erasure of a user. It is not exported: it says nothing but when a push is due.
    static let dueUserData = items.userData(export: nil)
}
