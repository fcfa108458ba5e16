import NIOCore
import Synchronization

/// Requests that a task has written away from its channel's loop, until the loop has its turn.
///
/// A task that writes many costs one turn of the loop for all that came together, and goes on writing meanwhile, up to a bound.
final class WriteBacklog: Sendable {
    /// What follows for the one who appended.
    enum Appended {
        /// Nobody has told the loop yet.
        case mustDrain
        case willBeDrained
        /// The client has said that there are no more.
        case tooLate
    }

    typealias Entry = (frame: ByteBuffer, compressed: Bool)

    private struct State {
        var entries: [Entry] = []
        var bytes = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    /// A writer waits above this; as much as a stream of HTTP/2 has to start with.
    private static let limit = 64 * 1024

    /// Takes a frame; shuts the gate above the limit. Whoever drains opens it.
    func append(_ frame: ByteBuffer, compressed: Bool, gate: WriteGate) -> Appended {
        self.state.withLock { state in
            guard !state.isFinished else { return .tooLate }
            state.entries.append((frame, compressed))
            state.bytes += frame.readableBytes
            // Under the lock: after the frames were taken, nobody would open what is shut for them.
            if state.bytes > Self.limit { gate.setOpen(false) }
            return state.entries.count == 1 ? .mustDrain : .willBeDrained
        }
    }

    /// There will be no more.
    func finish() {
        self.state.withLock { $0.isFinished = true }
    }

    /// Everything that came, in order; `nil` without any.
    func takeAll() -> [Entry]? {
        self.state.withLock { state in
            guard !state.entries.isEmpty else { return nil }
            defer { (state.entries, state.bytes) = ([], 0) }
            return state.entries
        }
    }
}
