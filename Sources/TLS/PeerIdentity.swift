/// Who the other side of a connection proved to be with its certificate.
public struct PeerIdentity: Sendable, Hashable {
    /// The common name of the certificate's subject, where it has one.
    public var subjectCommonName: String?
    /// `DNS:` entries of subjectAltName.
    public var dnsNames: [String]
    /// `URI:` entries of subjectAltName.
    public var uris: [String]

    public init(subjectCommonName: String? = nil, dnsNames: [String] = [], uris: [String] = []) {
        self.subjectCommonName = subjectCommonName
        self.dnsNames = dnsNames
        self.uris = uris
    }
}
