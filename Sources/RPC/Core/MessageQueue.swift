import DequeModule
import NIOCore
import Synchronization

/// A queue of messages from an event loop or another task to one reading task.
///
/// It has no limit of its own: a window (network) or a gate (in process) limits its writer, and `onTaken` opens it again.
final class MessageQueue: MessageSource {
    /// How the stream of messages ended.
    private enum End {
        case finished
        case failed(any Error)
    }

    private struct State {
        var messages = Deque<(message: ReceivedMessage, cost: Int)>()
        var end: End?
        var waiter: CheckedContinuation<ReceivedMessage?, any Error>?
    }

    private let state = Mutex(State())
    /// Called for each message that the reader takes, with its cost.
    private let onTaken: (@Sendable (ReceivedMessage, Int) -> Void)?
    /// Called when the reader begins to wait for a message, so it has finished the previous one.
    private let onWait: (@Sendable () -> Void)?

    init(onTaken: (@Sendable (ReceivedMessage, Int) -> Void)? = nil, onWait: (@Sendable () -> Void)? = nil) {
        self.onTaken = onTaken
        self.onWait = onWait
    }

    /// Appends a message; drops it when the stream has ended. `cost` is passed to `onTaken`: the bytes that the message occupies.
    func offer(_ message: ReceivedMessage, cost: Int) {
        let waiter = self.state.withLock { state -> CheckedContinuation<ReceivedMessage?, any Error>? in
            guard state.end == nil else { return nil }
            if let waiter = state.waiter {
                state.waiter = nil
                return waiter
            }
            state.messages.append((message, cost))
            return nil
        }
        if let waiter {
            self.onTaken?(message, cost)
            waiter.resume(returning: message)
        }
    }

    /// No more messages; the reader gets what is queued and then the end.
    func finish() {
        self.end(.finished, discarding: false)
    }

    /// The call failed. The reader gets the queued messages first, unless `discarding`.
    func fail(_ error: any Error, discarding: Bool = false) {
        self.end(.failed(error), discarding: discarding)
    }

    private func end(_ end: End, discarding: Bool) {
        let waiter = self.state.withLock { state -> CheckedContinuation<ReceivedMessage?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            if discarding { state.messages.removeAll() }
            defer { state.waiter = nil }
            return state.waiter
        }
        guard let waiter else { return }
        switch end {
        case .finished: waiter.resume(returning: nil)
        case .failed(let error): waiter.resume(throwing: error)
        }
    }

    /// The result of a reader's check of the queue.
    private enum Look {
        case message(ReceivedMessage, cost: Int)
        case end(End)
        case nothing
    }

    private static func look(_ state: inout State) -> Look {
        if let message = state.messages.popFirst() { return .message(message.message, cost: message.cost) }
        if let end = state.end { return .end(end) }
        return .nothing
    }

    private func result(_ look: Look) throws -> ReceivedMessage? {
        switch look {
        case .message(let message, let cost):
            self.onTaken?(message, cost)
            return message
        case .end(.finished), .nothing: return nil
        case .end(.failed(let error)): throw error
        }
    }

    func next() async throws -> ReceivedMessage? {
        let look = self.state.withLock { Self.look(&$0) }
        if case .nothing = look {
            self.onWait?()
            return try await self.wait()
        }
        return try self.result(look)
    }

    private func wait() async throws -> ReceivedMessage? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let look = self.state.withLock { state -> Look in
                    // The task may have been cancelled before the handler below could find a waiter.
                    if Task.isCancelled { return .end(.failed(CancellationError())) }
                    let look = Self.look(&state)
                    if case .nothing = look {
                        precondition(state.waiter == nil, "two tasks read one stream of messages")
                        state.waiter = continuation
                    }
                    return look
                }
                if case .nothing = look { return }
                continuation.resume(with: Result { try self.result(look) })
            }
        } onCancel: {
            let waiter = self.state.withLock { state in
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.resume(throwing: CancellationError())
        }
    }
}
