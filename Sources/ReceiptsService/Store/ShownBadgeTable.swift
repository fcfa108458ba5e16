import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The badge that each user's devices show, in apps that push badges silently (RCPT-17, RCPT-18, decision 0137).
///
/// A visible push has the badge of the counters. So the row of most users says "as counted", and further visible pushes write nothing. The number
/// is stored before a counter changes without a visible push.
enum ShownBadgeTable {
    /// A user's badge.
    struct State: Sendable, Hashable {
        /// The number that the devices show; nil: not known, or not all show the same.
        var shown: Int32?
        /// When the last silent push was handed over; 1970: never.
        var pushedAt = Instant(milliseconds: 0)
        /// When the user has room for a whole burst of silent pushes again; a past time: now.
        var hasRoomAt = Instant(milliseconds: 0)
        /// By the counters.
        var badge: Int32

        /// When the next push of a change may leave, at least an interval after the last one.
        func next(after interval: Duration) -> Instant {
            max(pushedAt + interval, hasRoomAt - BadgeUpdateRule.refill * (BadgeUpdateRule.burst - 1))
        }
    }

    /// How an app counts and pushes badges.
    private struct Rule {
        var badge: BadgeRule
        var pushesChanges: Bool
    }

    /// Notes the rules of the apps of one write.
    struct Apps {
        private var noted: Set<Int64> = []

        init() {}

        mutating func note(_ badges: BadgeRule, _ updates: BadgeUpdateRule, of tenant: Int64, _ database: Database) throws {
            if noted.insert(tenant).inserted { try ShownBadgeTable.note(badges, updates, of: tenant, database) }
        }
    }

    /// The devices show the badge of the counters.
    private static let asCounted: Int32 = -2

    static let schema = """
        CREATE TABLE shown_badges (
          tenant INTEGER NOT NULL,
          user_id TEXT NOT NULL,
          -- -1: not all devices show the same, or it is not known. -2: the badge of the counters.
          badge INTEGER NOT NULL,
          -- The last silent push; 0: none.
          pushed_at_ms INTEGER NOT NULL,
          PRIMARY KEY (user_id, tenant)
        ) WITHOUT ROWID;

        -- How an app counts and pushes badges, by its last notification. Counters also change where its policy is not at hand.
        CREATE TABLE badge_rules (
          tenant INTEGER PRIMARY KEY,
          -- Names, one a line.
          counters TEXT NOT NULL,
          cap INTEGER NOT NULL,
          pushes_changes INTEGER NOT NULL
        );
        """

    static let burstMigration = Migration(
        "0020 bursts of badges",
        """
        -- When the user has room for a whole burst of silent pushes again.
        ALTER TABLE shown_badges ADD COLUMN has_room_at_ms INTEGER NOT NULL DEFAULT 0;
        """)

    // MARK: Rules

    private static func note(_ badges: BadgeRule, _ updates: BadgeUpdateRule, of tenant: Int64, _ database: Database) throws {
        guard let counters = badges.counters else { return }
        try database.runDirectly(
            """
            INSERT INTO badge_rules (tenant, counters, cap, pushes_changes) VALUES (?, ?, ?, ?)
            ON CONFLICT (tenant) DO UPDATE SET counters = excluded.counters, cap = excluded.cap, pushes_changes = excluded.pushes_changes
            WHERE counters <> excluded.counters OR cap <> excluded.cap OR pushes_changes <> excluded.pushes_changes
            """
        ) {
            $0.add(tenant)
            $0.add(counters.joined(separator: "\n"))
            $0.add(Int64(badges.cap))
            $0.add(updates.pushesChanges)
        }
    }

    /// Notes that an app pushes no changes any more: then nothing follows its counters.
    ///
    /// - Parameter daily: whether it has daily pushes.
    static func stopChanges(of tenant: CommonV1.Tenant, daily: Bool, _ database: Database) throws {
        guard let number = try TenantTable.find(tenant, database) else { return }
        let sql = daily ? "UPDATE badge_rules SET pushes_changes = 0 WHERE tenant = ?" : "DELETE FROM badge_rules WHERE tenant = ?"
        try database.run(sql, [number])
    }

