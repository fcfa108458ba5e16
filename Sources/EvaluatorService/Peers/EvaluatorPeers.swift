import CarillonAPI
import RPC
import ServiceKit

/// The services an evaluator works with.
public struct EvaluatorPeers: Sendable {
    public let registry: RegistryV1.Registry.Client
    public let preferences: PreferencesV1.Preferences.Client
    public let receipts: ReceiptsV1.Receipts.Client
    public let dispatcher: DispatcherV1.Dispatcher.Client
    /// How long each of them is left alone while it is away.
    public let backoffs: PeerBackoffs

    /// Over a channel to each.
    public init(
        registry: any RPCChannel, preferences: any RPCChannel, receipts: any RPCChannel, dispatcher: any RPCChannel,
        backoffs: PeerBackoffs = PeerBackoffs()
    ) {
        self.registry = .init(registry)
        self.preferences = .init(preferences)
        self.receipts = .init(receipts)
        self.dispatcher = .init(dispatcher)
        self.backoffs = backoffs
    }
}
