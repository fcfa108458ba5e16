import CarillonAPI
import DurableWork
import Logging
import Protobuf
import RPC
import ServiceKit
import Storage

/// Hands decisions over: to the ledger, which answers the badge, and with that to the dispatcher's queue (ARCH-04).
///
/// Parcels go in order and stay in the store until both have taken them. Both know an item again, so a parcel that comes twice
/// after a crash changes nothing. While one load is being enqueued the next is being recorded. What one of them refuses for good goes into
/// the quarantine and stops nothing else: a notification that the ledger does not take is pushed all the same, without a badge, and a push
/// that the dispatcher does not take ends as failed in the ledger. A parcel that one of them is slow for, or forbids, is read again, together
/// with those that came meanwhile (``DurableWork/DeliveryPolicy/inOrder``).
final class HandOverWorker: BackgroundWorker {
    let name = "hand-over"

    /// What one call carries at most: half of a message, and as much as one transaction of the receiver takes in stride.
    static let notificationsPerCall = 500
    static let bytesPerCall = 2_000_000
    static let loadsBetweenStages = 2
    /// The receiver answers after its commit; under load that may wait for others.
    static let callTimeout = Duration.seconds(20)

    private let store: Store
    private let clock: any DomainClock
    private let peers: EvaluatorPeers
    private let signals: WorkSignals
    private let backlog: Backlog
    private let quarantine: Quarantine
    private let receipts: PeerDelivery
    private let dispatcher: PeerDelivery
    private let logger: Logger

    /// - Parameters:
    ///   - quarantine: of the store.
    ///   - pauses: between rounds in which a peer failed without a reason.
    init(
        store: Store, clock: any DomainClock, peers: EvaluatorPeers, signals: WorkSignals, backlog: Backlog, quarantine: Quarantine,
        pauses: Backoff = Backoff(), logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.peers = peers
        self.signals = signals
        self.backlog = backlog
        self.quarantine = quarantine
        // The backlog counts as work while a peer is away.
        receipts = PeerDelivery(to: "receipts", backoff: peers.backoffs["receipts"], clock: clock, pauses: pauses, logger: logger)
        dispatcher = PeerDelivery(to: "dispatcher", backoff: peers.backoffs["dispatcher"], clock: clock, pauses: pauses, logger: logger)
        self.logger = logger
    }

    /// A parcel on its way through the stages.
    private struct Parcel: Sendable {
        var id: Int64
        var tenant: CommonV1.Tenant
        var pushes: [WireItem]
        /// What the peers refused of it.
        var setAside: [QuarantinedMessage] = []
    }

