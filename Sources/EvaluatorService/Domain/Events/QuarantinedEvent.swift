import CarillonAPI
import DurableWork
import ServiceKit

/// An event that waits for an operator: it cannot be read, or a peer fails for it.
struct QuarantinedEvent: Sendable {
    /// Position in the order of acceptance.
    var row: Int64
    var carillonEventID: String
    var tenant: CommonV1.Tenant
    /// The users whom the event is about.
    var users: [String]
    /// The service that fails for it; `evaluator` for an event that cannot be read.
    var peer: String
    var refusal: DeliveryRefusal

    /// Registry and preferences, in the log and the quarantine.
    static let audiencePeers = "registry or preferences"
    /// Name of events in the quarantine.
    static let outbox = "events"

    /// An event that registry or preferences fail for.
    init(_ event: PendingEvent, _ refusal: DeliveryRefusal) {
        row = event.row
        carillonEventID = event.carillonEventID
        tenant = event.event.tenant ?? .init()
        users = event.event.usersItIsAbout.map(\.id)
        peer = Self.audiencePeers
        self.refusal = refusal
    }

    /// An event that cannot be read. Its users are not known.
    init(row: Int64, carillonEventID: String, tenant: CommonV1.Tenant, refusal: DeliveryRefusal) {
        self.row = row
        self.carillonEventID = carillonEventID
        self.tenant = tenant
        users = []
        peer = "evaluator"
        self.refusal = refusal
    }

    /// The message in the quarantine. The payload stays with the event, where erasure and retention find it.
    var message: QuarantinedMessage {
        QuarantinedMessage(
            outbox: Self.outbox, peer: peer, tenant: tenant, users: users, refusal: refusal, bytes: Array(carillonEventID.utf8))
    }
}

extension DeliveryRefusal {
    /// The refusal of a stored message that cannot be read.
    init(unreadable error: any Error, at now: Instant) {
        self.init(error: APIError(.internalError, "the stored message cannot be read: \(error)"), tries: 1, first: now, last: now)
    }
}
