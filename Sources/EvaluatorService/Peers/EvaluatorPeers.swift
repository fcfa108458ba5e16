import CarillonAPI
import DurableWork
import Protobuf
import RPC
import ServiceKit

/// The services that the evaluator calls.
struct EvaluatorPeers: Sendable {
    let registry: RegistryV1.Registry.Client
    /// For the policies of apps.
    let tenants: RegistryV1.Tenants.Client
    let preferences: PreferencesV1.Preferences.Client
    private let receipts: any RPCChannel
    private let dispatcher: any RPCChannel
    private let gateway: any RPCChannel
    /// Receipts.
    let outcomes: OutboxPeer<ReceiptsV1.Outcome>
    /// How long each of them is left alone while it is away.
    let backoffs: PeerBackoffs

    init(
        registry: any RPCChannel, preferences: any RPCChannel, receipts: any RPCChannel, dispatcher: any RPCChannel,
        gateway: any RPCChannel, outcomes: OutboxPeer<ReceiptsV1.Outcome>, backoffs: PeerBackoffs
    ) {
        self.registry = .init(registry)
        tenants = .init(registry)
        self.preferences = .init(preferences)
        self.receipts = receipts
        self.dispatcher = dispatcher
        self.gateway = gateway
        self.outcomes = outcomes
        self.backoffs = backoffs
    }

    init(_ runtime: ServiceRuntime) {
        self.init(
            registry: runtime.channel(to: "registry"), preferences: runtime.channel(to: "preferences"), receipts: runtime.channel(to: "receipts"),
            dispatcher: runtime.channel(to: "dispatcher"), gateway: runtime.channel(to: "gateway"), outcomes: OutboxPeer(runtime, to: "receipts"),
            backoffs: runtime.backoffs)
    }

    /// Calls `RecordNotification` with records that are encoded.
    func record(_ records: [WireItem], options: CallOptions) async throws -> ReceiptsV1.RecordNotificationResponse {
        let request = EncodedMessage<ReceiptsV1.RecordNotificationRequest>(merging: [WireItem.request(of: records)])
        return try await receipts.unary(ReceiptsV1.Receipts.Method.recordNotification, request, options: options)
    }

    /// Calls `CancelQueued`.
    func cancelQueued(_ request: DispatcherV1.CancelQueuedRequest) async throws -> DispatcherV1.CancelQueuedResponse {
        try await DispatcherV1.Dispatcher.Client(dispatcher).cancelQueued(request, options: .init(timeout: Self.callTimeout))
    }

    /// Calls `CountByStatus` about the events of a broadcast.
    func countByStatus(_ request: ReceiptsV1.CountByStatusRequest) async throws -> ReceiptsV1.CountByStatusResponse {
        try await ReceiptsV1.Receipts.Client(receipts).countByStatus(request, options: .init(timeout: Self.callTimeout))
    }

    /// Calls `CheckDelivery` about pushes of one app.
    func checkDelivery(_ request: ReceiptsV1.CheckDeliveryRequest) async throws -> ReceiptsV1.CheckDeliveryResponse {
        try await ReceiptsV1.Receipts.Client(receipts).checkDelivery(request, options: .init(timeout: Self.callTimeout))
    }

    /// Calls `WithdrawEntries` until no entry about the entity is left in the notification centre.
    func withdrawEntries(_ request: ReceiptsV1.WithdrawEntriesRequest) async throws {
        let inbox = ReceiptsV1.Inbox.Client(receipts)
        while try await inbox.withdrawEntries(request, options: .init(timeout: Self.callTimeout)).more {}
    }

    /// Calls `PrepareMedia`.
    func prepareMedia(_ request: GatewayV1.PrepareMediaRequest, timeout: Duration) async throws -> GatewayV1.PrepareMediaResponse {
        try await GatewayV1.Media.Client(gateway).prepareMedia(request, options: .init(timeout: timeout))
    }

    /// As long as a caller of ours waits.
    private static let callTimeout = Duration.seconds(5)

    /// Calls `Enqueue` with pushes that are encoded.
    func enqueue(_ pushes: [WireItem], options: CallOptions) async throws -> DispatcherV1.EnqueueResponse {
        let request = EncodedMessage<DispatcherV1.EnqueueRequest>(merging: [WireItem.request(of: pushes)])
        return try await dispatcher.unary(DispatcherV1.Dispatcher.Method.enqueue, request, options: options)
    }
}
