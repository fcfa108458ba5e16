import GRDB
import Synchronization

/// A write call in the queue.
struct WriteJob: Sendable {
    /// Runs the call's body. The returned closure answers the caller, after the commit.
    let run: @Sendable (Database) throws -> @Sendable () -> Void
    /// Answers the caller with an error: nothing of the call was written.
    let fail: @Sendable (any Error) -> Void
}

/// Limits of group commit: the size of a transaction and of the queue.
public struct GroupCommitLimits: Sendable {
    /// Most calls of one transaction. With 512 calls the `fsync` costs next to nothing; more calls would only wait longer.
    public var callsPerTransaction = 512
    /// Age at which a transaction takes no further call and commits.
    public var transactionTime = Duration.milliseconds(50)
    /// Most calls in the queue. At some 20,000 calls a second a full queue waits far less than the 5 s of an RPC's deadline.
    public var waitingCalls = 16_384

    public init() {}
}

/// Runs many calls in one transaction with one `fsync`.
///
/// Calls queue up while the writer works. When the writer is free, it takes the whole queue. Each call but the first runs in a savepoint, so a
/// failure undoes that call alone. Calls are answered after the commit.
final class GroupCommit: Sendable {
    private struct State {
        var waiting: [WriteJob] = []
        /// The writer is woken or working.
        var writerScheduled = false
        var isClosed = false
        var whenIdle: [@Sendable () -> Void] = []
    }

    private let pool: DatabasePool
    private let checkpointer: WALCheckpointer
    private let limits: GroupCommitLimits
    private let onCommit: Store.CommitObserver?
    private let state = Mutex(State())
    /// Called with the changed rows before the calls that changed them are answered.
    private let listeners = Mutex<[(notes: ChangeNotes, hear: @Sendable (StoreChanges) -> Void)]>([])

    init(pool: DatabasePool, checkpointer: WALCheckpointer, limits: GroupCommitLimits, onCommit: Store.CommitObserver? = nil) {
        self.pool = pool
        self.checkpointer = checkpointer
        self.limits = limits
        self.onCommit = onCommit
    }

    /// Queues a call, or fails it at once when the store is closed or too many wait.
    func submit(_ job: WriteJob) {
        enum Verdict { case queued, wakeWriter, refused(StoreError) }
        let verdict = state.withLock { state -> Verdict in
            guard !state.isClosed else { return .refused(.closed(path: pool.path)) }
            guard state.waiting.count < limits.waitingCalls else {
                return .refused(.overloaded(path: pool.path, waiting: state.waiting.count))
            }
            state.waiting.append(job)
            guard !state.writerScheduled else { return .queued }
            state.writerScheduled = true
            return .wakeWriter
        }
        switch verdict {
        case .queued: break
        case .refused(let error): job.fail(error)
        case .wakeWriter: wakeWriter()
        }
    }

