import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

extension VerdictSource {
    /// For `WHERE organization_id = ? AND app_id = ? AND provider = ?`.
    var key: StatementArguments { [tenant.organization, tenant.app, provider] }
}

/// The table `invalidation_modes` (REG-20). A source without a row is guarded.
enum InvalidationModeTable {
    /// The present mode. Trust ends at its time.
    static func current(of source: VerdictSource, now: Instant, _ database: Database) throws -> InvalidationMode {
        try database.firstRow(
            """
            SELECT mode, reason, since_ms, until_ms FROM invalidation_modes
            WHERE organization_id = ? AND app_id = ? AND provider = ?
            """, source.key
        ) { row in
            let untilMs: Int64? = row[3]
            switch try RegistryV1.TokenVerdictMode.Known(stored: row[0]) {
            case .guarded: return .guarded
            case .paused: return .paused(reason: row[1], sinceMs: row[2])
            case .trusted where (untilMs ?? 0) > now.milliseconds: return .trusted(sinceMs: row[2], untilMs: untilMs ?? 0)
            case .trusted: return .guarded
            }
        } ?? .guarded
    }

    static func set(_ mode: InvalidationMode, for source: VerdictSource, _ database: Database) throws {
        try database.run("DELETE FROM invalidation_modes WHERE organization_id = ? AND app_id = ? AND provider = ?", source.key)
        let row: (reason: String, sinceMs: Int64, untilMs: Int64?)
        switch mode {
        case .guarded: return
        case .paused(let reason, let sinceMs): row = (reason, sinceMs, nil)
        case .trusted(let sinceMs, let untilMs): row = ("", sinceMs, untilMs)
        }
        try database.run(
            """
            INSERT INTO invalidation_modes (organization_id, app_id, provider, mode, until_ms, reason, since_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, source.key + [mode.kind.name, row.untilMs, row.reason, row.sinceMs])
    }
}
