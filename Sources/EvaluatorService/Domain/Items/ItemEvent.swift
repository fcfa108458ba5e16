import CarillonAPI
import ServiceKit

/// Why the evaluator makes an event of tracked items. A part of its id, so a case that was released keeps its word.
enum ItemEventCause: String { case reminder, report, streak }

extension EvaluatorV1.Event {
    /// An event of tracked items: at most one for each cause, user, type and day.
    init(_ cause: ItemEventCause, aboutItemsOf user: UserKey, type: String, on day: LocalDate, data: [String: String]) {
        // The time in the id is not after the event: the day before has begun in every zone.
        let dayBefore = WallClock.instant(of: LocalDateTime(date: day.adding(days: -1)), in: .utc)
        self.init(cause, aboutItemsOf: user, type: type, parts: [day.description], at: dayBefore, data: data)
    }

    /// An event of tracked items whose id derives from its cause and the parts.
    ///
    /// - Parameter instant: before or at the time of the event.
    init(_ cause: ItemEventCause, aboutItemsOf user: UserKey, type: String, parts: [String], at instant: Instant, data: [String: String]) {
        let parts = [cause.rawValue, user.organization, user.app, user.id, type] + parts
        self.init(
            tenant: user.tenant, eventId: DerivedID.make(prefix: AcceptedEvent.idPrefix, at: instant, parts: parts), eventType: "items.due")
        typeId = type
        self.data = data
    }
}
