import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `users` (REG-03).
enum UserTable {
    private static let columns = """
        organization_id, app_id, user_id, roles, display_name, email, locale, timezone, status, inactive_reason, birth_date, under_13,
        reduce_motion, emoji_ok, created_at_ms, updated_at_ms
        """

    private static func read(_ row: borrowing StatementRow) throws -> RegistryV1.User {
        .init(
            tenant: .init(organizationId: row.text(0), appId: row.text(1)), userId: row.text(2), roles: try JSONColumn.list(row.text(3)),
            displayName: row.text(4), email: row.optionalText(5), locale: row.optionalText(6), timezone: row.optionalText(7),
            status: try .init(stored: row.text(8)), inactiveReason: row.text(9), birthDate: row.optionalText(10),
            under13: row.optionalFlag(11), reduceMotion: row.flag(12), emojiOk: row.optionalFlag(13), createdAtMs: row.number(14),
            updatedAtMs: row.number(15))
    }

    private static let findSQL = "SELECT \(columns) FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?"

    static func find(_ userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> RegistryV1.User? {
        var user: RegistryV1.User?
        try database.readDirectly(findSQL) { values in
            for text in [tenant.organizationId, tenant.appId, userId] { values.add(text) }
        } _: { row in
            user = try read(row)
        }
        return user
    }

    static func page(tenant: CommonV1.Tenant, after: String, limit: Int, _ database: Database) throws -> [RegistryV1.User] {
        var users: [RegistryV1.User] = []
        try database.readDirectly(
            "SELECT \(columns) FROM users WHERE organization_id = ? AND app_id = ? AND user_id > ? ORDER BY user_id LIMIT ?"
        ) { values in
            for text in [tenant.organizationId, tenant.appId, after] { values.add(text) }
            values.add(Int64(limit))
        } _: { row in
            users.append(try read(row))
        }
        return users
    }

    /// Writes a user. Absent values do not change (``UserDraft``).
    ///
    /// - Parameter asked: checked.
    static func upsert(_ asked: RegistryV1.User, now: Instant, _ database: Database) throws {
        let tenant = asked.tenant ?? .init()
        let existing = try find(asked.userId, tenant: tenant, database)
        let user = UserDraft.merged(asked, over: existing)
        try UserRoleTable.replace(of: user, before: existing, tenant: tenant, database)
        try database.runDirectly(
            """
            INSERT INTO users (organization_id, app_id, user_id, roles, display_name, email, locale, timezone, status,
                inactive_reason, birth_date, under_13, reduce_motion, emoji_ok, created_at_ms, updated_at_ms, last_inactive_at_ms)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, CASE ?9 WHEN 'inactive' THEN ?16 END)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET roles = excluded.roles,
                display_name = excluded.display_name, email = excluded.email, locale = excluded.locale,
                timezone = excluded.timezone, status = excluded.status, inactive_reason = excluded.inactive_reason,
                birth_date = excluded.birth_date, under_13 = excluded.under_13, reduce_motion = excluded.reduce_motion,
                emoji_ok = excluded.emoji_ok, updated_at_ms = excluded.updated_at_ms,
                last_inactive_at_ms = coalesce(excluded.last_inactive_at_ms, last_inactive_at_ms)
            """
        ) { values in
            for text in [tenant.organizationId, tenant.appId, user.userId, JSONArray.text(user.roles), user.displayName] { values.add(text) }
            for text in [user.email, user.locale, user.timezone, user.status.name, user.inactiveReason, user.birthDate] { values.add(text) }
            for flag in [user.under13, user.reduceMotion ?? false, user.emojiOk] { values.add(flag.map { $0 ? 1 : 0 as Int64 }) }
            for instant in [now.milliseconds, now.milliseconds] { values.add(instant) }
        }
        // REG-34: an inactive user's devices are inactive too, until the next launch after the user is active again.
        if user.status == .inactive {
            try database.run(
                """
                UPDATE devices SET status = 'inactive', updated_at_ms = ?
                WHERE organization_id = ? AND app_id = ? AND user_id = ? AND status = 'active'
                """, [now.milliseconds, tenant.organizationId, tenant.appId, user.userId])
        }
    }

    /// Whether a user is inactive (REG-34). An unknown user is not.
    static func isInactive(_ userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT status = 'inactive' FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?",
            [tenant.organizationId, tenant.appId, userId]
        ) { $0[0] as Bool } ?? false
    }
}
