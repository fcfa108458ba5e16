import HTTP2
import NIOCore
import ServiceKit

/// One request from its head to its answer, for both versions of HTTP. Confined to the connection's event loop.
final class Exchange: Delayed {
    /// The stream or connection of the request and its answer.
    enum Origin {
        case http2(HTTP2Stream)
        case http1(HTTP1Connection)
    }

    let origin: Origin
    private(set) var headers = HTTP2Headers()
    private(set) var body = ByteBuffer()
    /// The body of a complete request, copied: a slice would keep the whole read buffer in memory.
    private(set) lazy var bodyBytes = Array(body.readableBytesView)
    private let handle: (Exchange) -> Void
    private let mostBodyBytes: Int
    private var isComplete = false
    private var isClosed = false
    private var withheld: Withheld?

    private struct Withheld {
        let core: SimulatorCore
        /// The delay in milliseconds, and what sends the answer behind it; nil: never.
        let delayed: (milliseconds: Int64, reply: () -> Void)?
    }

    /// - Parameters:
    ///   - mostBodyBytes: A longer body is cut to this, which is enough to see that it is too long.
    ///   - handle: called once, when the request is complete.
    init(_ origin: Origin, mostBodyBytes: Int = 64 * 1024, handle: @escaping (Exchange) -> Void) {
        self.origin = origin
        self.mostBodyBytes = mostBodyBytes
        self.handle = handle
    }

    // MARK: Receiving

    /// The head, once; an HTTP/1.1 head is written as HTTP/2 writes it.
    func begin(_ headers: HTTP2Headers) { self.headers = headers }

    /// A piece of the body.
    func append(_ data: ByteBuffer) {
        if body.readableBytes == 0 {
            body = data
        } else if body.readableBytes <= mostBodyBytes {
            body.writeImmutableBuffer(data)
        }
    }

    /// The request is complete.
    func complete() {
        guard !isComplete else { return }
        isComplete = true
        handle(self)
    }

    /// The exchange has ended: the answer was sent, or the sender disconnected.
    func end() {
        isClosed = true
        if let withheld = endWithholding(), let delay = withheld.delayed?.milliseconds { withheld.core.delays.ended(after: delay) }
    }

    // MARK: Answering

    /// The connection of the request.
    var connection: AnyObject {
        switch origin {
        case .http2(let stream): stream.connection
        case .http1(let connection): connection
        }
    }

    /// Sends the answer, unless the peer has disconnected.
    func answer(_ answer: Answer) {
        guard !isClosed else { return }
        switch origin {
        case .http2(let stream): answer.send(on: stream)
        case .http1(let connection): connection.send(answer)
        }
    }

    /// Ends the request without an answer. With HTTP/1.1 this closes the connection.
    func reset(_ code: HTTP2ErrorCode) {
        switch origin {
        case .http2(let stream): stream.reset(code)
        case .http1(let connection): connection.close()
        }
    }

    /// Ends the connection by a GOAWAY that declares this request unprocessed, so that the sender may repeat it at once on a new connection. HTTP/1.1
    /// has no GOAWAY, and the connection closes.
    func goAway(debugData: String) {
        switch origin {
        case .http2(let stream):
            stream.connection.goAway(code: .noError, debugData: debugData, lastStreamID: max(0, stream.id - 2))
        case .http1(let connection): connection.close()
        }
    }

    /// Announces other SETTINGS on the request's connection; nil leaves a value as it is. HTTP/1.1 has none.
    func updateSettings(maxConcurrentStreams: Int?, initialWindowBytes: Int?) {
        guard case .http2(let stream) = origin else { return }
        stream.connection.updateSettings(maxConcurrentStreams: maxConcurrentStreams, initialWindowBytes: initialWindowBytes)
    }

    /// Closes the connection without an answer.
    func closeConnection() {
        switch origin {
        case .http2(let stream): stream.connection.close()
        case .http1(let connection): connection.close()
        }
    }

    /// Withholds the answer for ever.
    func withhold(in core: SimulatorCore) {
        core.activity.withheld(1)
        withheld = Withheld(core: core, delayed: nil)
    }

    /// Withholds the answer for some milliseconds of domain time.
    func delay(by milliseconds: Int64, in core: SimulatorCore, then reply: @escaping () -> Void) {
        core.activity.withheld(1)
        withheld = Withheld(core: core, delayed: (milliseconds, reply))
        core.delays.add(self, after: milliseconds)
    }

    /// Whether an answer waits for its time.
    var isDelayed: Bool { withheld?.delayed != nil }

    /// Sends the delayed answer, whose time has come. Nothing happens when the exchange has ended.
    func release() {
        endWithholding()?.delayed?.reply()
    }

    private func endWithholding() -> Withheld? {
        guard let withheld else { return nil }
        self.withheld = nil
        withheld.core.activity.withheld(-1)
        return withheld
    }
}

extension Exchange: HTTP2StreamDelegate {
    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        begin(headers)
        if endStream { complete() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        stream.consumed(data.readableBytes)
        append(data)
        if endStream { complete() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { complete() }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) { end() }
}
