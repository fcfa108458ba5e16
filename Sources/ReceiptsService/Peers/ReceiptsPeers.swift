import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The service that receipts calls: the registry.
struct ReceiptsPeers: Sendable {
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    /// Takes the counters of devices.
    let deviceCounters: RegistryV1.DeliveryCounters.Client
    /// Repeats calls while the registry is away.
    let registryDelivery: PeerDelivery

    init(registry: any RPCChannel, delivery: PeerDelivery) {
        tenants = .init(registry)
        deviceCounters = .init(registry)
        registryDelivery = delivery
    }

    init(_ runtime: ServiceRuntime) { self.init(registry: runtime.channel(to: "registry"), delivery: runtime.delivery(to: "registry")) }
}
