package import CarillonAPI
package import Logging
import RPC
package import ServiceKit

/// Delivers the items of an outbox to a peer, at least once and in order (ARCH-04, DISP-35). An item leaves the outbox when the peer has taken it,
/// or goes into the quarantine when the peer refuses it for good (``PeerDelivery``).
///
/// Rows are delivered as they are stored. Only where the peer does not take all of their items are they decoded and delivered one by one.
package struct OutboxPublisher<Item: OutboxItem>: BackgroundWorker {
    /// Delivers an encoded request. Returns the rejected items, by index; throws when the peer took no item.
    package typealias Deliver = @Sendable (_ request: [UInt8]) async throws -> [CommonV1.ItemResult]

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
    private let deliver: Deliver

    /// Between the beginnings of two calls with few items. In real time: it saves calls, and commits of the peer.
    private static var callDistance: Duration { .milliseconds(25) }
    /// How long delivered rows stay, so that one transaction deletes the rows of many calls. In real time: it saves disk writes.
    private static var deletionDelay: Duration { .milliseconds(100) }

    /// Without a signal the publisher watches the store from now on, and blocks until running writes are done: call it while the service is built.
    ///
    /// - Parameters:
    ///   - peer: delivers to the peer.
    ///   - quarantine: of the outbox's store.
    ///   - signal: the writer of items gives it; nil: the publisher watches the table, which needs ``OutboxPolicy/UserIndex/rows``.
    ///   - deliver: delivers a request.
    package init(
        name: String, outbox: Outbox<Item>, to peer: PeerDelivery, quarantine: Quarantine, signal: WorkSignal? = nil, activity: ActivityTracker,
        clock: any DomainClock, logger: Logger, deliver: @escaping Deliver
    ) {
        // Rows of many items are written by direct statements, which observers do not see.
        precondition(signal != nil || Item.policy.userIndex == .rows, "the writer of rows with many items gives a signal")
        self.name = name
        self.outbox = outbox
        self.peer = peer
        self.quarantine = quarantine
        self.signal = signal ?? WorkSignal(activity: activity)
        observer = signal == nil ? outbox.wake(self.signal) : nil
        self.activity = activity
        self.clock = clock
        self.logger = logger
        self.deliver = deliver
    }

    /// A publisher with the parts of a process.
    ///
    /// - Parameter service: the peer.
    package init(name: String, outbox: Outbox<Item>, to service: String, quarantine: Quarantine, _ runtime: ServiceRuntime) {
        let channel = runtime.channel(to: service)
        self.init(
            name: name, outbox: outbox, to: runtime.delivery(to: service), quarantine: quarantine, activity: runtime.activity,
            clock: runtime.clock, logger: runtime.logger, deliver: { try await Item.deliver($0, over: channel) })
    }

    /// Delivers present and new items until cancelled. While the peer is away it retries with a growing delay.
    package func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await deliverItems() }
            group.addTask { await deleteDelivered() }
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
        var pace = BatchPace(distance: Self.callDistance)
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
                try await pace.wait()
                let rows = try await outbox.oldest()
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
        let outcomes = try await peer.deliver(name, items, .inOrder) { part in
            DeliveryAnswer([Void](repeating: (), count: part.count), rejected: try await deliver(try Item.request(part)))
        }.outcomes()
        var refused: [Int: DeliveryRefusal] = [:]
        for (place, outcome) in outcomes.enumerated() {
            switch outcome {
            case .delivered: break
            case .gone(let error):
                logger.info(
                    "what an item is about is gone",
                    metadata: ["outbox": "\(Item.policy.table)", "peer": "\(peer.peer)", "detail": "\(error.message)"])
            case .refused(let refusal): refused[place] = refusal
            }
        }
        quarantine.tell(try await outbox.delivered(outcomes.count, of: readable, refused: refused, by: peer.peer, into: quarantine))
    }

    private func setAside(_ row: OutboxRow) async throws {
        let now = clock.now
        let refusal = DeliveryRefusal(error: APIError(.invalidArgument, "the stored items cannot be read"), tries: 1, first: now, last: now)
        quarantine.tell(try await outbox.setAside(row, refusal, by: peer.peer, into: quarantine))
    }
}