    /// Parcels that travel together.
    private typealias Load = [Parcel]

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    /// Hands over from the oldest parcel on, until parcels must be read again.
    private func runStages() async throws {
        let enqueued = BoundedQueue<Load>(capacity: Self.loadsBetweenStages)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await self.recordAndEnqueue(into: enqueued)
                enqueued.finish()
            }
            // What both have taken is removed before anything is read again.
            group.addTask { try await self.removeLoads(from: enqueued) }
            for try await _ in group {}
        }
    }

    // MARK: Stages

    private func recordAndEnqueue(into enqueued: BoundedQueue<Load>) async throws {
        let recorded = BoundedQueue<Load>(capacity: Self.loadsBetweenStages)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.recordLoads(into: recorded) }
            group.addTask { try await self.enqueueLoads(from: recorded, into: enqueued) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func recordLoads(into recorded: BoundedQueue<Load>) async throws {
        var lastID: Int64 = 0
        while true {
            try Task.checkCancellation()
            let after = lastID
            let now = clock.now
            let page = try await store.read {
                try HandOverTable.waiting(
                    after: after, notifications: Self.notificationsPerCall, bytes: Self.bytesPerCall, at: now, $0)
            }
            guard let last = page.last else {
                await signals.handOvers.wait()
                continue
            }
            if !page.unreadable.isEmpty {
                let messages = try await store.write { try HandOverTable.setAside(page.unreadable, $0) }
                backlog.change(by: -messages.count)
                quarantine.tell(messages)
            }
            let load = try await record(page.parcels)
            // The others are read again.
            lastID = load.count == page.parcels.count ? last : load.last?.id ?? after
            if !load.isEmpty { try await recorded.send(load) }
        }
    }

    /// - Returns: the first parcels, up to the first with a notification that the ledger neither took nor refused.
    private func record(_ parcels: [StoredHandOver]) async throws -> Load {
        let records = parcels.flatMap(\.records)
        let outcomes = try await receipts.deliver("record notifications", records, .inOrder) { part -> DeliveryAnswer<Int32> in
            let response = try await peers.record(part, options: .init(timeout: Self.callTimeout))
            return DeliveryAnswer(response.badges, rejected: response.rejected)
        }.outcomes()
        var load: Load = []
        var left = outcomes[...]
        for parcel in parcels {
            guard left.count >= parcel.records.count else { break }
            load.append(Self.recorded(parcel, left.prefix(parcel.records.count)))
            left = left.dropFirst(parcel.records.count)
        }
        return load
    }

    /// A parcel with the ledger's badges.
    private static func recorded(_ parcel: StoredHandOver, _ outcomes: ArraySlice<DeliveryOutcome<Int32>>) -> Parcel {
        var recorded = Parcel(id: parcel.id, tenant: parcel.tenant, pushes: parcel.pushes)
        // Pushes stand in the order of their records; those skipped or held have none. What came back from the quarantine is alone.
        var next = recorded.pushes.startIndex
        for (record, outcome) in zip(parcel.records, outcomes) {
            if case .refused(let refusal) = outcome { recorded.setAside.append(setAside(record: record, of: parcel.tenant, refusal)) }
            guard record.namesPush else { continue }
            guard let place = recorded.pushes[next...].firstIndex(where: { $0.namesPush(of: record) }) else { continue }
            if case .delivered(let badge) = outcome, badge >= 0 { recorded.pushes[place].set(badge: badge) }
            next = place + 1
        }
        return recorded
    }

    /// Returns when parcels must be read again.
    private func enqueueLoads(from recorded: BoundedQueue<Load>, into enqueued: BoundedQueue<Load>) async throws {
        while let load = try await recorded.receive() {
            let done = try await enqueue(load)
            if !done.isEmpty { try await enqueued.send(done) }
            guard done.count == load.count else { return }
        }
    }

    private func removeLoads(from enqueued: BoundedQueue<Load>) async throws {
        while let load = try await enqueued.receive() {
            let now = clock.now
            let (ids, setAside) = (load.map(\.id), load.flatMap(\.setAside))
            let kept = try await store.write { database in
                try HandOverTable.remove(ids, database)
                guard !setAside.isEmpty else { return [QuarantinedMessage]() }
                // Who was erased meanwhile is not kept here either (PRIV-09).
                let erased = try ErasedUsers.among(setAside.lazy.flatMap(\.storedUsers), at: now, database)
                let kept = setAside.filter { $0.storedUsers.allSatisfy { !erased.contains($0) } }
                try Quarantine.insert(kept, database)
                return kept
            }
            backlog.change(by: -ids.count)
            quarantine.tell(kept)
        }
    }

    /// A push that the dispatcher will never take, and why.
    private struct Refused: Sendable {
        var push: DispatcherV1.Push
        var error: APIError
    }

    /// - Returns: the first parcels, up to the first with a push that the dispatcher neither took nor refused.
    private func enqueue(_ load: Load) async throws -> Load {
        let pushes = load.flatMap(\.pushes)
        let outcomes = try await dispatcher.deliver("enqueue pushes", pushes, .inOrder) { part -> DeliveryAnswer<Void> in
            let rejected = try await peers.enqueue(part, options: .init(timeout: Self.callTimeout)).rejected
            return DeliveryAnswer([Void](repeating: (), count: part.count), rejected: rejected)
        }.outcomes()
        var done: Load = []
        var refused: [Refused] = []
        var left = outcomes[...]
        for var parcel in load {
            guard left.count >= parcel.pushes.count else { break }
            for (push, outcome) in zip(parcel.pushes, left) {
                switch outcome {
                case .delivered: break
                case .gone(let error): refused.append(Refused(push: Self.decoded(push), error: error))
                case .refused(let refusal):
                    refused.append(Refused(push: Self.decoded(push), error: refusal.error))
                    parcel.setAside.append(Self.setAside(push: push, of: parcel.tenant, refusal))
                }
            }
            left = left.dropFirst(parcel.pushes.count)
            done.append(parcel)
        }
        if !refused.isEmpty { try await report(refused) }
        return done
    }

    /// The ledger is told of what the dispatcher refused, so that it does not stay open for ever. A report that the ledger is slow for, or forbids,
    /// is given up: it took the notification just before, and to tell it together with later reports would hold up all parcels.
    private func report(_ refused: [Refused]) async throws {
        let now = clock.now.milliseconds
        var outcomes: [ReceiptsV1.Outcome] = []
        for refusal in refused {
            let (push, error) = (refusal.push, refusal.error)
            // The ledger knows devices by their ids alone.
            for device in push.targets.compactMap(\.device?.pushDeviceId) where !device.isEmpty {
                outcomes.append(
                    ReceiptsV1.Outcome(
                        tenant: push.tenant, attemptId: "", pushId: push.pushId, notificationId: push.notificationId,
                        pushDeviceId: device, userId: push.userId, status: .failed, failureReason: error.reason.code, occurredAtMs: now,
                        providerErrorMessage: "refused by the dispatcher\(error.field.map { ", \($0)" } ?? ""): \(error.message)"))
            }
        }
        guard !outcomes.isEmpty else { return }
        var left = outcomes[...]
        while !left.isEmpty {
            let told = try await receipts.deliver("report refused pushes", Array(left), .inOrder) { part -> DeliveryAnswer<Void> in
                let rejected = try await peers.receipts.recordOutcome(.init(outcomes: part), options: .init(timeout: Self.callTimeout)).rejected
                return DeliveryAnswer([Void](repeating: (), count: part.count), rejected: rejected)
            }.outcomes()
            for case (let outcome, .refused(let refusal)) in zip(left, told) { logUnreported(outcome, "\(refusal.error)") }
            left = left.dropFirst(told.count)
            guard told.isEmpty else { continue }
            for outcome in left { logUnreported(outcome, "it is slow, or forbids the report") }
            return
        }
    }

    /// The push itself is in the quarantine, with the reason.
    private func logUnreported(_ outcome: ReceiptsV1.Outcome, _ reason: String) {
        logger.error(
            "the ledger does not take that a push was refused; there it stays open", metadata: ["push": "\(outcome.pushId)", "error": "\(reason)"])
    }

    /// The push; an empty one where it cannot be read.
    private static func decoded(_ push: WireItem) -> DispatcherV1.Push { (try? DispatcherV1.Push(bytes: push.message)) ?? .init() }

    private static func setAside(record: WireItem, of tenant: CommonV1.Tenant, _ refusal: DeliveryRefusal) -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: HandOverTable.notifications, peer: "receipts", tenant: tenant,
            users: record.texts(ofFields: [WireItem.FieldNumber.userIDOfRecord]), refusal: refusal, bytes: record.message)
    }

    /// Its users are read from the encoded push: erasure has to find one that cannot be decoded (PRIV-09).
    private static func setAside(push: WireItem, of tenant: CommonV1.Tenant, _ refusal: DeliveryRefusal) -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: HandOverTable.pushes, peer: "dispatcher", tenant: tenant,
            users: push.texts(ofFields: WireItem.FieldNumber.usersOfPush), refusal: refusal,
            bytes: push.message)
    }
}
