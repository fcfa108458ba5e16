import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage

@testable import PreferencesService
@testable import RegistryTenants
@testable import RegistryUsers

/// A registry and preferences of their own, with two users of one app, and a stranger's app beside it.
final class ContractFixture: Sendable {
    static let tenant = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-chat")
    static let strange = CommonV1.Tenant(organizationId: "org_other", appId: "other-chat")

    /// Read once: each reading of the YAML takes a tenth of a second.
    private static let profiles = Result { try ProfileLibrary() }

    let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
    private let folder: String
    private let stores: [Store]
    let services: [any RegistrableService]

    /// The objects of a user.
    struct Owned: Sendable {
        var device = "", subscription = "", activity = ""
    }
    let anns: Owned
    let bens: Owned
    /// The erasure of a user that no longer exists.
    let erasure: String
    /// A consent that a guardian was asked for, and its link.
    let consent: String
    let link: String
    let serviceKey: String

    init() async throws {
        folder = NSTemporaryDirectory() + "carillon-contract-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let keyRing = try KeyRing.create(at: folder + "/ring.json")
        let registryStore = try Store(path: folder + "/registry.sqlite", migrations: RegistryMigrations.all, readers: 1)
        let preferencesStore = try Store(path: folder + "/preferences.sqlite", migrations: PreferencesMigrations.all, readers: 1)
        stores = [registryStore, preferencesStore]
        let logger = Logger(label: "contract", factory: { _ in SwiftLogNoOpLogHandler() })
        let metrics = MetricsRegistry()
        let ids = IdentifierSource(clock: clock)
        let tombstones = Tombstones(keyRing: keyRing)
        let quarantine = try await Quarantine(
            store: registryStore, erased: { try tombstones.erased($0, at: $1, $2) }, clock: clock, metrics: metrics, logger: logger)
        let nobody = InProcessChannel(services: [])
        let delivery = PeerDelivery(to: "nobody", backoff: PeerBackoff(), clock: clock, logger: logger)
        let tenants = TenantComponents(
            store: registryStore, clock: clock, ids: ids, tombstones: tombstones, profiles: try Self.profiles.get(), keyRing: keyRing, logger: logger)
        let peers = RegistryPeers(
            probe: { .init(accepted: Int64($0.devices.count)) }, erasures: [:], guardianships: OutboxPeer(delivery, over: nobody),
            permissions: OutboxPeer(delivery, over: nobody), telemetry: OutboxPeer(delivery, over: nobody),
            personMessages: OutboxPeer(delivery, over: nobody), alerts: OutboxPeer(delivery, over: nobody))
        let users = try UserComponents(
            store: registryStore, clock: clock, ids: ids, activity: ActivityTracker(), metrics: metrics, peers: peers, tenants: tenants,
            keyRing: keyRing, outbound: OutboundHosts(), logger: logger)
        let own = users.services + tenants.services
        let toRegistry = InProcessChannel(services: own, principal: Principal(service: "preferences"))
        let audit = AuditReporter(registry: toRegistry, logger: logger)
        let policies = PolicyWatcher(tenants: .init(toRegistry), metrics: metrics, logger: logger)
        let preferences = try PreferencesComponents(
            store: preferencesStore, clock: clock, ids: ids, activity: ActivityTracker(), metrics: metrics, policies: policies,
            peers: PreferencesPeers(
                registry: toRegistry, pushSwitches: OutboxPeer(delivery, over: toRegistry), telemetry: OutboxPeer(delivery, over: nobody),
                personMessages: OutboxPeer(delivery, over: nobody)),
            linkKeyRing: try KeyRing.create(at: folder + "/link-ring.json"),
            quarantine: try await Quarantine(store: preferencesStore, clock: clock, metrics: metrics, logger: logger), audit: audit, logger: logger)
        let ofPreferences: [any RegistrableService] = [
            preferences.preferences, preferences.permissions, preferences.changes, preferences.userData, preferences.consents,
            preferences.localScheduling,
        ]
        // As every service that has an outbox serves it.
        let outboxes = RegistryOutboxes(
            store: registryStore, clock: clock, activity: ActivityTracker(), peers: peers, quarantine: quarantine, logger: logger)
        let ofQuarantine = QuarantineService(
            quarantine, of: "registry", sources: outboxes.quarantineSources, audit: audit, logger: logger)
        services = own + ofPreferences + [ofQuarantine]
        try await Self.setAside(in: registryStore, at: clock.now)
        let operators = InProcessChannel(services: services, principal: Principal(service: "operator"))
        (anns, bens, erasure) = try await Self.populate(operators)
        (consent, link) = try await Self.relate(operators)
        let key = try await RegistryV1.Tenants.Client(operators).createServiceKey(.init(appId: Self.tenant.appId, name: "host", scopes: [.events]))
        serviceKey = key.key?.keyId ?? ""
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A message that a peer refuses, the first of its quarantine.
    private static func setAside(in store: Store, at now: Instant) async throws {
        let event = ReceiptsV1.TelemetryEvent(tenant: tenant, eventId: "tel_1", eventType: "push_skipped", properties: "{}", userId: "ann")
        let refusal = DeliveryRefusal(error: APIError(.invalidValue, "no"), tries: 1, first: now, last: now)
        let message = QuarantinedMessage(
            outbox: Outbox<ReceiptsV1.TelemetryEvent>.table, peer: "receipts", tenant: tenant, users: ["ann"], refusal: refusal,
            bytes: try ReceiptsV1.TelemetryEvent.request([event]))
        try await store.write { try Quarantine.write([message], $0) }
    }

    private static func populate(_ channel: InProcessChannel) async throws -> (anns: Owned, bens: Owned, erasure: String) {
        let (tenants, registry) = (RegistryV1.Tenants.Client(channel), RegistryV1.Registry.Client(channel))
        let addresses = RegistryV1.Addresses.Client(channel)
        for tenant in [tenant, strange] {
            _ = try await tenants.upsertOrganization(
                .init(organization: .init(organizationId: tenant.organizationId, name: "O", timezone: "Europe/Berlin", profile: "chat")))
            var app = RegistryV1.App(
                appId: tenant.appId, organizationId: tenant.organizationId, name: "A",
                policyOverrides: ["enabled_providers": "[apns, fcm, web_push]", "local_config_sync": "true"], apnsTopic: "com.acme.chat",
                fcmProjectId: "acme-1")
            app.allowedOrigins = ["https://chat.example.com"]
            _ = try await tenants.upsertApp(.init(app: app))
        }
        var owned: [Owned] = []
        for (number, user) in ["ann", "ben"].enumerated() {
            var his = Owned()
            his.device = try await registry.registerDevice(Samples.registration(user, token: 10 + number)).device?.pushDeviceId ?? ""
            his.subscription = try await addresses.registerWebSubscription(Samples.subscription(user)).subscription?.subscriptionId ?? ""
            let activity = Samples.activity(user, device: his.device, token: 20 + number)
            his.activity = try await addresses.registerActivityAddress(activity).address?.addressId ?? ""
            owned.append(his)
        }
        _ = try await registry.upsertDirectory(
            .init(
                channels: [.init(tenant: tenant, channelId: "ch_general", name: "general", channelType: .public, addMembers: ["ann"])],
                threads: [.init(tenant: tenant, threadId: "th_1", channelId: "ch_general", addFollowers: ["ann"])]))
        let erased = try await RegistryV1.UserData.Client(channel).eraseUser(.init(tenant: tenant, userId: "gone"))
        return (owned[0], owned[1], erased.erasure?.erasureId ?? "")
    }

    /// Gives ann a guardian who is asked for consent, and a class.
    private static func relate(_ channel: InProcessChannel) async throws -> (consent: String, link: String) {
        _ = try await RegistryV1.Relationships.Client(channel).upsertRelationships(
            .init(relationships: [.init(tenant: tenant, relationshipId: "rel_1", guardianUserId: "ben", childUserId: "ann")]))
        _ = try await RegistryV1.Groups.Client(channel).upsertGroups(
            .init(changes: [.init(group: .init(tenant: tenant, groupId: "g_1", kind: .class), addMembers: ["ann"])]))
        let consents = PreferencesV1.Consents.Client(channel)
        let asked = try await consents.putConsent(.init(tenant: tenant, childUserId: "ann", guardianUserId: "ben", action: .request)).consent
        let id = asked?.consentId ?? ""
        return (id, try await consents.getConsentLink(.init(tenant: tenant, consentId: id)).linkToken)
    }

    /// Calls as the operator's command line, which stands for the services, too: authorization is not tested here.
    var channel: InProcessChannel {
        InProcessChannel(services: services, principal: Principal(service: "operator"))
    }

    /// Calls as a user that the gateway forwards.
    func channel(as user: String, of tenant: CommonV1.Tenant, roles: [String]) -> InProcessChannel {
        let actor = Principal.Actor(userID: user, organizationID: tenant.organizationId, appID: tenant.appId, roles: roles)
        return InProcessChannel(services: services, principal: Principal(service: "gateway", actor: actor))
    }

    /// Every row of both stores, except the audit log.
    func contents() async throws -> [String] {
        var rows: [String] = []
        for store in stores { rows += try await Self.rows(of: store) }
        return rows
    }

    static func rows(of store: Store) async throws -> [String] {
        try await store.read { database in
            let tables = try String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('audit_log', 'sqlite_sequence') ORDER BY name")
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }
            }
        }
    }
}

