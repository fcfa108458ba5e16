import NIOCore

/// Watches the time of one connection: handshake, silence, idleness, a peer that does not read. A value; time is passed in.
struct Liveness {
    /// What is due.
    enum Due: Equatable {
        /// No preface and SETTINGS in time.
        case handshakeTimedOut
        /// The peer was silent for the keepalive interval: send a PING.
        case sendPing
        /// No stream for the idle time: shut down.
        case idle
        /// The peer takes nothing of what waits for it.
        case writeStalled
    }

    private let limits: HTTP2Limits
    private var handshakeDeadline: NIODeadline?
    private var lastHeard: NIODeadline
    private var idleSince: NIODeadline?
    private var stalledSince: NIODeadline?
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
    }
    mutating func writability(_ isWritable: Bool, now: NIODeadline) {
        if isWritable { stalledSince = nil } else if stalledSince == nil { stalledSince = now }
    }
    mutating func pingSent() { pingIsOut = true }
    mutating func pingAnswered() { pingIsOut = false }

    /// When to look again, or `nil` if nothing is being waited for.
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
        return next
    }

    /// What is due now, the gravest first.
    func due(now: NIODeadline) -> Due? {
        if let handshakeDeadline { return handshakeDeadline <= now ? .handshakeTimedOut : stalled(now) }
        if let due = stalled(now) { return due }
        if let idleSince, let timeout = limits.idleTimeout, idleSince + timeout <= now { return .idle }
        if !pingIsOut, let interval = limits.keepaliveInterval, lastHeard + interval <= now { return .sendPing }
        return nil
    }

    private func stalled(_ now: NIODeadline) -> Due? {
        if let stalledSince, stalledSince + limits.stalledWriteTimeout <= now { return .writeStalled }
        return nil
    }
}
