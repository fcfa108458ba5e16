import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that receipts calls: registry, dispatcher, evaluator and preferences.
struct ReceiptsPeers: Sendable {
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    /// Takes the counters of devices.
    let deviceCounters: RegistryV1.DeliveryCounters.Client
    /// Repeats calls while the registry is away.
    let registryDelivery: PeerDelivery
    /// The dispatcher.
    let personMessages: OutboxPeer<DispatcherV1.PersonMessage>
    /// Takes silent pushes of badges.
    let evaluator: EvaluatorV1.Evaluator.Client
    /// Repeats calls while the evaluator is away.
    let evaluatorDelivery: PeerDelivery
    /// Knows the quiet hours of users.
    let preferences: PreferencesV1.Preferences.Client

    init(
        registry: any RPCChannel, delivery: PeerDelivery, personMessages: OutboxPeer<DispatcherV1.PersonMessage>, evaluator: any RPCChannel,
        evaluatorDelivery: PeerDelivery, preferences: any RPCChannel
    ) {
        tenants = .init(registry)
        deviceCounters = .init(registry)
        registryDelivery = delivery
        self.personMessages = personMessages
        self.evaluator = .init(evaluator)
        self.evaluatorDelivery = evaluatorDelivery
        self.preferences = .init(preferences)
    }

    init(_ runtime: ServiceRuntime) {
        self.init(
            registry: runtime.channel(to: "registry"), delivery: runtime.delivery(to: "registry"),
            personMessages: OutboxPeer(runtime, to: "dispatcher"), evaluator: runtime.channel(to: "evaluator"),
            evaluatorDelivery: runtime.delivery(to: "evaluator"), preferences: runtime.channel(to: "preferences"))
    }
}
