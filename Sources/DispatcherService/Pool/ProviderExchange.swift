import HTTP2
import NIOCore
import Providers
import ServiceKit

/// One call on its stream: collects the answer. Confined to the event loop, like its stream.
final class ProviderExchange: HTTP2StreamDelegate {
    let call: ProviderCall
    let connection: ConnectionPoolState.ConnectionID
    let startedAt: NIODeadline
    /// The connection was on trial when the request left.
    let isTrial: Bool
    private weak var core: ProviderPoolCore?
    var stream: HTTP2Stream?
    var hasTimedOut = false
    /// Key in the pool.
    var number: UInt64 = 0
    private(set) var status: Int?
    private var headers = HTTP2Headers()
    private var body = ByteBuffer()

    init(call: ProviderCall, connection: ConnectionPoolState.ConnectionID, isTrial: Bool, core: ProviderPoolCore, now: NIODeadline) {
        self.call = call
        self.connection = connection
        self.isTrial = isTrial
        self.core = core
        self.startedAt = now
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        status = headers.first(":status").flatMap { Int($0) }
        self.headers = headers
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        stream.consumed(data.readableBytes)
        var data = data
        if body.readableBytes == 0, data.readableBytes <= call.longestAnswer {
            body = data
        } else if let part = data.readSlice(length: min(data.readableBytes, max(0, call.longestAnswer - body.readableBytes))) {
            body.writeImmutableBuffer(part)
        }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        self.stream = nil
        core?.ended(self, ending(reason))
    }

    enum Ending {
        case outcome(ExchangeOutcome)
        case refused
    }

    private func ending(_ reason: HTTP2StreamCloseReason) -> Ending {
        // A status is an answer even when the stream was reset afterwards.
        if let status { return .outcome(.answered(ProviderAnswer(status: status, headers: headers, body: body))) }
        if hasTimedOut { return .outcome(.noAnswer(.timeout)) }
        switch reason {
        case .refused: return .refused
        case .reset, .normal: return .outcome(.noAnswer(.streamReset))
        case .connectionLost: return .outcome(.noAnswer(.connectionLost))
        }
    }
}
