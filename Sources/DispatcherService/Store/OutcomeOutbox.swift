import ServiceKit
import Storage

/// Reports to receipts and the registry, kept until they have been taken (ARCH-04, DISP-35): outcomes for receipts, token states for the
/// registry. Rows are numbered by commit order, so the reports of one push device leave in the order in which they came about.
struct OutcomeOutbox: Sendable {
    enum Box: String, Sendable, Hashable, CaseIterable {
        case outcomes = "outcome_outbox"
        case tokenReports = "token_outbox"
    }

    /// Reports of one call: about 300 KB, far below the largest message.
    static let batchSize = 1_000

    let store: Store

    /// Runs on the writer, inside the transaction of what is reported.
    static func insert(_ message: OutboxMessage, into box: Box, of database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT INTO \(box.rawValue) (organization_id, app_id, message) VALUES (?, ?, ?)"
        ).execute(arguments: [message.organizationID, message.appID, message.bytes.asData])
    }

    /// The reports that wait for one of the two peers.
    func box(_ box: Box) -> Outbox { Outbox(box.rawValue, in: store, userColumns: []) }
}
