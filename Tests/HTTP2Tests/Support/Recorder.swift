import HTTP2
import NIOCore

/// Records the events of a stream, and answers on request.
final class Recorder: HTTP2StreamDelegate {
    var head: HTTP2Headers?
    var body: [UInt8] = []
    var trailers: HTTP2Headers?
    var isEnded = false
    var closings: [HTTP2StreamCloseReason] = []
    var becameWritable = 0
    /// Whether the window is opened as data arrives.
    var consumes = true
    /// Called when the peer has said all it had to say.
    var onEnd: ((HTTP2Stream, Recorder) -> Void)?
    var onHead: ((HTTP2Stream, Recorder) -> Void)?
    var onClose: ((HTTP2Stream, HTTP2StreamCloseReason) -> Void)?
    /// On a server: the stream it serves.
    var stream: HTTP2Stream?

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        head = headers
        onHead?(stream, self)
        if endStream { end(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        body.append(contentsOf: data.readableBytesView)
        if consumes { stream.consumed(data.readableBytes) }
        if endStream { end(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {
        self.trailers = trailers
        end(stream)
    }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) { becameWritable += 1 }

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        closings.append(reason)
        onClose?(stream, reason)
    }

    private func end(_ stream: HTTP2Stream) {
        isEnded = true
        onEnd?(stream, self)
    }
}

extension HTTP2StreamCloseReason {
    var isNormal: Bool { if case .normal = self { true } else { false } }
    var isRefused: Bool { if case .refused = self { true } else { false } }
    var resetByPeer: HTTP2ErrorCode? { if case .reset(let code, byPeer: true) = self { code } else { nil } }
    var resetByUs: HTTP2ErrorCode? { if case .reset(let code, byPeer: false) = self { code } else { nil } }
    var lostError: (any Error)? { if case .connectionLost(let error) = self { error } else { nil } }
}

extension HTTP2Headers {
    static let get: HTTP2Headers = [":method": "GET", ":scheme": "http", ":authority": "test", ":path": "/"]
    static let post: HTTP2Headers = [":method": "POST", ":scheme": "http", ":authority": "test", ":path": "/"]
    static let ok: HTTP2Headers = [":status": "200"]
}
