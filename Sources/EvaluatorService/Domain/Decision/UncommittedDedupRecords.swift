import Synchronization

/// Dedup records of batches that are decided but not yet in the store. The next batch sees them.
final class UncommittedDedupRecords: Sendable {
    private struct Record {
        var sentAt: Int64
        /// Number of the batch that set it.
        var batch: Int64
    }

    private let records = Mutex<[DedupKey: Record]>([:])

    func values(for keys: Set<DedupKey>) -> DedupRecords {
        records.withLock { records in
            guard !records.isEmpty else { return [:] }
            var result: DedupRecords = [:]
            for key in keys { if let record = records[key] { result[key] = record.sentAt } }
            return result
        }
    }

    func add(_ added: DedupRecords, batch: Int64) {
        records.withLock { records in
            for (key, sentAt) in added { records[key] = Record(sentAt: sentAt, batch: batch) }
        }
    }

    /// The batches up to this one are in the store.
    func committed(through batch: Int64) {
        records.withLock { records in records = records.filter { $0.value.batch > batch } }
    }
}
