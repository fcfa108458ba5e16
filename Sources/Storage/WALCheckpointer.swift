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

/// Folds a store's write-ahead log into its file, on a connection of its own beside the writer's. See ``CheckpointSchedule``.
///
/// SQLite itself would do it on the writer's connection within a commit, and each time everybody who writes would wait until some ten thousand
/// pages are written and on disk.
///
/// Nobody else may make checkpoints while the store is open, and no other setting may: SQLite's WAL-reset bug is avoided by the order that
/// ``CheckpointSchedule`` keeps to.
final class WALCheckpointer: Sendable {
    private let pool: DatabasePool
    private let connection: DatabaseQueue
    /// SQLite brings a folded page to the disk only when the whole log is folded; this one does so after each pass, while the writer goes on.
    /// Open for as long as the store is: with any descriptor of a file closed, the process loses its locks on it.
    private let file: Int32
    private let queue = DispatchQueue(label: "carillon.store.log")
    private let running = DispatchGroup()
    private let length = Atomic<Int>(0)
    private let folding: Mutex<CheckpointSchedule>
    private let beforePass: (@Sendable () -> Void)?

    /// Passes over what the writer appended during the pass before.
    private static let mostPasses = 4

    /// - Parameters:
    ///   - pool: of the store; from now on its writer folds nothing by itself.
    ///   - usualLength: frames after which the log is folded.
    ///   - beforePass: for tests: told before each checkpoint beside the writer.
    /// - Throws: `DatabaseError`, ``StoreError/folderUnusable(path:reason:)``.
    init(pool: DatabasePool, usualLength: Int, beforePass: (@Sendable () -> Void)? = nil) throws {
        self.pool = pool
        self.beforePass = beforePass
        folding = Mutex(CheckpointSchedule(usual: usualLength))
        var configuration = Configuration()
        configuration.label = "carillon.store.log"
        connection = try DatabaseQueue(path: pool.path, configuration: configuration)
        file = open(pool.path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw StoreError.folderUnusable(path: pool.path, reason: String(cString: strerror(errno))) }
        pool.writeWithoutTransaction { watchLength(on: $0) }
    }

    deinit { close(file) }

    /// After each transaction, on the writer's queue.
    func tend(_ writer: Database) {
        switch folding.withLock({ $0.next(length: length.load(ordering: .relaxed)) }) {
        case .nothing: return
        case .foldBeside: foldBeside()
        case .finish: finish(on: writer)
        case .waitAndFinish:
            running.wait()
            finish(on: writer)
        }
    }

    /// Waits until nothing is folded beside the writer any more. Nothing must be written afterwards. Blocks.
    func stop() throws {
        running.wait()
        try connection.close()
    }

    private func foldBeside() {
        queue.async(group: running) { [self] in
            // What cannot be folded stays in the log, where it is safe; the next try is soon. It began while the log held frames that are not
            // in the file, and nobody else has folded any since.
            try? connection.writeWithoutTransaction { try fold(on: $0) }
            folding.withLock { $0.foldedBeside() }
            // For the writer that has nothing more to write.
            pool.asyncWriteWithoutTransaction { [self] in tend($0) }
        }
    }

    private func fold(on database: Database) throws {
        var before = 0
        for _ in 0..<Self.mostPasses {
            beforePass?()
            let folded = try database.checkpoint(.passive).checkpointedFrameCount
            fdatasync(file)
            guard folding.withLock({ $0.goesOn(length: length.load(ordering: .relaxed), folded: folded, before: before) }) else { return }
            before = folded
        }
    }

    private func finish(on writer: Database) {
        let folded = (try? writer.checkpoint(.passive).checkpointedFrameCount) ?? 0
        folding.withLock { $0.finished(folded: folded) }
    }

    /// SQLite tells after each commit how long the log is. The hook takes the place of the one that folds.
    private func watchLength(on writer: Database) {
        // The hook is called by commits of the writer, all of which hold on to this object.
        sqlite3_wal_hook(
            writer.sqliteConnection,
            { context, _, _, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<WALCheckpointer>.fromOpaque(context).takeUnretainedValue().length.store(Int(frames), ordering: .relaxed)
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
