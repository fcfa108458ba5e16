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
    /// Of a notification that was asked for by its id: what sent it again, or will.
    var repetitions: [Repetition] = []

    /// A notification once more: a snooze, an escalation to further devices, or a silent push that waited.
    struct Repetition: Sendable {
        var event: ExplainedEvent
        /// The number of the snooze, from 1; 0: it is none.
        var snooze: Int
        /// Nil: it is not decided yet.
        var decision: DecisionRow?
    }
}
