import DurableWork
import ServiceKit
import Storage

extension EventTable {
    /// Stores the results of a batch.
    ///
    /// - Parameter delivered: outbox batches that are deleted (``DeliveredBatches``).
    static func commit(
        _ batch: DecidedBatch, removing delivered: [Int64] = [], quarantining quarantine: Quarantine, at now: Instant, _ database: Database
    ) throws -> Committed {
        let erased = try ErasedUsers.among(batch.namedUsers, at: now, database)
        let messages = try Self.quarantine(batch.quarantined, in: quarantine, database)
        let kept = try batch.without(erased).withoutUnkept
        try DecisionTable.insert(kept.decisions, database)
        try DeferralTable.insert(kept.deferred, database)
        try DedupRecordTable.write(kept.dedupRecords, database)
        let removed = try DecisionOutbox.remove(delivered, database)
        try DecisionOutbox.insert(kept.outboxBatches, database)
        let firstID = database.lastInsertedRowID - Int64(kept.outboxBatches.count) + 1
        try CounterTable.add(batch.counters, database)
        if let part = batch.part, let through = part.through {
            let progress = EventProgress(after: through, ordinal: part.firstOrdinal + batch.decisions.count)
            for row in batch.rows { try EventProgressTable.write(progress, eventRow: row, database) }
        } else {
            // A quarantined event continues with its next part, once an operator requeues it.
            if batch.part != nil, messages.isEmpty { for row in batch.rows { try EventProgressTable.remove(eventRow: row, database) } }
            try PendingEventTable.decided(batch.rows, database)
        }
        return Committed(quarantined: messages, removed: removed, outboxBatches: zip(firstID..., kept.outboxBatches).map { (id: $0, batch: $1) })
    }

    /// What a commit left for others.
    struct Committed: Sendable {
        /// The messages of the events that were quarantined.
        var quarantined: [QuarantinedMessage]
        /// How many outbox batches were deleted.
        var removed: Int
        var outboxBatches: [(id: Int64, batch: EncodedOutboxBatch)]
    }
}
