import HTTP2
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// One request on an HTTP/2 stream and its answer: between the stream, which lives on the connection's loop, and a task that answers.
final class HTTP2Exchange: HTTP2StreamDelegate {
    private let answerer: RequestAnswerer
    private let channel: any Channel
    private let unfinished: UnfinishedRequests
    private let requests: HeldRequests
    private let logger: Logger

    private var task: Task<Void, Never>?
    /// Where a body goes that somebody may still read.
    private var body: AsyncThrowingStream<ByteBuffer, any Error>.Continuation?
    private var held = HeldRequest()
    /// The request itself and its head, until the stream is closed and the task has ended: a client may take no answer, and may reset a stream
    /// long before the task that answers has its turn.
    private var heldRequest = HeldRequest()
    /// Whoever sends a body and has to wait for the client to read.
    private var roomToSend: EventLoopPromise<Void>?
    private var isEndSent = false
    private var isClosed = false
    private var isAnswered = false

    /// About what an open request takes beside its head and body, its task included. So many requests fit into the budget, and no more.
    private static let bytesOfRequest = 8_192
    /// A head is kept as it came, as the request, and by the task that answers.
    private static let copiesOfHead = 3

    /// - Parameters:
    ///   - unfinished: of the connection.
    ///   - requests: of the connection, too.
    init(answerer: RequestAnswerer, channel: any Channel, unfinished: UnfinishedRequests, requests: HeldRequests, logger: Logger) {
        self.answerer = answerer
        self.channel = channel
        self.unfinished = unfinished
        self.requests = requests
        self.logger = logger
    }

    // MARK: From the client

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        // Four bytes on the wire can name 4 KiB of the HPACK table. A refused stream may be repeated (RFC 9113 §8.7): nothing was done.
        guard requests.add(Self.bytesOfRequest + Self.copiesOfHead * headers.listSize, to: &heldRequest) else {
            stream.countCut(.messageBudget)
            return stream.reset(.refusedStream)
        }
        guard let head = HTTPRequest(headers) else {
            isAnswered = true
            return stream.reset(.protocolError)
        }
        let request: Request
        if endStream {
            request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        } else {
            let (pieces, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
            body = continuation
            unfinished.add(self)
            request = Request(head: head, body: RequestBody(asyncSequence: HTTP2RequestBody(pieces: pieces, stream: stream)))
        }
        let sender = HTTP2ResponseSender(exchange: NIOLoopBound(self, eventLoop: stream.eventLoop), stream: stream)
        task = Task { [answerer, channel, logger] in
            // Reset before its turn: nobody waits for the answer, and nothing was done.
            if Task.isCancelled { return sender.end() }
            let response = await answerer.answer(request, on: channel)
            await sender.send(response, logger)
        }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        if data.readableBytes > 0, let body {
            guard requests.add(data.readableBytes, to: &held) else { return refuseBody(stream) }
            body.yield(data)
        }
        if endStream { finishBody() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { finishBody() }

    private func finishBody() {
        unfinished.remove(self)
        body?.finish()
    }

    /// There is no room for the rest of the body. Its reader gets the error and answers with it; what still comes is dropped, and opens no window.
    private func refuseBody(_ stream: HTTP2Stream) {
        stream.countCut(.messageBudget)
        unfinished.remove(self)
        body?.finish(throwing: BodiesBeyondBudget())
        body = nil
    }

    /// The answer begins, or there will be none: no endpoint has the body any more, nor reads what still comes of it.
    private func letGoOfBody() {
        unfinished.remove(self)
        body?.finish()
        body = nil
        requests.release(&held)
    }

    private func letGoOfRequest() {
        if isClosed, isAnswered { requests.release(&heldRequest) }
    }

    /// The gateway stops: the reader of an unfinished body gets the error, and answers with it.
    func endUnfinishedBody() { body?.finish(throwing: GatewayStopping()) }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {
        roomToSend?.succeed()
        roomToSend = nil
    }

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        isClosed = true
        letGoOfRequest()
        unfinished.remove(self)
        body?.finish(throwing: CancellationError())
        roomToSend?.fail(CancellationError())
        roomToSend = nil
        // Nobody waits for the answer any more.
        if case .normal = reason {} else { task?.cancel() }
        task = nil
    }

    // MARK: To the client

    /// Sends a part of the answer, on the loop. Completes when there is room for more; fails when the stream is over.
    func send(_ part: HTTP2ResponsePart, on stream: HTTP2Stream) -> EventLoopFuture<Void> {
        if part.head != nil { letGoOfBody() }
        guard !isClosed else { return stream.eventLoop.makeFailedFuture(CancellationError()) }
        switch (part.head, part.end) {
        case (let head?, .now(let trailers)): stream.sendResponse(headers: head, data: part.data, trailers: trailers)
        case (let head?, .later):
            stream.sendHeaders(head, endStream: false)
            if let data = part.data { stream.sendData(data, endStream: false) }
        case (nil, .now(let trailers?)):
            if let data = part.data { stream.sendData(data, endStream: false) }
            stream.sendTrailers(trailers)
        case (nil, .now(nil)): stream.sendData(part.data ?? ByteBuffer(), endStream: true)
        case (nil, .later):
            if let data = part.data { stream.sendData(data, endStream: false) }
        }
        if case .now = part.end { isEndSent = true }
        guard !isEndSent, !stream.isWritable, !isClosed else { return stream.eventLoop.makeSucceededVoidFuture() }
        let promise = stream.eventLoop.makePromise(of: Void.self)
        roomToSend = promise
        return promise.futureResult
    }

    /// The task that answered is done. Breaks off an answer that has not come to its end.
    func answered(on stream: HTTP2Stream) {
        isAnswered = true
        letGoOfBody()
        letGoOfRequest()
        if !isEndSent, !isClosed { stream.reset(.internalError) }
    }
}

/// The requests of a connection whose bodies are not complete. On the connection's loop.
final class UnfinishedRequests {
    private var exchanges: [ObjectIdentifier: HTTP2Exchange] = [:]

    func add(_ exchange: HTTP2Exchange) { exchanges[ObjectIdentifier(exchange)] = exchange }

    func remove(_ exchange: HTTP2Exchange) { exchanges[ObjectIdentifier(exchange)] = nil }

    func endAll() {
        for exchange in exchanges.values { exchange.endUnfinishedBody() }
        exchanges.removeAll()
    }
}

/// A part of an answer: what of it goes out together.
struct HTTP2ResponsePart: Sendable {
    enum End: Sendable {
        case later
        case now(trailers: HTTP2Headers?)
    }

    var head: HTTP2Headers?
    var data: ByteBuffer?
    var end: End
}

/// The body of a request as it comes in. What is taken out opens the stream's window again, so that no more than a window waits here.
private struct HTTP2RequestBody: AsyncSequence, Sendable {
    let pieces: AsyncThrowingStream<ByteBuffer, any Error>
    let stream: HTTP2Stream

    struct AsyncIterator: AsyncIteratorProtocol {
        var pieces: AsyncThrowingStream<ByteBuffer, any Error>.AsyncIterator
        let stream: HTTP2Stream

        mutating func next() async throws -> ByteBuffer? {
            guard let piece = try await pieces.next() else {
                // The pieces end for a cancelled task too, and half a body must not pass for a whole one.
                try Task.checkCancellation()
                return nil
            }
            let (stream, count) = (stream, piece.readableBytes)
            stream.eventLoop.execute { stream.consumed(count) }
            return piece
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces: pieces.makeAsyncIterator(), stream: stream) }
}
