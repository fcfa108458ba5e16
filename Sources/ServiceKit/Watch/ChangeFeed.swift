import CarillonAPI
import Logging
import RPC
import Storage
import Synchronization

/// Tells those who keep answers of a store what changed, and lets a write be answered when they know (ARCH-09): the owner's side.
///
/// Nobody holds anything in the usual life of a small store, and then a commit passes at once. A wait holds no lock of the store, and
/// whatever was committed together waits together.
public final class ChangeFeed: CommitGate {
    private typealias Table = HolderTable<@Sendable () -> Void>

    private struct State {
        var table: Table
        var wakes: [Table.StreamID: AsyncStream<Void>.Continuation] = [:]
        /// Somebody sleeps until the next lease ends.
        var isTimed = false
        /// A holder was let in, and the store knows it.
        var isRecorded = false
    }

    private let store: Store
    private let times: WatchTimes
    private let now: @Sendable () -> ContinuousClock.Instant
    private let logger: Logger
    private let waits: Histogram
    private let state: Mutex<State>

    /// - Parameters:
    ///   - store: has ``Storage/Migration/cacheHolders``.
    ///   - tables: whose changes count.
    ///   - name: of the store, in metrics.
    ///   - now: real time.
    /// - Throws: ``StoreError``.
    public init(
        of store: Store, tables: [WatchedTable], name: String, times: WatchTimes = WatchTimes(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, metrics: MetricsRegistry, logger: Logger
    ) async throws {
        self.store = store
        self.times = times
        self.now = now
        self.logger = logger
        waits = metrics.histogram(
            "carillon_cache_holder_wait_seconds", ["store": name], help: "How long commits waited until those who keep answers knew of them.")
        var state = State(table: Table(lease: times.lease))
        if try await store.read({ try CacheHolders.areRecorded($0) }) {
            state.table.expectEarlierHolders(now: now())
            state.isRecorded = true
        }
        self.state = Mutex(state)
        metrics.gauge("carillon_cache_holders", ["store": name], help: "Processes that keep answers, those included whose lease is not over yet.") {
            [weak self] in Double(self?.state.withLock { $0.table.count(at: now()) } ?? 0)
        }
        try store.watch(tables, gate: self)
    }

    /// See ``Storage/CommitGate``.
    public func committed(_ changes: StoreChanges, answer: @escaping @Sendable () -> Void) {
        let start = now()
        let waits = waits
        let isAlone = state.withLock { $0.table.count == 0 && $0.table.waitingCount == 0 }
        // Holders that come in between keep nothing of before this commit: they ask after it.
        if isAlone { return answer() }
        let timed: @Sendable () -> Void = { [now] in
            waits.observe(now() - start)
            answer()
        }
        update { state in
            let (released, toTell) = state.table.commit(changes, timed, now: start)
            for stream in toTell { state.wakes[stream]?.yield() }
            return released
        }
    }

    /// Changes the state, gives the answers that follow, and sees to it that the next lease's end is noticed.
    private func update(_ change: (inout State) -> [@Sendable () -> Void]) {
        let (released, wakeAt) = state.withLock { state -> ([@Sendable () -> Void], ContinuousClock.Instant?) in
            let released = change(&state)
            guard !state.isTimed, let end = state.table.nextLeaseEnd else { return (released, nil) }
            state.isTimed = true
            return (released, end)
        }
        for answer in released { answer() }
        if let wakeAt { endLeases(at: wakeAt) }
    }

    /// Not part of anybody's call: the answers of many depend on it.
    private func endLeases(at end: ContinuousClock.Instant) {
        Task {
            try? await Task.sleep(for: max(end - now(), .milliseconds(1)))
            update { state in
                state.isTimed = false
                return state.table.release(now: now())
            }
        }
    }

    // MARK: One holder

    /// Serves one holder's stream.
    ///
    /// - Throws: `invalid_argument`, `rate_limited` for too many holders, `unavailable` for one that was not heard in time, or did not acknowledge
    ///   a change in time, and must come again.
    public func serve(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>
    ) async throws {
        var iterator = requests.makeAsyncIterator()
        guard let first = try await iterator.next() else { return }
        guard (1...128).contains(first.holder.utf8.count) else {
            throw APIError(.invalidArgument, field: "holder", "names the holder in the first message, with 1 to 128 characters")
        }
        try await record()
        let (stream, wake) = try open(first)
        defer { closed(stream) }
        let rest = iterator
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.hear(rest, of: stream) }
            group.addTask {
                for await _ in wake { try await self.tell(stream, response) }
                // Ends with its task alone.
                throw CancellationError()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func open(_ first: CommonV1.WatchChangesRequest) throws -> (Table.StreamID, AsyncStream<Void>) {
        let (wake, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        var opened: Table.StreamID?
        update { state in
            guard let (stream, released) = state.table.open(first.holder, now: now()) else { return [] }
            opened = stream
            state.wakes[stream] = continuation
            return released + (state.table.heard(stream, beat: first.beat, acknowledged: 0, now: now()) ?? [])
        }
        guard let opened else { throw APIError(.rateLimited, "more than \(Table.mostHolders) processes keep answers of this store") }
        continuation.yield()
        return (opened, wake)
    }

    private func hear(_ requests: RequestStream<CommonV1.WatchChangesRequest>.AsyncIterator, of stream: Table.StreamID) async throws {
        var requests = requests
        while let request = try await requests.next() {
            if request.leaving { break }
            var isHolder = true
            update { state in
                guard let released = state.table.heard(stream, beat: request.beat, acknowledged: request.acknowledged, now: now()) else {
                    isHolder = false
                    return state.table.release(now: now())
                }
                if request.beat > 0 { state.wakes[stream]?.yield() }
                return released
            }
            guard isHolder else {
                throw APIError(
                    .unavailable, "within \(times.lease) this holder was not heard, or did not acknowledge what changed: it must come again")
            }
        }
        update { $0.table.left(stream, now: now()) }
    }

    private func tell(_ stream: Table.StreamID, _ response: ResponseWriter<CommonV1.WatchChangesResponse>) async throws {
        guard let notice = state.withLock({ $0.table.take(stream) }) else { return }
        try await response.write(
            CommonV1.WatchChangesResponse(
                beat: notice.beat, leaseMs: times.lease.wholeMilliseconds, sequence: notice.sequence, changes: notice.changes.messages,
                everything: notice.changes.everything))
    }

    private func closed(_ stream: Table.StreamID) {
        state.withLock { $0.wakes.removeValue(forKey: stream) }?.finish()
    }

    /// Remembers for the next life that there are holders.
    private func record() async throws {
        guard !state.withLock({ $0.isRecorded }) else { return }
        try await store.write { try CacheHolders.record($0) }
        state.withLock { $0.isRecorded = true }
    }
}

extension StoreChanges {
    /// As they travel.
    var messages: [CommonV1.ChangedUsers] {
        var byTenant: [CommonV1.Tenant: [String]] = [:]
        for user in users { byTenant[.init(organizationId: user.organization, appId: user.app), default: []].append(user.user) }
        return byTenant.map { .init(tenant: $0.key, userIds: $0.value) }
    }

    /// As they came.
    init(_ message: CommonV1.WatchChangesResponse) {
        self.init()
        if message.everything { insertEverything() }
        for changed in message.changes {
            let (organization, app) = (changed.tenant?.organizationId ?? "", changed.tenant?.appId ?? "")
            for user in changed.userIds { insert(ChangedUser(organization: organization, app: app, user: user)) }
        }
    }
}