    /// Refuses further calls. `then` runs when the last accepted call is answered.
    func close(then: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            state.isClosed = true
            guard state.writerScheduled else { return true }
            state.whenIdle.append(then)
            return false
        }
        if isIdle { then() }
    }

    /// Adds a listener: it hears of noted changes before the calls are answered.
    func tell(_ notes: ChangeNotes, hear: @escaping @Sendable (StoreChanges) -> Void) {
        listeners.withLock { $0.append((notes, hear)) }
    }

    /// Calls in the queue.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// The work runs on the writer connection's dispatch queue, never on an event loop or the cooperative pool.
    private func wakeWriter() {
        pool.asyncWriteWithoutTransaction { [self] database in
            while let group = takeGroup() {
                commit(group, in: database)
                checkpointer.afterTransaction(on: database)
            }
        }
    }

    private func takeGroup() -> [WriteJob]? {
        let (group, whenIdle) = state.withLock { state -> ([WriteJob]?, [@Sendable () -> Void]) in
            guard !state.waiting.isEmpty else {
                state.writerScheduled = false
                defer { state.whenIdle = [] }
                return (nil, state.whenIdle)
            }
            if state.waiting.count <= limits.callsPerTransaction {
                defer { state.waiting = [] }
                return (state.waiting, [])
            }
            let group = Array(state.waiting.prefix(limits.callsPerTransaction))
            state.waiting.removeFirst(group.count)
            return (group, [])
        }
        for action in whenIdle { action() }
        return group
    }

    private func takeWaiting() -> [WriteJob] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Puts calls back at the head of the queue; they were not started.
    private func putBack(_ jobs: ArraySlice<WriteJob>) {
        state.withLock { $0.waiting.insert(contentsOf: jobs, at: 0) }
    }

    private func commit(_ group: [WriteJob], in database: Database) {
        var outcomes: [Outcome] = []
        outcomes.reserveCapacity(group.count)
        var loss: (any Error)?
        let start = ContinuousClock.now
        do {
            try begin(in: database)
            try run(group, in: database, outcomes: &outcomes)
            if outcomes.contains(where: \.isSuccess) {
                try database.cachedStatement(sql: "COMMIT TRANSACTION").execute()
                onCommit?(ContinuousClock.now - start, outcomes.count)
            } else {
                try database.rollback()
                // The transaction failed, so nothing changed: notes are dropped.
                for (notes, _) in listeners.withLock(\.self) { _ = notes.take() }
            }
        } catch {
            if database.isInsideTransaction { try? database.rollback() }
            loss = sharedError(error, groupSize: group.count)
        }
        // The log may hold the room that is missing.
        if Self.isDiskFull(loss) || outcomes.contains(where: \.isDiskFull) { checkpointer.truncateSoon() }
        // A transaction that could not begin would fail in the same way for calls that were not started, and for calls that came while it
        // waited for the lock. So each call waits for the lock once at most.
        if let loss, outcomes.isEmpty {
            for job in group + takeWaiting() { job.fail(loss) }
            return
        }
        if outcomes.count < group.count { putBack(group[outcomes.count...]) }
        for (notes, hear) in listeners.withLock(\.self) {
            let changes = notes.take()
            if !changes.isEmpty { hear(changes) }
        }
        for (job, outcome) in zip(group, outcomes) {
            switch (outcome, loss) {
            case (.failed(let error), _): job.fail(error)
            case (.done, let error?): job.fail(error)
            case (.done(let notify), nil): notify()
            }
        }
    }

    private enum Outcome {
        case done(@Sendable () -> Void)
        case failed(any Error)

        var isSuccess: Bool { if case .done = self { true } else { false } }
        var isDiskFull: Bool { if case .failed(let error) = self { GroupCommit.isDiskFull(error) } else { false } }
    }

    private static func isDiskFull(_ error: (any Error)?) -> Bool {
        if case StoreError.diskFull? = error as? StoreError { true } else { false }
    }

    /// Runs the calls of a group until all are done or the transaction is old enough.
    ///
    /// - Throws: when a call, or SQLite on a call's behalf (full disk, I/O error), ended the shared transaction.
    private func run(_ group: [WriteJob], in database: Database, outcomes: inout [Outcome]) throws {
        let start = ContinuousClock.now
        for (index, job) in group.enumerated() {
            if !outcomes.isEmpty, ContinuousClock.now - start > limits.transactionTime { return }
            do {
                // The first call needs no savepoint: the transaction is its own until then. In a savepoint SQLite copies each changed page.
                outcomes.append(.done(try index == 0 ? job.run(database) : inSavepoint(job, database)))
            } catch {
                outcomes.append(.failed(StoreError.translated(error, path: pool.path)))
                guard database.isInsideTransaction else { throw error }
                if index == 0, group.count > 1 {
                    try database.rollback()
                    try begin(in: database)
                }
            }
            guard database.isInsideTransaction else {
                throw StoreError.groupLost(path: pool.path, reason: "a call ended the transaction that it shared")
            }
        }
    }

    /// Cached, as the commit is: `Database.beginTransaction` compiles its statement each time.
    private func begin(in database: Database) throws { try database.cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute() }

    private func inSavepoint(_ job: WriteJob, _ database: Database) throws -> @Sendable () -> Void {
        try database.cachedStatement(sql: "SAVEPOINT one_call").execute()
        do {
            let notify = try job.run(database)
            if database.isInsideTransaction { try database.cachedStatement(sql: "RELEASE one_call").execute() }
            return notify
        } catch {
            if database.isInsideTransaction {
                try database.cachedStatement(sql: "ROLLBACK TO one_call").execute()
                try database.cachedStatement(sql: "RELEASE one_call").execute()
            }
            throw error
        }
    }

    /// The error for calls that succeeded themselves, but whose transaction failed.
    private func sharedError(_ error: any Error, groupSize: Int) -> any Error {
        let error = StoreError.translated(error, path: pool.path)
        return groupSize == 1 || error is StoreError ? error : StoreError.groupLost(path: pool.path, reason: "\(error)")
    }
}
