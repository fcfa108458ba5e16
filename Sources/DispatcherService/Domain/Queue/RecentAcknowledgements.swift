import JetStream

/// The acknowledgements of the last seconds before a connection breaks, or a consumer gets another leader. A server that stops, also in good order,
/// forgets those that it did not write yet, and would give their messages to any dispatcher. So they are sent again when it is back.
struct RecentAcknowledgements: Sendable {
    /// How long they are kept while NATS answers. NATS 2.9 writes the state of a consumer within a second. With copies, a leader without the other
    /// servers answers for up to 19 s, and the others know nothing of that.
    private let lifetime: Duration
    /// Most that are kept: those of 5 s, or with copies of 20 s, at 4,000 a second.
    private let most: Int
    /// They are sent again twice: the server may not be ready for the first ones. So much time is between two repeats for a rank, also where its
    /// consumer falls silent each time.
    static let pause = Duration.seconds(5)
    private static let repeats = 2

    private struct Entry: Sendable {
        let acknowledgement: JetStreamMessage.Acknowledgement
        let rank: PriorityRank
        let sentAt: ContinuousClock.Instant
    }

    /// What a rank's consumer is told again.
    private struct Repeat: Sendable {
        /// What was sent before this.
        var before: ContinuousClock.Instant
        var left = 0
        var lastAt: ContinuousClock.Instant?

        var dueAt: ContinuousClock.Instant? { left > 0 ? lastAt.map { $0 + pause } ?? before : nil }

        func isDue(at now: ContinuousClock.Instant) -> Bool { dueAt.map { $0 <= now } ?? false }
    }

    private var entries: [Entry] = []
    /// Where the live entries begin; those before are removed now and then.
    private var start = 0
    private var repeats: [PriorityRank: Repeat] = [:]

    init(copies: Int = 1) { (lifetime, most) = copies > 1 ? (.seconds(20), 80_000) : (.seconds(5), 20_000) }

    /// Acknowledgements that their consumer has answered.
    ///
    /// - Parameter keepingOld: true while a consumer does not answer: it may have forgotten the old ones.
    mutating func add(
        _ acknowledgements: [JetStreamMessage.Acknowledgement], of rank: PriorityRank, keepingOld: Bool, at now: ContinuousClock.Instant
    ) {
        entries += acknowledgements.map { Entry(acknowledgement: $0, rank: rank, sentAt: now) }
        start = max(start, entries.count - most)
        while !keepingOld, nextRepeat == nil, start < entries.count, entries[start].sentAt < now - lifetime { start += 1 }
        guard start > entries.count / 2 else { return }
        entries.removeFirst(start)
        start = 0
    }

    /// None of them is about a message of the present stream.
    mutating func forgetAll() { (entries, start, repeats) = ([], 0, [:]) }

    /// The consumers of these ranks may have forgotten what they answered.
    mutating func mayBeForgotten(by ranks: some Sequence<PriorityRank>, at now: ContinuousClock.Instant) {
        for rank in ranks {
            repeats[rank, default: Repeat(before: now)].before = now
            repeats[rank]?.left = Self.repeats
        }
    }

    /// When some are to be sent again; nil: none are.
    var nextRepeat: ContinuousClock.Instant? { repeats.values.compactMap(\.dueAt).min() }

    /// Those that are to be sent again by now.
    func due(at now: ContinuousClock.Instant) -> [JetStreamMessage.Acknowledgement] {
        let due = repeats.filter { $0.value.isDue(at: now) }
        guard !due.isEmpty else { return [] }
        return entries[start...].compactMap { entry in due[entry.rank].map { entry.sentAt < $0.before } == true ? entry.acknowledgement : nil }
    }

    /// What was due at an instant was sent.
    mutating func repeated(at now: ContinuousClock.Instant) {
        for (rank, due) in repeats where due.isDue(at: now) {
            repeats[rank]?.left -= 1
            repeats[rank]?.lastAt = now
        }
    }
}
