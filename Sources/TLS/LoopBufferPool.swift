import NIOCore
import NIOPosix

/// A few buffers for each thread: large ones for writes, lent for one synchronous pass over a connection, and small ones for messages that are copied
/// into those.
///
/// An idle connection keeps no buffer. A pooled buffer that other code still holds is not unique any more; it is detected and replaced by a new one.
package final class LoopBufferPool {
    /// The largest buffer that is kept, in bytes.
    private static let largestKept = 512 * 1024
    /// Two are in use at the same time: one for frames, one for their ciphertext.
    private static let mostKept = 2
    // A pthread key: set once here, and each thread sees only its own value.
    nonisolated(unsafe) private static let perThread = ThreadSpecificVariable<LoopBufferPool>()

    private var spares: [ByteBuffer] = []

    /// Enough for most messages of the contracts.
    package static let messageBytes = 256
    /// The largest buffer that is kept for messages, in bytes.
    private static let largestMessageKept = 4 * 1024
    /// Enough for the answers of one turn of the loop while a peer does not read.
    private static let mostMessagesKept = 64

    private var messages: [ByteBuffer] = []

    private init() {}

    package static var current: LoopBufferPool {
        if let pool = perThread.currentValue { return pool }
        let pool = LoopBufferPool()
        perThread.currentValue = pool
        return pool
    }

    /// An empty buffer with at least this capacity.
    package func take(minimumCapacity: Int) -> ByteBuffer {
        guard var buffer = spares.popLast() else { return ByteBufferAllocator().buffer(capacity: minimumCapacity) }
        buffer.clear(minimumCapacity: minimumCapacity)
        return buffer
    }

    /// Takes the buffer back, whether or not a channel still holds its bytes.
    package func giveBack(_ buffer: ByteBuffer) {
        if spares.count < Self.mostKept, buffer.capacity <= Self.largestKept { spares.append(buffer) }
    }

    /// An empty buffer for one message; it grows when the message is larger than most.
    package func takeForMessage() -> ByteBuffer {
        guard var buffer = messages.popLast() else { return ByteBufferAllocator().buffer(capacity: Self.messageBytes) }
        buffer.clear(minimumCapacity: Self.messageBytes)
        return buffer
    }

    /// Takes back a buffer whose bytes were copied out, if its size fits messages.
    package func giveBackMessage(_ buffer: ByteBuffer) {
        let memory = buffer.storageCapacity
        guard memory >= Self.messageBytes, memory <= Self.largestMessageKept, messages.count < Self.mostMessagesKept else { return }
        messages.append(buffer)
    }
}
