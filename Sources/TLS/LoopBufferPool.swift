import NIOCore
import NIOPosix

/// A few buffers per thread: large ones to write from, lent out for the time of one synchronous pass over a connection, and small ones for
/// messages on their way into those.
///
/// Connections keep no buffers of their own while idle. A buffer that somebody still holds when it is taken again is noticed (it is no
/// longer unique) and replaced by a new one.
package final class LoopBufferPool {
    /// A buffer that grew beyond this is not kept.
    private static let largestKept = 512 * 1024
    /// One for frames and one for their ciphertext are out at the same time.
    private static let mostKept = 2
    // A pthread key: set once here, and each thread sees only the value it put in itself.
    nonisolated(unsafe) private static let perThread = ThreadSpecificVariable<LoopBufferPool>()

    private var spares: [ByteBuffer] = []

    /// Room for most messages of our contracts.
    package static let messageBytes = 256
    /// Buffers with more memory than this are not kept for messages.
    private static let largestMessageKept = 4 * 1024
    /// Enough for what one turn of the loop answers while a peer does not read.
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

    /// Takes back any buffer whose bytes were copied out, if its memory will do for a message.
    package func giveBackMessage(_ buffer: ByteBuffer) {
        let memory = buffer.storageCapacity
        guard memory >= Self.messageBytes, memory <= Self.largestMessageKept, messages.count < Self.mostMessagesKept else { return }
        messages.append(buffer)
    }
}
