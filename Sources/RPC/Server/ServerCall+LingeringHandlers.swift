import HTTP2

/// Handlers that still run after their calls have ended: they are cancelled and have not returned. Their number is limited, because peers that reset
/// calls, and calls that time out while a store hangs, could pile them up.
extension ServerCall {
    /// The call has ended and its handler has not.
    func handlerLingers() {
        let share = self.share
        share.lingeringHandlers += 1
        self.workers.lingering += 1
        self.lingersIn = share
    }

    /// The handler has returned.
    func handlerReturned() {
        guard let share = self.lingersIn else { return }
        self.lingersIn = nil
        share.lingeringHandlers -= 1
        self.workers.lingering -= 1
    }

    /// The error when no further handler may begin; nil when one may.
    var refusalBecauseOfLingerers: RPCError? {
        // A healthy server has none, and the check ends here.
        guard self.workers.lingering > 0 else { return nil }
        let (limits, ofConnection) = (self.core.limits, self.share.lingeringHandlers)
        guard ofConnection >= limits.maxLingeringHandlersPerConnection || self.workers.lingering >= limits.maxLingeringHandlersPerLoop else {
            return nil
        }
        let count = max(ofConnection, self.workers.lingering)
        return RPCError(
            code: .unavailable,
            message: "the handlers of \(count) calls that were cancelled or ran out of time have not returned; call again later")
    }
}
