import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The state of an app's verdicts, for operators.
enum TokenVerdictStates {
    private static let sql = """
        WITH pending AS (
            SELECT provider, count(*) AS verdicts FROM pending_invalidations
            WHERE organization_id = ?1 AND app_id = ?2 GROUP BY provider
        ), journal AS (
            SELECT provider, count(*) AS devices, min(invalidated_at_ms) AS oldest FROM invalidation_journal
            WHERE organization_id = ?1 AND app_id = ?2 AND invalidated_at_ms >= ?3 GROUP BY provider
        ), known AS (
            SELECT provider FROM pending UNION SELECT provider FROM journal
            UNION SELECT provider FROM invalidation_modes WHERE organization_id = ?1 AND app_id = ?2
        )
        SELECT known.provider, coalesce(pending.verdicts, 0), coalesce(journal.devices, 0), journal.oldest
        FROM known LEFT JOIN pending USING (provider) LEFT JOIN journal USING (provider) ORDER BY known.provider
        """

    static func all(of tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> [RegistryV1.TokenVerdictState] {
        try database.rows(sql, [tenant.organizationId, tenant.appId, now - InvalidationJournalTable.kept]) { row in
            var state = RegistryV1.TokenVerdictState()
            state.tenant = tenant
            state.provider = row[0]
            state.pending = row[1]
            state.undoable = row[2]
            state.oldestUndoableMs = row[3]
            let source = VerdictSource(tenant: tenant, provider: state.provider)
            let mode = try InvalidationModeTable.current(of: source, now: now, database)
            state.mode = .init(mode.kind)
            switch mode {
            case .guarded: break
            case .paused(let reason, let since):
                state.reason = reason
                state.sinceMs = since.milliseconds
            case .trusted(let since, let until):
                state.sinceMs = since.milliseconds
                state.untilMs = until.milliseconds
            }
            return state
        }
    }
}
