import HTTP2
import NIOCore
import ServiceKit

/// One request while it comes in and until it is answered, whichever version of HTTP it came by.
///
/// `@unchecked Sendable`: every member is touched on the connection's event loop alone, where the timer's work hops before it
/// looks at anything.
final class Exchange: @unchecked Sendable {
    /// What the request came by and its answer goes to.
    enum Origin {
        case http2(HTTP2Stream)
        case http1(HTTP1Connection)
    }

    let origin: Origin
    private(set) var headers = HTTP2Headers()
    private(set) var body = ByteBuffer()
    private let handle: (Exchange) -> Void
    private let mostBodyBytes: Int
    private var isComplete = false
    private var isClosed = false
    private var withheld: Withheld?

    private struct Withheld {
        let activity: ActivityTracker
        /// Sends the answer when its time comes; nil: it never does.
        let reply: (() -> Void)?
        var timer: ClockTimer?
    }

    /// - Parameters:
    ///   - mostBodyBytes: what a longer body is cut to: enough for the endpoint to see that it is too long.
    ///   - handle: called once, when the request is complete.
    init(_ origin: Origin, mostBodyBytes: Int = 64 * 1024, handle: @escaping (Exchange) -> Void) {
        self.origin = origin
        self.mostBodyBytes = mostBodyBytes
        self.handle = handle
    }

    // MARK: The request comes in

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

    /// Nothing more comes.
    func complete() {
        guard !isComplete else { return }
        isComplete = true
        handle(self)
    }

    /// No answer is expected any more: it was sent, or the sender went away.
    func end() {
        isClosed = true
        endWithholding()
    }

    // MARK: What becomes of it

    /// The connection that the request came by.
    var connection: AnyObject {
        switch origin {
        case .http2(let stream): stream.connection
        case .http1(let connection): connection
        }
    }

    /// Sends the answer unless the peer went away.
    func answer(_ answer: Answer) {
        guard !isClosed else { return }
        switch origin {
        case .http2(let stream): answer.send(on: stream)
        case .http1(let connection): connection.send(answer)
        }
    }

    /// Ends the request without an answer. HTTP/1.1 knows no other way than to close the connection.
    func reset(_ code: HTTP2ErrorCode) {
        switch origin {
        case .http2(let stream): stream.reset(code)
        case .http1(let connection): connection.close()
        }
    }

    /// Ends the connection, this request counting as never seen: the sender may move it to a new connection at once. HTTP/1.1 cannot say
    /// that and closes.
    func goAway(debugData: String) {
        switch origin {
        case .http2(let stream):
            stream.connection.goAway(code: .noError, debugData: debugData, lastStreamID: max(0, stream.id - 2))
        case .http1(let connection): connection.close()
        }
    }

    /// Closes the connection in the middle of things.
    func closeConnection() {
        switch origin {
        case .http2(let stream): stream.connection.close()
        case .http1(let connection): connection.close()
        }
    }

    /// Holds the answer back until `instant` of domain time, or for ever.
    func withhold(in core: SimulatorCore, until instant: Instant?, then reply: @escaping () -> Void) {
        core.activity.withheld(1)
        withheld = Withheld(activity: core.activity, reply: instant == nil ? nil : reply)
        guard let instant else { return }
        let activity = core.activity
        let eventLoop = core.eventLoop
        withheld?.timer = core.clock.notify(at: instant) { [self] in
            // Counted as work from this moment, so that the process does not count as quiet before the loop runs it.
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
