import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// An administrator's checked search for devices (REG-32). It reads the table backwards by row id, in windows, so that a narrow filter costs many
/// short reads and not one long one.
struct DeviceSearch: Sendable {
    /// Rows of one read.
    static let window: Int64 = 20_000

    /// The tenant of the devices; nil: every app.
    let tenant: CommonV1.Tenant?
    private let conditions: [Condition]

    private struct Condition: Sendable {
        var sql: String
        var value: any DatabaseValueConvertible & Sendable
    }

    /// - Parameter filter: its tenant is within the caller's scope; nil searches every app.
    /// - Throws: `invalid_argument` for a user id without its app, or an app without its organization; `invalid_value` for a value that no device can
    ///   have.
    init(_ filter: RegistryV1.DeviceFilter) throws {
        var conditions: [Condition] = []
        func add(_ sql: String, _ value: any DatabaseValueConvertible & Sendable) { conditions.append(Condition(sql: sql, value: value)) }

        let tenant = filter.tenant ?? .init()
        guard tenant.appId.isEmpty || !tenant.organizationId.isEmpty else {
            throw APIError(.invalidArgument, field: "organization_id", "is required with app_id")
        }
        self.tenant = filter.tenant == nil || tenant == CommonV1.Tenant() ? nil : tenant
        if let tenant = self.tenant {
            add("organization_id = ?", tenant.organizationId)
            if !tenant.appId.isEmpty { add("app_id = ?", tenant.appId) }
        }
        if !filter.userId.isEmpty {
            guard !tenant.appId.isEmpty else {
                throw APIError(.invalidArgument, field: "app_id", "is required with user_id: user ids belong to an app")
            }
            try FieldRules.checkUser(filter.userId)
            add("user_id = ?", filter.userId)
        }
        if let type = try filter.deviceType.checked(field: "device_type") { add("device_type = ?", type.name) }
        if !filter.platform.isEmpty { add("platform = ?", try DevicePlatform.canonical(filter.platform).platform) }
        if let status = try filter.status.checked(field: "status") { add("status = ?", status.name) }
        if let type = try filter.pushTokenType.checked(field: "push_token_type") { add("push_token_type = ?", type.name) }
        if !filter.appVersion.isEmpty { add("app_version = ?", try FieldRules.text(filter.appVersion, field: "app_version", limit: 64)) }
        if let permission = try filter.permissionStatus.checked(field: "permission_status") { add("permission_status = ?", permission.name) }
        if let enabled = filter.notificationsEnabled { add("(notifications_enabled AND NOT push_off) = ?", enabled) }
        let instants: [(value: Int64, field: String, sql: String)] = [
            (filter.lastUsedFromMs, "last_used_from_ms", "last_used_at_ms >= ?"),
            (filter.lastUsedBeforeMs, "last_used_before_ms", "last_used_at_ms < ?"),
            (filter.registeredFromMs, "registered_from_ms", "registered_at_ms >= ?"),
            (filter.registeredBeforeMs, "registered_before_ms", "registered_at_ms < ?"),
        ]
        for instant in instants where instant.value != 0 {
            try FieldRules.checkInstant(instant.value, field: instant.field)
            add(instant.sql, instant.value)
        }
        self.conditions = conditions
    }

    /// The result of one read.
    struct Found: Sendable {
        var devices: [DeviceRecord]
        /// The start of the next read; nil at the end.
        var before: Int64?
    }

    /// Reads one window of the table.
    ///
    /// - Parameter before: reads rows with smaller ids.
    func read(before: Int64, limit: Int, _ database: Database) throws -> Found {
        let isOfUser = conditions.contains { $0.sql == "user_id = ?" }
        let lowest = isOfUser ? 0 : try lowestOfWindow(before: before, database)
        guard let lowest else { return Found(devices: [], before: nil) }
        var arguments: [(any DatabaseValueConvertible)?] = [before, lowest]
        arguments += conditions.map { $0.value }
        arguments.append(limit)
        // A user has few devices, found by an index. All other searches read the table by row id.
        let source = isOfUser ? "devices" : "devices NOT INDEXED"
        let rows = try database.rows(
            """
            SELECT \(DeviceTable.selectList), id FROM \(source) WHERE id < ? AND id >= ?
            \(conditions.map { "AND \($0.sql)" }.joined(separator: " ")) ORDER BY id DESC LIMIT ?
            """, StatementArguments(arguments)
        ) { (device: try DeviceRecord($0), id: $0[DeviceTable.columns.count] as Int64) }
        return Found(devices: rows.map(\.device), before: rows.count == limit ? rows.last?.id : isOfUser ? nil : lowest)
    }

    private func lowestOfWindow(before: Int64, _ database: Database) throws -> Int64? {
        try database.firstRow(
            "SELECT min(id) FROM (SELECT id FROM devices WHERE id < ? ORDER BY id DESC LIMIT \(Self.window))", [before]
        ) { $0[0] as Int64? } ?? nil
    }

    /// Reads until a page is full or the table ends.
    func page(before: Int64, size: Int, _ store: Store) async throws -> Found {
        var page = Found(devices: [], before: before)
        while let before = page.before, page.devices.count < size {
            let missing = size - page.devices.count
            let found = try await store.read { try read(before: before, limit: missing, $0) }
            page.devices += found.devices
            page.before = found.before
        }
        return page
    }

    /// The filters without tenant and user, for the audit log. The record's subject is the user.
    var summary: String {
        let terms = conditions.filter { !["organization_id = ?", "app_id = ?", "user_id = ?"].contains($0.sql) }
        return terms.map { "\($0.sql.dropLast(2)) \($0.value)" }.joined(separator: ", ")
    }
}
