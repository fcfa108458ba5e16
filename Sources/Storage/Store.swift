public import Foundation
import Synchronization
@_exported import GRDB

/// One service's SQLite file: one writer with group commit, parallel readers, owned by one process.
///
/// Durability: WAL with `synchronous = FULL`, so a write that returned survives a crash and a power cut. Foreign keys
/// are enforced. Neither reads nor writes run on event loops or on Swift's cooperative threads.
public final class Store: Sendable {
    /// Where the database file is; `-wal`, `-shm` and `.lock` stand beside it.
    public let path: String

    private let pool: DatabasePool
    private let folder: WALCheckpointer
    private let groupCommit: GroupCommit
    private let lock: Mutex<OwnershipLock?>
    private let readsWaiting = Atomic<Int>(0)
    private let isClosed = Atomic<Bool>(false)
    private let watches = Atomic<Int>(0)

    /// Hears of each transaction that is on disk: how long it took from its beginning, in real time, and how many calls shared it.
    /// Called on the writer's thread: it must not block.
    public typealias CommitObserver = @Sendable (_ took: Duration, _ calls: Int) -> Void

    /// How long SQLite waits for a lock that somebody else holds before ``StoreError/busy(path:)`` (ARCH-03).
    public static let busyTimeout: TimeInterval = 5
    /// Users of one transaction whom a cache forgets by name; of more it forgets everybody.
    static let mostForgottenUsers = 50_000
    /// Reads that may wait for a reader.
    public static let waitingReads = 16_384
    /// The write-ahead log is folded into the file when it has this many pages of 4 KiB (62 MiB): a page that many calls change is then
    /// written to the file once for all of them. While it is folded, writes go on and it grows (``CheckpointSchedule``).
    public static let usualLogPages = 16_000
    /// Pages in memory, in KiB. A transaction of some hundred calls touches thousands of pages; those that do not fit are written early and
    /// read again.
    static let writerCacheKiB = 64 << 10
    static let readerCacheKiB = 16 << 10
    /// How much of the file is read where the kernel has it, without a call and a copy for each page of it: rows that belong together lie
    /// scattered in a large store, and no cache of ours holds them all.
    static let mappedBytes = 4 << 30
    /// SQLite's page, in bytes.
    private static let pageBytes = 4_096

    /// Opens or creates the file, claims it, and brings its schema up to date. Blocks: call it while starting.
    ///
    /// - Parameters:
    ///   - migrations: The whole ordered history of the schema.
    ///   - readers: Connections that read in parallel.
    ///   - logPages: How long the write-ahead log grows before it is folded into the file, in pages of 4 KiB. The longer, the more changes
    ///     of a page are written to the file as one, and the more there is to read after a crash and beside the file.
    ///   - onCommit: For metrics.
    /// - Throws: ``StoreError``, naming the file and the remedy.
    public init(
        path: String, migrations: [Migration], readers: Int = 4, logPages: Int = Store.usualLogPages, limits: GroupCommitLimits = .init(),
        onCommit: CommitObserver? = nil
    ) throws {
        self.path = path
        try Store.checkFolder(of: path)
        let lock = try OwnershipLock(storePath: path)
        do {
            // Made before SQLite does, which would let everybody read it; its log gets the same rights.
            if !FileManager.default.fileExists(atPath: path) {
                do {
                    try StoreFiles.create(path)
                } catch {
                    throw StoreError.unreadable(path: path, reason: error.description)
                }
            }
            let pool = try DatabasePool(path: path, configuration: Store.configuration(readers: readers))
            try pool.writeWithoutTransaction { try Store.requireFullDurability($0, path: path, logPages: logPages) }
            try Migration.apply(migrations, to: pool)
            self.pool = pool
            self.folder = try WALCheckpointer(pool: pool, usualLength: logPages)
        } catch {
            throw StoreError.translated(error, path: path)
        }
        self.groupCommit = GroupCommit(pool: pool, folder: folder, limits: limits, onCommit: onCommit)
        self.lock = Mutex(lock)
    }

