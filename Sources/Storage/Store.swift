public import Foundation
import CSQLite
import Synchronization
public import GRDB

/// A connection within a call of ``Store/write(_:)`` or ``Store/read(_:)``. Files outside `Store/` hand it on and see none of GRDB's functions:
/// this name comes without them.
public typealias Database = GRDB.Database

/// One service's SQLite file: one writer with group commit, parallel readers, owned by one process.
///
/// Durability: WAL with `synchronous = FULL`, so a write that returned survives a crash and a power cut. Foreign keys
/// are enforced. Neither reads nor writes run on event loops or on Swift's cooperative threads.
public final class Store: Sendable {
    /// The database file. `-wal`, `-shm` and `.lock` are beside it.
    public let path: String

    private let pool: DatabasePool
    private let checkpointer: WALCheckpointer
    private let groupCommit: GroupCommit
    private let lock: Mutex<OwnershipLock?>
    private let readsWaiting = Atomic<Int>(0)
    private let isClosed = Atomic<Bool>(false)
    private let watches = Atomic<Int>(0)

    /// Called after each commit, with the duration of the transaction in real time and the number of its calls. Runs on the writer's thread: it must
    /// not block.
    public typealias CommitObserver = @Sendable (_ took: Duration, _ calls: Int) -> Void

    /// How long SQLite waits for another process's lock before ``StoreError/busy(path:)`` (ARCH-03).
    public static let busyTimeout: TimeInterval = 5
    /// Most users of a transaction that are named to a listener in this process, which takes a long list; with more, everything counts as changed.
    public static let mostInProcess = 50_000
    /// Most reads that wait for a free reader.
    public static let waitingReads = 16_384
    /// Length of the write-ahead log at which a checkpoint begins, in pages of 4 KiB (62 MiB). A page that many calls change is then written to the
    /// file once. During the checkpoint writes go on, and the log grows (``CheckpointSchedule``).
    public static let usualLogPages = 16_000
    /// Page cache of the writer, in KiB. A transaction of some hundred calls touches thousands of pages. Pages that do not fit are written early and
    /// read again.
    static let writerCacheKiB = 64 << 10
    static let readerCacheKiB = 16 << 10
    /// Memory-mapped bytes of the file. Mapped pages are read without a system call and a copy each: in a large store the rows of a user lie
    /// scattered, and the page cache does not hold them all.
    static let mappedBytes = 4 << 30
    /// Size of a page of SQLite, in bytes.
    private static let pageBytes = 4_096

    /// Opens or creates the file, locks it, and migrates its schema. Blocks: call it while the service starts.
    ///
    /// - Parameters:
    ///   - migrations: all steps of the schema, in order.
    ///   - readers: number of connections that read in parallel.
    ///   - logPages: length of the write-ahead log at which a checkpoint begins, in pages of 4 KiB. A longer log saves writes to the file, and costs
    ///     time at reads and after a crash.
    ///   - check: reads the migrated store. Where it throws, the file cannot be used.
    ///   - onCommit: for metrics.
    /// - Throws: ``StoreError``, naming the file and the remedy, and what `check` throws.
    public init(
        path: String, migrations: [Migration], readers: Int = 4, logPages: Int = Store.usualLogPages, limits: GroupCommitLimits = .init(),
        check: ((Database) throws -> Void)? = nil, onCommit: CommitObserver? = nil
    ) throws {
        self.path = path
        try Store.checkFolder(of: path)
        let lock = try OwnershipLock(storePath: path)
        do {
            // SQLite would create the file readable for all users. Its log gets the rights of the file.
            if !FileManager.default.fileExists(atPath: path) {
                do {
                    try StoreFiles.create(path)
                } catch {
                    throw StoreError.unreadable(path: path, reason: error.description)
                }
            }
            _ = Store.withoutMemoryCount
            _ = WALWriteBuffer.isInstalled
            let pool = try DatabasePool(path: path, configuration: Store.configuration(readers: readers))
            do {
                try pool.writeWithoutTransaction { try Store.requireFullDurability($0, path: path, logPages: logPages) }
                try Migration.apply(migrations, to: pool)
                if let check { try pool.read { try check($0) } }
                self.checkpointer = try WALCheckpointer(pool: pool, usualLength: logPages)
            } catch {
                // Before the lock is free: a connection that closes later would delete the log of a new file at this path.
                try? pool.close()
                throw error
            }
            self.pool = pool
        } catch {
            throw StoreError.translated(error, path: path)
        }
        self.groupCommit = GroupCommit(pool: pool, checkpointer: checkpointer, limits: limits, onCommit: onCommit)
        self.lock = Mutex(lock)
    }

