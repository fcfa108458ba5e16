import CarillonAPI
import ServiceKit

/// The dispatchers that share a queue. With the queue in a store there is one.
protocol Fleet: Sendable {
    /// Tells the others what a provider said. Returns at once; news that cannot be told are dropped.
    func tell(_ news: FleetNews)

    /// Tells the others a turn that this dispatcher took or gave back. Returns at once; a turn that cannot be told is dropped.
    func tell(turn: SharedTurn)

    /// Tells waiting test pushes on other dispatchers their outcomes (DISP-34), as far as possible. Returns at once.
    func tell(testOutcomes: [ReceiptsV1.Outcome])

    /// Tells the others that this dispatcher serves a desktop now. They end their older streams of it. Where it is not heard, the agent gets
    /// messages on both streams, and shows each once.
    func tell(takeOver: DesktopTakeOver) async

    /// Tells the others an operator's order: a pause of lanes, or that a provider is down. Those that start later hear of it, too.
    ///
    /// - Throws: ``APIError`` `unavailable` when the others do not get to know. Nothing is changed then.
    func announce(_ order: LaneOrder) async throws(APIError)

    /// Makes the others do what this dispatcher has done. Returns when all that live have done it; others do it before they send again.
    ///
    /// - Throws: ``APIError`` `unavailable`, naming the dispatchers that were not reached. The caller may repeat the command.
    func send(_ command: FleetCommand) async throws(APIError)

    /// Shares a credential before it is stored here.
    ///
    /// - Parameter order: the change that it follows; nil: the last one.
    /// - Returns: the place of the change in the order of all changes; nil when nobody shares credentials.
    /// - Throws: ``APIError``: `unavailable`, or `conflict` after a change by another dispatcher at the same time. Nothing is changed then.
    func share(_ credential: SharedCredential, after order: Int?) async throws(APIError) -> Int?

    /// Tells the others that a credential is removed, before it is deleted here.
    ///
    /// - Parameter order: the change that it follows; nil: the last one.
    /// - Returns: as ``share(_:after:)``.
    /// - Throws: as ``share(_:after:)``.
    func retract(_ credential: SharedCredential, after order: Int?) async throws(APIError) -> Int?

    /// Follows the others until the task is cancelled.
    ///
    /// - Parameter receiver: this dispatcher.
    func run(for receiver: any FleetReceiver) async throws

    /// Returns when this dispatcher may send: it follows the others, and has done what it missed.
    ///
    /// - Throws: `CancellationError`.
    func joined() async throws

    /// Whether this dispatcher waits to follow the others, so that it is not ready.
    var isJoining: Bool { get }

    /// The dispatchers that live, this one first; empty when the queue has one dispatcher.
    var living: [FleetMember] { get async }

    /// What the others have of the queue, by the id of the member; those that do not answer within ``JetStreamFleet/statusWait`` are missing.
    func statuses(of app: CommonV1.Tenant?) async -> [String: DispatcherV1.QueueStatusResponse]

    /// The others learn that this dispatcher has stopped.
    func leave() async
}

/// A dispatcher alone: it has the whole of each quota, and tells nobody.
struct LoneDispatcher: Fleet {
    func tell(_ news: FleetNews) {}
    func tell(turn: SharedTurn) {}
    func tell(testOutcomes: [ReceiptsV1.Outcome]) {}
    func tell(takeOver: DesktopTakeOver) {}
    func announce(_ order: LaneOrder) {}
    func send(_ command: FleetCommand) {}
    func share(_ credential: SharedCredential, after order: Int?) -> Int? { nil }
    func retract(_ credential: SharedCredential, after order: Int?) -> Int? { nil }
    func joined() {}
    func run(for receiver: any FleetReceiver) async throws { try await Task.untilCancelled() }
    var isJoining: Bool { false }
    var living: [FleetMember] { [] }
    func statuses(of app: CommonV1.Tenant?) -> [String: DispatcherV1.QueueStatusResponse] { [:] }
    func leave() {}
}
