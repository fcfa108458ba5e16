import ServiceKit

/// Settings of sending that no provider owns; each adapter reads its own.
struct ProviderSettings: Sendable {
    /// The service's settings, for the adapters.
    var config: ServiceConfig
    /// CA certificates to trust instead of the system's, PEM.
    var trustedCAPath: String?
    /// CA certificates to trust for mail servers and webhooks instead of the system's, PEM.
    var messageCAPath: String?
    /// Where a credential may lead (SEC-07).
    var outbound: OutboundHosts
    /// Where credentials may have their secrets instead of the store.
    var secrets: ExternalSecrets

    /// Keys: `providers.ca_file`, `outbound.ca_file`, `outbound.allowed_hosts`, and those of ``ExternalSecrets``.
    ///
    /// - Throws: an error naming the key and the rule.
    init(_ config: ServiceConfig) throws {
        self.config = config
        outbound = try OutboundHosts(config)
        secrets = try ExternalSecrets(config)
        messageCAPath = try config.optionalString("outbound.ca_file")
        trustedCAPath = try config.optionalString("providers.ca_file")
    }
}
