import HTTP2
import NIOCore

/// A response of a simulated provider.
struct Answer {
    var status: Int
    /// The provider's word for a refusal; empty for success.
    var reason: String = ""
    /// Without `:status`.
    var headers: [(name: String, value: String)] = []
    var body: ByteBuffer?
    /// The rule of the wire contract that the request broke, `nil` for success and for scripted faults.
    var violatedRule: String?

    /// 201 is a push service's, 204 of an end of a broadcast channel, and 250 a mail server's.
    var isSuccess: Bool { status == 200 || status == 201 || status == 204 || status == 250 }

    /// Sends it on the stream, in one write.
    func send(on stream: HTTP2Stream) {
        var response = HTTP2Headers()
        response.reserveCapacity(bytes: 160)
        response.add(":status", String(status))
        for (name, value) in headers { response.add(name, value) }
        if let body {
            stream.sendResponse(headers: response, data: body, trailers: nil)
        } else {
            stream.sendHeaders(response, endStream: true)
        }
    }
}
