import CarillonAPI

/// The events in the lane of an app's large events, in the order of acceptance: the large ones, which are decided in parts, and those that must not
/// overtake them, because they are of the same channel or thread, or about the same entity. A value without I/O.
struct LargeEvents: Sendable {
    private struct Entry {
        let row: Int64
        /// See ``EvaluatorV1/Event/contexts``.
        let contexts: [String]
        var isLarge: Bool
    }

    /// With so many events the lane is full: their rows and contexts are in memory.
    static let mostEvents = 10_000

    private var entries: [Entry] = []
    /// By context, how many events have it.
    private var counts: [String: Int] = [:]
    /// An event of the app that was looked up meanwhile: it shows whether the peers answer about the app.
    private(set) var control: PendingEvent?

    var isEmpty: Bool { entries.isEmpty }
    var isFull: Bool { entries.count >= Self.mostEvents }

    /// Adds a large event.
    mutating func add(_ event: PendingEvent) { add(event.row, event.event.contexts, isLarge: true) }

    /// Adds an event if it must not overtake those in the lane.
    ///
    /// - Returns: whether it is added.
    mutating func hold(_ event: PendingEvent) -> Bool {
        let contexts = event.event.contexts
        guard contexts.contains(where: { counts[$0] != nil }) else { return false }
        add(event.row, contexts, isLarge: false)
        return true
    }

    private mutating func add(_ row: Int64, _ contexts: [String], isLarge: Bool) {
        entries.append(Entry(row: row, contexts: contexts, isLarge: isLarge))
        for context in contexts { counts[context, default: 0] += 1 }
    }

    /// The first events that wait for no large one any more: those that had to come before them are sent on.
    func ready(limit: Int) -> [Int64] {
        var waiting: Set<String> = []
        var rows: [Int64] = []
        for entry in entries where rows.count < limit {
            if entry.isLarge || !waiting.isDisjoint(with: entry.contexts) {
                waiting.formUnion(entry.contexts)
            } else {
                rows.append(entry.row)
            }
        }
        return rows
    }

    /// The row of the first large event; nil: there is none.
    var firstLarge: Int64? { entries.first(where: \.isLarge)?.row }

    /// An event turned out to be large.
    mutating func setLarge(_ row: Int64) {
        guard let place = entries.firstIndex(where: { $0.row == row }) else { return }
        entries[place].isLarge = true
    }

    /// Removes events that are sent on.
    mutating func remove(_ rows: [Int64]) {
        let removed = Set(rows)
        for entry in entries where removed.contains(entry.row) {
            for context in entry.contexts {
                let left = (counts[context] ?? 0) - 1
                counts[context] = left > 0 ? left : nil
            }
        }
        entries.removeAll { removed.contains($0.row) }
    }

    /// Events of the app were looked up.
    mutating func answered(_ events: some Sequence<PendingEvent>) {
        for event in events where event.provesAnswers && event.query.weight < control?.query.weight ?? .max { control = event }
    }
}

extension PendingEvent {
    /// Whether a look-up of the event asks both peers: an answer shows that they answer about the app.
    var provesAnswers: Bool { query.weight > 1 }
}

extension EvaluatorV1.Event {
    /// What the event belongs to: events that share one of these are decided in the order of acceptance.
    fileprivate var contexts: [String] {
        var contexts: [String] = []
        if !channelId.isEmpty { contexts.append("channel \(channelId)") }
        if !threadId.isEmpty { contexts.append("thread \(threadId)") }
        if let entity { contexts.append("entity \(entity.text)") }
        return contexts
    }
}
