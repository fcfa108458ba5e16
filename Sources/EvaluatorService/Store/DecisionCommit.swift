import DurableWork
import GRDB
import ServiceKit
import Storage

/// The transactions that commit decisions. Each one changes every table that follows from a decision. So a crash leaves an event either pending or
/// decided for good, and a notification either deferred or released.
enum DecisionCommit {
    /// Commits a batch of new events.
    ///
    /// - Parameter delivered: outbox batches that are deleted (``DeliveredBatches``).
    static func commit(
        _ batch: DecidedBatch, removing delivered: [Int64] = [], quarantining quarantine: Quarantine, at now: Instant, _ database: Database
    ) throws -> Committed {
        let erased = try ErasedUsers.among(batch.namedUsers, at: now, database)
        let messages = try EventQuarantine.add(batch.quarantined, to: quarantine, database)
        let cancelled = try DeletedEntityTable.concerned(batch.events, database)
        let kept = try batch.without(erased).cancelling(events: cancelled).withoutUnkept
        try DecisionTable.insert(kept.decisions, database)
        try DeferralTable.insert(kept.deferred, database)
        try EscalationTable.insert(kept.escalations, database)
        try SilentPushTable.apply(kept.silentPushes, database)
        try DedupRecordTable.write(kept.dedupRecords, database)
        try PushCountTable.add(kept.pushCounts, database)
        let removed = try DecisionOutboxTable.remove(delivered, database)
        let batches = try kept.outboxBatches + CollapsedNotifications.end(replacedBy: kept.collapsing, at: now, database)
        try DecisionOutboxTable.insert(batches, database)
        let firstID = database.lastInsertedRowID - Int64(batches.count) + 1
        try CounterTable.add(batch.counters, database)
        try BroadcastCountTable.add(kept.broadcasts, database)
        if let part = batch.part, let through = part.through {
            let progress = EventProgress(after: through, ordinal: part.firstOrdinal + batch.decisions.count)
            for row in batch.rows { try EventProgressTable.write(progress, eventRow: row, database) }
        } else {
            // A quarantined event continues with its next part, once an operator requeues it.
            if batch.part != nil, messages.isEmpty { for row in batch.rows { try EventProgressTable.remove(eventRow: row, database) } }
            try PendingEventTable.decided(batch.rows, database)
        }
        return Committed(quarantined: messages, removed: removed, outboxBatches: zip(firstID..., batches).map { (id: $0, batch: $1) })
    }

    /// What a commit left for others.
    struct Committed: Sendable {
        /// The messages of the events that were quarantined.
        var quarantined: [QuarantinedMessage]
        /// How many outbox batches were deleted.
        var removed: Int
        var outboxBatches: [(id: Int64, batch: EncodedOutboxBatch)]
    }

    /// Commits a release of deferred notifications.
    ///
    /// - Returns: the number of outbox batches.
    /// - Throws: ``DeferralsAreGone``.
    static func commit(_ release: DecidedRelease, at now: Instant, _ database: Database) throws -> Int {
        guard try DueItemTable.items.remove(release.ended, database) == release.ended.count else { throw DeferralsAreGone() }
        let kept = try release.without(ErasedUsers.among(release.namedUsers, at: now, database))
        // What was decided about them meanwhile stays.
        guard try DeferralTable.update(kept.deferredAgain, database).isEmpty else { throw DeferralsAreGone() }
        try EscalationTable.insert(kept.escalations, database)
        try DecisionTable.update(kept.decisions, database)
        try DecisionTable.insert(kept.carriers, database)
        try DedupRecordTable.write(kept.dedupRecords, database)
        try PushCountTable.add(kept.pushCounts, database)
        let batches = try kept.outboxBatches + CollapsedNotifications.end(replacedBy: kept.collapsing, at: now, database)
        try DecisionOutboxTable.insert(batches, database)
        try CounterTable.add(kept.counters, database)
        try BroadcastCountTable.add(kept.broadcasts, database)
        return batches.count
    }

    /// Commits the review of deferred notifications: they move to another end, or are due at once.
    static func commit(_ reviews: [(group: DeferredGroup, review: DeferralReview)], at now: Instant, _ database: Database) throws {
        for (group, review) in reviews {
            switch review {
            case .stays: break
            case .moves(let deferral, let dueAt):
                try move(decisionsOn: group, to: deferral, database)
                try DeferralTable.move(group, to: deferral, dueAt: dueAt, database)
            case .ends: try DeferralTable.release(group, at: now, database)
            }
        }
    }

    /// Updates the end in the decisions on a group.
    private static func move(decisionsOn group: DeferredGroup, to deferral: Deferral, _ database: Database) throws {
        try database.run(
            """
            UPDATE decisions SET deferred_until_ms = ?, deferral_words = ?, deferred_since_ms = coalesce(?, deferred_since_ms) WHERE (event_row, ordinal) IN
              (SELECT event_row, ordinal FROM due_items WHERE \(DeferralTable.isOfGroup))
            """, [deferral.until, deferral.words, deferral.start] + DeferralTable.arguments(of: group))
    }

    /// Some of the deferred notifications that were decided are not in the store any more: they were cancelled, or their users erased,
    /// meanwhile. Nothing is committed.
    struct DeferralsAreGone: Error {}
}
