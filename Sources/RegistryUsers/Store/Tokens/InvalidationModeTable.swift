import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension VerdictSource {
    /// For `WHERE organization_id = ? AND app_id = ? AND provider = ?`.
    var key: StatementArguments { [tenant.organizationId, tenant.appId, provider] }
}

/// The table `invalidation_modes` (REG-20). A source without a row is guarded.
enum InvalidationModeTable {
    /// The present mode. A pause of a provider is one of all its push services. Trust ends at its time.
    static func current(of source: VerdictSource, now: Instant, _ database: Database) throws -> InvalidationMode {
        guard let whole = source.whole else { return try own(of: source, now: now, database) ?? .guarded }
        let mode = try own(of: whole, now: now, database)
        if let mode, case .paused = mode { return mode }
        return try own(of: source, now: now, database) ?? mode ?? .guarded
    }

    private static func own(of source: VerdictSource, now: Instant, _ database: Database) throws -> InvalidationMode? {
        try database.firstRow(
            """
            SELECT mode, reason, since_ms, until_ms FROM invalidation_modes
            WHERE organization_id = ? AND app_id = ? AND provider = ?
            """, source.key
        ) { row in
            let until: Instant? = row[3]
            switch try RegistryV1.TokenVerdictMode.Known(stored: row[0]) {
            case .guarded: return .guarded
            case .paused: return .paused(reason: row[1], since: row[2])
            case .trusted:
                guard let until, until > now else { return .guarded }
                return .trusted(since: row[2], until: until)
            }
        }
    }

    static func set(_ mode: InvalidationMode, for source: VerdictSource, _ database: Database) throws {
        try database.run("DELETE FROM invalidation_modes WHERE organization_id = ? AND app_id = ? AND provider = ?", source.key)
        let row: (reason: String, since: Instant, until: Instant?)
        switch mode {
        case .guarded: return
        case .paused(let reason, let since): row = (reason, since, nil)
        case .trusted(let since, let until): row = ("", since, until)
        }
        try database.run(
            """
            INSERT INTO invalidation_modes (organization_id, app_id, provider, mode, until_ms, reason, since_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, source.key + [mode.kind.name, row.until, row.reason, row.since])
    }
}
