/// Where a certificate and its key lie, both in PEM.
public struct TLSCertificateFiles: Sendable, Hashable {
    /// The leaf certificate, followed by its intermediates.
    public var certificateChainPath: String
    /// The private key of the leaf.
    public var privateKeyPath: String

    /// Names the two files; they are read when a context is made.
    public init(certificateChainPath: String, privateKeyPath: String) {
        self.certificateChainPath = certificateChainPath
        self.privateKeyPath = privateKeyPath
    }

    var paths: [String] { [certificateChainPath, privateKeyPath] }
}

/// What a TLS listener shows and demands.
public struct TLSServerConfiguration: Sendable, Hashable {
    public var certificate: TLSCertificateFiles
    /// A PEM file of the authorities that issue client certificates. When set, a client without a certificate of theirs is refused.
    public var clientCAPath: String?
    /// The protocols offered by ALPN, in order of preference. A client that offers none of them is refused; one that does
    /// not use ALPN at all gets no protocol, and the layer above decides.
    public var applicationProtocols: [String]

    /// A listener that shows this certificate and, with `clientCAPath`, demands one of the client.
    public init(certificate: TLSCertificateFiles, clientCAPath: String? = nil, applicationProtocols: [String] = ["h2"]) {
        self.certificate = certificate
        self.clientCAPath = clientCAPath
        self.applicationProtocols = applicationProtocols
    }
}

/// What a TLS client trusts, asks for and shows.
public struct TLSClientConfiguration: Sendable, Hashable {
    /// A PEM file of trusted authorities; `nil` trusts those of the system.
    public var trustedCAPath: String?
    /// The name sent as SNI and verified in the server's certificate; `nil` uses the host connected to.
    public var serverName: String?
    /// The certificate shown when the server asks for one.
    public var certificate: TLSCertificateFiles?
    /// The protocols asked for by ALPN, in order of preference.
    public var applicationProtocols: [String]

    /// A client that trusts the system's authorities and asks for `h2`, unless told otherwise.
    public init(
        trustedCAPath: String? = nil, serverName: String? = nil, certificate: TLSCertificateFiles? = nil,
        applicationProtocols: [String] = ["h2"]
    ) {
        self.trustedCAPath = trustedCAPath
        self.serverName = serverName
        self.certificate = certificate
        self.applicationProtocols = applicationProtocols
    }
}

/// Who the other side is, by the certificate that was verified.
public struct PeerIdentity: Sendable, Hashable {
    /// The common name of the subject.
    public var subjectCommonName: String?
    /// The DNS names of the subject alternative name extension.
    public var dnsNames: [String]
    /// The URIs of the subject alternative name extension, such as `spiffe://carillon/service/evaluator`.
    public var uris: [String]

    /// An identity as read from a certificate.
    public init(subjectCommonName: String?, dnsNames: [String], uris: [String]) {
        self.subjectCommonName = subjectCommonName
        self.dnsNames = dnsNames
        self.uris = uris
    }
}

/// Fired as a user event when the handshake is complete; application data follows it.
public struct TLSHandshakeCompleted: Sendable, Hashable {
    /// The protocol agreed on by ALPN, or `nil` if none was.
    public var applicationProtocol: String?
    /// The verified certificate of the peer, or `nil` if it showed none.
    public var peerIdentity: PeerIdentity?

    /// The outcome of a handshake.
    public init(applicationProtocol: String?, peerIdentity: PeerIdentity?) {
        self.applicationProtocol = applicationProtocol
        self.peerIdentity = peerIdentity
    }
}
