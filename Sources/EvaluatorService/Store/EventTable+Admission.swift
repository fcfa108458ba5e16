import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit
import Storage

extension EventTable {
    /// The results of storing events, by position in the request.
    struct Inserted: Sendable {
        /// Events that were stored, or are duplicates: these have no row.
        var submitted: [(position: Int, row: Int64?, event: EvaluatorV1.SubmittedEvent)] = []
        /// Events that name erased users (PRIV-09).
        var refused: [(position: Int, error: APIError)] = []
        /// Whether the events are stored as they were submitted. Otherwise erased users may be missing in them.
        var asSubmitted = true
        /// ``RecentRows/edition`` of the events when they were stored.
        var edition: UInt64 = 0
    }

    /// Stores events, without users who were erased not long ago.
    static func admit(_ events: [AcceptedEvent], now: Instant, _ database: Database) throws -> Inserted {
        let (admitted, refused, asSubmitted) = try admitted(events, now: now, database)
        var inserted = Inserted(refused: refused, asSubmitted: asSubmitted)
        for (known, result) in zip(admitted, try insert(admitted.map(\.event), database)) {
            let event = EvaluatorV1.SubmittedEvent(
                eventId: known.event.eventID, carillonEventId: result.carillonEventID, duplicate: result.row == nil)
            inserted.submitted.append((known.position, result.row, event))
        }
        return inserted
    }

    /// Removes erased users, so that no replay restores their data (PRIV-09). They are removed from the lists of an event. An event about one of them
    /// is refused.
    private static func admitted(
        _ events: [AcceptedEvent], now: Instant, _ database: Database
    ) throws -> (events: [(position: Int, event: AcceptedEvent)], refused: [(position: Int, error: APIError)], asSubmitted: Bool) {
        // The events are decoded only where there are erased users at all.
        func named() throws -> Set<StoredUser> { Set(try events.flatMap { try EvaluatorV1.Event(bytes: $0.payload).namedUsers }) }
        let erased = try ErasedUsers.among(named(), at: now, database)
        guard !erased.isEmpty else { return (events.enumerated().map { (position: $0, event: $1) }, [], true) }
        var admitted: [(position: Int, event: AcceptedEvent)] = []
        var refused: [(position: Int, error: APIError)] = []
        for (position, event) in events.enumerated() {
            do {
                var event = event
                event.payload = try EvaluatorV1.Event(bytes: event.payload).admitted(erased).bytes()
                admitted.append((position, event))
            } catch let error as APIError {
                refused.append((position, error))
            }
        }
        return (admitted, refused, false)
    }
}
