import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit
import Storage

extension EventTable {
    /// What became of events in the store, by their positions among those that were brought.
    struct Inserted: Sendable {
        /// Stored, or known already.
        var submitted: [(position: Int, event: EvaluatorV1.SubmittedEvent)] = []
        /// About somebody who was erased (PRIV-09).
        var refused: [(position: Int, error: APIError)] = []
    }

    /// Stores events, without users who were erased not long ago.
    static func admit(_ events: [AcceptedEvent], now: Instant, _ database: Database) throws -> Inserted {
        let (admitted, refused) = try admitted(events, now: now, database)
        var inserted = Inserted(refused: refused)
        for (known, result) in zip(admitted, try insert(admitted.map(\.event), database)) {
            let event = EvaluatorV1.SubmittedEvent(
                eventId: known.event.eventID, carillonEventId: result.carillonEventID, duplicate: result.isDuplicate)
            inserted.submitted.append((known.position, event))
        }
        return inserted
    }

    /// Leaves out who was erased, so that no replay brings anybody back (PRIV-09): such users go from the lists of an event, and an event
    /// about one of them is refused.
    private static func admitted(
        _ events: [AcceptedEvent], now: Instant, _ database: Database
    ) throws -> (events: [(position: Int, event: AcceptedEvent)], refused: [(position: Int, error: APIError)]) {
        // Read only where somebody was erased at all.
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
