import CarillonAPI
import Cryptography
import JetStream
import Logging
import ServiceKit
import Storage
import Synchronization
import TestClocks
import TestConditions
import TestFolders
import TestNATS

@testable import DispatcherService

/// A member of a fleet without a dispatcher: it notes what the fleet changes.
final class FleetProbe: FleetReceiver {
    struct State: Sendable {
        var share = 1.0
        var news: [FleetNews] = []
        var orders: [LaneOrder] = []
        var pauses: [Bool] { orders.filter { $0.scope == LaneOrder.Scope() }.map(\.holds) }
        var commands: [FleetCommand] = []
        var testOutcomes: [ReceiptsV1.Outcome] = []
        var takeOvers: [DesktopTakeOver] = []
        var turns: [SharedTurn] = []
        var credentials: [SharedCredential] = []
        /// Keys of credentials that another member removed.
        var removals: [String] = []
        /// What the member has at its start.
        var own: [SharedCredential] = []
        var refusal: String?
        /// What the member has of the queue.
        var status = DispatcherV1.QueueStatusResponse()
        /// Commands fail for now.
        var isBroken = false
    }

    struct Broken: Error {}

    private let state = Mutex(State())

    var now: State { state.withLock { $0 } }
    func change(_ body: @Sendable (inout State) -> Void) { state.withLock { body(&$0) } }

    func followShare(_ share: Double) { state.withLock { $0.share = share } }
    func follow(_ news: FleetNews) { state.withLock { $0.news.append(news) } }
    func follow(_ order: LaneOrder) { state.withLock { $0.orders.append(order) } }
    func follow(testOutcomes: [ReceiptsV1.Outcome]) { state.withLock { $0.testOutcomes += testOutcomes } }
    func follow(turn: SharedTurn) { state.withLock { $0.turns.append(turn) } }
    func follow(takeOver: DesktopTakeOver) { state.withLock { $0.takeOvers.append(takeOver) } }

    func status(of app: CommonV1.Tenant?) -> DispatcherV1.QueueStatusResponse { now.status }

    func carryOut(_ command: FleetCommand) throws -> String? {
        try state.withLock { state in
            if state.isBroken { throw Broken() }
            state.commands.append(command)
            return state.refusal
        }
    }

    func followCredentialsAnew() {}
    func follow(_ credential: SharedCredential, order: Int) { state.withLock { $0.credentials.append(credential) } }
    func followRemoval(ofCredential key: String, order: Int) { state.withLock { $0.removals.append(key) } }
    func credentialsInUse() -> [SharedCredential] { now.own }
}

/// A member of a fleet that runs: its fleet, and what the fleet changes.
final class RunningMember: Sendable {
    let folder: TemporaryFolder
    let store: Store
    let fleet: JetStreamFleet
    let probe: FleetProbe
    let logs: LogLines
    private let task: Task<Void, any Error>

    /// - Parameters:
    ///   - folder: with the store of an earlier run; nil for a new one.
    ///   - ring: the credential key ring.
    init(
        _ name: String, _ server: TestServer, ring: KeyRing, clock: any DomainClock, folder: TemporaryFolder? = nil, version: String = "1",
        probe: FleetProbe = FleetProbe(), commandWait: Duration = .seconds(20)
    ) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        self.probe = probe
        store = try folder.openStore()
        let logs = LogLines()
        self.logs = logs
        var options = JetStreamFleet.Options()
        options.commandWait = commandWait
        fleet = try await JetStreamFleet(
            JetStreamClient(try await server.connect(), timeout: .seconds(2)), options: options, store: store, keyRing: ring, clock: clock,
            name: name,
            version: version, logger: Logger(label: name) { _ in logs.handler })
        task = Task { [fleet] in try await fleet.run(for: probe) }
    }

    /// Stops as a killed process does: nobody is told.
    func kill() async {
        task.cancel()
        _ = await task.result
        await fleet.client.connection.close(within: .milliseconds(100))
        await store.close()
    }

    /// Stops as a drained process does.
    func stop() async {
        task.cancel()
        _ = await task.result
        await fleet.leave()
        await fleet.client.connection.close(within: .milliseconds(100))
        await store.close()
    }
}
