import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit
import Storage

extension EventTable {
    /// The results of storing events, by position in the request.
    struct Inserted: Sendable {
        /// Events that were stored, or are duplicates.
        var submitted: [(position: Int, event: EvaluatorV1.SubmittedEvent)] = []
        /// Events that name erased users (PRIV-09).
        var refused: [(position: Int, error: APIError)] = []
    }

    /// Stores events, without users who were erased not long ago.
    static func admit(_ events: [AcceptedEvent], now: Instant, _ database: Database) throws -> Inserted {
        let (admitted, refused) = try admitted(events, now: now, database)
        var inserted = Inserted(refused: refused)
        for (known, result) in zip(admitted, try insert(admitted.map(\.event), database)) {
            let event = EvaluatorV1.SubmittedEvent(
                eventId: known.event.eventID, carillonEventId: result.carillonEventID, duplicate: result.row == nil)
            inserted.submitted.append((known.position, event))
        }
        return inserted
    }

    /// Removes erased users, so that no replay restores their data (PRIV-09). They are removed from the lists of an event. An event about one of them
    /// is refused.
    private static func admitted(
        _ events: [AcceptedEvent], now: Instant, _ database: Database
    ) throws -> (events: [(position: Int, event: AcceptedEvent)], refused: [(position: Int, error: APIError)]) {
        // The events are decoded only where there are erased users at all.
        func named() throws -> Set<StoredUser> { Set(try events.flatMap { try EvaluatorV1.Event(bytes: $0.payload).namedUsers }) }
        let erased = try ErasedUsers.among(named(), at: now, database)
        guard !erased.isEmpty else { return (events.enumerated().map { (position: $0, event: $1) }, []) }
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
        return (admitted, refused)
    }
}
