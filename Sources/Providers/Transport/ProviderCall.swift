public import HTTP2
public import NIOCore
public import ServiceKit

/// One request for a provider, ready to leave.
public struct ProviderCall: Sendable {
    /// The row of the first delivery, or another number of the caller. It comes back with the result.
    public var id: Int64
    /// The rows of the request's other deliveries, in order. They come back with the result.
    public var others: [Int64]
    /// With pseudo-headers.
    public var headers: HTTP2Headers
    public var body: ByteBuffer
    /// Longest wait for the answer after the request left, in domain time (`provider_timeout_seconds`).
    public var timeout: Duration
    /// In bytes. What a longer answer has beyond this is dropped.
    public var longestAnswer: Int
    /// Refused streams so far. The provider did not process the call, which moved to another stream.
    public var refusals = 0

    /// In bytes: 64 KiB, and 4 KiB for each delivery after the first. Answers have a few hundred bytes for a delivery.
    public static func longestAnswer(to deliveries: Int) -> Int { 64 * 1024 + 4 * 1024 * max(0, deliveries - 1) }

    /// A request of one delivery or of many.
    public init(
        id: Int64, others: [Int64] = [], headers: HTTP2Headers, body: ByteBuffer, timeout: Duration, longestAnswer: Int = Self.longestAnswer(to: 1)
    ) {
        self.id = id
        self.others = others
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.longestAnswer = longestAnswer
    }

    /// The size of the call on a connection, in bytes.
    public var bytes: Int { headers.listSize + body.readableBytes }
}

/// An answer of a provider. A transport without HTTP sets the fields that its adapter reads.
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
    /// The request left and got no answer: whether the provider processed it is unknown.
    case noAnswer(UnknownOutcome)
    /// The request did not leave, because there was no connection. Not an attempt.
    case notSent(reason: String)
}

/// The result of a call.
public struct ExchangeResult: Sendable {
    public var id: Int64
    /// As in the call.
    public var others: [Int64]
    /// The transport's connection that carried it; nil: it did not leave.
    public var connection: Int?
    /// Whether it was a trial: one of the few requests by which the transport finds out whether a provider that left requests unanswered is back.
    public var wasTrial: Bool
    public var outcome: ExchangeOutcome
    /// From the request's start to the answer, in real time.
    public var latency: TimeAmount
    /// The date of the answer. Results are stored later, in groups, and the device may have reported by then.
    public var finishedAt: Instant
    /// CLOCK_MONOTONIC at the answer, nanoseconds.
    public var finishedMonotonicNanoseconds: Int64

    /// The result of a call.
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

/// Requests other than pushes: for access tokens, or for receipts that are polled.
public protocol AuxiliaryRequests: Sendable {
    /// Sends one request and waits for its answer, at most 30 s.
    ///
    /// - Parameter name: requests with different names share no connection.
    func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint, apart name: String) async -> ExchangeOutcome
}

extension AuxiliaryRequests {
    /// Sends one request over the connection of all that need none of their own.
    public func exchange(_ request: ProviderRequest, at endpoint: ProviderEndpoint) async -> ExchangeOutcome {
        await exchange(request, at: endpoint, apart: "")
    }
}
