import TLS

/// Mutual TLS between services (SEC-03): `tls.certificate`, `tls.private_key`, and `tls.ca`, the authority of all services' certificates. With these
/// settings all TCP listeners and peers use mutual TLS; Unix sockets do not.
struct MutualTLS: Sendable {
    private let certificate: TLSCertificateFiles
    private let authorityPath: String
    private let contexts: TLSContexts
    /// For calls to peers, which need a certificate for the name of their service.
    let client: TLSClientContext

    /// Nil when none of the three is set.
    ///
    /// - Throws: ``ConfigurationError`` when some are, or when a file cannot be used.
    init?(_ config: ServiceConfig, contexts: TLSContexts) throws {
        let values = try ["tls.certificate", "tls.private_key", "tls.ca"].map { try config.optionalString($0) }
        guard values.contains(where: { $0 != nil }) else { return nil }
        guard let chain = values[0], let key = values[1], let authority = values[2] else {
            throw ConfigurationError("tls.certificate, tls.private_key and tls.ca belong together; set all three or none")
        }
        certificate = TLSCertificateFiles(certificateChainPath: chain, privateKeyPath: key)
        authorityPath = authority
        self.contexts = contexts
        client = try contexts.client(TLSClientConfiguration(trustedCAPath: authority, certificate: certificate), name: "peers")
    }

    /// For a listener, which requires a certificate of the same authority from each client.
    ///
    /// - Throws: ``ConfigurationError``.
    func server() throws -> TLSServerContext {
        try contexts.server(TLSServerConfiguration(certificate: certificate, clientCAPath: authorityPath), name: "rpc")
    }
}
