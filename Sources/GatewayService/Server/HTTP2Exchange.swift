import HTTP2
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// One request on an HTTP/2 stream and its answer. Connects the stream, which is confined to the connection's event loop, with the task that
/// answers.
final class HTTP2Exchange: HTTP2StreamDelegate {
    private let answerer: RequestAnswerer
    private let channel: any Channel
    private let unfinished: UnfinishedRequests
    private let requests: HeldRequests
    private let executor: (any TaskExecutor)?
    private let stalledReader: TimeAmount
    private let logger: Logger

    private var task: Task<Void, Never>?
    /// The body's stream, while an endpoint may read it.
    private var body: AsyncThrowingStream<HTTP2BodyPiece, any Error>.Continuation?
    private var held = HeldRequest()
    /// The charge for the request and its head, until the stream is closed and the task has ended. A client may not read the answer, or may reset the
    /// stream before the task runs.
    private var heldRequest = HeldRequest()
    /// The task waits for this promise when the client has to read before more of the answer can be sent.
    private var roomToSend: EventLoopPromise<Void>?
    /// Ends the stream when the client does not make room.
    private var stalled: Scheduled<Void>?
    private var isEndSent = false
    private var isClosed = false
    private var isAnswered = false

    /// The approximate memory of an open request and its task, without head and body, in bytes. The budget thus limits the number of requests.
    private static let bytesOfRequest = 8_192
    /// A head is in memory as received, in the request, and in the task that answers.
    private static let copiesOfHead = 3
    /// The most bytes of a body whose request is answered on the connection's loop: reports of devices and other small changes.
    private static let bytesOfSmallBody = 4_096

    /// - Parameters:
    ///   - unfinished: The connection's unfinished requests.
    ///   - requests: The connection's charges.
    ///   - executor: Runs tasks on the connection's loop; nil: requests of any size are answered on other threads.
    ///   - stalledReader: Time for the client to make room for more of its answer.
    init(
        answerer: RequestAnswerer, channel: any Channel, unfinished: UnfinishedRequests, requests: HeldRequests,
        executor: (any TaskExecutor)?, stalledReader: TimeAmount, logger: Logger
    ) {
        self.answerer = answerer
        self.channel = channel
        self.unfinished = unfinished
        self.requests = requests
        self.executor = executor
        self.stalledReader = stalledReader
        self.logger = logger
    }

