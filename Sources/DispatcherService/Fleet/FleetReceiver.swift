import CarillonAPI
import ServiceKit

/// What a fleet changes in a dispatcher.
protocol FleetReceiver: Sendable {
    /// The dispatcher's part of each quota and rate is another one.
    func followShare(_ share: Double) async
    func follow(_ news: FleetNews) async
    /// Stores an operator's order that another dispatcher got, and follows it. A known one changes nothing.
    func follow(_ order: LaneOrder) async throws
    func follow(testOutcomes: [ReceiptsV1.Outcome])
    /// Waits after a turn that another dispatcher took, or uses one that it gave back.
    func follow(turn: SharedTurn)
    /// Ends the stream of a desktop that another dispatcher serves now.
    func follow(takeOver: DesktopTakeOver)
    /// What this dispatcher has of the queue, for another one that adds up.
    func status(of app: CommonV1.Tenant?) async throws -> DispatcherV1.QueueStatusResponse
    /// Does a command of another dispatcher. May be called again for the same one.
    ///
    /// - Returns: why it can never be done here, for operators; nil: it is done.
    /// - Throws: when it may succeed later.
    func carryOut(_ command: FleetCommand) async throws -> String?
    /// The credentials of a bucket follow, from the first on.
    func followCredentialsAnew()
    /// Stores a credential that another dispatcher put, and puts it into use. An order at or below that of a change that is known does nothing.
    func follow(_ credential: SharedCredential, order: Int) async throws
    /// Deletes a credential that another dispatcher removed. An order at or below that of a change that is known does nothing.
    ///
    /// - Parameter key: ``SharedCredential/key``.
    func followRemoval(ofCredential key: String, order: Int) async throws
    /// The credentials in use here, for a bucket that lacks them.
    func credentialsInUse() async throws -> [SharedCredential]
}