    /// Writes, and returns when the transaction is on disk. Concurrent calls share a transaction.
    ///
    /// The body runs on the writer's thread, after all earlier calls, and sees their effects. When it throws, its changes alone are undone. It must
    /// not begin, commit or roll back a transaction (savepoints are allowed), and must not block. An accepted call is not cancelled with its task.
    ///
    /// - Throws: the body's error, ``StoreError/busy(path:)``, ``StoreError/overloaded(path:waiting:)``,
    ///   ``StoreError/diskFull(path:)``, ``StoreError/groupLost(path:reason:)``, ``StoreError/closed(path:)``. In
    ///   each case nothing of the call is written.
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

    /// Queues a write call of which ``JoinedWrites`` answers the items.
    func submit(_ job: WriteJob) { groupCommit.submit(job) }

    /// Reports the users whose watched rows a transaction changed, after the commit and before its calls are answered. Call it before the first
    /// write, while the service is built: it blocks.
    ///
    /// - Parameters:
    ///   - mostUsers: the most users of a transaction that are named. A listener in this process takes ``mostInProcess``.
    ///   - hear: called on the writer's thread, in commit order; it must not block.
    /// - Throws: ``StoreError`` where a table or column does not exist.
    public func watch(
        _ tables: [WatchedTable], mostUsers: Int = StoreChanges.mostUsers, hear: @escaping @Sendable (StoreChanges) -> Void
    ) throws {
        groupCommit.tell(try notes(of: tables, mostUsers: mostUsers), hear: hear)
    }

    /// Invalidates a cache: drops the users whose watched rows a transaction changed, after the commit and before its calls are answered. Call it
    /// before the first write, while the service is built: it blocks.
    ///
    /// - Returns: Drops a further user after the running transaction. Call it within the write, for a change that is too frequent for a watched
    ///   column: a trigger costs as much as the change of the row itself.
    /// - Throws: ``StoreError`` where a table or column does not exist.
    @discardableResult
    public func watch<Value>(_ tables: [WatchedTable], cache: UserCache<Value>) throws -> @Sendable (ChangedUser) -> Void {
        let notes = try notes(of: tables, mostUsers: Store.mostInProcess)
        groupCommit.tell(notes, hear: cache.forget)
        return notes.insert
    }

    /// Reports that a statement changes rows of a table, once for each row. Inserted and deleted rows are not reported. Call it before the first
    /// write, while the service is built: it blocks.
    ///
    /// - Parameters:
    ///   - columns: those that count.
    ///   - hear: called on the writer's thread, before the commit; the change may still be undone. It must not block.
    /// - Throws: ``StoreError`` where a table or column does not exist.
    public func watchUpdates(of columns: [String], in table: String, hear: @escaping @Sendable () -> Void) throws {
        let function = "note_update_\(watches.wrappingAdd(1, ordering: .relaxed).newValue)"
        do {
            try pool.writeWithoutTransaction { database in
                database.add(
                    function: DatabaseFunction(function, argumentCount: 0) { _ in
                        hear()
                        return nil
                    })
                try database.execute(
                    sql: """
                        CREATE TEMP TRIGGER \(function) AFTER UPDATE OF \(columns.joined(separator: ", ")) ON \(table)
                        BEGIN SELECT \(function)(); END
                        """)
            }
        } catch {
            throw StoreError.translated(error, path: path)
        }
    }

