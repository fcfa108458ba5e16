import CarillonAPI
import ServiceKit

extension DecidedBatch {
    /// The batch with the notifications of some events as cancelled: their entity was deleted while they were decided (EVAL-52). As with any queued
    /// push that is cancelled, caps and dedup records count them.
    ///
    /// - Parameter rows: of the events.
    func cancelling(events rows: Set<Int64>) throws -> DecidedBatch {
        guard !rows.isEmpty else { return self }
        let events = Dictionary(events.lazy.filter { rows.contains($0.row) }.map { ($0.row, $0) }) { first, _ in first }
        var (batch, ids) = (self, Set<String>())
        for index in batch.decisions.indices where rows.contains(batch.decisions[index].eventRow) && batch.decisions[index].reason == .unspecified {
            ids.insert(batch.decisions[index].notificationID)
            if let event = events[batch.decisions[index].eventRow] { batch.broadcasts.cancel(batch.decisions[index], of: event) }
            batch.decisions[index].reason = .cancelled
            (batch.decisions[index].pushID, batch.decisions[index].deviceCount) = ("", 0)
            (batch.decisions[index].detail, batch.decisions[index].deferral) = ("its entity was deleted", nil)
        }
        batch.deferred.removeAll { rows.contains($0.eventRow) }
        batch.escalations.removeAll { rows.contains($0.eventRow) }
        batch.collapsing.removeAll { rows.contains($0.place.eventRow) }
        batch.outboxBatches = try outboxBatches.map { stored in
            var batch = try OutboxBatch(stored)
            batch.cancel(ids)
            return try EncodedOutboxBatch(batch)
        }
        return batch
    }
}
