import Providers
import ServiceKit
import TLS

/// Where the providers are, from configuration. The defaults are the real ones; a system with `provider-sim` points them there.
struct ProviderSettings: Sendable {
    var apnsProduction: ProviderEndpoint
    var apnsSandbox: ProviderEndpoint
    var fcm: ProviderEndpoint
    /// Instead of the `token_uri` of service accounts.
    var tokenEndpoint: TokenEndpoint?
    /// CA certificates to trust instead of the system's, PEM.
    var trustedCAPath: String?
    /// Where a service account's `token_uri` may lead (SEC-07).
    var outbound: OutboundHosts

    /// Keys: `providers.apns.base_url` (both environments), `providers.apns.sandbox_base_url`, `providers.fcm.base_url`,
    /// `providers.oauth.token_url`, `providers.ca_file`, `outbound.allowed_hosts`. Those are the operator's word and go anywhere; what comes with
    /// a credential does not.
    ///
    /// - Throws: an error naming the key and the rule.
    init(_ config: ServiceConfig) throws {
        let apns = try config.optionalString("providers.apns.base_url")
        apnsProduction = try ProviderEndpoint(baseURL: apns ?? "https://api.push.apple.com", setting: "providers.apns.base_url")
        apnsSandbox = try ProviderEndpoint(
            baseURL: try config.string("providers.apns.sandbox_base_url", default: apns ?? "https://api.sandbox.push.apple.com"),
            setting: "providers.apns.sandbox_base_url")
        fcm = try ProviderEndpoint(
            baseURL: try config.string("providers.fcm.base_url", default: "https://fcm.googleapis.com"), setting: "providers.fcm.base_url")
        if let url = try config.optionalString("providers.oauth.token_url") {
            guard let endpoint = TokenEndpoint(url) else { throw ProviderEndpointError(setting: "providers.oauth.token_url", value: url) }
            tokenEndpoint = endpoint
        }
        outbound = try OutboundHosts(config)
        trustedCAPath = try config.optionalString("providers.ca_file")
    }
}
