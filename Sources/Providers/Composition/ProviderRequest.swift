public import HTTP2
public import NIOCore

/// A request to a provider, ready to leave; where one request carries many deliveries, the part of one of them.
public struct ProviderRequest: Sendable {
    /// With pseudo-headers. A transport that knows no HTTP reads of them what its adapter wrote.
    public var headers: HTTP2Headers
    public var body: ByteBuffer
    /// What had to be left out, for the attempt record and the log.
    public var omissions: [Omission]

    /// A request that is complete.
    public init(headers: HTTP2Headers, body: ByteBuffer, omissions: [Omission] = []) {
        self.headers = headers
        self.body = body
        self.omissions = omissions
    }

    /// The payload limit to compose under once more after the provider refused this request as too large (DISP-09 413).
    public var sizeLimitAfterRefusal: Int { PayloadShrinker.limit(afterRefusalOf: body.readableBytes) }
}
