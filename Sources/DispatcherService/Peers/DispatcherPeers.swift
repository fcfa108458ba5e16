import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// The services that the dispatcher calls: registry, preferences, and receipts.
struct DispatcherPeers: Sendable {
    let registry: RegistryV1.Registry.Client
    /// Whether users may get pushes.
    let sendChecks: SendCheckClient
    /// Whether devices are still sendable.
    let deviceChecks: DeviceCheckClient
    /// Receipts.
    let outcomes: ReportPeer<ReceiptsV1.Outcome>
    /// The registry.
    let tokenReports: ReportPeer<RegistryV1.TokenReport>

    init(_ runtime: ServiceRuntime) {
        registry = .init(runtime.channel(to: "registry"))
        sendChecks = SendCheckClient(.init(runtime.channel(to: "preferences")))
        deviceChecks = DeviceCheckClient(registry)
        outcomes = ReportPeer(runtime, to: "receipts")
        tokenReports = ReportPeer(runtime, to: "registry")
    }
}

/// A peer that takes reports of an outbox.
struct ReportPeer<Report: OutboxItem>: Sendable {
    /// Repeats calls while the peer is away.
    var delivery: PeerDelivery
    var deliver: OutboxPublisher<Report>.Deliver

    init(delivery: PeerDelivery, deliver: @escaping OutboxPublisher<Report>.Deliver) {
        (self.delivery, self.deliver) = (delivery, deliver)
    }

    /// The peer of a process.
    init(_ runtime: ServiceRuntime, to service: String) {
        let channel = runtime.channel(to: service)
        self.init(delivery: runtime.delivery(to: service), deliver: { try await Report.deliver($0, over: channel) })
    }
}
