import Synchronization

/// Suspends writers while too much data waits for the peer, and resumes them when there is room or the stream has ended.
final class WriteGate: Sendable {
    private struct State {
        var isOpen = true
        /// Set once: every later `pass` ends with it. `.success`: nothing is read any more, and writes are ignored.
        var closed: Result<Void, any Error>?
        var nextWaiter = 0
        var waiters: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private let state = Mutex(State())

    /// Opens or closes the gate; waiting writers resume when it opens.
    func setOpen(_ isOpen: Bool) {
        let released = self.state.withLock { state -> [(id: Int, continuation: CheckedContinuation<Void, any Error>)] in
            guard state.closed == nil else { return [] }
            state.isOpen = isOpen
            guard isOpen else { return [] }
            defer { state.waiters.removeAll() }
            return state.waiters
        }
        for waiter in released { waiter.continuation.resume() }
    }

    /// The stream has ended: waiting and later writers get this result. The first close counts.
    func close(_ result: Result<Void, any Error>) {
        let released = self.state.withLock { state -> [(id: Int, continuation: CheckedContinuation<Void, any Error>)] in
            guard state.closed == nil else { return [] }
            state.closed = result
            defer { state.waiters.removeAll() }
            return state.waiters
        }
        for waiter in released { waiter.continuation.resume(with: result) }
    }

    /// Whether the stream is still open; throws the error that it was closed with.
    func check() throws -> Bool {
        guard let closed = self.state.withLock({ $0.closed }) else { return true }
        try closed.get()
        return false
    }

    /// Returns when the gate is open, or the stream was closed without an error. Throws when it was closed with an error or the task is cancelled.
    func pass() async throws {
        let (closed, isOpen) = self.state.withLock { ($0.closed, $0.isOpen) }
        if let closed { return try closed.get() }
        if isOpen { return }
        let id = self.state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let result = self.state.withLock { state -> Result<Void, any Error>? in
                    if let closed = state.closed { return closed }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if state.isOpen { return .success(()) }
                    state.waiters.append((id, continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let waiter = self.state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return nil }
                return state.waiters.remove(at: index).continuation
            }
            waiter?.resume(throwing: CancellationError())
        }
    }
}
