import HTTP2

/// The header blocks a server sends.
enum ResponseHeaders {
    /// The head of every response that has messages, uncompressed.
    static let head: HTTP2Headers = [":status": "200", "content-type": "application/grpc"]

    /// The same for compressed messages.
    static let gzipHead: HTTP2Headers = [":status": "200", "content-type": "application/grpc", "grpc-encoding": "gzip"]

    /// The trailers of a successful call.
    static let okTrailers: HTTP2Headers = ["grpc-status": "0"]

    /// The whole response to something that is not gRPC.
    static let unsupportedMediaType: HTTP2Headers = [":status": "415"]

    /// A status as trailers.
    static func trailers(_ error: RPCError) -> HTTP2Headers {
        var headers = HTTP2Headers()
        self.addStatus(error, to: &headers)
        return headers
    }

    /// A status without messages: head and trailers in one block.
    static func trailersOnly(_ error: RPCError) -> HTTP2Headers {
        var headers = self.head
        self.addStatus(error, to: &headers)
        return headers
    }

    /// A status without messages that also lists the encodings of this server.
    static func unknownEncoding(_ error: RPCError) -> HTTP2Headers {
        var headers = self.trailersOnly(error)
        headers.add("grpc-accept-encoding", MessageEncoding.accepted)
        return headers
    }

    /// Longer texts are cut, because the client limits its header list, usually to 8 KiB or 16 KiB.
    private static let maxMessageBytes = 2_048

    private static func addStatus(_ error: RPCError, to headers: inout HTTP2Headers) {
        headers.add("grpc-status", "\(error.code.rawValue)")
        if !error.message.isEmpty {
            var message = error.message
            if message.utf8.count > self.maxMessageBytes {
                message = String(decoding: message.utf8.prefix(self.maxMessageBytes), as: UTF8.self) + "…"
            }
            headers.add("grpc-message", StatusMessageCoding.encode(message))
        }
        if let details = StatusDetails.encode(error) {
            headers.add("grpc-status-details-bin", Base64.encode(details), indexing: .never)
        }
        error.metadata.write(to: &headers)
    }
}
