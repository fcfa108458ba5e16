import CarillonAPI
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// Finds devices whose tokens may be due for a probe (REG-19), in bounded reads for any number of devices and apps.
enum ProbeCandidates {
    /// Devices that can get probes: those of providers with a silent push (C-45). Browsers cannot, until a Web Push sender has pushes that their
    /// service worker does not show.
    static let condition = """
        status = 'active' AND address IS NOT NULL AND supports_silent_push = 1 AND push_token_type IN (\(kinds))
        """

    private static let kinds = ProviderList.addresses.filter { $0.takesProbes }.map { "'\($0.word)'" }.joined(separator: ", ")

    /// Rows of one read.
    static let window = 20_000
    /// Recently used devices of one read.
    static let page = 2_000

    /// A row that may be due.
    struct Found: Sendable {
        var id: Int64
        var tenant: CommonV1.Tenant
        var times: TokenValidation.Times
    }

    /// Reads one window of the table, of all apps. A round reads each window once.
    ///
    /// - Parameter id: the end of the previous window; 0 for the first.
    /// - Returns: the rows of the window, and its end; nil at the end of the table.
    static func window(after id: Int64, rows window: Int = window, now: Instant, _ database: Database) throws -> (found: [Found], last: Int64?) {
        let last = try database.firstRow("SELECT max(id) FROM (SELECT id FROM devices WHERE id > ? ORDER BY id LIMIT ?)", [id, window]) {
            $0[0] as Int64?
        }
        guard let last, let last else { return ([], nil) }
        let found = try database.rows(
            """
            SELECT id, organization_id, app_id, \(TokenValidation.Times.columns) FROM devices NOT INDEXED
            WHERE id > ? AND id <= ? AND \(condition) AND coalesce(next_probe_at_ms, 0) <= ?
            """, [id, last, now.milliseconds]
        ) { Found(id: $0[0], tenant: CommonV1.Tenant(organizationId: $0[1], appId: $0[2]), times: .init($0, from: 3)) }
        return (found, last)
    }

    /// The position of a search through an app's devices by last use.
    struct Position: Sendable {
        var usedAt: Instant
        var id: Int64 = 0
    }

    /// Finds new tokens of an app, because registrations and rotations count as a use. They pay nothing, because the jobs need the index anyway.
    ///
    /// - Returns: rows without a probe of their token, and the next position; nil after the last.
    static func new(of tenant: CommonV1.Tenant, from position: Position, _ database: Database) throws -> (found: [Int64], next: Position?) {
        var last = position
        var found: [Int64] = []
        var looked = 0
        let key: StatementArguments = [tenant.appId, position.usedAt, position.usedAt, position.id, tenant.organizationId, page]
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT indexed_use_at_ms, id, last_validated_at_ms IS NULL AND next_probe_at_ms IS NULL AND \(condition)
                    FROM devices INDEXED BY devices_active_by_use
                    WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms >= ? AND (indexed_use_at_ms, id) > (?, ?)
                        AND organization_id = ?
                    ORDER BY indexed_use_at_ms, id LIMIT ?
                    """), arguments: key)
        while let row = try rows.next() {
            looked += 1
            last = Position(usedAt: row[0], id: row[1])
            if row[2] { found.append(last.id) }
        }
        return (found, looked == page ? last : nil)
    }
}
