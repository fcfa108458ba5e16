import NIOCore

/// How far the request is that comes in on an HTTP/1.1 connection, and until when it must be complete. A value; time is passed in.
///
/// The times are totals: bytes that come one by one win nothing.
struct RequestProgress {
    /// What took too long.
    enum Overdue: Equatable {
        case head
        case body
        /// The gateway stops, and the rest of the body has not come.
        case drain
    }

    private enum Phase {
        /// Between requests; how long that may be is for the idle time.
        case waiting
        case head(until: NIODeadline)
        case body(until: NIODeadline)
        case done
    }

    private let limits: FrontDoorLimits.Times
    private var phase = Phase.waiting
    private var isDraining = false

    init(_ limits: FrontDoorLimits.Times) { self.limits = limits }

    /// Bytes came that were not the end of a head yet.
    mutating func headBegan(now: NIODeadline) {
        if case .waiting = phase { phase = .head(until: now + limits.head) }
    }

    /// The head is complete; the body may take its time from here on.
    mutating func headCompleted(now: NIODeadline) {
        phase = .body(until: now + (isDraining ? min(limits.body, limits.unfinishedInDrain) : limits.body))
    }

    mutating func bodyCompleted() { phase = .waiting }

    /// The gateway stops: a body that is not complete gets only a little more.
    mutating func drainBegan(now: NIODeadline) {
        isDraining = true
        if case .body(let until) = phase { phase = .body(until: min(until, now + limits.unfinishedInDrain)) }
    }

    /// When to look again; nil while there is nothing to wait for.
    var deadline: NIODeadline? {
        switch phase {
        case .waiting, .done: nil
        case .head(let until), .body(let until): until
        }
    }

    /// What is overdue now. It is told once: the connection ends with it.
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

/// A request's body did not come in time.
struct RequestTooSlow: Error {}

/// A request's body was not complete when the gateway stopped. Nothing was done for it: endpoints read the whole body first.
struct GatewayStopping: Error {}
