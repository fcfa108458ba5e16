import JetStream

/// The acknowledgements of the last seconds before a connection breaks. A server that stops, also in good order, forgets those that it did not write
/// yet, and would give their messages to any dispatcher. So they are sent again when it is back.
struct RecentAcknowledgements: Sendable {
    /// How long they are kept while NATS answers. NATS 2.9 writes the state of a consumer within a second. With copies, a leader without the other
    /// servers answers for up to 19 s, and the others know nothing of that.
    private let lifetime: Duration
    /// Most that are kept: those of 5 s, or with copies of 20 s, at 4,000 a second.
    private let most: Int
    /// They are sent again for so long after a connection: the server may not be ready for the first ones.
    static let repeatTime = Duration.seconds(6)

    private struct Entry: Sendable {
        let acknowledgement: JetStreamMessage.Acknowledgement
        let sentAt: ContinuousClock.Instant
    }

    private var entries: [Entry] = []
    /// Where the live entries begin; those before are removed now and then.
    private var start = 0

    init(copies: Int = 1) { (lifetime, most) = copies > 1 ? (.seconds(20), 80_000) : (.seconds(5), 20_000) }

    /// Acknowledgements that their consumer has answered.
    ///
    /// - Parameter keepingOld: true while a consumer does not answer: it may have forgotten the old ones.
    mutating func add(_ acknowledgements: [JetStreamMessage.Acknowledgement], keepingOld: Bool, at now: ContinuousClock.Instant) {
        guard !acknowledgements.isEmpty else { return }
        entries += acknowledgements.map { Entry(acknowledgement: $0, sentAt: now) }
        start = max(start, entries.count - most)
        while !keepingOld, start < entries.count, entries[start].sentAt < now - lifetime { start += 1 }
        guard start > entries.count / 2 else { return }
        entries.removeFirst(start)
        start = 0
    }

    /// None of them is about a message of the present stream.
    mutating func forgetAll() { (entries, start) = ([], 0) }

    /// Those that were sent before a connection.
    mutating func toRepeat(connectedAt: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> [JetStreamMessage.Acknowledgement] {
        guard now < connectedAt + Self.repeatTime else { return [] }
        return entries[start...].lazy.filter { $0.sentAt < connectedAt }.map(\.acknowledgement)
    }
}
