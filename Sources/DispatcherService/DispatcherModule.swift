import CarillonAPI
import Cryptography
import Logging
import NIOCore
import ServiceKit
import Storage
import TLS

/// The dispatcher as a service: gets pushes there, once.
public enum DispatcherModule {
    /// `dispatcher`, port 7104.
    public static let definition = ServiceDefinition(name: "dispatcher", defaultPort: 7104)

    /// Puts the service together.
    ///
    /// - Throws: configuration, key ring and store errors, each naming what is wrong and the remedy.
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        let settings = try ProviderSettings(runtime.config)
        let mostInHand = try runtime.config.int("queue.in_hand", range: 1...1_000_000, default: 20_000)
        let queueLimit = try runtime.config.int("queue.limit", range: 1_000...1_000_000_000, default: 10_000_000)
        let registry = RegistryV1.Registry.Client(runtime.channel(to: "registry"))
        let preferences = PreferencesV1.Preferences.Client(runtime.channel(to: "preferences"))
        let receipts = ReceiptsV1.Receipts.Client(runtime.channel(to: "receipts"))
        let policies = PolicyWatcher(registry: registry, metrics: runtime.metrics, logger: runtime.logger)
        let (answers, verdicts) = (try runtime.sendAnswersCache(), try runtime.deviceAnswersCache())
        let cacheWatchers: [any BackgroundWorker] = [answers?.worker, verdicts?.worker].compactMap { $0 }
        let (addressKeyRing, credentialKeyRing) = (try runtime.addressKeyRing(), try runtime.credentialKeyRing())
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let store = try runtime.openStore(migrations: QueueSchema.migrations)
        let quarantine = try await runtime.quarantine(of: store)
        let sendAnswers = SendAnswers(preferences, cache: answers?.cache)
        let parts = try await DispatcherParts(
            store: store,
            credentialKeyRing: credentialKeyRing,
            addresses: KeyRingAddressOpener(keyRing: addressKeyRing),
            checks: RemoteSendChecks(
                answers: sendAnswers, verdicts: DeviceAnswers(registry, cache: verdicts?.cache),
                policies: policies), policies: policies, settings: settings,
            tls: runtime.tls.client(TLSClientConfiguration(trustedCAPath: settings.trustedCAPath), name: "providers"), group: runtime.group,
            clock: runtime.clock, activity: runtime.activity, ids: runtime.ids, metrics: runtime.metrics, logger: runtime.logger,
            mostInHand: mostInHand, queueLimit: queueLimit, audit: audit,
            consent: RemoteGuardianConsent(registry: registry, answers: sendAnswers, policies: policies, clock: runtime.clock))
        return ServiceParts(
            rpc: [
                parts.rpc, parts.probes, parts.credentialKeys, parts.testPushes(registry: registry, policies: policies, ids: runtime.ids),
                DispatcherUserData(store: store, audit: audit, clock: runtime.clock),
                QuarantineService(quarantine, of: "dispatcher", sources: parts.quarantineSources, audit: audit, logger: runtime.logger),
            ],
            workers: parts.workers(
                outcomes: .init(peer: runtime.delivery(to: "receipts"), deliver: OutboxReporter.outcomes(to: receipts)),
                tokenReports: .init(peer: runtime.delivery(to: "registry"), deliver: OutboxReporter.tokenReports(to: registry)),
                quarantine: quarantine) + [
                    policies, KeyRingWatcher(["address": addressKeyRing, "credential": credentialKeyRing], logger: runtime.logger),
                    PrivacyUpkeep(store: store, clock: runtime.clock, activity: runtime.activity, logger: runtime.logger),
                ] + cacheWatchers,
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused,
            onShutdown: [{ await parts.shutdown() }])
    }
}
