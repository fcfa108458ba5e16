import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that the dispatcher calls: registry, preferences, and receipts.
struct DispatcherPeers: Sendable {
    /// For the devices of test pushes.
    let registry: RegistryV1.Registry.Client
    /// For the addresses that devices have beside their tokens.
    let addresses: RegistryV1.Addresses.Client
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    /// The checks right before an attempt: preferences and the registry.
    let checks: any SendChecks
    /// Who needs a guardian's consent: preferences and the registry, and the policies of apps.
    let consent: @Sendable (_ policies: any PolicySource, _ clock: any DomainClock) -> any GuardianConsent
    /// The registry's record of apps.
    let apps: any AppSource
    /// Receipts.
    let outcomes: OutboxPeer<ReceiptsV1.Outcome>
    /// The registry.
    let tokenReports: OutboxPeer<RegistryV1.TokenReport>
    /// Receipts.
    let alerts: OutboxPeer<ReceiptsV1.AlertReport>
    /// Receipts: the events for webhooks.
    let telemetry: ReceiptsV1.Telemetry.Client

    init(
        registry: any RPCChannel, receipts: any RPCChannel, checks: any SendChecks, consent: any GuardianConsent, apps: any AppSource,
        outcomes: OutboxPeer<ReceiptsV1.Outcome>, tokenReports: OutboxPeer<RegistryV1.TokenReport>, alerts: OutboxPeer<ReceiptsV1.AlertReport>
    ) {
        self.registry = .init(registry)
        addresses = .init(registry)
        tenants = .init(registry)
        self.checks = checks
        self.consent = { _, _ in consent }
        self.apps = apps
        self.outcomes = outcomes
        self.tokenReports = tokenReports
        self.alerts = alerts
        telemetry = .init(receipts)
    }

    init(
        registry channel: any RPCChannel, preferences: any RPCChannel, receipts: any RPCChannel, outcomes: OutboxPeer<ReceiptsV1.Outcome>,
        tokenReports: OutboxPeer<RegistryV1.TokenReport>, alerts: OutboxPeer<ReceiptsV1.AlertReport>
    ) {
        let registry = RegistryV1.Registry.Client(channel)
        let answers = SendCheckClient(.init(preferences))
        self.registry = registry
        addresses = .init(channel)
        tenants = .init(channel)
        checks = RemoteSendChecks(answers: answers, verdicts: DeviceCheckClient(registry))
        consent = { RemoteGuardianConsent(registry: registry, answers: answers, policies: $0, clock: $1) }
        apps = RemoteApps(tenants: tenants, addresses: .init(channel))
        self.outcomes = outcomes
        self.tokenReports = tokenReports
        self.alerts = alerts
        telemetry = .init(receipts)
    }

    init(_ runtime: ServiceRuntime) {
        self.init(
            registry: runtime.channel(to: "registry"), preferences: runtime.channel(to: "preferences"), receipts: runtime.channel(to: "receipts"),
            outcomes: OutboxPeer(runtime, to: "receipts"), tokenReports: OutboxPeer(runtime, to: "registry"),
            alerts: OutboxPeer(runtime, to: "receipts"))
    }
}
