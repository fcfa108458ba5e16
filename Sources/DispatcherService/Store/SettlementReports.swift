import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The outcomes and token reports of a settlement, for the outboxes of the dispatcher's store. Every queue engine writes them there: they belong to
/// the dispatcher that made the attempts.
struct SettlementReports: Sendable {
    private let outcomes: [ReceiptsV1.Outcome]
    private let rows: [OutboxRow]
    private let tokenRows: [OutboxRow]
    private let now: Instant

    /// Encodes the reports, so that the writer's thread does not have to.
    init(_ outcomes: [ReceiptsV1.Outcome], tokenReports: [RegistryV1.TokenReport] = [], now: Instant) throws {
        self.outcomes = outcomes
        self.now = now
        rows = try OutboxRow.rows(outcomes)
        tokenRows = try OutboxRow.rows(tokenReports)
    }

    var isEmpty: Bool { rows.isEmpty && tokenRows.isEmpty }

    func insert(_ database: Database) throws {
        // A user may have been erased while the request was out. No later step of that erasure would find the name (PRIV-09).
        let erased = try ErasedUsers.among(outcomes.lazy.map(\.storedUser), at: now, database)
        let rows = erased.isEmpty ? rows : try OutboxRow.rows(outcomes.map { $0.without(erased) })
        for batch in rows { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        for batch in tokenRows { try Outbox<RegistryV1.TokenReport>.insert(batch, database) }
    }
}

extension ReceiptsV1.Outcome {
    fileprivate var storedUser: UserKey { UserKey(userId, of: tenant) }

    /// The outcome without the user's name, if the user was erased.
    fileprivate func without(_ erased: ErasedUsers.Snapshot) -> Self { erased.contains(storedUser) ? withoutUser() : self }
}
