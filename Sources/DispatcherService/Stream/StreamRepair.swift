/// How the stream and a consumer of it disagree after a NATS server was killed or lost its power; seen with servers 2.9 and 2.10.
enum StreamRepair: Sendable, Hashable {
    /// The stream has messages again that were acknowledged shortly before. The consumer delivers none of them, and they count as queued.
    case removeAcknowledged(before: Int)
    /// The stream lost its last messages, and the consumer waits for higher sequences: it would never deliver what is published next.
    case recreateConsumer

    /// Compares a consumer with the stream. The stream is read after the consumer, so it can only have grown. Nil: they agree.
    ///
    /// - Parameters:
    ///   - ackFloor: the sequence up to which the consumer has acknowledged all.
    ///   - delivered: the last sequence that the consumer has delivered.
    ///   - outstanding: the messages that the consumer has not delivered, or that are not acknowledged.
    ///   - messages: those in the stream that the consumer is for.
    ///   - last: the stream's last sequence.
    init?(ackFloor: Int, delivered: Int, outstanding: Int, messages: Int, last: Int) {
        if max(ackFloor, delivered) > last {
            self = .recreateConsumer
        } else if messages > outstanding, ackFloor > 0 {
            // Also true for a moment while messages arrive: then there is nothing to remove.
            self = .removeAcknowledged(before: ackFloor + 1)
        } else {
            return nil
        }
    }
}
