import HTTP2
import NIOCore
import ServiceKit

/// One request while it comes in and until it is answered.
///
/// `@unchecked Sendable`: every member is touched on the connection's event loop alone, where the timer's work hops before it
/// looks at anything.
final class Exchange: HTTP2StreamDelegate, @unchecked Sendable {
    let stream: HTTP2Stream
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
    init(stream: HTTP2Stream, mostBodyBytes: Int = 64 * 1024, handle: @escaping (Exchange) -> Void) {
        self.stream = stream
        self.mostBodyBytes = mostBodyBytes
        self.handle = handle
    }

    /// Sends the answer unless the peer went away.
    func answer(_ answer: Answer) {
        guard !isClosed else { return }
        answer.send(on: stream)
    }

    /// Holds the answer back until `instant` of domain time, or for ever.
    func withhold(in core: SimulatorCore, until instant: Instant?, then reply: @escaping () -> Void) {
        core.activity.withheld(1)
        withheld = Withheld(activity: core.activity, reply: instant == nil ? nil : reply)
        guard let instant else { return }
        let activity = core.activity
        let eventLoop = core.eventLoop
        withheld?.timer = core.clock.notify(at: instant) { [self] in
            // Counted as work from this moment, so that nobody takes the process for quiet while the loop gets to it.
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

    private func complete() {
        guard !isComplete else { return }
        isComplete = true
        handle(self)
    }

    // MARK: HTTP2StreamDelegate

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        self.headers = headers
        if endStream { complete() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        stream.consumed(data.readableBytes)
        if body.readableBytes == 0 {
            body = data
        } else if body.readableBytes <= mostBodyBytes {
            body.writeImmutableBuffer(data)
        }
        if endStream { complete() }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { complete() }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        isClosed = true
        endWithholding()
    }
}
