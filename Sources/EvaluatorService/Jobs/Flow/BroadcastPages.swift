import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// Takes the users of broadcasts, a page at a time (EVAL-16). Each page becomes an event, and the ordinary stages do the rest: opt-outs, quiet hours,
/// caps, texts.
///
/// The event of a page, the cursor behind it and the time of the next page are one transaction. So a crash repeats no user and leaves none out.
///
/// A broadcast delays no other notification: it takes users at the pace of ``BroadcastPace``, and only while few of its pages are undecided and the
/// outbox has room (``OutboxRoom``). It is cancelled when the host deletes what it is about (EVAL-52).
struct BroadcastPages: DueItemHandler {
    /// Pages of a broadcast that may be undecided.
    static let mostUndecided: Int64 = 3
    /// Pages whose notifications are stopped together: a slow broadcast has small ones.
    static let pagesStoppedTogether: Int64 = 100
    /// The time until a broadcast looks again while the dispatcher's queue is crowded.
    static let pauseWhileCrowded = Duration.seconds(5)
    /// The time until a broadcast looks again where a peer failed.
    static let pauseAfterFailure = Duration.seconds(5)
    private static let callTimeout = Duration.seconds(5)

    let kind = DueItemKind.broadcast
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let registry: RegistryV1.Registry.Client
    let cancellation: Cancellation
    let signals: WorkSignals
    let backlog: Backlog
    let outboxRoom: OutboxRoom
    let logger: Logger

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        for (position, item) in items.enumerated() {
            guard let run = try await store.read({ try BroadcastRunTable.read(item: item.row, of: tenant, $0) }) else { continue }
            do {
                switch run.state {
                case .pending, .running: try await takePage(of: run, item, now: now)
                case .cancelling: try await stopPages(of: run)
                // The change of the state deleted the item.
                case .paused, .cancelled, .finished: _ = try await store.write { try DueItemTable.items.remove([item.row], $0) }
                }
            } catch let error as any RPCErrorConvertible {
                try Task.checkCancellation()
                // A peer that refuses for good would refuse for ever.
                if case .refused(let refusal) = DeliveryVerdict(error) { throw refusal }
                logger.warning(
                    "a broadcast waits: a peer fails",
                    metadata: ["broadcast": "\(run.broadcastID)", "app": "\(tenant.appId)", "error": "\(error.rpcError.message)"])
                // Others would wait for the peer as well, and with them what falls due of other kinds.
                let left = items[position...].map(\.row)
                return try await store.write { try DueItemTable.items.postpone(left, to: now + Self.pauseAfterFailure, $0) }
            }
        }
    }

    // MARK: Pages

    private func takePage(of run: BroadcastRun, _ item: DueItem, now: Instant) async throws {
        let found = try await store.read { [outboxRoom] database in
            (
                undecided: try BroadcastRunTable.undecided(run, limit: Self.mostUndecided, database),
                hasRoom: try outboxRoom.isFree(database),
                running: try BroadcastRunTable.running(in: run.tenant, database), broadcast: try BroadcastTable.read(run.broadcastID, database)
            )
        }
        guard let broadcast = found.broadcast else { throw UnreadableDueItem("the broadcast \(run.broadcastID) is not stored") }
        let request = broadcast.request
        if run.isTaken {
            guard found.undecided == 0 else { return try await wait(item, until: now + OutboxRoom.pause) }
            return try await change(run) { $0.state = .finished }
        }
        guard !outboxRoom.isCrowded(at: clock.steadyNow) else { return try await wait(item, until: now + Self.pauseWhileCrowded) }
        guard found.undecided < Self.mostUndecided, found.hasRoom else {
            return try await wait(item, until: now + OutboxRoom.pause)
        }
        guard let policy = try await policy(of: run.tenant) else { return try await change(run) { $0.state = .finished } }
        let pace = BroadcastPace(
            requested: Int(request.ratePerSecond), sendRate: policy.sendRatePerSecond, broadcasts: found.running, pushes: run.progress.devices,
            targets: run.progress.targeted)
        let page = try await users(of: request, run, limit: pace.users)
        let event = BroadcastDraft.event(
            of: request, id: run.broadcastID, typeID: run.typeID, page: run.pages + 1, users: page.users, of: run.tenant)
        let accepted = try AcceptedEvent(event, of: run.tenant, id: ids.ulid(), at: now, monotonic: MonotonicClock.nanoseconds, policy: policy)
        // It is counted before the evaluation sees it. One that waits for its pictures is no work yet.
        let work = accepted.schedule == nil ? 1 : 0
        backlog.change(by: work)
        do {
            let isStored = try await store.write { database in
                // It may have been paused or cancelled meanwhile.
                guard var stored = try BroadcastRunTable.read(run.broadcastID, of: run.tenant, database), stored.state == run.state,
                    stored.cursor == run.cursor
                else { return false }
                if let entity = event.entity, try DeletedEntityTable.isDeleted(entity, since: broadcast.createdAt, database) {
                    (stored.state, stored.changedAt) = (.cancelling, now)
                    try BroadcastRunTable.update(stored, database)
                    try BroadcastRunTable.setDue(stored, at: now, database)
                    return false
                }
                var isStored = false
                if !page.users.isEmpty {
                    isStored = try EventAdmission.admit([accepted], now: now, database).submitted.contains { $0.row != nil }
                    stored.pages += 1
                    stored.taken += Int64(page.users.count)
                }
                if stored.state != .running { (stored.state, stored.changedAt) = (.running, now) }
                (stored.cursor, stored.isTaken) = (page.next, page.next.isEmpty)
                try BroadcastRunTable.update(stored, database)
                try BroadcastRunTable.setDue(stored, at: stored.isTaken ? now : pace.next(after: item.dueAt, now: now), database)
                return isStored
            }
            if !isStored { backlog.change(by: -work) }
            if isStored { (work == 0 ? signals.dueItems : signals.events).signal() }
        } catch {
            backlog.change(by: -work)
            throw error
        }
    }

    /// A call that changes the state meanwhile deletes the item: then nothing waits.
    private func wait(_ item: DueItem, until dueAt: Instant) async throws {
        try await store.write { try DueItemTable.items.postpone([item.row], to: dueAt, $0) }
    }

    private func policy(of tenant: CommonV1.Tenant) async throws -> Policy? {
        do {
            return try await policies.current(for: tenant).policy
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            return nil
        }
    }

    /// The next users of the audience, in the order of their ids.
    ///
    /// - Returns: the users, and where the page after them begins; empty: nowhere.
    private func users(
        of request: EvaluatorV1.SubmitBroadcastRequest, _ run: BroadcastRun, limit: Int
    ) async throws -> (users: [String], next: String) {
        var question = RegistryV1.ResolveAudienceRequest(tenant: run.tenant, pageSize: Int32(limit), pageToken: run.cursor)
        switch request.audience?.audience {
        case .wholeApp, .wholeOrganization, .wholePlatform: question.audience = .wholeApp(true)
        case .role(let role): question.audience = .role(role)
        case .groupId(let group): question.audience = .groupId(group)
        case .channelId(let channel): question.audience = .channelId(channel)
        case .users(let listed):
            let left = listed.userIds.drop { !run.cursor.isEmpty && $0 <= run.cursor }
            return (Array(left.prefix(limit)), left.count > limit ? left.prefix(limit).last ?? "" : "")
        case nil: return ([], "")
        }
        let answer = try await registry.resolveAudience(question, options: .init(timeout: Self.callTimeout))
        return (answer.userIds, answer.nextPageToken)
    }

    /// Changes a run, unless a call changed its state meanwhile.
    private func change(_ run: BroadcastRun, _ body: @escaping @Sendable (inout BroadcastRun) -> Void) async throws {
        let now = clock.now
        try await store.write { database in
            guard var stored = try BroadcastRunTable.read(run.broadcastID, of: run.tenant, database), stored.state == run.state else { return }
            body(&stored)
            if stored.state != run.state { stored.changedAt = now }
            try BroadcastRunTable.update(stored, database)
            try BroadcastRunTable.setDue(stored, at: now, database)
        }
    }

    // MARK: Cancellation

    /// Stops the notifications of some pages, the last ones first: most of the earlier ones are sent.
    private func stopPages(of run: BroadcastRun) async throws {
        var stopped = run.stopped
        var pages: [BroadcastRunTable.Page] = []
        var notifications = 0
        while stopped < run.pages, stopped - run.stopped < Self.pagesStoppedTogether {
            let number = run.pages - stopped
            if let page = try await store.read({ try BroadcastRunTable.page(number, of: run, $0) }) {
                notifications += page.notificationIDs.count
                guard pages.isEmpty || notifications <= Cancellation.mostNotifications else { break }
                pages.append(page)
            }
            stopped += 1
        }
        if !pages.isEmpty { try await cancellation.cancel(pages, of: run.tenant) }
        try await change(run) { [stopped] in
            $0.stopped = stopped
            if stopped >= $0.pages { $0.state = .cancelled }
        }
    }
}
