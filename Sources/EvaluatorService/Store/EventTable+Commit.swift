import DurableWork
import ServiceKit
import Storage

extension EventTable {
    /// Stores everything that follows from a batch.
    ///
    /// - Returns: the messages of the events that were set aside.
    static func commit(_ batch: DecidedBatch, at now: Instant, _ database: Database) throws -> [QuarantinedMessage] {
        let erased = try ErasedUsers.among(batch.namedUsers, at: now, database)
        let messages = try setAside(batch.setAside, erased: erased, database)
        let kept = try batch.without(erased).withoutUnkept
        try DecisionTable.insert(kept.decisions, database)
        try DeferralTable.insert(kept.deferred, database)
        try DedupRecordTable.write(kept.dedupRecords, database)
        try DecisionOutbox.insert(kept.outboxBatches, database)
        try CounterTable.add(batch.counters, database)
        if let part = batch.part, let through = part.through {
            let progress = EventProgress(after: through, ordinal: part.firstOrdinal + batch.decisions.count)
            for row in batch.rows { try EventProgressTable.write(progress, eventRow: row, database) }
        } else {
            // An event that was set aside goes on where it was, once an operator requeues it.
            if batch.part != nil, messages.isEmpty { for row in batch.rows { try EventProgressTable.remove(eventRow: row, database) } }
            try PendingEventTable.decided(batch.rows, database)
        }
        return messages
    }
}
