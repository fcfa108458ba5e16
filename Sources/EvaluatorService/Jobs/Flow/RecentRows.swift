import DequeModule
import Synchronization

/// Rows that were just committed, for a reader that goes through a table in the order of its rows: it takes them from here, and does not read and
/// decode them again. The store stays the truth: rows that do not follow directly on what the reader has read are read from the store. Rows that
/// find no room here are read from the store as well.
///
/// Rows are numbered in the order in which they were inserted, without gaps. Writers add rows after the commit, in any order. Whoever changes a
/// stored row calls ``forget()`` in the same transaction.
///
/// Not a cache by key, such as Storage's `UserCache`: each row is taken once, in order.
final class RecentRows<Row: Sendable>: Sendable {
    /// Rows that follow on each other.
    private struct Run {
        var first: Int64
        var rows: ArraySlice<Row>
        /// Of each row, on average.
        var bytes: Int

        /// The row behind the last one.
        var end: Int64 { first + Int64(rows.count) }

        mutating func drop(through row: Int64) {
            guard row >= first else { return }
            rows = rows.dropFirst(Int(min(row, end - 1) - first + 1))
            first = row + 1
        }
    }

    private struct State {
        /// In the order of their rows.
        var runs: Deque<Run> = []
        var (count, bytes) = (0, 0)
        /// Rows found no room. No others are added until all are taken: single runs between gaps would make the reader's batches small.
        var isFull = false
        /// The reader has all rows up to this one.
        var passed: Int64 = 0
        var edition: UInt64 = 0

        mutating func insert(_ run: Run) {
            var place = runs.endIndex
            while place > runs.startIndex, runs[place - 1].first > run.first { place -= 1 }
            runs.insert(run, at: place)
            count += run.rows.count
            bytes += run.rows.count * run.bytes
        }

        mutating func removeFirst() -> Run {
            let run = runs.removeFirst()
            count -= run.rows.count
            bytes -= run.rows.count * run.bytes
            return run
        }

        /// Drops the rows that the reader has.
        mutating func dropPassed() {
            while let first = runs.first?.first, first <= passed {
                var run = removeFirst()
                run.drop(through: passed)
                if !run.rows.isEmpty { insert(run) }
            }
        }
    }

    private let state = Mutex(State())
    private let mostRows: Int
    private let mostBytes: Int

    /// - Parameters:
    ///   - rows: most rows.
    ///   - bytes: most bytes of these rows in the store.
    init(rows: Int, bytes: Int) {
        mostRows = rows
        mostBytes = bytes
    }

    /// The number of calls of ``forget()``. A writer reads it in the transaction that inserts its rows.
    var edition: UInt64 { state.withLock { $0.edition } }

    /// Adds rows where there is room, unless ``forget()`` was called since they were inserted.
    ///
    /// - Parameters:
    ///   - first: the number of the first one. The others follow on it.
    ///   - bytes: of all rows, in the store.
    ///   - edition: ``edition``, when they were inserted.
    func add(_ rows: [Row], from first: Int64, bytes: Int, edition: UInt64) {
        guard !rows.isEmpty else { return }
        state.withLock { state in
            if state.runs.isEmpty { state.isFull = false }
            guard edition == state.edition, !state.isFull else { return }
            guard state.count + rows.count <= mostRows, state.bytes + bytes <= mostBytes else { return state.isFull = true }
            state.insert(Run(first: first, rows: rows[...], bytes: bytes / rows.count))
            state.dropPassed()
        }
    }

    /// Takes the rows that follow directly on a row that the reader has.
    ///
    /// - Parameter takes: whether to take one more row.
    /// - Returns: empty where the reader has to ask the store.
    func take(after row: Int64, while takes: (Row) -> Bool) -> [Row] {
        state.withLock { state in
            var taken: [Row] = []
            while state.runs.first?.first == row + Int64(taken.count) + 1 {
                var run = state.removeFirst()
                let some = run.rows.prefix(while: takes)
                taken += some
                guard some.count < run.rows.count else { continue }
                if !some.isEmpty { run.drop(through: run.first + Int64(some.count) - 1) }
                state.insert(run)
                break
            }
            state.passed = max(state.passed, row + Int64(taken.count))
            return taken
        }
    }

    /// The reader read all rows up to this one from the store.
    func pass(_ row: Int64) {
        state.withLock { state in
            state.passed = max(state.passed, row)
            state.dropPassed()
        }
    }

    /// Drops all rows: a stored row was changed. Rows that were inserted before are not added any more.
    func forget() {
        state.withLock { state in
            (state.runs, state.count, state.bytes) = ([], 0, 0)
            state.edition += 1
        }
    }
}
