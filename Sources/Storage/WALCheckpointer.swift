import Dispatch
import Foundation
import GRDB
import GRDBSQLite
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Makes the checkpoints of a store: moves the write-ahead log into the database file, on a connection of its own. See ``CheckpointSchedule``.
///
/// SQLite's automatic checkpoint runs on the writer's connection within a commit: all writers would wait until some ten thousand pages are on disk.
///
/// While the store is open, no other code and no setting may make checkpoints: the order of ``CheckpointSchedule`` avoids SQLite's WAL-reset bug.
final class WALCheckpointer: Sendable {
    private let pool: DatabasePool
    private let connection: DatabaseQueue
    /// Descriptor of the database file, to sync it after each pass: SQLite does so only after a full checkpoint. Open as long as the store: closing
    /// any descriptor of a file releases the process's locks on it.
    private let file: Int32
    private let queue = DispatchQueue(label: "carillon.store.log")
    private let running = DispatchGroup()
    private let length = Atomic<Int>(0)
    private let schedule: Mutex<CheckpointSchedule>
    private let beforePass: (@Sendable () -> Void)?
    private let isStopped = Mutex(false)
    /// Truncations that failed since the last that succeeded.
    private let failedTruncations = Atomic<Int>(0)

    /// How long a truncation waits for readers on the writer's connection, in milliseconds.
    private static let truncationWait: Int32 = 20
    /// Pause after the first failed truncation, in milliseconds. It doubles with each further one, ``mostDoublings`` times.
    private static let firstPause = 100
    private static let mostDoublings = 9
    /// Most passes of one checkpoint. Each takes the frames that the writer appended during the pass before.
    private static let mostPasses = 4

    /// - Parameters:
    ///   - pool: the store's. Automatic checkpoints of its writer are off from now on.
    ///   - usualLength: length of the log at which a checkpoint begins, in frames.
    ///   - beforePass: for tests; called before each pass in the background.
    /// - Throws: `DatabaseError`, ``StoreError/folderUnusable(path:reason:)``.
    init(pool: DatabasePool, usualLength: Int, beforePass: (@Sendable () -> Void)? = nil) throws {
        self.pool = pool
        self.beforePass = beforePass
        schedule = Mutex(CheckpointSchedule(usual: usualLength))
        var configuration = Configuration()
        configuration.label = "carillon.store.log"
        connection = try DatabaseQueue(path: pool.path, configuration: configuration)
        file = open(pool.path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw StoreError.folderUnusable(path: pool.path, reason: String(cString: strerror(errno))) }
        pool.writeWithoutTransaction { watchLength(on: $0) }
    }

    deinit { close(file) }

    /// Decides on a checkpoint after a transaction. Runs on the writer's queue.
    func afterTransaction(on writer: Database) {
        step(on: writer)
        // The first step may have ended the background checkpoint that precedes a truncation.
        if schedule.withLock(\.isTruncationDue) { step(on: writer) }
    }

    /// Asks for an empty log, so that it no longer has data that was erased before. Returns at once. Requests share a truncation; one that readers
    /// prevent is repeated until it succeeds.
    func truncateSoon() {
        guard !isStopped.withLock({ $0 }) else { return }
        if schedule.withLock({ $0.requestTruncation() }) { wakeWriter() }
    }

    private func step(on writer: Database) {
        switch schedule.withLock({ $0.next(length: length.load(ordering: .relaxed)) }) {
        case .nothing: return
        case .checkpointInBackground: checkpointInBackground()
        case .finish: finish(on: writer)
        case .waitAndFinish:
            running.wait()
            finish(on: writer)
        case .truncate: truncate(on: writer)
        }
    }

    /// Waits for the running checkpoint. Nothing may be written afterwards. Blocks.
    func stop() throws {
        isStopped.withLock { $0 = true }
        schedule.withLock { $0.cancelTruncation() }
        // A step that the writer was woken for may begin a last checkpoint.
        pool.writeWithoutTransaction { _ in }
        running.wait()
        try connection.close()
    }

    private func checkpointInBackground() {
        queue.async(group: running) { [self] in
            // After an error the frames stay in the log, where they are safe, and the next try is soon. The log held frames that are not in the
            // file when this began, and nothing else makes checkpoints.
            try? connection.writeWithoutTransaction { try checkpoint(on: $0) }
            schedule.withLock { $0.backgroundEnded() }
            // An idle writer must finish too.
            pool.asyncWriteWithoutTransaction { [self] in afterTransaction(on: $0) }
        }
    }

    private func checkpoint(on database: Database) throws {
        var before = 0
        for _ in 0..<Self.mostPasses {
            beforePass?()
            let checkpointed = try database.checkpoint(.passive).checkpointedFrameCount
            fdatasync(file)
            let goesOn = schedule.withLock { $0.continues(length: length.load(ordering: .relaxed), checkpointed: checkpointed, before: before) }
            guard goesOn else { return }
            before = checkpointed
        }
    }

    private func finish(on writer: Database) {
        let checkpointed = (try? writer.checkpoint(.passive).checkpointedFrameCount) ?? 0
        schedule.withLock { $0.finished(checkpointed: checkpointed) }
    }

    /// No background checkpoint runs, and the writer restarts no log meanwhile: see ``CheckpointSchedule``.
    private func truncate(on writer: Database) {
        sqlite3_busy_timeout(writer.sqliteConnection, Self.truncationWait)
        let result = Result { try writer.checkpoint(.truncate) }
        sqlite3_busy_timeout(writer.sqliteConnection, Int32(Store.busyTimeout * 1_000))
        guard case .failure = result else {
            length.store(0, ordering: .relaxed)
            failedTruncations.store(0, ordering: .relaxed)
            return schedule.withLock { $0.truncated() }
        }
        finish(on: writer)
        schedule.withLock { $0.truncationFailed() }
        let doublings = min(failedTruncations.wrappingAdd(1, ordering: .relaxed).oldValue, Self.mostDoublings)
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.firstPause << doublings)) { [weak self] in
            guard let self else { return }
            schedule.withLock { $0.retryTruncation() }
            wakeWriter()
        }
    }

    /// An idle writer takes its next step, too.
    private func wakeWriter() {
        // Not after ``stop()``: the pool is closed then.
        isStopped.withLock { isStopped in
            guard !isStopped else { return }
            pool.asyncWriteWithoutTransaction { [weak self] database in self?.afterTransaction(on: database) }
        }
    }

    /// SQLite reports the length of the log after each commit. This hook replaces SQLite's hook for automatic checkpoints.
    private func watchLength(on writer: Database) {
        // Commits of the writer call the hook, and each of them retains this object.
        sqlite3_wal_hook(
            writer.sqliteConnection,
            { context, _, _, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<WALCheckpointer>.fromOpaque(context).takeUnretainedValue().length.store(Int(frames), ordering: .relaxed)
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
