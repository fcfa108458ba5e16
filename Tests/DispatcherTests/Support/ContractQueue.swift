import CarillonAPI
import DurableWork
import JetStream
import Logging
import Protobuf
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import TestNATS

@testable import DispatcherService

/// The engines of the queue.
enum QueueEngine: String, CaseIterable, Sendable {
    case sqlite
    case jetstream
}

/// A queue of one engine with a store of its own, and a way to start it again after a kill.
struct ContractQueue {
    let engine: QueueEngine
    let folder: TemporaryFolder
    let store: Store
    let queue: any PushQueue
    /// Nil with the queue in the store.
    let stream: StreamParts?

    struct StreamParts {
        let server: TestServer
        let queue: JetStreamPushQueue
        let session: StreamSession
        let clock: VirtualClock
    }

    init(
        _ engine: QueueEngine, folder: TemporaryFolder? = nil, server: TestServer? = nil, _ change: (inout StreamSettings) -> Void = { _ in }
    ) async throws {
        self.engine = engine
        self.folder = try folder ?? TemporaryFolder()
        store = try self.folder.openStore()
        switch engine {
        case .sqlite:
            stream = nil
            queue = try await SQLitePushQueue(store: store)
        case .jetstream:
            let server = if let server { server } else { try await TestServer() }
            let parts = try await Self.stream(server, store, change)
            stream = parts
            queue = parts.queue
        }
    }

    private static func stream(_ server: TestServer, _ store: Store, _ change: (inout StreamSettings) -> Void) async throws -> StreamParts {
        var settings = StreamSettings(servers: [server.url])
        change(&settings)
        let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
        let queue = JetStreamPushQueue(
            settings, store: store, clock: clock, logger: Logger(label: "queue") { _ in SwiftLogNoOpLogHandler() }, try await server.connect())
        return StreamParts(server: server, queue: queue, session: try await queue.prepare(), clock: clock)
    }

    /// Renews its leases, and takes what the stream has for this queue into its window.
    func arrive() async throws {
        guard let stream else { return }
        try await stream.queue.checkStream()
        await stream.queue.renew()
        for rank in PriorityRank.allCases {
            while let arrival = try await stream.queue.fetch(rank, wait: .zero, stream.session), !arrival.ready.isEmpty {}
        }
    }

    /// Parks what nobody claimed, and brings parked deliveries back, as a feeder does.
    func park(_ opening: RouteOpening = .closed) async throws {
        guard let stream else { return }
        try await stream.queue.measure(stream.session)
        await stream.queue.parkUnclaimed(stream.session)
        try await learnParked()
        _ = try await stream.queue.bringBackWhatFits(stream.session) { _ in opening }
    }

    private func learnParked() async throws {
        struct All: Error {}
        guard let stream else { return }
        stream.queue.state.withLock { $0.lot = ParkingLot() }
        do {
            try await stream.session.client.follow(StreamSubjects.parked, FollowOptions(StreamSubjects.allParked)) { event in
                switch event {
                case .message(let message): stream.queue.note(parked: message)
                case .current: throw All()
                }
            }
        } catch is All {}
    }

    /// The number of parked deliveries.
    var parked: Int { get async throws { try await stream?.session.client.streamInfo(StreamSubjects.parked).messages ?? 0 } }

    @discardableResult
    func enqueue(_ pushes: DispatcherV1.Push..., at now: Instant = TestPushes.start) async throws -> EnqueueEffect {
        let effect = try await queue.enqueue(try pushes.map { try TestPushes.newPush($0) }, now: now)
        try await arrive()
        return effect
    }

    func claim(limit: Int = 100) async throws -> [ClaimedDelivery] {
        let routes = try await queue.readyRoutes()
        return try await queue.claim(
            routes.map { ClaimRequest(routeRow: $0.row, limit: limit) }, leaseUntil: TestPushes.start + .seconds(60))
    }

    /// Claims until at least `count` deliveries were claimed.
    func claimAll(_ count: Int) async throws -> [ClaimedDelivery] {
        var claimed: [ClaimedDelivery] = []
        try await eventually("\(count) deliveries come") {
            try await arrive()
            claimed += try await claim(limit: 1_000)
            return claimed.count >= count
        }
        return claimed
    }

    func settle(_ claimed: ClaimedDelivery, _ change: DeliverySettlement.Change, attempts: Int = 1, now: Instant = TestPushes.start) async throws {
        try await queue.settle(
            Settlement(
                deliveries: [DeliverySettlement(row: claimed.row, change: change, attempts: attempts, sequence: claimed.sequence + 1)],
                now: now))
    }

    /// Erases a user from the queue alone: no tombstone withdraws what comes later.
    ///
    /// - Returns: the number of pushes or messages.
    func erase(_ user: String) async throws -> Int {
        if let stream { return try await stream.queue.erase(user: user, of: TestPushes.tenant) }
        return try await PushTable.erase(UserKey(user, of: TestPushes.tenant), store)
    }

    func outcomes() async throws -> [ReceiptsV1.Outcome] {
        try await Outbox<ReceiptsV1.Outcome>(in: store).oldest().flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }
    }

    /// As a process that was killed: nothing is given back.
    func die() async {
        await stream?.queue.close()
        await store.close()
    }

    /// As a process that was killed and starts again.
    func restart() async throws -> ContractQueue {
        await die()
        let settings = stream?.queue.settings
        return try await ContractQueue(engine, folder: folder, server: stream?.server) { if let settings { $0 = settings } }
    }
}

extension ClaimedDelivery {
    var push: DispatcherV1.Push {
        get throws { try recent?.message ?? DispatcherV1.Push(bytes: message ?? []) }
    }

    /// The id of its push.
    var pushID: String {
        get throws { try push.pushId }
    }

    /// The push and the device.
    var name: String { get throws { try pushID + "/" + pushDeviceID } }
}
