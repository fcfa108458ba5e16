import TLS

/// The certificate of a service and the authority that all services' certificates come from (SEC-03): `tls.certificate`,
/// `tls.private_key`, `tls.ca`. With them every TCP listener and every TCP peer uses mutual TLS; Unix sockets stay plain.
struct TLSFiles: Sendable {
    let certificate: TLSCertificateFiles
    let authorityPath: String

    /// Nil when none of the three is set.
    ///
    /// - Throws: ``ConfigurationError`` when some are.
    init?(_ config: ServiceConfig) throws {
        let values = try ["tls.certificate", "tls.private_key", "tls.ca"].map { try config.optionalString($0) }
        guard values.contains(where: { $0 != nil }) else { return nil }
        guard let chain = values[0], let key = values[1], let authority = values[2] else {
            throw ConfigurationError("tls.certificate, tls.private_key and tls.ca belong together; set all three or none")
        }
        certificate = TLSCertificateFiles(certificateChainPath: chain, privateKeyPath: key)
        authorityPath = authority
    }

    func serverContext() throws -> TLSServerContext {
        try configured { try TLSServerContext(TLSServerConfiguration(certificate: certificate, clientCAPath: authorityPath)) }
    }

    func clientContext(serverName: String) throws -> TLSClientContext {
        try configured {
            try TLSClientContext(
                TLSClientConfiguration(trustedCAPath: authorityPath, serverName: serverName, certificate: certificate))
        }
    }

    private func configured<T>(_ make: () throws -> T) throws -> T {
        do {
            return try make()
        } catch {
            throw ConfigurationError("tls: \(error)")
        }
    }
}
