import NIOCore

/// The progress of a request on an HTTP/1.1 connection, and its deadline. A value; time is passed in.
///
/// The times are totals, so a client cannot extend them by sending byte by byte.
struct RequestProgress {
    /// The part that took too long.
    enum Overdue: Equatable {
        case head
        case body
        /// The gateway stops, and the body is not complete.
        case drain
    }

    private enum Phase {
        /// Between requests. The idle time limits it.
        case waiting
        case head(until: NIODeadline)
        case body(until: NIODeadline)
        case done
    }

    private let limits: HTTPServerLimits.Times
    private var phase = Phase.waiting
    private var isDraining = false

    init(_ limits: HTTPServerLimits.Times) { self.limits = limits }

    /// A head is complete, and its body is not.
    var isInBody: Bool {
        if case .body = phase { true } else { false }
    }

    /// Bytes of a head arrived that is not complete.
    mutating func headBegan(now: NIODeadline) {
        if case .waiting = phase { phase = .head(until: now + limits.head) }
    }

    /// The head is complete; the body's time begins.
    mutating func headCompleted(now: NIODeadline) {
        phase = .body(until: now + (isDraining ? min(limits.body, limits.unfinishedInDrain) : limits.body))
    }

    mutating func bodyCompleted() { phase = .waiting }

    /// The gateway stops: an incomplete body gets ``HTTPServerLimits/Times/unfinishedInDrain``.
    mutating func drainBegan(now: NIODeadline) {
        isDraining = true
        if case .body(let until) = phase { phase = .body(until: min(until, now + limits.unfinishedInDrain)) }
    }

    /// The deadline; nil when there is none.
    var deadline: NIODeadline? {
        switch phase {
        case .waiting, .done: nil
        case .head(let until), .body(let until): until
        }
    }

    /// The overdue part, or nil. Reported once, because the connection then ends.
    mutating func takeOverdue(now: NIODeadline) -> Overdue? {
        switch phase {
        case .head(let until) where until <= now:
            phase = .done
            return .head
        case .body(let until) where until <= now:
            phase = .done
            return isDraining ? .drain : .body
        default: return nil
        }
    }
}

/// A request's body did not arrive in time.
struct RequestTooSlow: Error {}

/// A request's body was not complete when the gateway stopped. The request had no effect, because endpoints read the whole body first.
struct GatewayStopping: Error {}
