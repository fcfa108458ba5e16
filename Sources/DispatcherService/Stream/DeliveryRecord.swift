import JSON
import ServiceKit

/// What other dispatchers need to go on with a delivery, in the bucket ``StreamSubjects/deliveryBucket`` under the key of the delivery.
struct DeliveryRecord: Sendable, Hashable {
    /// The message that it is about. A record of an earlier message of the delivery does not count.
    var streamSequence: Int
    var progress: DeliveryProgress
    /// When the next attempt is due; nil: at once.
    var due: Instant?
    /// The wait until then, when the attempt ended. A clock that was set back does not make it longer.
    var wait: Duration

    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("stream_sequence", streamSequence)
            writer.member("attempts", progress.attempts)
            writer.member("sequence", Int(progress.sequence))
            writer.memberIfPresent("code", progress.code)
            if let due {
                writer.member("due_ms", Int(due.milliseconds))
                writer.member("wait_ms", Int(wait.wholeMilliseconds))
            }
        }
        return writer.bytes
    }

    init(streamSequence: Int, progress: DeliveryProgress, due: Instant? = nil, wait: Duration = .zero) {
        (self.streamSequence, self.progress, self.due, self.wait) = (streamSequence, progress, due, wait)
    }

    /// Nil for anything else.
    init?(_ bytes: [UInt8]) {
        guard let members = (try? JSONElement(parsing: bytes))?.members, let stream = members["stream_sequence"]?.integer,
            let attempts = members["attempts"]?.integer, let sequence = members["sequence"]?.integer
        else { return nil }
        streamSequence = Int(stream)
        progress = DeliveryProgress(attempts: Int(attempts), sequence: sequence, code: members["code"]?.string ?? "")
        due = members["due_ms"]?.integer.map { Instant(milliseconds: $0) }
        wait = .milliseconds(members["wait_ms"]?.integer ?? 0)
    }

    /// When the delivery may leave; nil: now.
    func remaining(at now: Instant) -> Instant? {
        guard let due, due > now else { return nil }
        return progress.code == WaitCode.quietHours ? due : min(due, now + wait)
    }
}
