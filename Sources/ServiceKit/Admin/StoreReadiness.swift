import Glibc
import Storage
import Synchronization

/// Whether a store takes writes now. A small one is tried, unless a transaction has just succeeded.
final class StoreReadiness: Sendable {
    /// With less free space than this a store counts as full: the next transaction may need more.
    private static let leastFreeBytes = 1 << 20
    /// A transaction that was committed this recently shows that the store takes writes.
    private static let freshness = Duration.seconds(2)

    private let lastCommit = Mutex<ContinuousClock.Instant?>(nil)

    /// A transaction is on disk.
    func committed() { lastCommit.withLock { $0 = .now } }

    /// What is wrong; nil when the store takes writes.
    func problem(of store: Store) async -> String? {
        if let free = Self.freeBytes(at: store.path), free < Self.leastFreeBytes { return "its disk is full" }
        if let last = lastCommit.withLock({ $0 }), ContinuousClock.now - last < Self.freshness { return nil }
        do {
            try await store.write { database in
                // Writing the number that is there still writes its page.
                let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
                try database.execute(sql: "PRAGMA user_version = \(version)")
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// What this user may still write; nil where the file system does not say.
    private static func freeBytes(at path: String) -> Int? {
        var found = statvfs()
        guard statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
        return Int(clamping: UInt64(found.f_bavail) * UInt64(found.f_frsize))
    }
}
