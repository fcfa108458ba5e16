import DequeModule
import NIOCore
import TLS

/// The unsent bytes of a stream, and their end. A value without I/O; the session reads from it.
struct StreamOutbox {
    /// How the sending side ends after the bytes.
    enum Ending {
        /// More may come.
        case open
        /// The last DATA frame carries END_STREAM.
        case endStream
        /// A HEADERS frame with these fields ends the stream.
        case trailers(HTTP2Headers)
        /// The session has the end: nothing may follow.
        case sent
    }

    /// The contents of the next DATA frame.
    enum Chunk: Equatable {
        /// Nothing now, more may come: ask again after the next append.
        case wait
        /// This many bytes, more follow.
        case bytes(Int)
        /// This many bytes, then END_STREAM.
        case lastBytes(Int)
        /// This many bytes, then trailers.
        case bytesThenTrailers(Int)
    }

    /// The first buffer inline: a unary stream never touches the heap for its queue.
    private var first: ByteBuffer?
    private var rest: Deque<ByteBuffer> = []
    private(set) var bytes = 0
    private(set) var ending = Ending.open

    var isEmpty: Bool { bytes == 0 }

    /// Whether more bytes or an ending may be appended.
    var acceptsMore: Bool {
        if case .open = ending { true } else { false }
    }

    mutating func append(_ buffer: consuming ByteBuffer) {
        guard buffer.readableBytes > 0 else { return }
        bytes += buffer.readableBytes
        if first == nil { first = buffer } else { rest.append(buffer) }
    }

    mutating func end() { ending = .endStream }
    mutating func end(trailers: consuming HTTP2Headers) { ending = .trailers(trailers) }
    mutating func markEndSent() { ending = .sent }

    /// The due trailers, if the stream ends with trailers. Returning them gives the end to the session.
    mutating func takeTrailers() -> HTTP2Headers? {
        guard case .trailers(let trailers) = ending else { return nil }
        ending = .sent
        return trailers
    }

    /// The contents of the next DATA frame of at most `limit` bytes.
    func nextChunk(limit: Int) -> Chunk {
        if bytes > limit { return .bytes(limit) }
        switch ending {
        case .open: return bytes == 0 ? .wait : .bytes(bytes)
        case .endStream: return .lastBytes(bytes)
        case .trailers: return .bytesThenTrailers(bytes)
        case .sent: return .wait
        }
    }

    /// Moves the first `count` bytes to the start of `output`, which has enough space. Their buffers go back to `pool`.
    mutating func take(_ count: Int, into output: UnsafeMutableRawBufferPointer, pool: LoopBufferPool) {
        precondition(count <= bytes && count <= output.count)
        bytes -= count
        var taken = 0
        while taken < count, let buffer = first {
            let length = min(count - taken, buffer.readableBytes)
            buffer.withUnsafeReadableBytes { source in
                UnsafeMutableRawBufferPointer(rebasing: output[taken...]).copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<length]))
            }
            taken += length
            guard length == buffer.readableBytes else {
                first?.moveReaderIndex(forwardBy: length)
                return
            }
            first = rest.popFirst()
            pool.giveBackMessage(buffer)
        }
    }

    /// Discards all bytes, and returns their number.
    mutating func discard() -> Int {
        let dropped = bytes
        first = nil
        rest = []
        bytes = 0
        ending = .sent
        return dropped
    }
}
