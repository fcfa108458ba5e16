import ServiceKit

/// How the stream and a consumer of it disagree after a NATS server was killed or lost its power; seen with servers 2.9 and 2.10.
enum StreamRepair: Sendable, Hashable {
    /// The stream has messages that the consumer counts as acknowledged, and gives to nobody. Either their removal was lost, or the consumer forgot
    /// that they are not acknowledged.
    case clearStranded(upTo: Int)
    /// The stream lost its last messages, and the consumer waits for higher sequences: it would never deliver what is published next.
    case recreateConsumer

    /// Compares a consumer with the stream. Nil: they agree.
    ///
    /// - Parameters:
    ///   - ackFloor: the sequence up to which the consumer has acknowledged all.
    ///   - delivered: the last sequence that the consumer has delivered.
    ///   - first: the first message in the stream that the consumer is for; nil: there is none.
    ///   - last: the stream's last sequence.
    init?(ackFloor: Int, delivered: Int, first: Int?, last: Int) {
        if max(ackFloor, delivered) > last {
            self = .recreateConsumer
        } else if let first, first <= ackFloor {
            // Also true for a moment while NATS removes what was acknowledged.
            self = .clearStranded(upTo: ackFloor)
        } else {
            return nil
        }
    }
}

/// Messages of a rank that the consumer gives to nobody.
struct StrandedMessages: Sendable {
    /// The last sequence that may be one.
    var last: Int
    /// When they were seen first, by the steady clock.
    var since: SteadyInstant
}
