import CarillonAPI
import Protobuf
import ServiceKit

/// A request with events that the gateway has accepted, and passes to the evaluator later (DR-03). It holds all that the call needs: the gateway may
/// be another process by then.
struct SpooledRequest: Sendable, Hashable {
    /// Bytes of a row beside request and caller, about: its columns, its index entry, and the free space of pages.
    static let rowBytes = 256

    /// The app of the events.
    var tenant: CommonV1.Tenant
    /// When the gateway accepted it, by the domain's clock.
    var receivedAt: Instant
    /// Number of events.
    var events: Int
    /// Positions of the events that the 202 refused. Their host system knows.
    var refused: [Int] = []
    /// Empty without one.
    var idempotencyKey: String
    /// `req_…` of the answer that the host system got.
    var requestID: String
    /// The W3C trace context; empty without one.
    var traceparent: String
    /// The host system's address, for records.
    var origin: String
    /// The caller: an encoded `Actor`.
    var actor: [UInt8]
    /// An encoded `SubmitEventsRequest`.
    var request: [UInt8]

    /// Bytes that it takes in the spool.
    var bytes: Int { request.count + actor.count + Self.rowBytes }

    /// Whether another request is of the same caller. The evaluator keeps idempotency keys by organization, app and the caller's name, which these
    /// fields decide: a host system may have several keys of its own, and a user several devices.
    func hasCaller(of other: SpooledRequest) -> Bool {
        guard let (own, others) = try? (CommonV1.Actor(bytes: actor), CommonV1.Actor(bytes: other.actor)) else { return false }
        return own.organizationId == others.organizationId && own.appId == others.appId && own.userId == others.userId
            && own.platform == others.platform
    }
}

/// A request in the spool.
struct SpooledRow: Sendable, Hashable {
    /// In the order of acceptance.
    var number: Int64
    var request: SpooledRequest
}

extension [SpooledRow] {
    /// Most events of one call: one transaction of the evaluator, which takes at most 1,000.
    static var mostEvents: Int { 500 }
    /// Most bytes of one call. A single request has at most 1 MiB of JSON.
    static var mostBytes: Int { 1_000_000 }

    /// The rows of each call, in order. A call has one caller. Several requests with idempotency keys share a call, which names the key of each
    /// (``ReplayCall``).
    var calls: [[SpooledRow]] {
        var calls: [[SpooledRow]] = []
        var (events, bytes) = (0, 0)
        for row in self {
            (events, bytes) = (events + row.request.events, bytes + row.request.bytes)
            if let first = calls.last?.first, row.request.actor == first.request.actor, events <= Self.mostEvents, bytes <= Self.mostBytes {
                calls[calls.count - 1].append(row)
            } else {
                calls.append([row])
                (events, bytes) = (row.request.events, row.request.bytes)
            }
        }
        return calls
    }
}
