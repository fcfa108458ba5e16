/// The error of a failed call: a handler throws it to answer with a status, and a client throws the received status.
public struct RPCError: Error, Sendable, CustomStringConvertible {
    /// Never `.ok`.
    public var code: Status.Code
    /// For developers, in English: what was wrong, where, and what to do.
    public var message: String
    /// Sent with (or received in) the trailers.
    public var metadata: Metadata
    /// Standard details in the order they were added.
    public var details: [ErrorDetail]
    /// The local cause of the error; never sent.
    public var cause: (any Error)?
    /// Whether the client's bytes are no request of the method. gRPC's status for it is `INTERNAL` (statuscodes.md), as for faults of the server.
    /// Known in the server alone; never sent.
    public internal(set) var isMalformedRequest = false

    /// An error with this status. For reasons that programs read, use `withReason`.
    public init(
        code: Status.Code, message: String, metadata: Metadata = Metadata(), details: [ErrorDetail] = [],
        cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.metadata = metadata
        self.details = details
        self.cause = cause
    }

    /// An error that carries a stable reason for programs (`ErrorInfo`, domain `carillon`), the offending field
    /// (`BadRequest`) and the time to wait (`RetryInfo`).
    public static func withReason(
        code: Status.Code, reason: String, field: String? = nil, message: String, retryAfter: Duration? = nil
    ) -> RPCError {
        var details: [ErrorDetail] = [
            .info(reason: reason, domain: Self.domain, metadata: field.map { ["field": $0] } ?? [:])
        ]
        if let field { details.append(.badRequest([.init(field: field, description: message)])) }
        if let retryAfter { details.append(.retry(after: retryAfter)) }
        return RPCError(code: code, message: message, details: details)
    }

    /// The `domain` of every `ErrorInfo` Carillon sends.
    public static let domain = "carillon"

    /// `ErrorInfo.reason` when a message, in either direction, or a list in it is larger than the receiver accepts.
    public static let tooLargeReason = "payload_too_large"

    /// `ErrorInfo.reason` of a field with an invalid value.
    static let invalidArgumentReason = "invalid_argument"

    /// Whether a request or an answer was larger than the receiver accepts. A repeated call fails too; a smaller one may succeed.
    public var isTooLarge: Bool { self.code == .resourceExhausted && self.reason == Self.tooLargeReason }

    /// A message was refused for its size.
    ///
    /// - Parameters:
    ///   - bytes: The message's length.
    ///   - limit: The greatest accepted length, in bytes.
    public static func messageTooLarge(_ bytes: Int, limit: Int) -> RPCError {
        .tooLarge("a message of \(bytes) bytes is larger than the limit of \(limit) bytes")
    }

    static func tooLarge(_ message: String) -> RPCError {
        .withReason(code: .resourceExhausted, reason: Self.tooLargeReason, message: message)
    }

    /// `ErrorInfo.reason`: the stable code for programs.
    public var reason: String? {
        for case .info(let reason, _, _) in self.details { return reason }
        return nil
    }

    /// The offending field of the request, where the error names one.
    public var field: String? {
        for case .info(_, _, let metadata) in self.details {
            if let field = metadata["field"] { return field }
        }
        for case .badRequest(let violations) in self.details {
            if let first = violations.first { return first.field }
        }
        return nil
    }

    /// How long to wait before trying again, where the error says so.
    public var retryAfter: Duration? {
        for case .retry(let delay) in self.details { return delay }
        return nil
    }

    /// Whether the server failed, so that its operator must know: `UNKNOWN`, `INTERNAL` or `DATA_LOSS`, except for a malformed request.
    public var isServerFault: Bool {
        !self.isMalformedRequest && (self.code == .unknown || self.code == .internalError || self.code == .dataLoss)
    }

    /// Code and message alone.
    public var status: Status { Status(code: self.code, message: self.message) }

    public var description: String {
        var text = self.status.description
        if let reason { text += " [\(reason)]" }
        if let cause { text += " (cause: \(cause))" }
        return text
    }
}

/// An error of a domain that knows which status it becomes on the wire.
public protocol RPCErrorConvertible: Error {
    var rpcError: RPCError { get }
}

extension RPCError: RPCErrorConvertible {
    public var rpcError: RPCError { self }
}
