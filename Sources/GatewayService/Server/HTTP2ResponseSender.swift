import HTTP2
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// Sends a response of the router on a stream, from the task that answers.
struct HTTP2ResponseSender: Sendable {
    let exchange: NIOLoopBound<HTTP2Exchange>
    let stream: HTTP2Stream

    /// Sends the whole response. A body that fails or stops early resets the stream, so that it does not look complete.
    func send(_ response: Response, _ logger: Logger) async {
        let ending = HTTP2AnswerEnding()
        do {
            var head: HTTP2Headers? = HTTP2Headers(response.head)
            let length = response.body.contentLength
            if length == nil {
                // The head is sent at once, because a stream of events may have its first event much later.
                try await send(HTTP2ResponsePart(head: head, end: .later))
                head = nil
            }
            try await response.body.write(HTTP2BodyWriter(sender: self, ending: ending, head: head, length: length))
        } catch is CancellationError {
            // The stream is closed, or about to be.
        } catch {
            logger.error("the body of a response broke off", metadata: ["error": "\(error)"])
        }
        if !ending.isSent.load(ordering: .relaxed) { end() }
    }

    /// Reports that the task has ended.
    func end() {
        let (exchange, stream) = (exchange, stream)
        stream.eventLoop.execute { exchange.value.answered(on: stream) }
    }

    /// Sends the last part, and reports that the task has ended, in one turn of the loop. The task does not wait until the client has room for it.
    fileprivate func sendLast(_ part: HTTP2ResponsePart) {
        let (exchange, stream) = (exchange, stream)
        stream.eventLoop.execute {
            _ = exchange.value.send(part, on: stream)
            exchange.value.answered(on: stream)
        }
    }

    func send(_ part: HTTP2ResponsePart) async throws {
        let (exchange, stream) = (exchange, stream)
        try await stream.eventLoop.flatSubmit { exchange.value.send(part, on: stream) }.get()
    }
}

/// Whether the last part of an answer was given to the loop.
private final class HTTP2AnswerEnding: Sendable {
    let isSent = Atomic<Bool>(false)
}

/// Writes a body piece by piece, each when the client has room for it. A body in one piece leaves together with its head and its end.
private struct HTTP2BodyWriter: ResponseBodyWriter {
    let sender: HTTP2ResponseSender
    let ending: HTTP2AnswerEnding
    /// The head, until it is sent.
    var head: HTTP2Headers?
    let length: Int?
    /// A body in one piece, until the end of the body follows.
    var whole: ByteBuffer?

    mutating func write(_ buffer: ByteBuffer) async throws {
        guard buffer.readableBytes > 0 else { return }
        if head != nil, whole == nil, buffer.readableBytes == length {
            whole = buffer
            return
        }
        if let held = whole {
            whole = nil
            try await sender.send(HTTP2ResponsePart(head: takeHead(), data: held, end: .later))
        }
        try await sender.send(HTTP2ResponsePart(head: takeHead(), data: buffer, end: .later))
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        let trailers = trailingHeaders.map { fields in
            var trailers = HTTP2Headers()
            trailers.add(fields)
            return trailers
        }
        ending.isSent.store(true, ordering: .relaxed)
        sender.sendLast(HTTP2ResponsePart(head: head, data: whole, end: .now(trailers: trailers)))
    }

    private mutating func takeHead() -> HTTP2Headers? {
        defer { head = nil }
        return head
    }
}