    private func notes(of tables: [WatchedTable], mostUsers: Int) throws -> ChangeNotes {
        let notes = ChangeNotes(number: watches.wrappingAdd(1, ordering: .relaxed).newValue, mostUsers: mostUsers)
        do {
            try pool.writeWithoutTransaction { try notes.install(tables, in: $0) }
        } catch {
            throw StoreError.translated(error, path: path)
        }
        return notes
    }

    /// Reads one consistent state. It contains all writes that were answered before this call.
    ///
    /// - Throws: the body's error, ``StoreError/overloaded(path:waiting:)``, ``StoreError/closed(path:)``.
    public func read<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
        guard !isClosed.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
        let waiting = readsWaiting.wrappingAdd(1, ordering: .relaxed).newValue
        defer { readsWaiting.wrappingSubtract(1, ordering: .relaxed) }
        guard waiting <= Store.waitingReads else { throw StoreError.overloaded(path: path, waiting: waiting - 1) }
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
            pool.asyncUnsafeRead { [path] access in
                continuation.resume(
                    with: Result { try Self.inSnapshot(try access.get(), body) }.mapError { StoreError.translated($0, path: path) })
            }
        }
    }

    /// One snapshot for all queries of the body. GRDB's own transaction would parse its two statements for each read, which takes longer than most
    /// queries.
    private static func inSnapshot<T>(_ database: Database, _ body: (Database) throws -> T) throws -> T {
        try database.cachedStatement(sql: "BEGIN DEFERRED TRANSACTION").execute()
        defer {
            do { try database.cachedStatement(sql: "COMMIT TRANSACTION").execute() } catch { try? database.rollback() }
        }
        return try body(database)
    }

    /// Adds an observer of changes, until it is released. It is called for each commit before the calls are answered, on the writer's thread: it must
    /// not block. Blocks until running writes are done: call it while the service starts.
    public func observe(_ observer: some TransactionObserver & Sendable) {
        pool.add(transactionObserver: observer)
    }

    /// Copies the present state into a new file and checks the copy. Reads and writes go on.
    ///
    /// - Throws: ``StoreError/backupFailed(path:reason:)`` when the target exists, cannot be written, or is not sound.
    public func backup(to target: String) async throws {
        guard !isClosed.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
        try await offEventLoops { [pool] in try StoreBackup.run(from: pool, to: target) }
    }

    /// Asks for an empty write-ahead log. Call it after an erasure: the log may still have the erased data. Returns at once: the log is truncated
    /// between two transactions, as soon as no reader needs it. Calls in a row share a truncation.
    public func emptyLogSoon() { checkpointer.truncateSoon() }

    /// Refuses further calls, waits for the accepted ones, makes a full checkpoint and unlocks the file. May be called twice.
    public func close() async {
        guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        await withCheckedContinuation { continuation in
            groupCommit.close { continuation.resume() }
        }
        // Closing fails only with open statements, which asyncRead and the writer queue rule out. Even then the file is sound: the log stays.
        try? await offEventLoops { [pool, checkpointer] in
            try checkpointer.stop()
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            try pool.close()
        }
        lock.withLock { $0 = nil }
    }

    /// Queued write calls, for metrics.
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
        guard access(folder, W_OK) == 0 else {
            let cause = String(cString: strerror(errno))
            throw StoreError.folderUnusable(path: path, reason: "the folder \(folder) cannot be written (\(cause))")
        }
    }

    /// Set before the process uses SQLite, so that allocations of one connection do not wait for another one. Nobody reads the count.
    private static let withoutMemoryCount: Int32 = carillon_sqlite_without_memory_count()

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

    /// Sets and checks the durability settings.
    ///
    /// - `synchronous`: GRDB's pool sets NORMAL with WAL, which may lose committed transactions on power loss.
    /// - `secure_delete`: deleted and replaced data, such as hashes of tokens and texts of users, is overwritten in the file (SEC-01, PRIV-01).
    ///   The log keeps it until a truncation (``emptyLogSoon()``).
    /// - `temp_store`: the journal of savepoints stays in memory, out of files that nobody overwrites.
    /// - `journal_size_limit`: the log's file keeps its usual length, so that it is not truncated and extended all the time, and shrinks after a
    ///   burst.
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
