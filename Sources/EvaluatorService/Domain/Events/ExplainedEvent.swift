import CarillonAPI
import ServiceKit

/// An event with the decisions on its targets.
struct ExplainedEvent: Sendable {
    /// The host's id.
    var eventID: String
    var carillonEventID: String
    var eventType: String
    var acceptedAt: Instant
    var state: EvaluatorV1.EventState.Known
    var decisions: [DecisionRow]
}
