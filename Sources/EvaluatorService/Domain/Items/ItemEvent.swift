import CarillonAPI
import ServiceKit

extension EvaluatorV1.Event {
    /// An event that the evaluator makes of tracked items.
    ///
    /// - Parameters:
    ///   - type: of the notification.
    ///   - instant: before or at the time of the event. The id derives from it and from the cause, so that a cause has one event.
    init(aboutItemsOf user: UserKey, type: String, cause: [String], at instant: Instant, data: [String: String]) {
        let parts = [cause.first ?? "", user.organization, user.app, user.id, type] + cause.dropFirst()
        self.init(
            tenant: user.tenant, eventId: DerivedID.make(prefix: AcceptedEvent.idPrefix, at: instant, parts: parts), eventType: "items.due")
        typeId = type
        self.data = data
    }
}
