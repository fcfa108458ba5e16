import GRDB
import Synchronization

/// One call that waits to write.
struct WriteJob: Sendable {
    /// Does the work; what it returns tells the caller of the success, once the transaction is on disk.
    let run: @Sendable (Database) throws -> @Sendable () -> Void
    /// Tells the caller that nothing of its work was kept.
    let fail: @Sendable (any Error) -> Void
}

/// Limits of a group: how much shares one transaction and how much may wait for the next.
public struct GroupCommitLimits: Sendable {
    /// Calls in one transaction. One `fsync` over 512 calls is noise already; more would only lengthen the wait.
    public var callsPerTransaction = 512
    /// A group takes no further call once its transaction is this old, so that a commit is never far away.
    public var transactionTime = Duration.milliseconds(50)
    /// Calls that wait. At some 20,000 calls a second this is well below the 5 s of an RPC's deadline.
    public var waitingCalls = 16_384

    public init() {}
}

/// Lets many calls share one transaction and one `fsync`.
///
/// Calls queue up while the writer is at work; as soon as it is free it takes everything that waits. Each call runs in
/// a savepoint of its own, so one that fails is undone alone. Nobody is answered before the commit.
final class GroupCommit: Sendable {
    private struct State {
        var waiting: [WriteJob] = []
        /// The writer has been told to come, or is at work.
        var writerScheduled = false
        var isClosed = false
        var whenIdle: [@Sendable () -> Void] = []
    }

    private let pool: DatabasePool
    private let folder: WALCheckpointer
    private let limits: GroupCommitLimits
    private let onCommit: Store.CommitObserver?
    private let state = Mutex(State())
    /// Who hears of changed rows before the callers that changed them.
    private let listeners = Mutex<[(notes: ChangeNotes, hear: @Sendable (StoreChanges) -> Void)]>([])

    init(pool: DatabasePool, folder: WALCheckpointer, limits: GroupCommitLimits, onCommit: Store.CommitObserver? = nil) {
        self.pool = pool
        self.folder = folder
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

    /// Refuses further calls; `then` runs when the last accepted one is answered.
    func close(then: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            state.isClosed = true
            guard state.writerScheduled else { return true }
            state.whenIdle.append(then)
            return false
        }
        if isIdle { then() }
    }

    /// From now on a listener hears what was noted before callers are answered.
    func tell(_ notes: ChangeNotes, hear: @escaping @Sendable (StoreChanges) -> Void) {
        listeners.withLock { $0.append((notes, hear)) }
    }

    /// Calls that wait at this moment.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Work happens on the writer connection's own dispatch queue: never on an event loop or the cooperative pool.
    private func wakeWriter() {
        pool.asyncWriteWithoutTransaction { [self] database in
            while let group = takeGroup() {
                commit(group, in: database)
                folder.tend(database)
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
            try database.beginTransaction(.immediate)
            try run(group, in: database, outcomes: &outcomes)
            if outcomes.contains(where: \.isSuccess) {
                try database.commit()
                onCommit?(ContinuousClock.now - start, outcomes.count)
            } else {
                try database.rollback()
                // Nothing changed, whatever was noted.
                for (notes, _) in listeners.withLock(\.self) { _ = notes.take() }
            }
        } catch {
            if database.isInsideTransaction { try? database.rollback() }
            loss = sharedError(error, groupSize: group.count)
        }
        // A transaction that could not even begin would fail the same way for those who were not started, and for those who came
        // while it waited for a lock: nobody waits for that longer than once.
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
    }

    /// Runs the calls of a group until all are done or the transaction is old enough.
    ///
    /// - Throws: when a call, or SQLite on a call's behalf (full disk, I/O error), ended the shared transaction.
    private func run(_ group: [WriteJob], in database: Database, outcomes: inout [Outcome]) throws {
        let start = ContinuousClock.now
        for job in group {
            if !outcomes.isEmpty, ContinuousClock.now - start > limits.transactionTime { return }
            do {
                // A lone call needs no savepoint: the transaction is its own.
                outcomes.append(.done(try group.count == 1 ? job.run(database) : inSavepoint(job, database)))
            } catch {
                outcomes.append(.failed(StoreError.translated(error, path: pool.path)))
                guard database.isInsideTransaction else { throw error }
            }
            guard database.isInsideTransaction else {
                throw StoreError.groupLost(path: pool.path, reason: "a call ended the transaction that it shared")
            }
        }
    }

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

    /// What those hear whose own work was fine but went down with the transaction.
    private func sharedError(_ error: any Error, groupSize: Int) -> any Error {
        let error = StoreError.translated(error, path: pool.path)
        return groupSize == 1 || error is StoreError ? error : StoreError.groupLost(path: pool.path, reason: "\(error)")
    }
}
