import CarillonAPI
import ServiceKit
import Storage

/// A user's device, as permissions and prompts know it.
struct DeviceKey: Sendable, Hashable {
    var tenant: Tenant
    var userId: String
    var deviceId: String

    var user: ChangedUser { ChangedUser(organization: tenant.organization, app: tenant.app, user: userId) }

    var arguments: StatementArguments { [tenant.organization, tenant.app, userId, deviceId] }

    /// - Throws: `conflict` for a user who was erased not long ago.
    func refuseErased(nowMs: Int64, _ database: Database) throws {
        try UserErasure.refuseErased(userId, tenant: tenant, nowMs: nowMs, database)
    }
}

/// One row of `permission_states`.
struct PermissionRow: Sendable, Hashable {
    var status = PermissionStatus.notDetermined
    /// `permission_prompt`, `os_settings`; empty while nothing was reported.
    var changedFrom = ""
    var changedAtMs: Int64 = 0
    var refusedAtMs: Int64?
    var settingsOpenedAtMs: Int64?
}

/// Rows of `permission_states`, `permission_changes` and `prompt_outcomes`.
enum PermissionRows {
    /// Changes and outcomes that are kept of a device.
    static let kept = 50

    static let columns = "status, changed_from, changed_at_ms, refused_at_ms, settings_opened_at_ms"

    static func read(_ row: Row, from first: Int) throws -> PermissionRow {
        guard let status = PermissionStatus(rawValue: row[first]) else {
            throw DatabaseError(message: "permission_states.status holds a value this version does not know")
        }
        return PermissionRow(
            status: status, changedFrom: row[first + 1], changedAtMs: row[first + 2], refusedAtMs: row[first + 3],
            settingsOpenedAtMs: row[first + 4])
    }

    static func find(_ key: DeviceKey, _ database: Database) throws -> PermissionRow {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT \(columns) FROM permission_states
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?
                    """), arguments: key.arguments)
        return try row.map { try read($0, from: 0) } ?? PermissionRow()
    }

    static func write(_ row: PermissionRow, of key: DeviceKey, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO permission_states (organization_id, app_id, user_id, device_id, status, changed_from, changed_at_ms,
                    refused_at_ms, settings_opened_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, device_id) DO UPDATE SET status = excluded.status,
                    changed_from = excluded.changed_from, changed_at_ms = excluded.changed_at_ms,
                    refused_at_ms = excluded.refused_at_ms, settings_opened_at_ms = excluded.settings_opened_at_ms
                """
        ).execute(
            arguments: key.arguments + [
                row.status.rawValue, row.changedFrom, row.changedAtMs, row.refusedAtMs, row.settingsOpenedAtMs,
            ])
    }

    // MARK: History

    static func addChange(_ change: PreferencesV1.PermissionChange, of key: DeviceKey, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO permission_changes (organization_id, app_id, user_id, device_id, old_status, new_status, changed_from,
                    changed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: key.arguments + [change.oldStatus, change.newStatus, change.changedFrom, change.changedAtMs])
        try trim("permission_changes", of: key, database)
    }

    /// Newest first.
    static func changes(of key: DeviceKey, _ database: Database) throws -> [PreferencesV1.PermissionChange] {
        try changes(of: [key.deviceId], userId: key.userId, tenant: key.tenant, each: kept, database)[key.deviceId] ?? []
    }

    static func addOutcome(_ outcome: PromptOutcome, kind: PromptKind, atMs: Int64, of key: DeviceKey, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO prompt_outcomes (organization_id, app_id, user_id, device_id, kind, outcome, at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: key.arguments + [kind.rawValue, outcome.rawValue, atMs])
        try trim("prompt_outcomes", of: key, database)
    }

    /// What the device's last prompt came to; empty without one.
    static func lastOutcome(of key: DeviceKey, _ database: Database) throws -> String {
        try String.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT outcome FROM prompt_outcomes
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ? ORDER BY id DESC LIMIT 1
                    """), arguments: key.arguments) ?? ""
    }

    private static func trim(_ table: String, of key: DeviceKey, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM \(table) WHERE id IN (
                    SELECT id FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?
                    ORDER BY id DESC LIMIT -1 OFFSET \(kept))
                """
        ).execute(arguments: key.arguments)
    }

    /// How many answered the system's prompt since a time, and how many of them granted.
    static func answers(tenant: Tenant, sinceMs: Int64, _ database: Database) throws -> (prompted: Int64, granted: Int64) {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT count(*), coalesce(sum(new_status = 'granted'), 0) FROM permission_changes
                    WHERE organization_id = ? AND app_id = ? AND changed_from = 'permission_prompt'
                        AND new_status IN ('granted', 'denied') AND changed_at_ms >= ?
                    """), arguments: [tenant.organization, tenant.app, sinceMs])
        return row.map { ($0[0], $0[1]) } ?? (0, 0)
    }
}

/// Rows of `prompt_activity`: what of a user's doings counts as a reason to ask.
struct PromptActivity: Sendable, Hashable {
    var valueReached = false
    var activeDays = 0
    /// Days since 1970 of the last active one.
    private(set) var lastActiveDay: Int64 = -1

    /// Counts a day of active use, each once.
    mutating func countDay(of instant: Instant) {
        let day = instant.milliseconds / 86_400_000
        guard day > lastActiveDay else { return }
        activeDays += 1
        lastActiveDay = day
    }

    static func find(_ database: Database, userId: String, tenant: Tenant) throws -> PromptActivity {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT value_reached, active_days, last_active_day FROM prompt_activity
                    WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    """), arguments: [tenant.organization, tenant.app, userId])
        return row.map { PromptActivity(valueReached: $0[0], activeDays: $0[1], lastActiveDay: $0[2]) } ?? PromptActivity()
    }

    func write(userId: String, tenant: Tenant, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO prompt_activity (organization_id, app_id, user_id, value_reached, active_days, last_active_day)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET value_reached = excluded.value_reached,
                    active_days = excluded.active_days, last_active_day = excluded.last_active_day
                """
        ).execute(arguments: [tenant.organization, tenant.app, userId, valueReached, activeDays, lastActiveDay])
    }
}