    // MARK: From the client

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        // The decoded size counts, because four bytes on the wire can refer to 4 KiB of the HPACK table. The client may repeat a refused stream
        // (RFC 9113 §8.7).
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
            let (pieces, continuation) = AsyncThrowingStream<HTTP2BodyPiece, any Error>.makeStream()
            body = continuation
            unfinished.add(self)
            request = Request(head: head, body: RequestBody(asyncSequence: HTTP2RequestBody(pieces: pieces, stream: stream)))
        }
        let sender = HTTP2ResponseSender(exchange: NIOLoopBound(self, eventLoop: stream.eventLoop), stream: stream)
        // On the loop a small request and its calls need no thread hop, as with handlers of services. One with a large body keeps other threads busy,
        // and so does one without a body, whose answer may be a long list.
        task = Task(executorPreference: Self.hasSmallBody(head, endStream: endStream) ? executor : nil) { [answerer, channel, logger] in
            // The stream was reset before the task ran, so nothing is done.
            if Task.isCancelled { return sender.end() }
            let response = await answerer.answer(request, on: channel)
            await sender.send(response, logger)
        }
    }

    private static func hasSmallBody(_ head: HTTPRequest, endStream: Bool) -> Bool {
        guard !endStream, let length = head.headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
        return length <= bytesOfSmallBody
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        if data.readableBytes > 0, let body {
            guard requests.add(data.readableBytes, to: &held) else { return refuseBody(stream) }
            body.yield(HTTP2BodyPiece(data: data, isLast: endStream))
        }
        if endStream { finishBody() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { finishBody() }

    private func finishBody() {
        unfinished.remove(self)
        body?.finish()
    }

    /// The budget has no room for the rest of the body. The endpoint gets the error and answers with it. Further data is dropped and does not open
    /// the window.
    private func refuseBody(_ stream: HTTP2Stream) {
        stream.countCut(.messageBudget)
        unfinished.remove(self)
        body?.finish(throwing: BodiesBeyondBudget())
        body = nil
    }

    /// The answer begins, or there will be none: no endpoint reads the body any more.
    private func releaseBody() {
        unfinished.remove(self)
        body?.finish()
        body = nil
        requests.release(&held)
    }

    private func releaseRequest() {
        if isClosed, isAnswered { requests.release(&heldRequest) }
    }

    /// The gateway stops: an endpoint that reads an unfinished body gets the error and answers with it.
    func endUnfinishedBody() { body?.finish(throwing: GatewayStopping()) }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {
        stalled?.cancel()
        roomToSend?.succeed()
        roomToSend = nil
    }

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        isClosed = true
        stalled?.cancel()
        releaseRequest()
        unfinished.remove(self)
        body?.finish(throwing: CancellationError())
        roomToSend?.fail(CancellationError())
        roomToSend = nil
        // The client no longer waits for the answer.
        if case .normal = reason {} else { task?.cancel() }
        task = nil
    }

    // MARK: To the client

    /// Sends a part of the answer, on the event loop. Completes when there is room for more; fails when the stream is closed.
    func send(_ part: HTTP2ResponsePart, on stream: HTTP2Stream) -> EventLoopFuture<Void> {
        if part.head != nil { releaseBody() }
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
        // As for HTTP/1.1. The connection's own limits let a reader pause as long as the answer is not complete.
        stalled = stream.eventLoop.scheduleTask(in: stalledReader) {
            stream.countCut(.slowReader)
            stream.reset(.enhanceYourCalm)
        }
        return promise.futureResult
    }

    /// The task has ended. Resets the stream of an answer that is not complete.
    func answered(on stream: HTTP2Stream) {
        isAnswered = true
        releaseBody()
        releaseRequest()
        if !isEndSent, !isClosed { stream.reset(.internalError) }
    }
}

/// The requests of a connection whose bodies are not complete. Confined to the connection's event loop.
final class UnfinishedRequests {
    private var exchanges: [ObjectIdentifier: HTTP2Exchange] = [:]

    func add(_ exchange: HTTP2Exchange) { exchanges[ObjectIdentifier(exchange)] = exchange }

    func remove(_ exchange: HTTP2Exchange) { exchanges[ObjectIdentifier(exchange)] = nil }

    func endAll() {
        for exchange in exchanges.values { exchange.endUnfinishedBody() }
        exchanges.removeAll()
    }
}

/// A part of an answer that is sent together.
struct HTTP2ResponsePart: Sendable {
    enum End: Sendable {
        case later
        case now(trailers: HTTP2Headers?)
    }

    var head: HTTP2Headers?
    var data: ByteBuffer?
    var end: End
}

/// A part of a request's body.
private struct HTTP2BodyPiece: Sendable {
    var data: ByteBuffer
    /// The client sends nothing behind it.
    var isLast: Bool
}

/// The body of a request as it arrives. Reading a piece opens the stream's window again, so that at most one window is buffered.
private struct HTTP2RequestBody: AsyncSequence, Sendable {
    let pieces: AsyncThrowingStream<HTTP2BodyPiece, any Error>
    let stream: HTTP2Stream

    struct AsyncIterator: AsyncIteratorProtocol {
        var pieces: AsyncThrowingStream<HTTP2BodyPiece, any Error>.AsyncIterator
        let stream: HTTP2Stream

        mutating func next() async throws -> ByteBuffer? {
            guard let piece = try await pieces.next() else {
                // The pieces also end when the task is cancelled, and an incomplete body must not look complete.
                try Task.checkCancellation()
                return nil
            }
            // Most bodies are one piece, and need no more of the window.
            if !piece.isLast {
                let (stream, count) = (stream, piece.data.readableBytes)
                stream.eventLoop.execute { stream.consumed(count) }
            }
            return piece.data
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces: pieces.makeAsyncIterator(), stream: stream) }
}
