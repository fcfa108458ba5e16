import Cryptography
import Foundation
import HTTP2
import Logging
import Providers
public import ServiceKit

/// The deployable `provider-sim`.
public enum ProviderSimulatorService {
    /// Name and ports.
    public static let definition = ServiceDefinition(name: "provider-sim", defaultPort: 7300)

    /// Starts the simulated providers with the certificate and the credentials of the run folder.
    ///
    /// Settings: `providers_host` (127.0.0.1), `apns_port`, `fcm_port`, `expo_port` and `smtp_port` (7301 to 7304 when `listen` is set, else free
    /// ones), `recorded_requests` (50,000) and `fcm_quota_per_minute` (600,000).
    ///
    /// - Throws: `ConfigurationError`, `TLSError` or `HTTP2Error`, each with its remedy.
    public static func make(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        // A fixed control port means fixed ports for all. Without `listen`, all ports are free ones.
        let usesFixedPorts = try runtime.config.optionalString("listen") != nil
        func port(_ key: String, _ fixed: Int) throws -> Int {
            try runtime.config.int(key, range: 0...65_535, default: usesFixedPorts ? fixed : 0)
        }
        let host = try runtime.config.string("providers_host", default: "127.0.0.1")
        let isLocal = ListenAddress.host(host, port: 0).isLocal
        guard isLocal || !runtime.isTestMode else {
            throw ConfigurationError("providers_host = \"\(host)\": must be a loopback address in test mode")
        }
        // The name by which other machines know this one may be none that it can listen on.
        let listen = isLocal ? host : "0.0.0.0"
        let settings = SimulatedProviders.Settings(
            apnsAddress: .host(listen, port: try port("apns_port", 7301)),
            fcmAddress: .host(listen, port: try port("fcm_port", 7302)),
            expoAddress: .host(listen, port: try port("expo_port", 7303)),
            smtpAddress: .host(listen, port: try port("smtp_port", 7304)), publicHost: host,
            certificate: runtime.runFolder.certificate(of: definition.name),
            recordedRequests: try runtime.config.int("recorded_requests", range: 0...1_000_000, default: 50_000),
            fcmQuotaPerMinute: try runtime.config.int("fcm_quota_per_minute", range: 1...100_000_000, default: 600_000))
        try runtime.refuseUnknownSettings()
        let providers = try await SimulatedProviders.start(
            settings, clock: runtime.clock, activity: runtime.activity, logger: runtime.logger)
        try await trustRunFolder(runtime, providers)
        runtime.logger.info(
            "simulated providers are open",
            metadata: [
                "apns": "\(providers.apnsAddress)", "fcm": "\(providers.fcmAddress)", "expo": "\(providers.expoAddress)",
                "smtp": "\(providers.smtpAddress)",
            ])
        return ServiceComponents(
            rpc: [SimulatorControl(providers)], onShutdown: [{ await providers.shutdown() }],
            extraAddresses: [
                "apns": providers.apnsAddress, "fcm": providers.fcmAddress, "oauth": providers.tokenURL, "expo": providers.expoAddress,
                "smtp": providers.smtpAddress,
            ])
    }

    private struct APNsDescription: Decodable {
        let key_id: String
        let team_id: String
        let topic: String
        let public_key_pem: String
    }

    /// Trusts the demo credentials that `carillon keys init` makes. Others are added by the Trust call.
    private static func trustRunFolder(_ runtime: ServiceRuntime, _ providers: SimulatedProviders) async throws {
        let apnsPath = runtime.runFolder.path("apns/apns.json")
        if let data = FileManager.default.contents(atPath: apnsPath) {
            guard let key = try? JSONDecoder().decode(APNsDescription.self, from: data) else {
                throw ConfigurationError("\(apnsPath) does not describe an APNs key; make it again with `carillon keys init`")
            }
            try await providers.trustAPNsKey(
                keyID: key.key_id, teamID: key.team_id, publicKeyPEM: key.public_key_pem, topics: [key.topic])
        }
        let fcmPath = runtime.runFolder.path("fcm/service-account.json")
        if let data = FileManager.default.contents(atPath: fcmPath) {
            let account: FCMServiceAccount
            do {
                account = try FCMServiceAccount(json: String(decoding: data, as: UTF8.self))
            } catch {
                throw ConfigurationError("\(fcmPath) is not a service account: \(error)")
            }
            try await providers.trustFCMAccount(
                clientEmail: account.clientEmail, projectID: account.projectID, publicKeyPEM: account.key.publicKey.pem)
        }
    }
}