    /// Writes, and returns once it is on disk. Concurrent calls share a transaction.
    ///
    /// The body runs on the writer's own thread, after everything that was submitted before; it sees their effects. If
    /// it throws, its own changes alone are undone. It must not begin, commit or roll back a transaction (savepoints
    /// are fine) and must not wait for anything. A call that was accepted is not cancelled with its task.
    ///
    /// - Throws: what the body threw, ``StoreError/busy(path:)``, ``StoreError/overloaded(path:waiting:)``,
    ///   ``StoreError/diskFull(path:)``, ``StoreError/groupLost(path:reason:)``, ``StoreError/closed(path:)``. In
    ///   each case nothing of the call was kept.
    public func write<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
            groupCommit.submit(
                WriteJob(
                    run: { database in
                        let value = try body(database)
                        return { continuation.resume(returning: value) }
                    },
                    fail: { continuation.resume(throwing: $0) }))
        }
    }

    /// Tells from now on whose watched rows were changed, whoever changes them: when the change is on disk, and before anybody is told of it.
    /// Before the first write. Blocks: call it while building.
    ///
    /// - Parameter hear: called on the writer's thread, in the order of the commits; it must not block.
    /// - Throws: ``StoreError`` where a table or column does not exist.
    public func watch(_ tables: [WatchedTable], hear: @escaping @Sendable (StoreChanges) -> Void) throws {
        groupCommit.tell(try notes(of: tables), hear: hear)
    }

    /// Lets a cache forget from now on whose watched rows were changed, whoever changes them: when the change is on disk, and before anybody
    /// is told of it. Before the first write. Blocks: call it while building.
    ///
    /// - Throws: ``StoreError`` where a table or column does not exist.
    public func watch<Value>(_ tables: [WatchedTable], cache: UserCache<Value>) throws {
        // A cache in this process takes long lists as easily as short ones.
        groupCommit.tell(try notes(of: tables, mostUsers: Store.mostForgottenUsers), hear: cache.forget)
    }

    private func notes(of tables: [WatchedTable], mostUsers: Int = StoreChanges.mostUsers) throws -> ChangeNotes {
        let notes = ChangeNotes(number: watches.wrappingAdd(1, ordering: .relaxed).newValue, mostUsers: mostUsers)
        do {
            try pool.writeWithoutTransaction { try notes.install(tables, in: $0) }
        } catch {
            throw StoreError.translated(error, path: path)
        }
        return notes
    }

    /// Reads one consistent state: everything that was answered before this call, possibly more.
    ///
    /// - Throws: what the body threw, ``StoreError/overloaded(path:waiting:)``, ``StoreError/closed(path:)``.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
        guard !isClosed.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
        let waiting = readsWaiting.wrappingAdd(1, ordering: .relaxed).newValue
        defer { readsWaiting.wrappingSubtract(1, ordering: .relaxed) }
        guard waiting <= Store.waitingReads else { throw StoreError.overloaded(path: path, waiting: waiting - 1) }
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
            pool.asyncRead { [path] access in
                continuation.resume(
                    with: Result { try body(try access.get()) }.mapError { StoreError.translated($0, path: path) })
            }
        }
    }

    /// Tells an observer of every change that comes from now on, until it is released. It hears of a commit before the calls that share
    /// it are answered, on the writer's thread: it must not block. Blocks until running writes are done: call it while starting.
    public func observe(_ observer: some TransactionObserver & Sendable) {
        pool.add(transactionObserver: observer)
    }

    /// Copies the store as it is now into a new file, while reads and writes go on, and checks the copy.
    ///
    /// - Throws: ``StoreError/backupFailed(path:reason:)`` when the target exists, cannot be written, or is not sound.
    public func backup(to target: String) async throws {
        guard !isClosed.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
        try await offEventLoops { [pool] in try StoreBackup.run(from: pool, to: target) }
    }

    /// Refuses further calls, waits for the accepted ones, folds the log into the file and gives the file back.
    /// Closing twice is harmless.
    public func close() async {
        guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        await withCheckedContinuation { continuation in
            groupCommit.close { continuation.resume() }
        }
        // Closing fails only when statements are still open, which asyncRead and the writer queue rule out; the file
        // is sound in any case, because the log stays beside it.
        try? await offEventLoops { [pool, folder] in
            try folder.stop()
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try pool.close()
        }
        lock.withLock { $0 = nil }
    }

    /// Write calls that wait for the next transaction, for metrics.
    public var waitingWrites: Int { groupCommit.waitingCount }

    private func offEventLoops(_ work: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result(catching: work)) }
        }
    }
}

extension Store {
    private static func checkFolder(of path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw StoreError.folderUnusable(path: path, reason: "the folder \(folder) does not exist")
        }
        guard isFolder.boolValue else {
            throw StoreError.folderUnusable(path: path, reason: "\(folder) is not a folder")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw StoreError.folderUnusable(path: path, reason: "the folder \(folder) cannot be written")
        }
    }

    private static func configuration(readers: Int) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(busyTimeout)
        configuration.maximumReaderCount = readers
        configuration.label = "carillon.store"
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA cache_size = -\(readerCacheKiB); PRAGMA mmap_size = \(mappedBytes)")
        }
        return configuration
    }

    /// GRDB's pool sets `synchronous` to NORMAL when it turns WAL on, which may lose committed transactions on power
    /// loss; this sets FULL and makes sure that it, WAL and foreign keys are what the file runs with. What is deleted or replaced is
    /// overwritten: tokens' hashes and texts of users do not stay behind in unused pages (SEC-01, PRIV-01). What each call's savepoint would
    /// put back stays in memory, and out of files that nobody overwrites. The log's file keeps the length that it has when it was folded beside
    /// a busy writer, so that it is not cut and filled again each time, and one burst beside a long read does not fill the disk for good.
    private static func requireFullDurability(_ database: Database, path: String, logPages: Int) throws {
        try database.execute(
            sql: """
                PRAGMA synchronous = FULL;
                PRAGMA secure_delete = ON;
                PRAGMA cache_size = -\(writerCacheKiB);
                PRAGMA temp_store = MEMORY;
                PRAGMA journal_size_limit = \(2 * logPages * pageBytes);
                """)
        for (setting, wanted) in [("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1"), ("secure_delete", "1")] {
            let found = try String.fetchOne(database, sql: "PRAGMA \(setting)") ?? "unknown"
            guard found == wanted else {
                throw StoreError.settingRefused(path: path, setting: setting, wanted: wanted, found: found)
            }
        }
    }
}
