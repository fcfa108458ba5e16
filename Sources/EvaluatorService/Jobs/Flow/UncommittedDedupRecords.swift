import Synchronization

/// Dedup records of batches that are decided but not yet in the store. The next batch sees them.
final class UncommittedDedupRecords: Sendable {
    private struct Batch {
        var number: Int64
        var records: DedupRecords
    }

    /// In the order in which they were decided. There are few.
    private let batches = Mutex<[Batch]>([])

    func values(for keys: Set<DedupKey>) -> DedupRecords {
        let batches = batches.withLock { $0 }
        guard !batches.isEmpty else { return [:] }
        var result: DedupRecords = [:]
        for key in keys {
            // The last batch that set it counts.
            for batch in batches.reversed() {
                guard let sentAt = batch.records[key] else { continue }
                result[key] = sentAt
                break
            }
        }
        return result
    }

    func add(_ added: DedupRecords, batch number: Int64) {
        guard !added.isEmpty else { return }
        batches.withLock { $0.append(Batch(number: number, records: added)) }
    }

    /// The batches up to this one are in the store.
    func committed(through number: Int64) {
        batches.withLock { $0.removeAll { $0.number <= number } }
    }
}
