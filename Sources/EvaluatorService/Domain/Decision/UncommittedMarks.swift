import Synchronization

/// Dedup marks of batches that are decided but not yet in the store, so that the next batch sees them.
final class UncommittedMarks: Sendable {
    private struct Mark {
        var value: Int64
        /// Number of the batch that set it.
        var batch: Int64
    }

    private let marks = Mutex<[DedupMarkKey: Mark]>([:])

    func values(for keys: Set<DedupMarkKey>) -> [DedupMarkKey: Int64] {
        marks.withLock { marks in
            guard !marks.isEmpty else { return [:] }
            var result: [DedupMarkKey: Int64] = [:]
            for key in keys { if let mark = marks[key] { result[key] = mark.value } }
            return result
        }
    }

    func add(_ values: [DedupMarkKey: Int64], batch: Int64) {
        marks.withLock { marks in
            for (key, value) in values { marks[key] = Mark(value: value, batch: batch) }
        }
    }

    /// The batches up to this one are in the store.
    func committed(through batch: Int64) {
        marks.withLock { marks in marks = marks.filter { $0.value.batch > batch } }
    }
}
