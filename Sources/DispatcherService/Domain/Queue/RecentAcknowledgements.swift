import JetStream

/// The acknowledgements of the last seconds before a connection breaks. A server that stops, also in good order, forgets those that it did not write
/// yet, and would give their messages to any dispatcher. So they are sent again when it is back.
struct RecentAcknowledgements: Sendable {
    /// NATS 2.9 writes the state of a consumer within a second.
    static let lifetime = Duration.seconds(5)
    /// Most that are kept: those of 5 s at 4,000 a second.
    static let most = 20_000
    /// They are sent again for so long after a connection: the server may not be ready for the first ones.
    static let repeatTime = Duration.seconds(6)

    private struct Entry: Sendable {
        let acknowledgement: JetStreamMessage.Acknowledgement
        let sentAt: ContinuousClock.Instant
    }

    private var entries: [Entry] = []
    /// Where the live entries begin; those before are removed now and then.
    private var start = 0

    /// Acknowledgements that the server has read.
    mutating func add(_ acknowledgements: [JetStreamMessage.Acknowledgement], at now: ContinuousClock.Instant) {
        entries += acknowledgements.map { Entry(acknowledgement: $0, sentAt: now) }
        start = max(start, entries.count - Self.most)
        while start < entries.count, entries[start].sentAt < now - Self.lifetime { start += 1 }
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
