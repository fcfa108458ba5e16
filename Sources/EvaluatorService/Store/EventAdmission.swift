import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit
import Storage

/// Stores events that are accepted, without erased users, and counts them.
enum EventAdmission {
    /// The results of storing events, by position in the request.
    struct Inserted: Sendable {
        /// Events that were stored, or are duplicates: these have no row.
        var submitted: [(position: Int, row: Int64?, event: EvaluatorV1.SubmittedEvent)] = []
        /// Events that name erased users (PRIV-09).
        var refused: [(position: Int, error: APIError)] = []
        /// Users who were erased not long ago, and are missing in the stored events; nil: none.
        var erased: ErasedUsers.Snapshot?
        /// Whether the events are stored as they were submitted.
        var asSubmitted: Bool { erased == nil }
        /// ``RecentRows/edition`` of the events when they were stored.
        var edition: UInt64 = 0
    }

    /// Stores an event that the evaluator itself makes, under an id that derives from its cause.
    ///
    /// - Returns: false where it is stored already, or is about an erased user.
    static func admit(
        made event: EvaluatorV1.Event, of tenant: CommonV1.Tenant, policy: Policy, now: Instant, _ database: Database
    ) throws -> Bool {
        guard let id = AcceptedEvent.ulid(of: event.eventId) else { return false }
        let accepted = try AcceptedEvent(event, of: tenant, id: id, at: now, monotonic: 0, policy: policy)
        return try admit([accepted], now: now, database).submitted.contains { $0.row != nil }
    }

    /// Stores events, without users who were erased not long ago: so no replay restores their data (PRIV-09). These are removed from the lists of an
    /// event. An event about one of them is refused.
    static func admit(_ events: [AcceptedEvent], now: Instant, _ database: Database) throws -> Inserted {
        // The events are decoded only where there are erased users at all.
        func named() throws -> Set<UserKey> { Set(try events.flatMap { try EvaluatorV1.Event(bytes: $0.payload).namedUsers }) }
        let erased = try ErasedUsers.among(named(), at: now, database)
        guard !erased.isEmpty else { return Inserted(submitted: try submit(events, from: events.indices, database)) }
        var admitted: [AcceptedEvent] = []
        var positions: [Int] = []
        var refused: [(position: Int, error: APIError)] = []
        for (position, event) in events.enumerated() {
            do {
                var event = event
                event.payload = try EvaluatorV1.Event(bytes: event.payload).admitted(erased).bytes()
                admitted.append(event)
                positions.append(position)
            } catch let error as APIError {
                refused.append((position, error))
            }
        }
        return Inserted(submitted: try submit(admitted, from: positions, database), refused: refused, erased: erased)
    }

    private static func submit(
        _ events: [AcceptedEvent], from positions: some Sequence<Int>, _ database: Database
    ) throws -> [(position: Int, row: Int64?, event: EvaluatorV1.SubmittedEvent)] {
        let results = try EventTable.insert(events, database)
        for (event, result) in zip(events, results) {
            guard let schedule = event.schedule, let row = result.row else { continue }
            try ScheduledEventTable.insert(row, schedule, of: event.tenant, since: event.acceptedAt, database)
        }
        var counters = CounterChanges()
        // Events in sequence are most often of one app.
        var counted: (tenant: CommonV1.Tenant, events: Int64) = (.init(), 0)
        func count() {
            guard counted.events > 0 else { return }
            counters.add(counted.events, CounterName.accepted, organizationID: counted.tenant.organizationId, appID: counted.tenant.appId)
        }
        for (event, result) in zip(events, results) where result.row != nil {
            if event.tenant != counted.tenant {
                count()
                counted = (event.tenant, 0)
            }
            counted.events += 1
        }
        count()
        try CounterTable.add(counters, database)
        return zip(positions, events.indices).map { position, index in
            let result = results[index]
            return (
                position, result.row,
                .init(eventId: events[index].eventID, carillonEventId: result.carillonEventID, duplicate: result.row == nil)
            )
        }
    }
}
