import HTTP2
import NIOCore
import ServiceKit

/// One request from its head to its answer, for both versions of HTTP.
///
/// `@unchecked Sendable`: its members are used only on the connection's event loop, to which timers hop first.
final class Exchange: @unchecked Sendable {
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
        let activity: ActivityTracker
        /// Sends the withheld answer when it is due; nil: never.
        let reply: (() -> Void)?
        var timer: ClockTimer?
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
        endWithholding()
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

    /// Withholds the answer until `instant` of domain time, or for ever.
    func withhold(in core: SimulatorCore, until instant: Instant?, then reply: @escaping () -> Void) {
        core.activity.withheld(1)
        withheld = Withheld(activity: core.activity, reply: instant == nil ? nil : reply)
        guard let instant else { return }
        let activity = core.activity
        let eventLoop = core.eventLoop
        withheld?.timer = core.clock.notify(at: instant) { [self] in
            // Counts as activity from here on, so that the process is not idle before the loop runs it.
            activity.begin()
            eventLoop.execute {
                let reply = self.withheld?.reply
                self.endWithholding()
                reply?()
                activity.end()
            }
        }
    }

    private func endWithholding() {
        guard let withheld else { return }
        self.withheld = nil
        withheld.timer?.cancel()
        withheld.activity.withheld(-1)
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
