import Hummingbird
import NIOCore
import RPC

/// Streams the items of a call into an HTTP body. One message is fetched while the previous one is written, so that an export of any size takes the
/// memory of two messages.
struct StreamedItems<Item: Sendable>: Sendable {
    /// Accepts a message's items; returns when there is room for the next message.
    typealias Take = @Sendable ([Item]) async throws -> Void

    private let first: [Item]
    private let rest: AsyncThrowingStream<[Item], any Error>
    private let room: AsyncStream<Void>.Continuation
    private let place: HeldStreams.Place?

    /// Begins the call and waits for its first message, so that an error can still be answered with its status.
    ///
    /// - Parameters:
    ///   - place: kept until the body is written or given up. A drain ends the body there.
    ///   - limit: the longest wait for the first message; nil: as long as the call lasts.
    /// - Throws: The error of a call that fails before its first message; `deadlineExceeded` beyond the limit.
    init(
        heldAt place: HeldStreams.Place? = nil, firstWithin limit: Duration? = nil,
        _ call: @escaping @Sendable (_ take: @escaping Take) async throws -> Void
    ) async throws {
        let (messages, continuation) = AsyncThrowingStream<[Item], any Error>.makeStream()
        let (asked, room) = AsyncStream<Void>.makeStream()
        let task = Task {
            do {
                try await call { items in
                    // After the end there is no room any more, and nobody who waits for items.
                    if case .terminated = continuation.yield(items) { throw CancellationError() }
                    var next = asked.makeAsyncIterator()
                    guard await next.next() != nil else { throw CancellationError() }
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        // Also ends the call when the body is not written: for HEAD, or when the client is gone.
        continuation.onTermination = { _ in
            room.finish()
            task.cancel()
        }
        place?.whenDrained { continuation.finish() }
        let patience = limit.map { limit in
            Task {
                try await Task.sleep(for: limit)
                continuation.finish(throwing: RPCError(code: .deadlineExceeded, message: "the call had no first message within \(limit)"))
            }
        }
        defer { patience?.cancel() }
        var iterator = messages.makeAsyncIterator()
        first = try await iterator.next() ?? []
        rest = messages
        self.room = room
        self.place = place
    }

    /// A body of `begin`, the text of each message's items, and `end`.
    ///
    /// - Parameter text: Makes the text of some items; `isFirst` is true for the first ones.
    func body(_ begin: String, _ end: String, _ text: @escaping @Sendable (_ items: [Item], _ isFirst: Bool) -> String) -> ResponseBody {
        ResponseBody { [first, rest, room, place] writer in
            var isFirst = true
            try await writer.write(ByteBuffer(string: begin + text(first, true)))
            if !first.isEmpty { isFirst = false }
            room.yield()
            for try await items in rest {
                try await writer.write(ByteBuffer(string: text(items, isFirst)))
                isFirst = isFirst && items.isEmpty
                room.yield()
            }
            try await writer.write(ByteBuffer(string: end))
            try await writer.finish(nil)
            withExtendedLifetime(place) {}
        }
    }
}
