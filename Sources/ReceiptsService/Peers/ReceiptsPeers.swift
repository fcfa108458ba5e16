import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that receipts calls: the registry and the dispatcher.
struct ReceiptsPeers: Sendable {
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    /// Takes the counters of devices.
    let deviceCounters: RegistryV1.DeliveryCounters.Client
    /// Repeats calls while the registry is away.
    let registryDelivery: PeerDelivery
    /// The dispatcher.
    let personMessages: OutboxPeer<DispatcherV1.PersonMessage>

    init(registry: any RPCChannel, delivery: PeerDelivery, personMessages: OutboxPeer<DispatcherV1.PersonMessage>) {
        tenants = .init(registry)
        deviceCounters = .init(registry)
        registryDelivery = delivery
        self.personMessages = personMessages
    }

    init(_ runtime: ServiceRuntime) {
        self.init(
            registry: runtime.channel(to: "registry"), delivery: runtime.delivery(to: "registry"),
            personMessages: OutboxPeer(runtime, to: "dispatcher"))
    }
}
