import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// The parts of a submission that were requests with idempotency keys of their own, and waited in the gateway's spool (DR-03).
struct KeyedParts: Sendable {
    private struct Part: Sendable {
        let events: Range<Int>
        let key: IdempotentPart
    }

    /// All events of the submission. Those of the parts live from the time at which the gateway accepted them.
    let events: [EvaluatorV1.Event]
    private let parts: [Part]

    /// - Throws: `forbidden` for another caller than the gateway, `invalid_argument` for parts that are not in order or not within the events.
    init(_ request: EvaluatorV1.SubmitEventsRequest, now: Instant, context: ServerContext) throws {
        guard context.isFromGateway else { throw APIError(.forbidden, field: "keyed", "parts with keys are accepted from the gateway only") }
        var events = request.events
        var parts: [Part] = []
        var next = 0
        for keyed in request.keyed {
            let range = Int(keyed.first)..<(Int(keyed.first) + Int(keyed.events))
            guard range.lowerBound >= next, !range.isEmpty, range.upperBound <= events.count else {
                throw APIError(.invalidArgument, field: "keyed", "parts must be in the order of their events, without overlap")
            }
            next = range.upperBound
            // The key stands for the events as they came.
            let own = EvaluatorV1.SubmitEventsRequest(events: Array(events[range]))
            parts.append(Part(events: range, key: try IdempotentPart(key: keyed.idempotencyKey, request: own, context: context)))
            let acceptedAt = min(max(keyed.acceptedAtMs, 0), now.milliseconds)
            for index in range {
                if events[index].occurredAtMs == 0 { events[index].occurredAtMs = acceptedAt }
                if events[index].traceparent.isEmpty { events[index].traceparent = keyed.traceparent }
            }
        }
        (self.events, self.parts) = (events, parts)
    }

    /// Stores the answer to each part under its key, in the transaction of the events. A part without an accepted event, and one with events that
    /// are for later, has no record: the caller may send it again with the same key.
    ///
    /// - Parameter answer: to all events.
    /// - Throws: `idempotency_mismatch` for a key that was used with another request.
    func record(_ answer: EvaluatorV1.SubmitEventsResponse, at now: Instant, lifetime: Duration, _ database: Database) throws {
        let accepted = Dictionary(grouping: answer.accepted, by: \.index)
        let rejected = Dictionary(grouping: answer.rejected, by: \.index)
        for part in parts {
            var own = EvaluatorV1.SubmitEventsResponse()
            for (position, index) in part.events.enumerated() {
                own.accepted += (accepted[UInt32(index)] ?? []).map { $0.at(index: position) }
                own.rejected += (rejected[UInt32(index)] ?? []).map { result in
                    var result = result
                    result.index = UInt32(position)
                    return result
                }
            }
            guard !own.accepted.isEmpty, !own.rejected.contains(where: \.saysLater) else { continue }
            try part.key.record(own, at: now, lifetime: lifetime, database)
        }
    }
}
