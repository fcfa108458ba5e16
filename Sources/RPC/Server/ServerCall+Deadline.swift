import HTTP2
import NIOCore

/// The deadline of a call.
extension ServerCall {
    /// Starts the deadline's timer. Ends the call and returns false when the deadline has passed already.
    func startTimer(_ deadline: NIODeadline) -> Bool {
        if deadline <= .now() {
            self.handleScheduledCallback(eventLoop: self.eventLoop)
            return false
        }
        // The timer fails to start only on a loop that is shutting down, and the call with it.
        self.timer = try? self.eventLoop.scheduleCallback(at: deadline, handler: self)
        return true
    }

    func stopTimer() {
        self.timer?.cancel()
        self.timer = nil
    }

    func handleScheduledCallback(eventLoop: some EventLoop) {
        guard let context = self.context, let state = self.state, !state.isOver else { return }
        let error = RPCError(
            code: .deadlineExceeded, message: "\(context.method): the deadline passed before the answer was ready")
        // A status would wait behind data that the client does not read, perhaps for ever. The client knows its deadline.
        guard self.stream.bufferedBytes == 0 else {
            self.abandon(error)
            self.stream.reset(.cancel)
            return
        }
        self.end(with: error)
    }
}
