import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension ItemTable {
    /// How many items of an app were due between two instants, and how many of them were done by then. An item that has a day alone is due at its end
    /// in UTC. What was changed after it was done counts with that change.
    ///
    /// It reads all items of the app: such questions are rare.
    static func onTime(_ tenant: CommonV1.Tenant, from: Instant, until: Instant, _ database: Database) throws -> (done: Int64, due: Int64) {
        typealias State = EvaluatorV1.ItemState.Known
        return try database.firstRow(
            """
            SELECT coalesce(sum(state = ? AND updated_at_ms <= due), 0), count(*) FROM (
              SELECT state, updated_at_ms, coalesce(due_at_ms, (unixepoch(due_date) + 86400) * 1000) AS due FROM items
              WHERE organization_id = ? AND app_id = ? AND state <> ?)
            WHERE due >= ? AND due < ?
            """, [State.done.number, tenant.organizationId, tenant.appId, State.cancelled.number, from, until]
        ) { ($0[0] as Int64, $0[1] as Int64) } ?? (0, 0)
    }
}
