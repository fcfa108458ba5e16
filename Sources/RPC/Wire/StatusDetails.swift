import Protobuf

/// The `grpc-status-details-bin` trailer: a `google.rpc.Status` with the details of an error.
enum StatusDetails {
    private static let typeURLPrefix = "type.googleapis.com/"

    /// Longer details are sent without their texts for people. The client limits its header list, usually to 8 KiB or 16 KiB, and a status beyond the
    /// limit never arrives.
    private static let maxBytes = 3_072

    /// The bytes of the trailer, `nil` for an error without details.
    static func encode(_ error: RPCError) -> [UInt8]? {
        guard !error.details.isEmpty, let whole = self.encodeWhole(error) else { return nil }
        if whole.count <= self.maxBytes { return whole }
        var terse = error
        terse.message = ""
        terse.details.removeAll { detail in
            switch detail {
            case .info, .retry: false
            case .badRequest, .other: true
            }
        }
        return self.encodeWhole(terse).flatMap { $0.count <= self.maxBytes ? $0 : nil }
    }

    private static func encodeWhole(_ error: RPCError) -> [UInt8]? {
        let status = GoogleRPC.Status(
            code: Int32(error.code.rawValue), message: error.message,
            details: error.details.compactMap { try? self.wrap($0) })
        // Only a NUL in a text can make this fail. Then only the code and the message are sent.
        return try? status.bytes()
    }

    /// The details in a trailer, without those that cannot be parsed; the status itself is in another trailer.
    static func decode(_ bytes: [UInt8]) -> [ErrorDetail] {
        guard let status = try? GoogleRPC.Status(bytes: bytes) else { return [] }
        return status.details.map { wrapped in (try? self.unwrap(wrapped)) ?? .other(typeURL: wrapped.typeUrl, value: wrapped.value) }
    }

    private static func wrap(_ detail: ErrorDetail) throws -> GoogleRPC.AnyMessage {
        func wrapped(_ message: some Message) throws -> GoogleRPC.AnyMessage {
            GoogleRPC.AnyMessage(typeUrl: self.typeURLPrefix + type(of: message).fullName, value: try message.bytes())
        }
        switch detail {
        case .info(let reason, let domain, let metadata):
            return try wrapped(GoogleRPC.ErrorInfo(reason: reason, domain: domain, metadata: metadata))
        case .badRequest(let violations):
            return try wrapped(
                GoogleRPC.BadRequest(fieldViolations: violations.map { .init(field: $0.field, description: $0.description) }))
        case .retry(let delay):
            let (seconds, attoseconds) = delay.components
            return try wrapped(
                GoogleRPC.RetryInfo(
                    retryDelay: GoogleRPC.Duration(seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))))
        case .other(let typeURL, let value):
            return GoogleRPC.AnyMessage(typeUrl: typeURL, value: value)
        }
    }

    private static func unwrap(_ wrapped: GoogleRPC.AnyMessage) throws -> ErrorDetail {
        switch wrapped.typeUrl.split(separator: "/").last.map(String.init) {
        case GoogleRPC.ErrorInfo.fullName:
            let info = try GoogleRPC.ErrorInfo(bytes: wrapped.value)
            return .info(reason: info.reason, domain: info.domain, metadata: info.metadata)
        case GoogleRPC.BadRequest.fullName:
            let request = try GoogleRPC.BadRequest(bytes: wrapped.value)
            return .badRequest(request.fieldViolations.map { .init(field: $0.field, description: $0.description) })
        case GoogleRPC.RetryInfo.fullName:
            let delay = try GoogleRPC.RetryInfo(bytes: wrapped.value).retryDelay ?? GoogleRPC.Duration()
            return .retry(after: .seconds(delay.seconds) + .nanoseconds(Int64(delay.nanos)))
        default:
            return .other(typeURL: wrapped.typeUrl, value: wrapped.value)
        }
    }
}
