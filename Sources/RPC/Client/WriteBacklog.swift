import NIOCore
import Synchronization

/// Requests that a task has written outside its channel's event loop, until the loop's next turn.
///
/// All requests until that turn cost one turn. The task continues to write meanwhile, up to a limit.
final class WriteBacklog: Sendable {
    /// What the writer has to do after an append.
    enum Appended {
        /// The loop is not scheduled to drain yet: schedule it.
        case mustDrain
        case willBeDrained
        /// The client has ended its requests already.
        case tooLate
    }

    typealias Entry = (frame: ByteBuffer, compressed: Bool)

    private struct State {
        var entries: [Entry] = []
        var bytes = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    /// In bytes. A writer waits above it. As much as the initial window of an HTTP/2 stream.
    private static let limit = 64 * 1024

    /// Appends a frame; closes the gate above the limit. The drain opens it.
    func append(_ frame: ByteBuffer, compressed: Bool, gate: WriteGate) -> Appended {
        self.state.withLock { state in
            guard !state.isFinished else { return .tooLate }
            state.entries.append((frame, compressed))
            state.bytes += frame.readableBytes
            // Under the lock: if the frames were taken before, nothing would open the gate again.
            if state.bytes > Self.limit { gate.setOpen(false) }
            return state.entries.count == 1 ? .mustDrain : .willBeDrained
        }
    }

    /// Ends the requests.
    func finish() {
        self.state.withLock { $0.isFinished = true }
    }

    /// All entries in order; `nil` when there are none.
    func takeAll() -> [Entry]? {
        self.state.withLock { state in
            guard !state.entries.isEmpty else { return nil }
            defer { (state.entries, state.bytes) = ([], 0) }
            return state.entries
        }
    }
}
