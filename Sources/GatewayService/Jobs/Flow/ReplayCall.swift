import CarillonAPI
import Protobuf
import RPC
import ServiceKit

/// A call that passes requests of the spool to the evaluator: one of `calls`.
struct ReplayCall: Sendable {
    /// The events of all requests, in order.
    let request: EvaluatorV1.SubmitEventsRequest
    let options: CallOptions
    /// For each event the position of its request.
    let places: [Int]

    /// Longer than the 5 s after which a service with a locked store answers (ARCH-03).
    private static let timeout = Duration.seconds(10)

    /// - Throws: `DecodingError` for a request that cannot be read.
    init(_ rows: [SpooledRow]) throws {
        var events: [EvaluatorV1.Event] = []
        var keyed: [EvaluatorV1.KeyedEvents] = []
        var places: [Int] = []
        var metadata = Metadata()
        for (place, row) in rows.enumerated() {
            let spooled = row.request
            var own = try EvaluatorV1.SubmitEventsRequest(bytes: spooled.request).events
            // The evaluator compares a request under a key with the one of its host system: its events stay as they were.
            if spooled.idempotencyKey.isEmpty {
                // An event lives from the time at which it was accepted.
                for index in own.indices where own[index].occurredAtMs == 0 { own[index].occurredAtMs = spooled.receivedAt.milliseconds }
                // The call is for requests of several traces.
                for index in own.indices where own[index].traceparent.isEmpty { own[index].traceparent = spooled.traceparent }
            } else if rows.count == 1 {
                metadata.addString(spooled.idempotencyKey, forKey: IdempotencyKey.metadataKey)
                metadata.addString(String(spooled.receivedAt.milliseconds), forKey: AuthorizationInterceptor.acceptedAtKey)
            } else {
                keyed.append(
                    .init(
                        idempotencyKey: spooled.idempotencyKey, first: UInt32(events.count), events: UInt32(own.count),
                        acceptedAtMs: spooled.receivedAt.milliseconds, traceparent: spooled.traceparent))
            }
            places += own.map { _ in place }
            events += own
        }
        if let first = rows.first?.request {
            metadata.addBinary(first.actor, forKey: AuthorizationInterceptor.actorKey)
            metadata.addString(first.requestID, forKey: "x-request-id")
            if !first.origin.isEmpty { metadata.addString(first.origin, forKey: AuthorizationInterceptor.originKey) }
            if !first.traceparent.isEmpty { metadata.addString(first.traceparent, forKey: "traceparent") }
        }
        request = .init(events: events, keyed: keyed)
        self.places = places
        options = CallOptions(timeout: Self.timeout, metadata: metadata, waitForReady: false)
    }
}
