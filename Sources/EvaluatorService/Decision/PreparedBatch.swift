import CarillonAPI
import ServiceKit

/// Events of one app with everything the neighbours said about them: ready to be decided without asking anybody.
struct PreparedEvents: Sendable {
    /// One target of one event.
    struct Candidate: Sendable {
        var userID: String
        var types: [String]
        /// Why it ends before the user's settings are asked.
        var refusal: Refusal?
        /// Position in ``PreparedEvents/answers``; -1 where the settings were not asked.
        var answer: Int
    }

    struct Item: Sendable {
        var event: PendingEvent
        var candidates: [Candidate]
        /// Set where the event is decided as a whole.
        var refusal: Refusal?
    }

    var tenant: CommonV1.Tenant
    /// Nil where the app does not exist any more.
    var app: AppPolicy?
    var items: [Item]
    var facts: AudienceFacts
    var answers: [PreferencesV1.SendAnswer]
}

/// A run of events in the order of acceptance, grouped by app.
struct PreparedBatch: Sendable {
    var rows: ClosedRange<Int64>
    var eventCount: Int
    var groups: [PreparedEvents]
    /// The clock at which presence, mutes, quiet hours and lifetimes were judged.
    var now: Int64
}

/// What is stored for a batch, in one transaction.
struct DecidedBatch: Sendable {
    var rows: ClosedRange<Int64>
    var eventCount: Int
    var decidedAt: Int64
    var decisions: [DecisionRow] = []
    var marks: [DedupMarkKey: Int64] = [:]
    var counters = CounterChanges()
    var handOvers: [EncodedHandOver] = []
    /// For the metrics: skip reason name → targets.
    var skips: [String: Int] = [:]
    var enqueued = 0
}