    /// - Parameter counters: names, one a line.
    private static func badgeRule(_ counters: String, cap: Int64) -> BadgeRule {
        BadgeRule(counters: counters.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), cap: Int(clamping: cap))
    }

    // MARK: Shown badges

    /// Stores what a user's devices show, before the user's counters change without a visible push.
    ///
    /// - Returns: whether the app pushes the change. False for a user whose devices were sent no badge.
    @discardableResult
    static func keep(_ tenant: Int64, userID: String, _ database: Database) throws -> Bool {
        var (shown, rule): (Int32, Rule?) = (BadgeRule.noBadge, nil)
        try database.readDirectly(
            """
            SELECT s.badge, r.counters, r.cap, r.pushes_changes FROM badge_rules r CROSS JOIN shown_badges s ON s.tenant = r.tenant
            WHERE r.tenant = ? AND s.user_id = ?
            """
        ) {
            $0.add(tenant)
            $0.add(userID)
        } _: {
            shown = Int32(clamping: $0.number(0))
            rule = Rule(badge: badgeRule($0.text(1), cap: $0.number(2)), pushesChanges: $0.flag(3))
        }
        guard let rule else { return false }
        if shown == asCounted {
            let badge = rule.badge.badge(try UnreadCounterTable.read(tenant, userID: userID, database))
            try database.runDirectly("UPDATE shown_badges SET badge = ? WHERE user_id = ? AND tenant = ?") {
                $0.add(Int64(badge))
                $0.add(userID)
                $0.add(tenant)
            }
        }
        return rule.pushesChanges
    }

    /// Notes that devices get the badge of the counters.
    ///
    /// - Parameter isByAll: whether each device of the user gets it.
    static func shows(_ tenant: Int64, userID: String, isByAll: Bool, _ database: Database) throws {
        try database.runDirectly(
            """
            INSERT INTO shown_badges (tenant, user_id, badge, pushed_at_ms) VALUES (?, ?, ?, 0)
            ON CONFLICT (user_id, tenant) DO UPDATE SET badge = excluded.badge WHERE badge <> excluded.badge
            """
        ) {
            $0.add(tenant)
            $0.add(userID)
            $0.add(Int64(isByAll ? asCounted : BadgeRule.noBadge))
        }
    }

    /// Whether a push has another badge than its user has now, in an app that pushes changes, and a silent push with a newer one was handed over
    /// since its record, or is due.
    static func isOld(_ push: NotificationKey, _ database: Database) throws -> Bool {
        var (badge, rule): (Int32, BadgeRule?) = (BadgeRule.noBadge, nil)
        try database.readDirectly(
            """
            SELECT n.badge, r.counters, r.cap FROM notifications n CROSS JOIN badge_rules r ON r.tenant = n.tenant
              CROSS JOIN shown_badges s ON s.user_id = n.user_id AND s.tenant = n.tenant
            WHERE n.id = ? AND n.badge >= 0 AND r.pushes_changes <> 0 AND (s.pushed_at_ms >= n.created_at_ms OR EXISTS (
              SELECT 1 FROM tenants t CROSS JOIN badge_updates u ON u.organization_id = t.organization_id AND u.app_id = t.app_id
              WHERE t.id = n.tenant AND u.user_id = n.user_id AND u.kind = 'change'))
            """
        ) {
            $0.add(push.row)
        } _: {
            badge = Int32(clamping: $0.number(0))
            rule = badgeRule($0.text(1), cap: $0.number(2))
        }
        guard let rule else { return false }
        return rule.badge(try UnreadCounterTable.read(push.tenant, userID: push.userID, database)) != badge
    }

    /// Notes that a silent push to a user was handed over.
    static func notePush(to user: UserKey, at now: Instant, _ database: Database) throws {
        let tenant = try TenantTable.findOrInsert(user.tenant, database)
        // The user may have been erased since the item was read (PRIV-09).
        guard try !ErasedUsers.among([user], at: now, database).contains(user) else { return }
        try database.run(
            """
            INSERT INTO shown_badges (tenant, user_id, badge, pushed_at_ms, has_room_at_ms) VALUES (?, ?, \(BadgeRule.noBadge), ?, ?)
            ON CONFLICT (user_id, tenant) DO UPDATE SET pushed_at_ms = excluded.pushed_at_ms,
              has_room_at_ms = MAX(has_room_at_ms, excluded.pushed_at_ms) + excluded.has_room_at_ms - excluded.pushed_at_ms
            """, [tenant, user.id, now, now + BadgeUpdateRule.refill])
    }

    /// A user's badge; nil for an app without a row in the ledger.
    static func state(of user: UserKey, _ rule: BadgeRule, _ database: Database) throws -> State? {
        guard let tenant = try TenantTable.find(user.tenant, database) else { return nil }
        var state = State(badge: rule.badge(try UnreadCounterTable.read(tenant, userID: user.id, database)))
        try database.readDirectly("SELECT badge, pushed_at_ms, has_room_at_ms FROM shown_badges WHERE user_id = ? AND tenant = ?") {
            $0.add(user.id)
            $0.add(tenant)
        } _: {
            let shown = Int32(clamping: $0.number(0))
            state.shown = shown == asCounted ? state.badge : (shown == BadgeRule.noBadge ? nil : shown)
            state.pushedAt = $0.instant(1)
            state.hasRoomAt = $0.instant(2)
        }
        return state
    }

    // MARK: User data

    /// What the devices show, in the export and erasure of a user. No number where the counters have it.
    static func userData(where own: String) -> UserDataTable {
        UserDataTable(
            "shown_badges", export: UserDataTable.rows(["badge": "CASE WHEN badge >= 0 THEN badge END"], from: "shown_badges WHERE \(own)"),
            erase: UserDataTable.deleting(from: "shown_badges", where: own))
    }
}
