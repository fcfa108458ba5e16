import CarillonAPI
import ServiceKit

/// What the host system of a demo tells Carillon in the course of a month, by moments.
struct DemoTimeline {
    /// What is told at one moment.
    struct Moment {
        var items: [EvaluatorV1.Item] = []
        var events: [EvaluatorV1.Event] = []
        var broadcasts: [EvaluatorV1.SubmitBroadcastRequest] = []
    }

    private var moments: [Instant: Moment] = [:]
    private(set) var itemCount = 0
    private(set) var eventCount = 0
    private(set) var broadcastCount = 0

    init() {}

    /// The moments in the order of time.
    var inOrder: [(instant: Instant, moment: Moment)] {
        moments.sorted { $0.key < $1.key }.map { (instant: $0.key, moment: $0.value) }
    }

    /// Adds an item that is new, or that has changed.
    mutating func add(_ item: EvaluatorV1.Item, at instant: Instant) {
        moments[instant, default: Moment()].items.append(item)
        itemCount += 1
    }

    /// Adds an event, and gives it an id.
    mutating func add(_ event: EvaluatorV1.Event, at instant: Instant) {
        eventCount += 1
        var event = event
        event.eventId = "demo-\(eventCount)"
        event.eventType = "host.\(event.typeId)"
        moments[instant, default: Moment()].events.append(event)
    }

    mutating func add(_ broadcast: EvaluatorV1.SubmitBroadcastRequest, at instant: Instant) {
        moments[instant, default: Moment()].broadcasts.append(broadcast)
        broadcastCount += 1
    }
}
