import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Events that the ledger and the client may both tell (``ReportedOnce``). Their marks are among the ids of counted events, and live as long.
extension TelemetryTable {
    /// Notes that one side tells an event.
    ///
    /// - Parameter repeats: whether this side may tell it again, in an event with another id.
    /// - Returns: whether it is news: the other side did not tell it, nor did this one, unless it may.
    static func isNews(
        _ once: ReportedOnce, from origin: ReportedOnce.Origin, repeats: Bool, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws -> Bool {
        guard try !has(once.mark(of: origin.other), of: tenant, database) else { return false }
        let isFirst = try note(once.mark(of: origin), of: tenant, at: now, database)
        return repeats || isFirst
    }

    /// Whether a mark is among the ids of counted events.
    static func has(_ mark: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        let known = try database.firstRow(
            "SELECT 1 FROM telemetry_counted WHERE organization_id = ? AND app_id = ? AND event_id = ?",
            [tenant.organizationId, tenant.appId, mark]
        ) { _ in true }
        return known != nil
    }

    /// Puts a mark among the ids of counted events.
    ///
    /// - Returns: false for a mark that was there.
    @discardableResult
    static func note(_ mark: String, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database) throws -> Bool {
        try database.countChanges(
            "INSERT INTO telemetry_counted (organization_id, app_id, event_id, counted_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [tenant.organizationId, tenant.appId, mark, now]) > 0
    }
}
