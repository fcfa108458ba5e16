import CarillonAPI
import ServiceKit

/// A push to enqueue. The message is encoded once for all of its devices.
struct NewPush: Sendable {
    var push: QueuedPush
    /// ``push``, encoded.
    var message: [UInt8]
    /// When the queue expires it; not later than ``expiresAt``.
    var queuedUntil: Instant
    /// Until when the queue keeps its row for idempotency, finished or not.
    var knownUntil: Instant
    /// The route to each target, in their order. Nil where no sender exists for the address: the delivery is recorded as failed at once.
    var routes: [Route?]

    /// A push that waits and is known until it expires.
    init(push: QueuedPush, message: [UInt8], routes: [Route?]) {
        self.push = push
        self.message = message
        self.routes = routes
        queuedUntil = push.expiresAt
        knownUntil = push.expiresAt
    }

    var tenant: CommonV1.Tenant { push.message.tenant ?? .init() }
    /// End of the time to live, for the provider.
    var expiresAt: Instant { push.expiresAt }
}

struct EnqueueEffect: Sendable {
    /// Routes that have ready deliveries now.
    var ready: [ReadyRoute]
    /// Deliveries that are new.
    var inserted: Int
    /// Reports were written: for addresses without a sender, and deliveries that ended.
    var wroteReports: Bool
    /// Older deliveries that ended, because new ones have their collapse keys.
    var replaced = 0
}
