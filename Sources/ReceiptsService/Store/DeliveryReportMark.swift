import CarillonAPI
import ServiceKit
import Storage

/// The mark of a report of another system (RCPT-27): its id counts once. Marks are among the ids of counted events, and live as long.
struct DeliveryReportMark {
    private let text: String
    private let tenant: CommonV1.Tenant

    init(of reportID: String, by provider: String, tenant: CommonV1.Tenant) {
        text = "report: \(DerivedID.uuid(["delivery report", provider, reportID]))"
        self.tenant = tenant
    }

    /// Whether a report with the id has counted.
    func isNoted(_ database: Database) throws -> Bool { try TelemetryTable.has(text, of: tenant, database) }

    func note(at now: Instant, _ database: Database) throws { try TelemetryTable.note(text, of: tenant, at: now, database) }
}
