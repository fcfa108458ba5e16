import HTTP2

/// A header block of a response, which a client parses: a head, trailers, or both in one.
struct ResponseHead {
    private(set) var httpStatus: Int?
    private(set) var isGRPC = false
    /// `nil` for an encoding that was not offered.
    private(set) var encoding: MessageEncoding? = .identity
    private(set) var encodingName = ""
    /// The call's status, in trailers. A number gRPC does not know reads as UNKNOWN.
    private(set) var status: Status.Code?
    private(set) var message = ""
    private(set) var details: [ErrorDetail] = []
    private(set) var metadata = Metadata()
    private(set) var retryPushback: RetryPushback?

    init(_ headers: HTTP2Headers) {
        headers.forEachField { name, value, _ in
            switch name.count {
            case 7 where name.equals(":status"):
                self.httpStatus = Int(value.text)
                return
            case 12 where name.equals("content-type"):
                self.isGRPC = value.starts(with: "application/grpc")
                return
            case 11 where name.equals("grpc-status"):
                self.status = Int(value.text).flatMap { Status.Code(rawValue: $0) } ?? .unknown
                return
            case 12 where name.equals("grpc-message"):
                self.message = StatusMessageCoding.decode(value.text)
                return
            case 13 where name.equals("grpc-encoding"):
                self.encoding = MessageEncoding(value)
                self.encodingName = value.text
                return
            case 23 where name.equals("grpc-status-details-bin"):
                if let bytes = Base64.decode(value) { self.details = StatusDetails.decode(bytes) }
                return
            case 22 where name.equals("grpc-retry-pushback-ms"):
                self.retryPushback = RetryPushback(value.text)
                return
            default: break
            }
            // A value that is not base64 is the server's fault, and must not fail an answered call.
            if !Metadata.isReserved(name) { _ = self.metadata.addField(name: name, value: value) }
        }
    }

    /// The error in trailers, `nil` for OK.
    var error: RPCError? {
        guard let status, status != .ok else { return nil }
        return RPCError(code: status, message: self.message, metadata: self.metadata, details: self.details)
    }

    /// The error for a response that is not gRPC. Source: grpc http-grpc-status-mapping.md.
    func nonGRPCError(peer: String) -> RPCError {
        let code: Status.Code
        switch self.httpStatus {
        case 400, 431: code = .internalError
        case 401: code = .unauthenticated
        case 403: code = .permissionDenied
        case 404: code = .unimplemented
        case 429, 502, 503, 504: code = .unavailable
        default: code = .unknown
        }
        let status = self.httpStatus.map { "HTTP status \($0)" } ?? "no HTTP status"
        return RPCError(
            code: code, message: "\(peer) answered with \(status) instead of gRPC; check the port", metadata: self.metadata)
    }
}

extension RPCError {
    /// The client's error for a reset stream. Source: grpc PROTOCOL-HTTP2.md, "Errors".
    static func fromReset(_ code: HTTP2ErrorCode, peer: String) -> RPCError {
        let status: Status.Code
        switch code {
        case .refusedStream: status = .unavailable
        case .cancel: status = .cancelled
        case .enhanceYourCalm: status = .resourceExhausted
        case .inadequateSecurity: status = .permissionDenied
        default: status = .internalError
        }
        return RPCError(code: status, message: "\(peer) reset the call with \(code)")
    }
}
