import CarillonAPI
import EventRules
import Protobuf
import ServiceKit

/// An accepted event that is not decided. A class, because an event has some twenty fields, and a copy of a struct retains each of them.
final class PendingEvent: Sendable {
    /// Position in the order of acceptance.
    let row: Int64
    let carillonEventID: String
    /// When it was accepted; for a scheduled event the time that it was scheduled for.
    let acceptedAt: Instant
    /// The time in the Carillon id, which differs where the clock was set back. The ids of its notifications have it too, so that an event is found
    /// by them.
    let idTime: Instant
    /// Since when its notifications are pending: what ended after that cancels them (EVAL-52). A push that goes to further devices, or waited for its
    /// device, is as old as its notification.
    var pendingSince: Instant {
        let earlier = event.escalation?.notificationId ?? event.silent?.notificationId ?? ""
        return NotificationID.time(of: earlier).map(Instant.init(milliseconds:)) ?? acceptedAt
    }
    /// The machine's monotonic clock, nanoseconds; 0 when it is no longer comparable.
    let acceptedMonotonic: Int64
    let event: EvaluatorV1.Event
    /// What the stages ask for each target, taken from ``event`` once: the compiler copies a message of this size for a question to it. For the same
    /// reason initializers that only read an event borrow it.
    let isSilent: Bool
    let escalation: EvaluatorV1.Escalation?
    let repeatedNotificationID: String?
    let pushOrdinal: Int
    /// Whether it was about a user who was erased while it was pending (PRIV-09).
    let isEmptied: Bool
    /// When it happened by the host's word, or the time that it is scheduled for; nil: the host does not say.
    let occurredAt: Instant?
    /// Why the stored event cannot be read; ``event`` is empty then.
    let unreadable: String?
    /// Set where some of its users are decided already.
    let progress: EventProgress?
    /// The time by its users' clocks; nil: it has none.
    let localSchedule: LocalSchedule?
    /// The questions to the peers that its targets depend on.
    let query: AudienceQuery
    /// The broadcast that it is a part of; empty: none.
    let broadcastID: String
    /// Of the broadcast; nil: none.
    let broadcastFilter: BroadcastFilter?

    init(
        row: Int64, carillonEventID: String, acceptedAt: Instant, acceptedMonotonic: Int64, event: EvaluatorV1.Event, unreadable: String? = nil,
        progress: EventProgress? = nil
    ) {
        self.row = row
        self.carillonEventID = carillonEventID
        self.acceptedAt = acceptedAt
        idTime = AcceptedEvent.ulid(of: carillonEventID).map { Instant(milliseconds: $0.milliseconds) } ?? acceptedAt
        self.acceptedMonotonic = acceptedMonotonic
        isSilent = event.isSilent
        isEmptied = event.isEmptied
        occurredAt = event.occurredAt
        escalation = event.escalation
        repeatedNotificationID = event.repeatedNotificationID
        pushOrdinal = event.pushOrdinal
        self.unreadable = unreadable
        self.progress = progress
        // Acceptance refuses one that cannot be read.
        localSchedule = event.scheduledLocal.flatMap { try? LocalSchedule($0) }
        query = AudienceQuery(of: event)
        broadcastID = event.broadcast?.broadcastId ?? ""
        broadcastFilter = BroadcastFilter(event)
        // Last, so that the event moves here and is not copied.
        self.event = event
    }

    /// The event without its monotonic time, for events accepted before the start: the clock may have been reset by a reboot.
    var recovered: PendingEvent {
        PendingEvent(
            row: row, carillonEventID: carillonEventID, acceptedAt: acceptedAt, acceptedMonotonic: 0, event: event, unreadable: unreadable,
            progress: progress)
    }
}

/// An event about to be stored.
struct AcceptedEvent: Sendable {
    var tenant: CommonV1.Tenant
    var eventID: String
    var carillonEventID: String
    var eventType: String
    var acceptedAt: Instant
    var acceptedMonotonic: Int64
    var payload: [UInt8]
    /// Nil: it is decided at once. An event whose pictures are to be prepared is not.
    var schedule: EventSchedule?
    /// What it is about, as stored; nil: it names no entity.
    var entity: String?
}

extension AcceptedEvent {
    static let idPrefix = "evt_"

    /// The ULID after the prefix of a Carillon event id; nil when no ULID follows it. The prefix itself is not checked.
    static func ulid(of carillonEventID: String) -> ULID? { ULID(carillonEventID.dropFirst(idPrefix.utf8.count)) }

    /// - Parameters:
    ///   - id: a new one.
    ///   - now: when it is accepted. Ids rise, so that of a new one is later after the clock was set back.
    ///   - monotonic: the machine's monotonic clock, nanoseconds.
    ///   - policy: of the app.
    /// - Throws: `EncodingError`; the event is scheduled too far ahead.
    init(_ event: borrowing EvaluatorV1.Event, of tenant: CommonV1.Tenant, id: ULID, at now: Instant, monotonic: Int64, policy: Policy) throws {
        self.init(
            tenant: tenant, eventID: event.eventId, carillonEventID: id.string(after: Self.idPrefix), eventType: event.eventType,
            acceptedAt: now, acceptedMonotonic: monotonic, payload: try event.bytes(),
            schedule: try EventSchedule(event, policy: policy, now: now) ?? EventSchedule(forPicturesOf: event, policy: policy, now: now),
            entity: event.entity?.text)
    }
}
