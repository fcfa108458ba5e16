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

    private static let markSearch = "SELECT EXISTS (SELECT 1 FROM telemetry_counted WHERE organization_id = ? AND app_id = ? AND event_id = ?)"

    /// Whether a mark is among the ids of counted events.
    static func has(_ mark: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.oneRowDirectly(markSearch) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(mark)
        } _: {
            $0.flag(0)
        }
    }

    private static let markInsertion = """
        INSERT INTO telemetry_counted (organization_id, app_id, event_id, counted_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
        """

    /// Puts a mark among the ids of counted events.
    ///
    /// - Returns: false for a mark that was there.
    @discardableResult
    static func note(_ mark: String, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database) throws -> Bool {
        try database.runDirectly(markInsertion) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(mark)
            $0.add(now)
        }
        return database.changesCount > 0
    }
}
