import Storage
import Synchronization

/// Answers of a neighbour that are kept until their user changes (ARCH-09): the holder's side.
///
/// It never stands in the way: while the neighbour does not count on it (no stream, no echo in time), each question is asked as if there
/// were no cache.
public final class WatchedCache<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    /// A question about a user.
    public struct Wanted: Sendable, Hashable {
        /// Whose change ends the answer.
        public var user: ChangedUser
        /// What is asked.
        public var question: Question

        /// A question about a user.
        public init(_ question: Question, of user: ChangedUser) {
            self.user = user
            self.question = question
        }
    }

    /// What the neighbour said.
    public struct Fetched: Sendable {
        /// The answer.
        public var answer: Answer
        /// Until when it stays right if nothing is changed; nil: it is not to be kept.
        public var until: Instant?

        /// An answer, and until when it may be kept.
        public init(_ answer: Answer, until: Instant?) {
            self.answer = answer
            self.until = until
        }
    }

    private struct State {
        var lease: HeldLease
        var kept: KeptAnswers<Question, Answer>
    }

    private let now: @Sendable () -> ContinuousClock.Instant
    private let lookups: CacheMetrics
    private let invalidations: Counter
    private let state: Mutex<State>

    /// - Parameters:
    ///   - name: in metrics.
    ///   - mostEntries: answers kept at once; 0 keeps none.
    ///   - now: real time.
    public init(
        _ name: String, mostEntries: Int, times: WatchTimes = WatchTimes(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, metrics: MetricsRegistry
    ) {
        self.now = now
        lookups = CacheMetrics(name, metrics: metrics)
        invalidations = metrics.counter(
            "carillon_cache_invalidations_total", ["cache": name], help: "Users of whom a cache was told that something changed.")
        state = Mutex(State(lease: HeldLease(margin: times.margin), kept: KeptAnswers(mostEntries: mostEntries)))
        metrics.gauge("carillon_cache_entries", ["cache": name], help: "Answers kept.") { [weak self] in Double(self?.count ?? 0) }
        metrics.gauge("carillon_cache_usable", ["cache": name], help: "1 while the owner of the store counts on this cache, else 0.") {
            [weak self] in self?.isUsable == true ? 1 : 0
        }
    }

    /// Answers kept.
    public var count: Int { state.withLock { $0.kept.count } }

    /// Whether answers may be used and kept now.
    public var isUsable: Bool { state.withLock { $0.lease.isLive(at: now()) } }

    /// The answers to questions, in their order: kept ones, and what `fetch` brings for the others.
    ///
    /// - Parameters:
    ///   - instant: of the domain's clock, for which the answers are to be right.
    ///   - isCurrent: false for a kept answer that the asker knows to be out of date for reasons of its own.
    ///   - fetch: asks about the questions at these places; as many answers, in order. What it throws is thrown.
    public func answers(
        to wanted: [Wanted], at instant: Instant, isCurrent: (Answer) -> Bool = { _ in true },
        fetch: ([Int]) async throws -> [Fetched]
    ) async throws -> [Answer] {
        var answers = [Answer?](repeating: nil, count: wanted.count)
        var missing: [Int] = []
        let ticket: KeptAnswers<Question, Answer>.Ticket? = look(for: wanted, at: instant, isCurrent, into: &answers, missing: &missing)
        defer { if let ticket { state.withLock { $0.kept.end(ticket) } } }
        guard !missing.isEmpty else { return answers.compactMap { $0 } }
        let fetched = try await fetch(missing)
        precondition(fetched.count == missing.count, "a fetch brings one answer a question")
        for (place, item) in zip(missing, fetched) { answers[place] = item.answer }
        if let ticket { keep(fetched, to: missing.map { wanted[$0] }, from: instant, ticket) }
        return answers.compactMap { $0 }
    }

    /// - Returns: a ticket where something is missing and may be kept.
    private func look(
        for wanted: [Wanted], at instant: Instant, _ isCurrent: (Answer) -> Bool, into answers: inout [Answer?], missing: inout [Int]
    ) -> KeptAnswers<Question, Answer>.Ticket? {
        var found = answers
        var misses: [Int] = []
        let ticket = state.withLock { state -> KeptAnswers<Question, Answer>.Ticket? in
            guard state.lease.isLive(at: now()) else {
                misses = Array(wanted.indices)
                return nil
            }
            for (place, item) in wanted.enumerated() {
                if let answer = state.kept.answer(to: item.question, of: item.user, at: instant), isCurrent(answer) {
                    found[place] = answer
                } else {
                    misses.append(place)
                }
            }
            return misses.isEmpty ? nil : state.kept.begin()
        }
        lookups.hits.increment(by: wanted.count - misses.count)
        lookups.misses.increment(by: misses.count)
        (answers, missing) = (found, misses)
        return ticket
    }

    private func keep(_ fetched: [Fetched], to wanted: [Wanted], from instant: Instant, _ ticket: KeptAnswers<Question, Answer>.Ticket) {
        state.withLock { state in
            guard state.lease.isLive(at: now()) else { return }
            for (item, fetched) in zip(wanted, fetched) {
                guard let until = fetched.until else { continue }
                state.kept.keep(fetched.answer, to: item.question, of: item.user, from: instant, until: until, ticket)
            }
        }
    }
}

/// What a ``ChangeWatcher`` does with a cache.
public protocol ChangeHolder: Sendable {
    /// Takes the number of the beat that is sent now.
    func beat() -> UInt64
    /// Forgets what changed, then trusts the rest for another lease where a beat was echoed.
    func heard(_ changes: StoreChanges, echoOf beat: UInt64, lease: Duration)
    /// The stream is over: keeps nothing.
    func lost()
}

extension WatchedCache: ChangeHolder {
    /// See ``ChangeHolder``.
    public func beat() -> UInt64 { state.withLock { $0.lease.beat(at: now()) } }

    /// See ``ChangeHolder``.
    public func heard(_ changes: StoreChanges, echoOf beat: UInt64, lease: Duration) {
        state.withLock { state in
            if !changes.isEmpty { state.kept.forget(changes) }
            if beat > 0 { state.lease.echoed(beat, lease: lease) }
        }
        invalidations.increment(by: changes.everything ? 1 : changes.users.count)
    }

    /// See ``ChangeHolder``.
    public func lost() {
        state.withLock { state in
            state.lease.lost()
            state.kept.forgetEverything()
        }
    }
}
