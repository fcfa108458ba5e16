import CarillonAPI
package import Logging
import RPC
package import ServiceKit

/// Delivers the items of an outbox to a peer, at least once and in order (ARCH-04, DISP-35). An item leaves the outbox when the peer has taken it,
/// or goes into the quarantine when the peer refuses it for good (``PeerDelivery``).
///
/// While the peer answers about items of an app later, the app's rows wait, and those of other apps go on (``DeferredApps``).
///
/// Rows are delivered as they are stored. If the peer does not take all of their items, the items are decoded and delivered one by one.
package struct OutboxPublisher<Item: OutboxItem>: BackgroundWorker {
    /// In logs.
    package let name: String
    private let outbox: Outbox<Item>
    private let peer: PeerDelivery
    private let quarantine: Quarantine
    private let signal: WorkSignal
    private let observer: (any Sendable)?
    private let activity: ActivityTracker
    private let clock: any DomainClock
    private let logger: Logger
    private let deliver: OutboxPeer<Item>.Deliver

    /// The longest time for what is left when the service stops. The whole drain has 30 s (ARCH-10).
    private static var lastDelivery: Duration { .seconds(4) }

    /// How long delivered rows stay, so that one transaction deletes the rows of many calls. In real time: it saves disk writes.
    private static var deletionDelay: Duration { .milliseconds(100) }

    /// Without a signal the publisher watches the store from now on, and blocks until running writes are done: call it while the service is built.
    ///
    /// - Parameters:
    ///   - peer: takes the items.
    ///   - quarantine: of the outbox's store.
    ///   - signal: signalled by the writer of items; nil: the publisher watches the table, which needs ``OutboxPolicy/UserIndex/rows``.
    package init(
        name: String, outbox: Outbox<Item>, to peer: OutboxPeer<Item>, quarantine: Quarantine, signal: WorkSignal? = nil,
        activity: ActivityTracker, clock: any DomainClock, logger: Logger
    ) {
        // Rows of many items are written by direct statements, which observers do not see.
        precondition(signal != nil || Item.policy.userIndex == .rows, "the writer of rows with many items gives a signal")
        self.name = name
        self.outbox = outbox
        self.peer = peer.delivery
        self.quarantine = quarantine
        self.signal = signal ?? WorkSignal(activity: activity)
        observer = signal == nil ? outbox.wake(self.signal) : nil
        self.activity = activity
        self.clock = clock
        self.logger = logger
        deliver = peer.deliver
    }

    /// Delivers present and new items until cancelled. While the peer is away it retries with a growing delay.
    package func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await deliverItems() }
            group.addTask { await deleteDelivered() }
            group.addTask { await resumeDeferred() }
        }
        await deliverLast()
    }

    /// Delivers what is left when the service stops, because the process may not come back: a dispatcher that is removed has its last outcomes here.
    /// It ends with the first call that the peer does not take as a whole.
    private func deliverLast() async {
        // The worker's task is cancelled.
        let delivery = Task {
            do {
                while true {
                    let rows = try await outbox.oldest()
                    guard let last = rows.last, await takesAll(rows) else { break }
                    outbox.delivered(upTo: last.number)
                }
                try await outbox.deleteDelivered()
            } catch {
                logger.notice(
                    "items of an outbox wait for the next start", metadata: ["outbox": "\(Item.policy.table)", "error": "\(error)"])
            }
        }
        let limit = Task {
            try await Task.sleep(for: Self.lastDelivery)
            delivery.cancel()
        }
        await delivery.value
        limit.cancel()
    }

    /// Wakes the delivery when deferred apps have waited long enough.
    private func resumeDeferred() async {
        while !Task.isCancelled {
            if let retry = outbox.nextRetry {
                // A sleep may end early: then the time is compared again.
                guard retry <= .now else {
                    try? await Task.sleep(until: retry, clock: .continuous)
                    continue
                }
                signal.signal()
            }
            await outbox.waitForDeferrals()
        }
    }

    private func deleteDelivered() async {
        var backoff = Backoff()
        while !Task.isCancelled {
            await outbox.waitForDelivered()
            try? await Task.sleep(for: Self.deletionDelay)
            do {
                try await outbox.deleteDelivered()
                backoff.reset()
            } catch {
                logger.warning(
                    "delivered items cannot be deleted yet",
                    metadata: ["outbox": "\(Item.policy.table)", "error": "\(error)", "retry_in": "\(backoff.next)"])
                outbox.deletionFailed()
                try? await backoff.wait()
            }
        }
    }

    private func deliverItems() async {
        var backoff = Backoff()
        var pace = BatchPace(distance: Item.policy.callDistance, clock: clock)
        while !Task.isCancelled {
            let failure = await activity.perform { await drain(&pace) }
            guard let failure else {
                backoff.reset()
                await signal.wait()
                continue
            }
            if Task.isCancelled { return }
            logger.warning(
                "items of an outbox wait: the store does not answer",
                metadata: ["outbox": "\(Item.policy.table)", "error": "\(failure)", "retry_in": "\(backoff.next)"])
            do { try await backoff.wait() } catch { return }
        }
    }

    /// Delivers all items.
    ///
    /// - Returns: the error that stopped it, or nil.
    private func drain(_ pace: inout BatchPace) async -> (any Error)? {
        while !Task.isCancelled {
            do {
                try await outbox.resumeDue()
                var rows = try await outbox.oldest()
                if !rows.isEmpty, pace.isEarly {
                    try await pace.wait()
                    rows = try await outbox.oldest()
                }
                guard let last = rows.last else { return nil }
                try await peer.waitForPeer()
                pace.took(rows.reduce(0) { $0 + $1.count }, of: Item.policy.itemsPerCall)
                if await takesAll(rows) {
                    outbox.delivered(upTo: last.number)
                } else {
                    try await deliverOneByOne(rows)
                }
            } catch {
                return error
            }
        }
        return nil
    }

    /// Whether the peer took all items in one call.
    private func takesAll(_ rows: [OutboxRow]) async -> Bool {
        var request = rows[0].bytes
        for row in rows.dropFirst() { request += row.bytes }
        guard let rejected = try? await deliver(request) else { return false }
        return rejected.allSatisfy { $0.reason.isEmpty }
    }

    private func deliverOneByOne(_ rows: [OutboxRow]) async throws {
        var readable: [OutboxRow] = []
        var items: [Item] = []
        for row in rows {
            guard let found = try? Item.items(of: row.bytes), found.count == row.count else { break }
            readable.append(row)
            items += found
        }
        guard !readable.isEmpty else { return try await setAside(rows[0]) }
        let attempts = try await peer.deliver(name, items, .inOrder) { part in
            DeliveryAnswer([Void](repeating: (), count: part.count), rejected: try await deliver(try Item.request(part)))
        }
        var taken = [Int](repeating: 0, count: readable.count)
        var refused: [Int: DeliveryRefusal] = [:]
        var deferred: Set<CommonV1.Tenant> = []
        var start = 0
        rows: for (number, row) in readable.enumerated() {
            defer { start += row.count }
            guard !deferred.contains(row.tenant) else { continue }
            for place in start..<start + row.count {
                switch attempts[place] {
                case .done(.delivered): break
                case .done(.gone(let error)): log(.info, "what an item is about is gone", error, of: row)
                case .done(.refused(let refusal)): refused[place] = refusal
                case .later(let error):
                    log(.debug, "a peer answers about items of an app later; they wait", error, of: row)
                    deferred.insert(row.tenant)
                    continue rows
                case .left: break rows
                }
                taken[number] += 1
            }
        }
        quarantine.tell(try await outbox.delivered(taken, of: readable, refused: refused, by: peer.peer, into: quarantine))
        if !deferred.isEmpty { try await outbox.deferApps(deferred) }
    }

    private func log(_ level: Logger.Level, _ message: Logger.Message, _ error: APIError, of row: OutboxRow) {
        logger.log(
            level: level, message,
            metadata: [
                "outbox": "\(Item.policy.table)", "peer": "\(peer.peer)", "app": "\(row.tenant.appId)", "detail": "\(error.message)",
            ])
    }

    private func setAside(_ row: OutboxRow) async throws {
        let now = clock.now
        let refusal = DeliveryRefusal(error: APIError(.invalidArgument, "the stored items cannot be read"), tries: 1, first: now, last: now)
        quarantine.tell(try await outbox.setAside(row, refusal, by: peer.peer, into: quarantine))
    }
}
