import NIOCore

/// Watches the time of one connection: handshake, silence, idleness, a peer that does not read. A value; time is passed in.
struct Liveness {
    /// A due event.
    enum Due: Equatable {
        /// No preface and SETTINGS in time.
        case handshakeTimedOut
        /// The peer was silent for the keepalive interval: send a PING.
        case sendPing
        /// No stream for the idle time: shut down.
        case idle
        /// The peer reads none of the waiting bytes.
        case writeStalled
        /// A header block was begun and is not complete.
        case headTimedOut
        /// The progress of all streams must be checked.
        case checkStreams
    }

    private let limits: HTTP2Limits
    private var handshakeDeadline: NIODeadline?
    private(set) var lastHeard: NIODeadline
    private var idleSince: NIODeadline?
    private var stalledSince: NIODeadline?
    private(set) var openHeaderBlock: Int?
    private var headSince: NIODeadline?
    private var nextStreamCheck: NIODeadline?
    private var pingIsOut = false

    init(limits: HTTP2Limits, now: NIODeadline) {
        self.limits = limits
        handshakeDeadline = now + limits.handshakeTimeout
        lastHeard = now
        idleSince = now
    }

    mutating func handshakeCompleted() { handshakeDeadline = nil }
    mutating func heardFromPeer(now: NIODeadline) { lastHeard = now }
    mutating func streamsOpen(_ count: Int, now: NIODeadline) {
        if count > 0 { idleSince = nil } else if idleSince == nil { idleSince = now }
        // Not reset when the last stream closes, because a busy connection would then move its timer with every call.
        if count > 0, nextStreamCheck == nil, let interval = streamCheckInterval { nextStreamCheck = now + interval }
    }
    mutating func writability(_ isWritable: Bool, now: NIODeadline) {
        if isWritable { stalledSince = nil } else if stalledSince == nil { stalledSince = now }
    }
    mutating func pingAnswered() { pingIsOut = false }
    /// The open header block. Each block has its own time, because a peer that sends many requests has one open at the end of most reads.
    mutating func headerBlock(_ open: Int?, now: NIODeadline) {
        guard open != openHeaderBlock else { return }
        openHeaderBlock = open
        headSince = open == nil ? nil : now
    }

    /// The interval of checks, short enough that no stream exceeds its limit by much.
    private var streamCheckInterval: TimeAmount? {
        limits.requestTimeout.map { .nanoseconds(max(1, min($0, limits.stalledWriteTimeout).nanoseconds / 4)) }
    }

    /// The next time to check, or `nil` for none.
    var nextDeadline: NIODeadline? {
        var next: NIODeadline?
        func consider(_ deadline: NIODeadline?) {
            guard let deadline else { return }
            next = next.map { min($0, deadline) } ?? deadline
        }
        consider(handshakeDeadline)
        if handshakeDeadline == nil {
            if !pingIsOut, let interval = limits.keepaliveInterval { consider(lastHeard + interval) }
            if let idleSince, let timeout = limits.idleTimeout { consider(idleSince + timeout) }
        }
        if let stalledSince { consider(stalledSince + limits.stalledWriteTimeout) }
        if let headSince { consider(headSince + limits.headTimeout) }
        consider(nextStreamCheck)
        return next
    }

    /// The due event, the most serious first. Each event is reported once.
    mutating func takeDue(now: NIODeadline) -> Due? {
        if let deadline = handshakeDeadline, deadline <= now {
            handshakeDeadline = nil
            return .handshakeTimedOut
        }
        if let since = stalledSince, since + limits.stalledWriteTimeout <= now {
            stalledSince = nil
            return .writeStalled
        }
        if let since = headSince, since + limits.headTimeout <= now {
            headSince = nil
            return .headTimedOut
        }
        if let check = nextStreamCheck, check <= now {
            nextStreamCheck = nil
            return .checkStreams
        }
        guard handshakeDeadline == nil else { return nil }
        if let since = idleSince, let timeout = limits.idleTimeout, since + timeout <= now {
            idleSince = nil
            return .idle
        }
        if !pingIsOut, let interval = limits.keepaliveInterval, lastHeard + interval <= now {
            pingIsOut = true
            return .sendPing
        }
        return nil
    }
}
