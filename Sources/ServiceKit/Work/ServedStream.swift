public import CarillonAPI
import Synchronization

/// One streaming answer that goes on for hours. One task serves it. Other tasks report news, send heartbeats and end it.
///
/// Nothing is kept for a slow reader: its task reads from the store what it writes next. A reader that takes nothing for three heartbeats is cut off.
public final class ServedStream: Sendable {
    /// What a stream's task does next.
    public enum Wake: Sendable {
        /// Reads what came.
        case news
        /// Writes a heartbeat.
        case beat
    }

    private struct State {
        var hasNews = false
        var isBeat = false
        var end: APIError?
        /// News are told and not written yet: they count as work, so that virtual time waits for the reader to get them.
        var isBehind = false
        var isClosed = false
        /// Ends the write that is under way.
        var cancelWrite: (@Sendable () -> Void)?
        /// Heartbeats that fell due since the reader took the last message.
        var unreadBeats = 0
    }

    /// With so many ``State/unreadBeats`` the stream ends: after two to three times the interval of heartbeats.
    private static let mostUnreadBeats = 3

    private let activity: ActivityTracker
    private let unread: APIError
    private let state = Mutex(State())
    private let signal = WorkSignal()

    /// - Parameters:
    ///   - activity: the runtime's.
    ///   - unread: the error with which the stream of a reader ends that does not read.
    public init(activity: ActivityTracker, unread: APIError) {
        self.activity = activity
        self.unread = unread
    }

    /// Reports news for the reader. Calls coalesce.
    public func arrived() {
        state.withLock { state in
            guard !state.isClosed else { return }
            if !state.isBehind { activity.begin() }
            (state.isBehind, state.hasNews) = (true, true)
        }
        signal.signal()
    }

    /// A heartbeat falls due.
    public func beat() {
        let isStalled = state.withLock { state in
            state.isBeat = true
            guard state.cancelWrite != nil else { return false }
            state.unreadBeats += 1
            return state.unreadBeats >= Self.mostUnreadBeats
        }
        if isStalled { end(unread) } else { signal.signal() }
    }

    /// The stream ends with an error, also in the middle of a write: a reader that does not read would hold it for ever.
    public func end(_ error: APIError) {
        let cancel = state.withLock { state in
            state.end = state.end ?? error
            return state.cancelWrite
        }
        cancel?()
        signal.signal()
    }

    /// Writes to the reader, which may take as long as it likes to read, but not beyond the stream's end.
    ///
    /// - Throws: the stream's end; what the body throws.
    public func writing<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
        let task = Task { try await body() }
        let hasEnded = state.withLock { state in
            state.cancelWrite = { task.cancel() }
            state.unreadBeats = 0
            return state.end != nil
        }
        if hasEnded { task.cancel() }
        defer { state.withLock { $0.cancelWrite = nil } }
        do {
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch is CancellationError {
            if let end = state.withLock({ $0.end }) { throw end }
            throw CancellationError()
        }
    }

    /// The reader has taken a message of the write that is under way.
    public func taken() { state.withLock { $0.unreadBeats = 0 } }

    /// Called once, by the stream's task when it ends.
    public func close() {
        state.withLock { state in
            if state.isBehind { activity.end() }
            (state.isBehind, state.isClosed) = (false, true)
        }
    }

    /// Waits for something to do. One task may call.
    ///
    /// - Throws: the stream's end; `CancellationError` when the reader is gone.
    public func next() async throws -> Wake {
        while true {
            try Task.checkCancellation()
            let (wake, end) = state.withLock { state -> (Wake?, APIError?) in
                if let end = state.end { return (nil, end) }
                if state.hasNews {
                    state.hasNews = false
                    return (.news, nil)
                }
                // All that was told is written.
                if state.isBehind {
                    state.isBehind = false
                    activity.end()
                }
                guard state.isBeat else { return (nil, nil) }
                state.isBeat = false
                return (.beat, nil)
            }
            if let end { throw end }
            if let wake { return wake }
            await signal.wait()
        }
    }
}
