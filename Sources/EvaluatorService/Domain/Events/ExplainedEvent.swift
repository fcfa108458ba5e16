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
    /// Of an event that is or was scheduled.
    var scheduledFor: Instant?
    /// Of one with a local time, while its content is stored.
    var scheduledLocal: EvaluatorV1.LocalSchedule?
    /// The trace that it is a part of; empty where its content is not stored any more.
    var traceID = ""
    /// When a scheduled event is decided.
    var dueAt: Instant?
    var decisions: [DecisionRow]
}
