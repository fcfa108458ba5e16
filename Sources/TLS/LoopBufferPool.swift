import NIOCore
import NIOPosix

/// A few write buffers per thread, lent out for the time of one synchronous pass over a connection.
///
/// Connections keep no buffers of their own while idle. A buffer that the socket could not take at once stays with the
/// channel; the pool notices (it is no longer unique) and starts a new one.
package final class LoopBufferPool {
    /// A buffer that grew beyond this is not kept.
    private static let largestKept = 512 * 1024
    /// One for frames and one for their ciphertext are out at the same time.
    private static let mostKept = 2
    // A pthread key: set once here, and each thread sees only the value it put in itself.
    nonisolated(unsafe) private static let perThread = ThreadSpecificVariable<LoopBufferPool>()

    private var spares: [ByteBuffer] = []

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
}
