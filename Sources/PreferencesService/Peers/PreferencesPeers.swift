import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that preferences calls: the registry and receipts.
struct PreferencesPeers: Sendable {
    /// For the policies of apps.
    let registry: RegistryV1.Registry.Client
    let directory: any UserDirectory
    /// How long each of them is left alone while it is away.
    let backoffs: PeerBackoffs
    private let registryChannel: any RPCChannel
    private let receiptsChannel: any RPCChannel

    /// - Parameter directory: Users and devices; nil: the registry's.
    init(
        registry: any RPCChannel, receipts: any RPCChannel, directory: (any UserDirectory)? = nil, backoffs: PeerBackoffs = PeerBackoffs()
    ) {
        self.registry = .init(registry)
        self.directory = directory ?? RegistryDirectory(registry: .init(registry), relationships: .init(registry))
        self.backoffs = backoffs
        registryChannel = registry
        receiptsChannel = receipts
    }

    init(_ runtime: ServiceRuntime) {
        self.init(registry: runtime.channel(to: "registry"), receipts: runtime.channel(to: "receipts"), backoffs: runtime.backoffs)
    }

    /// Delivers an encoded request with push switches to the registry.
    func deliver(pushSwitches request: [UInt8]) async throws -> [CommonV1.ItemResult] {
        try await RegistryV1.PushSwitch.deliver(request, over: registryChannel)
    }

    /// Delivers an encoded request with telemetry events to receipts.
    func deliver(telemetry request: [UInt8]) async throws -> [CommonV1.ItemResult] {
        try await ReceiptsV1.TelemetryEvent.deliver(request, over: receiptsChannel)
    }
}
