public import HTTP2
public import NIOCore
public import ServiceKit

/// One request for a provider, ready to leave.
public struct ProviderCall: Sendable {
    /// The row of the first delivery, or a number of the caller's choice. Comes back with the result.
    public var id: Int64
    /// The rows of the other deliveries that the request carries, in their order in it. Come back with the result.
    public var others: [Int64]
    /// Pseudo-headers included.
    public var headers: HTTP2Headers
    public var body: ByteBuffer
    /// Time for the answer once the request left, in domain time (`provider_timeout_seconds`).
    public var timeout: Duration
    /// Refusals so far: the provider certainly did not process the call, it moved to another stream.
    public var refusals = 0

    /// A request of one delivery, or of it and others.
    public init(id: Int64, others: [Int64] = [], headers: HTTP2Headers, body: ByteBuffer, timeout: Duration) {
        self.id = id
        self.others = others
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }

    /// What the call weighs on a connection.
    public var bytes: Int { headers.listSize + body.readableBytes }
}

/// What a provider answered. A transport that knows no HTTP answers what its adapter understands.
public struct ProviderAnswer: Sendable {
    public var status: Int
    public var headers: HTTP2Headers
    public var body: ByteBuffer

    /// A complete answer.
    public init(status: Int, headers: HTTP2Headers = HTTP2Headers(), body: ByteBuffer = ByteBuffer()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// How a call ended.
public enum ExchangeOutcome: Sendable {
    case answered(ProviderAnswer)
    /// The request left and no answer came: whether the provider acted on it is unknown (T5, T26).
    case noAnswer(UnknownOutcome)
    /// The request never left: no connection could be had. Not an attempt.
    case notSent(reason: String)
}

/// A call that ended.
public struct ExchangeResult: Sendable {
    public var id: Int64
    /// As in the call.
    public var others: [Int64]
    /// The transport's connection that carried it; nil when it never left.
    public var connection: Int?
    /// It left on a connection that had answered nothing yet, after the provider had left requests unanswered or ended connections: one of
    /// the few requests by which the transport finds out whether the provider is back.
    public var wasTrial: Bool
    public var outcome: ExchangeOutcome
    /// Request start to answer, real time.
    public var latency: TimeAmount
    /// The date of the end: results are written down in groups, and a device may have reported by then.
    public var finishedAt: Instant
    /// CLOCK_MONOTONIC at the end, nanoseconds.
    public var finishedMonotonicNanoseconds: Int64

    /// The end of a call.
    public init(
        _ call: ProviderCall, connection: Int? = nil, wasTrial: Bool = false, outcome: ExchangeOutcome, latency: TimeAmount = .zero,
        finishedAt: Instant, finishedMonotonicNanoseconds: Int64
    ) {
        id = call.id
        others = call.others
        self.connection = connection
        self.wasTrial = wasTrial
        self.outcome = outcome
        self.latency = latency
        self.finishedAt = finishedAt
        self.finishedMonotonicNanoseconds = finishedMonotonicNanoseconds
    }
}

/// Requests beside the pushes: for access tokens, for receipts that are polled.
public protocol AuxiliaryRequests: Sendable {
    /// Sends one request and waits for its answer, at most 30 s.
    func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint) async -> ExchangeOutcome
}
