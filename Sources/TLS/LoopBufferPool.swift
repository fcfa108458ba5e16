import NIOCore
import NIOPosix

/// One write buffer per thread, lent out for the time of one synchronous pass over a connection.
///
/// Connections keep no buffers of their own while idle. A buffer that the socket could not take at once stays with the
/// channel; the pool notices (it is no longer unique) and starts a new one.
package final class LoopBufferPool {
    /// A buffer that grew beyond this is not kept.
    private static let largestKept = 512 * 1024
    // A pthread key: set once here, and each thread sees only the value it put in itself.
    nonisolated(unsafe) private static let perThread = ThreadSpecificVariable<LoopBufferPool>()

    private var spare: ByteBuffer?

    private init() {}

    package static var current: LoopBufferPool {
        if let pool = perThread.currentValue { return pool }
        let pool = LoopBufferPool()
        perThread.currentValue = pool
        return pool
    }

    /// An empty buffer with at least this capacity.
    package func take(minimumCapacity: Int) -> ByteBuffer {
        guard var buffer = spare else { return ByteBufferAllocator().buffer(capacity: minimumCapacity) }
        spare = nil
        buffer.clear(minimumCapacity: minimumCapacity)
        return buffer
    }

    /// Takes the buffer back, whether or not a channel still holds its bytes.
    package func giveBack(_ buffer: ByteBuffer) {
        if buffer.capacity <= Self.largestKept { spare = buffer }
    }
}
