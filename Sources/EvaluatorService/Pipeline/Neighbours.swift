import CarillonAPI
import RPC

/// The services an evaluator works with.
public struct Neighbours: Sendable {
    public let registry: RegistryV1.Registry.Client
    public let preferences: PreferencesV1.Preferences.Client
    public let receipts: ReceiptsV1.Receipts.Client
    public let dispatcher: DispatcherV1.Dispatcher.Client

    /// Over a channel to each.
    public init(
        registry: any RPCChannel, preferences: any RPCChannel, receipts: any RPCChannel, dispatcher: any RPCChannel
    ) {
        self.registry = .init(registry)
        self.preferences = .init(preferences)
        self.receipts = .init(receipts)
        self.dispatcher = .init(dispatcher)
    }
}
