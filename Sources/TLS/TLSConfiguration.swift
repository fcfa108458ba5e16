/// The PEM files of a certificate and its key.
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

/// The certificate of a TLS listener, and its demands on clients.
public struct TLSServerConfiguration: Sendable, Hashable {
    public var certificate: TLSCertificateFiles
    /// A PEM file of the authorities that issue client certificates. When set, a client without such a certificate is refused.
    public var clientCAPath: String?
    /// The protocols offered by ALPN, in order of preference. A client that offers none of them is refused. A client without ALPN gets no protocol,
    /// and the layer above decides.
    public var applicationProtocols: [String]

    /// A listener with this certificate. With `clientCAPath` it demands a certificate of the client.
    public init(certificate: TLSCertificateFiles, clientCAPath: String? = nil, applicationProtocols: [String] = ["h2"]) {
        self.certificate = certificate
        self.clientCAPath = clientCAPath
        self.applicationProtocols = applicationProtocols
    }
}

/// The trust, the protocols and the certificate of a TLS client.
public struct TLSClientConfiguration: Sendable, Hashable {
    /// A PEM file of trusted authorities; `nil` trusts those of the system.
    public var trustedCAPath: String?
    /// The name sent as SNI and verified in the server's certificate; `nil` uses the host connected to.
    public var serverName: String?
    /// The own certificate, for servers that ask for one.
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

/// The peer's identity in its verified certificate.
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
