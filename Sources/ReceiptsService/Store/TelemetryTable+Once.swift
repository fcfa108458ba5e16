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
        let noted = try database.countChanges(
            """
            INSERT INTO telemetry_counted (organization_id, app_id, event_id, counted_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
            """, [tenant.organizationId, tenant.appId, once.mark(of: origin), now])
        return repeats || noted > 0
    }

    // MARK: Reports of other systems

    /// The mark of a report of another system (RCPT-27): its id counts once, for as long as those of counted events.
    static func mark(ofReport id: String, by provider: String) -> String { "report: \(DerivedID.uuid(["delivery report", provider, id]))" }

    static func has(_ mark: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        let known = try database.firstRow(
            "SELECT 1 FROM telemetry_counted WHERE organization_id = ? AND app_id = ? AND event_id = ?",
            [tenant.organizationId, tenant.appId, mark]
        ) { _ in true }
        return known != nil
    }

    static func note(_ mark: String, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database) throws {
        try database.run(
            "INSERT INTO telemetry_counted (organization_id, app_id, event_id, counted_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [tenant.organizationId, tenant.appId, mark, now])
    }
}
