package import CarillonAPI
package import Logging
import RPC
package import ServiceKit

/// Delivers the items of an outbox to a peer, at least once and in order (ARCH-04, DISP-35). An item leaves the outbox when the peer has taken it,
/// or goes into the quarantine when the peer refuses it for good (``PeerDelivery``).
///
/// Rows are delivered as they are stored. Only where the peer does not take all of their items are they decoded and delivered one by one.
package struct OutboxPublisher<Item: OutboxItem>: BackgroundWorker {
    /// Delivers a request that is encoded. Answers the items that were not taken, by index; throws when the peer took none.
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

    /// How long rows stay that the peer has: those of many calls are deleted by one transaction. Real time: it is about the disk.
    private static var deletionDelay: Duration { .milliseconds(100) }

    /// Watches the store from now on where it is given no signal. Blocks then until running writes are done: call it while building.
    ///
    /// - Parameters:
    ///   - peer: the way to the peer; does not count as working while it waits for it.
    ///   - quarantine: of the outbox's store.
    ///   - signal: given by whoever adds items; nil: the store is watched for new ones, which takes ``OutboxPolicy/UserIndex/rows``.
    ///   - deliver: delivers a request.
    package init(
        name: String, outbox: Outbox<Item>, to peer: PeerDelivery, quarantine: Quarantine, signal: WorkSignal? = nil, activity: ActivityTracker,
        clock: any DomainClock, logger: Logger, deliver: @escaping Deliver
    ) {
        precondition(signal != nil || Item.policy.userIndex == .rows, "rows of many are written unwatched: who writes them gives a signal")
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

    /// As the other one, in a process.
    ///
    /// - Parameter service: the peer.
    package init(name: String, outbox: Outbox<Item>, to service: String, quarantine: Quarantine, _ runtime: ServiceRuntime) {
        let channel = runtime.channel(to: service)
        self.init(
            name: name, outbox: outbox, to: runtime.delivery(to: service), quarantine: quarantine, activity: runtime.activity,
            clock: runtime.clock, logger: runtime.logger, deliver: { try await Item.deliver($0, over: channel) })
    }

    /// Delivers what there is, and what comes, until cancelled. While the peer is away it tries again, ever more slowly.
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
        while !Task.isCancelled {
            let failure = await activity.perform { await drain() }
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

    /// Delivers everything there is. Returns what stopped it.
    private func drain() async -> (any Error)? {
        while !Task.isCancelled {
            do {
                let rows = try await outbox.oldest()
                guard let last = rows.last else { return nil }
                try await peer.waitForPeer()
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
        quarantine.tell(try await outbox.delivered(outcomes.count, of: readable, refused: refused, by: peer.peer))
    }

    private func setAside(_ row: OutboxRow) async throws {
        let now = clock.now
        let refusal = DeliveryRefusal(error: APIError(.invalidArgument, "the stored items cannot be read"), tries: 1, first: now, last: now)
        quarantine.tell(try await outbox.setAside(row, refusal, by: peer.peer))
    }
}
