import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import Logging
import NIOPosix
import RPC
import ServiceKit
import Storage
import TLS

@testable import DispatcherService
@testable import EvaluatorService
@testable import ReceiptsService

/// All five services over one ``ContractFixture``: ann has been notified, pushed to and reported on. Nothing runs by itself, so nothing is sent.
final class PushFixture: Sendable {
    static let event = "e_1"
    /// An event that waits for its time.
    static let scheduled = "e_scheduled"
    static let notification = "notif_1"
    static let broadcast = "b_1"

    let contracts: ContractFixture
    private let folder: String
    private let stores: [Store]
    private let services: [any RegistrableService]

    /// Every method that the fixture serves.
    var methods: [MethodDescriptor] { RPCRouter(services: services).methods }

    init() async throws {
        let contracts = try await ContractFixture()
        let folder = NSTemporaryDirectory() + "carillon-pushes-\(UUID().uuidString)"
        (self.contracts, self.folder) = (contracts, folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (clock, activity, metrics) = (contracts.clock, ActivityTracker(), MetricsRegistry())
        let (logger, ids) = (Logger(label: "pushes", factory: { _ in SwiftLogNoOpLogHandler() }), IdentifierSource(clock: clock))
        func channel(as service: String, _ more: [any RegistrableService] = []) -> InProcessChannel {
            InProcessChannel(services: contracts.services + more, principal: Principal(service: service))
        }
        func store(_ name: String, _ migrations: [Migration]) throws -> Store {
            try Store(path: folder + "/\(name).sqlite", migrations: migrations, readers: 1)
        }
        func policies(_ service: String) -> PolicyWatcher {
            PolicyWatcher(tenants: .init(channel(as: service)), metrics: metrics, logger: logger)
        }
        func delivery(to peer: String) -> PeerDelivery { PeerDelivery(to: peer, backoff: PeerBackoff(), clock: clock, logger: logger) }
        func audit(_ service: String) -> AuditReporter { AuditReporter(registry: channel(as: service), logger: logger) }

        let ledger = try store("receipts", ReceiptsMigrations.all)
        let receipts = try ReceiptsComponents(
            store: ledger, clock: clock, ids: ids, activity: activity, metrics: metrics, policies: policies("receipts"),
            peers: ReceiptsPeers(
                registry: channel(as: "receipts"), delivery: delivery(to: "registry"),
                personMessages: OutboxPeer(delivery(to: "dispatcher"), over: channel(as: "receipts")),
                evaluator: channel(as: "receipts"), evaluatorDelivery: delivery(to: "evaluator"), preferences: channel(as: "receipts")),
            quarantine: try await Quarantine(store: ledger, clock: clock, metrics: metrics, logger: logger), audit: audit("receipts"), logger: logger)
        let ofReceipts: [any RegistrableService] = [
            receipts.ledger, receipts.inbox, receipts.userStreams, receipts.deliveryChanges, receipts.frequency, receipts.telemetry, receipts.alerts,
            receipts.reports, receipts.userData,
        ]

        let queue = try store("dispatcher", DispatcherMigrations.all)
        let dispatcher = try await DispatcherComponents(
            store: queue, clock: clock, ids: ids, activity: activity, metrics: metrics, policies: policies("dispatcher"),
            peers: DispatcherPeers(
                registry: channel(as: "dispatcher"), preferences: channel(as: "dispatcher"), receipts: channel(as: "dispatcher"),
                outcomes: OutboxPeer(delivery(to: "receipts"), over: channel(as: "dispatcher")),
                tokenReports: OutboxPeer(delivery(to: "registry"), over: channel(as: "dispatcher")),
                alerts: OutboxPeer(delivery(to: "receipts"), over: channel(as: "dispatcher"))),
            addresses: KeyRingAddressOpener(keyRing: try KeyRing.create(at: folder + "/addresses.json")),
            credentialKeyRing: try KeyRing.create(at: folder + "/ring.json"),
            settings: try ProviderSettings(ServiceConfig(service: "dispatcher", values: [:])), tls: TLSClientContext(TLSClientConfiguration()),
            group: MultiThreadedEventLoopGroup.singleton,
            quarantine: try await Quarantine(store: queue, clock: clock, metrics: metrics, logger: logger), audit: audit("dispatcher"),
            logger: logger)
        let ofDispatcher: [any RegistrableService] = [
            dispatcher.pushes, dispatcher.probes, dispatcher.credentialKeys, dispatcher.testPushes, dispatcher.activityPushes,
            dispatcher.activityChannels, dispatcher.desktop, dispatcher.personMessages, dispatcher.webhooks, dispatcher.userData,
        ]

        let events = try store("evaluator", EvaluatorMigrations.all)
        let peers = channel(as: "evaluator", ofReceipts + ofDispatcher)
        let settingsChanges = SettingsChanges(activity: activity)
        let evaluator = try await EvaluatorComponents(
            store: events, clock: clock, ids: ids, activity: activity, metrics: metrics, policies: policies("evaluator"),
            peers: EvaluatorPeers(
                registry: peers, preferences: peers, receipts: peers, dispatcher: peers, gateway: peers,
                outcomes: OutboxPeer(delivery(to: "receipts"), over: peers),
                backoffs: PeerBackoffs()),
            settingsChanges: settingsChanges, failedPushes: FailedPushes(waking: settingsChanges.signal),
            quarantine: Quarantine(store: events, clock: clock, metrics: metrics, logger: logger), audit: audit("evaluator"), logger: logger)
        stores = [ledger, queue, events]
        services =
            contracts.services + ofReceipts + ofDispatcher + [
                evaluator.events, evaluator.broadcasts, evaluator.userData,
            ]
        try await populate()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func populate() async throws {
        let tenant = ContractFixture.tenant
        let channel = InProcessChannel(services: services, principal: Principal(service: "operator"))
        _ = try await EvaluatorV1.Evaluator.Client(channel).submitEvents(.init(events: [Samples.event]))
        let now = contracts.clock.now.milliseconds
        var scheduled = Samples.event
        (scheduled.eventId, scheduled.scheduledForMs) = (Self.scheduled, now + 3_600_000)
        _ = try await EvaluatorV1.Evaluator.Client(channel).submitEvents(.init(events: [scheduled]))
        _ = try await EvaluatorV1.Broadcasts.Client(channel).submitBroadcast(
            .init(
                tenant: tenant, broadcastId: Self.broadcast, audience: .init(audience: .wholeApp(true)), typeId: "admin_notice",
                content: .init(title: "Lunch", body: "For everybody")))
        _ = try await ReceiptsV1.Receipts.Client(channel).recordNotification(
            .init(notifications: [
                .init(
                    tenant: tenant, notificationId: Self.notification, pushId: "psh_1", eventId: Self.event, userId: "ann", typeId: "mention",
                    categoryId: "mentions", title: "Ben", body: "hello", devices: [.init(pushDeviceId: contracts.anns.device, provider: "apns")],
                    createdAtMs: now, expiresAtMs: now + 1_000, badgeCounter: "mentions")
            ]))
        let dispatcher = DispatcherV1.Dispatcher.Client(channel)
        let devices = try await RegistryV1.Registry.Client(channel).listSendable(.init(tenant: tenant, userIds: ["ann"])).devices
        let push = DispatcherV1.Push(
            tenant: tenant, pushId: "psh_1", notificationId: Self.notification, userId: "ann", typeId: "mention",
            contents: [.init(title: "Ben", body: "hello")], targets: devices.prefix(1).map { .init(device: $0) }, createdAtMs: now,
            expiresAtMs: now + 3_600_000)
        _ = try await dispatcher.enqueue(.init(pushes: [push]))
        _ = try await dispatcher.putCredential(.init(tenant: tenant, provider: "apns", fields: Samples.credential))
    }

    /// Calls as a service that acts for itself.
    func channel(as service: String) -> InProcessChannel {
        InProcessChannel(services: services, principal: Principal(service: service))
    }

    /// Calls as a user that the gateway forwards.
    func channel(as user: String, of tenant: CommonV1.Tenant, roles: [String]) -> InProcessChannel {
        let actor = Principal.Actor(userID: user, organizationID: tenant.organizationId, appID: tenant.appId, roles: roles)
        return InProcessChannel(services: services, principal: Principal(service: "gateway", actor: actor))
    }

    /// Calls with credentials, which an interceptor checks as in a process.
    func channel(_ interceptor: AuthorizationInterceptor, _ credentials: Metadata) -> InProcessChannel {
        InProcessChannel(services: services, interceptors: [interceptor], credentials: { credentials })
    }

    /// Every row of all five stores, except the audit log.
    func contents() async throws -> [String] {
        var rows = try await contracts.contents()
        for store in stores { rows += try await ContractFixture.rows(of: store) }
        return rows
    }
}

extension Samples {
    static let event: EvaluatorV1.Event = {
        var event = EvaluatorV1.Event(
            tenant: ContractFixture.tenant, eventId: PushFixture.event, eventType: "message.sent", occurredAtMs: 1_770_000_000_000, actorId: "ben",
            recipients: ["ann"], channelId: "ch_general")
        event.channelType = .dm
        return event
    }()

    /// Without a topic, which the app has.
    static let credential = [
        "key_id": "KEY0000001", "team_id": "TEAM000001",
        "private_key_pem": (try? P256PrivateKey(scalar: Array(repeating: 0, count: 31) + [7]).pem) ?? "",
    ]
}
