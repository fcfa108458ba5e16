import COpenSSL

/// A certificate and its private key, both PEM.
public struct IssuedCertificate: Sendable {
    public let certificatePEM: String
    public let privateKeyPEM: String
}

/// A private certificate authority for one installation: its services trust each other's certificates because it issued them.
///
/// Certificates are X.509 v3 (RFC 5280) on P-256 keys. Dates are real time, because TLS peers check them against real time.
public struct CertificateAuthority: Sendable {
    public let certificatePEM: String
    public let privateKeyPEM: String
    private let key: KeyHandle

    /// A new authority whose certificate is valid for `days` days from five minutes ago.
    public static func create(commonName: String, days: Int = 3650) throws -> CertificateAuthority {
        let key = try P256PrivateKey.generate()
        let certificate = try CertificateBuilder(subject: commonName, publicKey: key.handle, days: days)
        try certificate.setIssuer(nil)
        try certificate.addExtension(NID_basic_constraints, "critical,CA:TRUE,pathlen:0", issuer: nil)
        try certificate.addExtension(NID_key_usage, "critical,keyCertSign,cRLSign", issuer: nil)
        try certificate.addExtension(NID_subject_key_identifier, "hash", issuer: nil)
        let pem = try certificate.signedPEM(by: key.handle)
        return try CertificateAuthority(certificatePEM: pem, privateKeyPEM: key.pem)
    }

    /// An authority made earlier.
    public init(certificatePEM: String, privateKeyPEM: String) throws {
        self.certificatePEM = certificatePEM
        self.privateKeyPEM = privateKeyPEM
        key = try .privateKey(pem: privateKeyPEM, kind: "private key of the certificate authority")
        let matches = try CertificateBuilder.withCertificate(pem: certificatePEM) { certificate in
            key.withPointer { X509_check_private_key(certificate, $0) == 1 }
        }
        guard matches else {
            throw CryptographyError.invalidKey(
                kind: "private key of the certificate authority", problem: "does not belong to its certificate",
                remedy: "Give the certificate and the key that were made together.")
        }
    }

    /// A new key with a certificate for servers and clients.
    ///
    /// - Parameters:
    ///   - commonName: the subject, for people; peers check the names below.
    ///   - dnsNames: host names, also with a leading `*.`.
    ///   - ipAddresses: IPv4 or IPv6 addresses in text form.
    ///   - uris: for example `spiffe://carillon/service/registry`.
    ///   - days: lifetime from five minutes ago.
    public func issue(
        commonName: String, dnsNames: [String] = [], ipAddresses: [String] = [], uris: [String] = [], days: Int = 825
    ) throws -> IssuedCertificate {
        let names = try Self.alternativeNames(dnsNames: dnsNames, ipAddresses: ipAddresses, uris: uris)
        let leafKey = try P256PrivateKey.generate()
        let leaf = try CertificateBuilder(subject: commonName, publicKey: leafKey.publicKey.handle, days: days)
        let pem = try CertificateBuilder.withCertificate(pem: certificatePEM) { issuer in
            try leaf.setIssuer(issuer)
            try leaf.addExtension(NID_basic_constraints, "critical,CA:FALSE", issuer: issuer)
            try leaf.addExtension(NID_key_usage, "critical,digitalSignature", issuer: issuer)
            try leaf.addExtension(NID_ext_key_usage, "serverAuth,clientAuth", issuer: issuer)
            try leaf.addExtension(NID_subject_key_identifier, "hash", issuer: issuer)
            try leaf.addExtension(NID_authority_key_identifier, "keyid:always", issuer: issuer)
            if !names.isEmpty { try leaf.addExtension(NID_subject_alt_name, names, issuer: issuer) }
            return try leaf.signedPEM(by: key)
        }
        return IssuedCertificate(certificatePEM: pem, privateKeyPEM: try leafKey.pem)
    }

    /// The names in the notation of OpenSSL's configuration, whose separators no name may contain.
    private static func alternativeNames(dnsNames: [String], ipAddresses: [String], uris: [String]) throws -> String {
        let labelled = dnsNames.map { ("DNS", $0) } + ipAddresses.map { ("IP", $0) } + uris.map { ("URI", $0) }
        return try labelled.map { label, name in
            guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") }) else {
                throw CryptographyError.invalidInput(
                    what: "subject alternative name '\(name)'", problem: "empty, or contains a comma, a space or a non-ASCII character")
            }
            return "\(label):\(name)"
        }.joined(separator: ",")
    }
}
