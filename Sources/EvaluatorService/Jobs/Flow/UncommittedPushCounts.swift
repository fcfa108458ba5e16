import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// Counts of pushes that are decided but not yet in the store. Evaluation and release of deferred notifications share it, so that two decisions about
/// one user never take the same place under a cap.
///
/// Decisions that need counts are made one after the other (``Session/decide(by:at:in:_:)``). A user with uncommitted pushes is counted here alone,
/// until they are committed: the store may have some of them already.
final class UncommittedPushCounts: Sendable {
    private struct Entry {
        var counts: PushCounts
        /// Changes of the user's counts that are not committed.
        var uncommitted = 0
    }

    private let turn = AsyncSemaphore(1)
    private let entries = Mutex<[PushCountKey: Entry]>([:])

    /// Users with uncommitted pushes. For tests.
    var count: Int { entries.withLock(\.count) }

    /// The decisions of one worker or one release.
    func session() -> Session { Session(of: self) }

    final class Session: Sendable {
        private let shared: UncommittedPushCounts
        /// In the order in which they were decided. There are few.
        private let changes = Mutex<[(number: Int64, changes: PushCountChanges)]>([])

        fileprivate init(of shared: UncommittedPushCounts) { self.shared = shared }

        /// Decides by the counts of some users, and counts the decided pushes at once.
        ///
        /// - Parameters:
        ///   - keys: those that decisions may need. Without keys the call waits for nothing.
        ///   - number: of the batch.
        ///   - now: of the decisions.
        ///   - decide: gets the counts of all keys that have some.
        /// - Returns: what `decide` returns.
        func decide<Decided>(
            by keys: Set<PushCountKey>, number: Int64, at now: Instant, in store: Store,
            _ decide: (_ counts: [PushCountKey: PushCounts]) throws -> (Decided, PushCountChanges)
        ) async throws -> Decided {
            guard !keys.isEmpty else { return try decide([:]).0 }
            try await shared.turn.acquire()
            defer { shared.turn.release() }
            let uncommitted = shared.entries.withLock { entries in keys.reduce(into: [:]) { $0[$1] = entries[$1]?.counts } }
            let missing = keys.subtracting(uncommitted.keys)
            // No commit of a missing key is under way: only a decision adds one, and this one has the turn.
            let stored =
                missing.isEmpty
                ? [:] : try await store.read { try PushCountTable.read(missing, since: now - PushCounts.longestPeriod, $0) }
            let counts = stored.merging(uncommitted) { $1 }
            let (decided, added) = try decide(counts)
            guard !added.pushes.isEmpty else { return decided }
            shared.entries.withLock { entries in
                for (key, pushes) in added.pushes {
                    var entry = entries[key] ?? Entry(counts: counts[key] ?? PushCounts())
                    entry.counts.add(pushes, at: added.now)
                    entry.uncommitted += 1
                    entries[key] = entry
                }
            }
            changes.withLock { $0.append((number, added)) }
            return decided
        }

        /// The batches up to this one are in the store.
        func committed(through number: Int64) {
            let committed = changes.withLock { changes in
                let end = changes.firstIndex { $0.number > number } ?? changes.endIndex
                defer { changes.removeFirst(end) }
                return changes[..<end].map(\.changes)
            }
            shared.end(committed, isCommitted: true)
        }

        /// The other batches will not be committed: their pushes are not counted any more.
        func withdraw() {
            let withdrawn = changes.withLock { changes in
                defer { changes = [] }
                return changes.map(\.changes)
            }
            shared.end(withdrawn, isCommitted: false)
        }
    }

    private func end(_ changes: [PushCountChanges], isCommitted: Bool) {
        guard !changes.isEmpty else { return }
        entries.withLock { entries in
            for change in changes {
                for (key, pushes) in change.pushes {
                    guard var entry = entries[key] else { continue }
                    entry.uncommitted -= 1
                    if !isCommitted { entry.counts.add(-pushes, at: change.now) }
                    entries[key] = entry.uncommitted == 0 ? nil : entry
                }
            }
        }
    }
}
