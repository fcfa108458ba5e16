public import HTTP2
public import NIOCore

/// A request to a provider, ready to leave; or the part of one delivery, where a request carries many.
public struct ProviderRequest: Sendable {
    /// With pseudo-headers. A transport without HTTP reads the fields of its adapter.
    public var headers: HTTP2Headers
    public var body: ByteBuffer
    /// The parts that were left out, for the attempt record and the log.
    public var omissions: [Omission]

    /// A complete request.
    public init(headers: HTTP2Headers, body: ByteBuffer, omissions: [Omission] = []) {
        self.headers = headers
        self.body = body
        self.omissions = omissions
    }

    /// The payload limit of the second composition if the provider refuses this request as too large (DISP-09 413).
    public var sizeLimitAfterRefusal: Int { PayloadShrinker.limit(afterRefusalOf: body.readableBytes) }
}
