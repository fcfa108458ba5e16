import DurableWork
import ServiceKit
import Storage
import Synchronization

/// Whether the outbox has room for notifications of many users. It is delivered in order: what is in it delays whatever is decided later. So
/// broadcasts, and events that are decided in parts, wait while more than a little is in it (decisions 0090 and 0103).
final class OutboxRoom: Sendable {
    /// Notifications in the outbox, of all apps, above which they wait.
    static let most: Int64 = 2_000
    /// The time until they look again.
    static let pause = Duration.milliseconds(20)

    /// Apps whose batches the publisher passes over for some time: they delay nobody.
    let deferred = Mutex(DeferredApps())
    private let delivered: DeliveredBatches
    /// When the dispatcher last said that its queue is crowded; nil: it said since that it is not.
    private let crowdedAt = Mutex<SteadyInstant?>(nil)
    /// What the dispatcher said counts for this long: without pushes nobody hears that the queue is short again.
    static let crowdedFor = Duration.seconds(30)

    /// - Parameter delivered: of the publisher.
    init(delivered: DeliveredBatches) {
        self.delivered = delivered
    }

    /// The dispatcher's answer to pushes.
    func note(crowded: Bool, at now: SteadyInstant) { crowdedAt.withLock { $0 = crowded ? now : nil } }

    /// Whether so many deliveries wait at the dispatcher that broadcasts wait (DR-06).
    func isCrowded(at now: SteadyInstant) -> Bool { crowdedAt.withLock { $0.map { now < $0 + Self.crowdedFor } ?? false } }

    /// Whether a page of a broadcast, or a part of an event, may be taken.
    func isFree(_ database: Database) throws -> Bool {
        try !DecisionOutboxTable.holds(moreThan: Self.most, without: deferred.withLock(\.apps), delivered: delivered.ids, database)
    }
}
