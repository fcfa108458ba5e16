import Synchronization

/// Writes the items of calls that wait for the writer at the same time by one run of a function. What the function does once for all of them, such as
/// adding up counts, costs each call a part. Nothing waits for further items: one that comes alone is written alone.
///
/// Each call gets its own answer or error, after the commit. An item may be written before calls of the store that came earlier and are not answered
/// yet.
public final class JoinedWrites<Item: Sendable, Answer: Sendable>: Sendable {
    /// What a run wrote.
    public struct Written: Sendable {
        /// The answers in the order of the items. An item with an error has changed nothing.
        public var answers: [Result<Answer, any Error>]
        /// Runs after the commit and before the calls are answered, on the writer's thread: it must not block.
        public var afterCommit: @Sendable () -> Void

        /// The outcome of a run: an answer for each item, and what follows the commit.
        public init(answers: [Result<Answer, any Error>], afterCommit: @escaping @Sendable () -> Void = {}) {
            self.answers = answers
            self.afterCommit = afterCommit
        }
    }

    /// Writes items in one transaction. When it throws, nothing of them is written, and each is tried alone.
    public typealias Body = @Sendable (_ items: [Item], _ database: Database) throws -> Written

    private struct Waiting: Sendable {
        let item: Item
        let call: CheckedContinuation<Answer, any Error>
    }

    /// The items of one run.
    private struct Batch: Sendable {
        var waiting: [Waiting]
        /// Takes no further items: the writer has begun with it.
        var isClosed = false
        var hasThrown = false
    }

    private struct State: Sendable {
        /// Unanswered batches by their numbers.
        var batches: [Int: Batch] = [:]
        var lastNumber = 0
        /// The items of all batches.
        var items = 0

        mutating func add(_ batch: Batch) -> Int {
            lastNumber += 1
            batches[lastNumber] = batch
            items += batch.waiting.count
            return lastNumber
        }

        mutating func take(_ number: Int) -> Batch? {
            guard let batch = batches.removeValue(forKey: number) else { return nil }
            items -= batch.waiting.count
            return batch
        }
    }

    /// Where an item went.
    private enum Place {
        /// Into a batch that is to be submitted.
        case new(Int)
        /// Into one that waits for the writer already.
        case joined
        /// Nowhere: so many items wait.
        case refused(Int)
    }

    private let store: Store
    private let mostItems: Int
    private let mostWaiting: Int
    private let body: Body
    private let state = Mutex(State())

    /// - Parameters:
    ///   - mostItems: of one run.
    ///   - mostWaiting: items that wait; further ones are refused. The store's own bound does not hold here, because it counts a batch as one call.
    ///   - body: runs on the writer's thread, as the body of ``Store/write(_:)`` does.
    public init(in store: Store, mostItems: Int, mostWaiting: Int = GroupCommitLimits().waitingCalls, _ body: @escaping Body) {
        self.store = store
        self.mostItems = mostItems
        self.mostWaiting = mostWaiting
        self.body = body
    }

    /// Items whose calls are not answered yet.
    public var waitingItems: Int { state.withLock { $0.items } }

    /// Writes an item, and returns when it is on disk.
    ///
    /// - Throws: the item's own error, and what ``Store/write(_:)`` throws, such as ``StoreError/overloaded(path:waiting:)``. In each case nothing of
    ///   the item is written.
    public func write(_ item: Item) async throws -> Answer {
        try await withCheckedThrowingContinuation { (call: CheckedContinuation<Answer, any Error>) in
            let waiting = Waiting(item: item, call: call)
            let place = state.withLock { state -> Place in
                guard state.items < mostWaiting else { return .refused(state.items) }
                let last = state.lastNumber
                let hasRoom = state.batches[last].map { !$0.isClosed && $0.waiting.count < mostItems } ?? false
                guard hasRoom else { return .new(state.add(Batch(waiting: [waiting]))) }
                state.batches[last]?.waiting.append(waiting)
                state.items += 1
                return .joined
            }
            switch place {
            case .new(let number): submit(number)
            case .joined: break
            case .refused(let items): call.resume(throwing: StoreError.overloaded(path: store.path, waiting: items))
            }
        }
    }

    private func submit(_ number: Int) {
        store.submit(
            WriteJob(
                run: { [self] database in
                    let waiting = close(number)
                    let written: Written
                    do {
                        written = try body(waiting.map(\.item), database)
                    } catch {
                        state.withLock { $0.batches[number]?.hasThrown = true }
                        throw error
                    }
                    precondition(written.answers.count == waiting.count, "each item has an answer")
                    return { [self] in
                        _ = take(number)
                        written.afterCommit()
                        for (one, answer) in zip(waiting, written.answers) { one.call.resume(with: answer) }
                    }
                },
                fail: { [self] error in fail(number, with: error) }))
    }

    private func close(_ number: Int) -> [Waiting] {
        state.withLock { state in
            state.batches[number]?.isClosed = true
            return state.batches[number]?.waiting ?? []
        }
    }

    private func take(_ number: Int) -> Batch? { state.withLock { $0.take(number) } }

    /// Answers the calls of a batch of which nothing was written. An error of the whole store is the error of all. Any other one may be due to one
    /// item, which must not fail the others.
    private func fail(_ number: Int, with error: any Error) {
        guard let batch = take(number) else { return }
        if batch.hasThrown, batch.waiting.count > 1, !(error is StoreError) {
            for one in batch.waiting { submit(state.withLock { $0.add(Batch(waiting: [one], isClosed: true)) }) }
        } else {
            for one in batch.waiting { one.call.resume(throwing: error) }
        }
    }
}
