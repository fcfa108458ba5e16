import NIOCore

/// Time limits of a call: its deadline, and the longest time without a message.
extension ClientCall {
    /// Sets the timer to the deadline or to the end of the idle timeout, whichever is earlier.
    func armTimer() {
        let idle = self.outgoing.idleTimeout.map { self.lastActivity + TimeAmount(clamping: $0) }
        guard let due = NIODeadline.earlier(self.outgoing.deadline, idle) else { return }
        if due <= .now() { return self.timerFired() }
        self.core.timers.schedule(self, at: due)
    }

    func timerFired() {
        guard !self.isOver else { return }
        if let deadline = self.outgoing.deadline, deadline <= .now() {
            return self.end(RPCError.deadlineExceeded(self.outgoing.method, waitingFor: self.whatItWaitsFor))
        }
        if let idle = self.outgoing.idleTimeout, self.lastActivity + TimeAmount(clamping: idle) <= .now() {
            return self.end(
                RPCError(
                    code: .deadlineExceeded, message: "\(self.outgoing.method): no message either way for \(idle)"))
        }
        self.armTimer()
    }
}
