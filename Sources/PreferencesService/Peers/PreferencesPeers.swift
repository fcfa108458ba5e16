import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that preferences calls: the registry, receipts and the dispatcher.
struct PreferencesPeers: Sendable {
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    let directory: any UserDirectory
    /// The registry.
    let pushSwitches: OutboxPeer<RegistryV1.PushSwitch>
    /// Receipts.
    let telemetry: OutboxPeer<ReceiptsV1.TelemetryEvent>
    /// The dispatcher.
    let personMessages: OutboxPeer<DispatcherV1.PersonMessage>

    /// - Parameter directory: Users and devices; nil: the registry's.
    init(
        registry: any RPCChannel, directory: (any UserDirectory)? = nil, pushSwitches: OutboxPeer<RegistryV1.PushSwitch>,
        telemetry: OutboxPeer<ReceiptsV1.TelemetryEvent>, personMessages: OutboxPeer<DispatcherV1.PersonMessage>
    ) {
        tenants = .init(registry)
        self.directory = directory ?? RegistryDirectory(registry: .init(registry), relationships: .init(registry))
        self.pushSwitches = pushSwitches
        self.telemetry = telemetry
        self.personMessages = personMessages
    }

    init(_ runtime: ServiceRuntime) {
        self.init(
            registry: runtime.channel(to: "registry"), pushSwitches: OutboxPeer(runtime, to: "registry"),
            telemetry: OutboxPeer(runtime, to: "receipts"), personMessages: OutboxPeer(runtime, to: "dispatcher"))
    }
}
