import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The outcomes and token reports of a settlement, for the outboxes of the dispatcher's store, and its changes of awaited receipts. Every queue
/// engine writes them there: they belong to the dispatcher that made the attempts.
struct SettlementReports: Sendable {
    private let outcomes: [ReceiptsV1.Outcome]
    private let rows: [OutboxRow]
    private let tokenRows: [OutboxRow]
    private let awaited: [AwaitedReceipt]
    private let endedReceipts: [Int64]
    private let now: Instant

    /// Encodes the reports, so that the writer's thread does not have to.
    init(_ settlement: Settlement) throws {
        outcomes = settlement.outcomes
        now = settlement.now
        rows = try OutboxRow.rows(settlement.outcomes)
        tokenRows = try OutboxRow.rows(settlement.tokenReports)
        awaited = settlement.awaited
        endedReceipts = settlement.endedReceipts
    }

    /// Outcomes alone.
    init(_ outcomes: [ReceiptsV1.Outcome], now: Instant) throws {
        var settlement = Settlement(now: now)
        settlement.outcomes = outcomes
        try self.init(settlement)
    }

    var isEmpty: Bool { rows.isEmpty && tokenRows.isEmpty && awaited.isEmpty && endedReceipts.isEmpty }

    func insert(_ database: Database) throws {
        // A user may have been erased while the request was out. No later step of that erasure would find the name (PRIV-09).
        let erased = try ErasedUsers.among(outcomes.map(\.storedUser) + awaited.map(\.user), at: now, database)
        let rows = erased.isEmpty ? rows : try OutboxRow.rows(outcomes.map { $0.without(erased) })
        for batch in rows { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        for batch in tokenRows { try Outbox<RegistryV1.TokenReport>.insert(batch, database) }
        for receipt in awaited where !erased.contains(receipt.user) { try AwaitedReceiptTable.insert(receipt, database) }
        if !endedReceipts.isEmpty { _ = try AwaitedReceiptTable.items.remove(endedReceipts, database) }
    }
}

extension ReceiptsV1.Outcome {
    fileprivate var storedUser: UserKey { UserKey(userId, of: tenant) }

    /// The outcome without the user's name, if the user was erased.
    fileprivate func without(_ erased: ErasedUsers.Snapshot) -> Self { erased.contains(storedUser) ? withoutUser() : self }
}