/// Requests that are right.
enum Samples {
    static func token(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 64 - digits.count) + digits
    }

    static func registration(_ user: String, token: Int) -> RegistryV1.RegisterDeviceRequest {
        var request = RegistryV1.RegisterDeviceRequest(
            tenant: ContractFixture.tenant, userId: user, deviceId: "phone", deviceType: .ios, platform: "ios", token: Self.token(token),
            pushTokenType: .apns, platformVersion: "18.1", deviceModel: "iPhone", deviceName: "Phone", appVersion: "1", appBuildNumber: "1",
            sdkVersion: "1", timezone: "Europe/Berlin", locale: "en-US", tokenProvider: "APNs", permissionStatus: .granted)
        request.environment = .production
        request.maxPayloadSize = 4_096
        request.registrationMethod = .appLaunch
        return request
    }

    static func subscription(_ user: String) throws -> RegistryV1.RegisterWebSubscriptionRequest {
        .init(
            tenant: ContractFixture.tenant, userId: user, deviceId: "browser", endpoint: "https://push.example.net/\(user)",
            p256dh: Base64URL.encode(try P256PrivateKey(scalar: Array(repeating: 0, count: 31) + [7]).publicKey.x963),
            auth: Base64URL.encode(Array(1...16)), browser: "Firefox", browserVersion: "131", userAgent: "Mozilla/5.0", deviceName: "Browser",
            locale: "de", timezone: "Europe/Berlin", origin: "https://chat.example.com")
    }

    static func activity(_ user: String, device: String, token: Int) -> RegistryV1.RegisterActivityAddressRequest {
        .init(
            tenant: ContractFixture.tenant, userId: user, pushDeviceId: device, kind: .liveActivity, name: "order-17", token: Self.token(token),
            environment: .production)
    }
}
