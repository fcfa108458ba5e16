import HTTP2

/// Handlers that go on after their calls are over: cancelled, and not yet back. A peer that begins calls and resets them must not pile
/// them up, nor may callers whose deadlines pass while a store is stuck.
extension ServerCall {
    /// The call is over and its handler is not.
    func handlerLingers() {
        let share = self.share
        share.lingeringHandlers += 1
        self.workers.lingering += 1
        self.lingersIn = share
    }

    /// The handler is back.
    func handlerReturned() {
        guard let share = self.lingersIn else { return }
        self.lingersIn = nil
        share.lingeringHandlers -= 1
        self.workers.lingering -= 1
    }

    /// Why no further handler may begin now, if so.
    var refusalBecauseOfLingerers: RPCError? {
        // On a healthy server there are none, and nothing else is asked.
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
