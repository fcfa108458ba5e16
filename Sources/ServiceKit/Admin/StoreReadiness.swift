import GRDB
import Storage
import Synchronization

/// Whether a store takes writes. Tries a small write, unless a transaction was committed recently.
final class StoreReadiness: Sendable {
    /// Free space below which a store counts as full, in bytes: the next transaction may need more.
    private static let leastFreeBytes = 1 << 20
    /// How long a commit proves that the store takes writes.
    private static let freshness = Duration.seconds(2)

    private let lastCommit = Mutex<ContinuousClock.Instant?>(nil)

    /// Records a commit.
    func committed() { lastCommit.withLock { $0 = .now } }

    /// The problem; nil: the store takes writes.
    func problem(of store: Store) async -> String? {
        if let free = FileSystemSpace.free(at: store.path), free < Self.leastFreeBytes { return "its disk is full" }
        if let last = lastCommit.withLock({ $0 }), ContinuousClock.now - last < Self.freshness { return nil }
        do {
            try await store.write { database in
                // Writing the same number still writes its page.
                let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
                try database.execute(sql: "PRAGMA user_version = \(version)")
            }
            return nil
        } catch {
            return "\(error)"
        }
    }
}
