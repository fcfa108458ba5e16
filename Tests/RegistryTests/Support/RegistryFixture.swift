import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions

@testable import RegistryTenants
@testable import RegistryUsers

/// A registry in a folder of its own, with a chat app `acme-chat` of organization `org_acme`, on a clock that stands still.
final class RegistryFixture: Sendable {
    static let tenant = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-chat")

    let folder: String
    let store: Store
    let keyRing: KeyRing
    let clock: VirtualClock
    /// Counts a signalled worker as busy until it waits again.
    let activity = ActivityTracker()
    let metrics = MetricsRegistry()
    let logLines = LogLines(from: .trace)
    let tenantComponents: TenantComponents
    let userComponents: UserComponents
    /// Serves the contract `Registry`.
    let service: UsersAndDevicesService
    var statistics: StatisticsCache { service.statistics }
    var tombstones: Tombstones { tenantComponents.tombstones }
    var policies: PolicyCache { tenantComponents.policies }
    var eraser: UserEraser { userComponents.eraser }
    /// Calls as the operator's command line.
    let registry: RegistryV1.Registry.Client
    let tenants: RegistryV1.Tenants.Client
    let verdicts: RegistryV1.TokenVerdicts.Client
    let addressKeys: RegistryV1.AddressKeys.Client
    let auditLog: RegistryV1.AuditLog.Client
    let addresses: RegistryV1.Addresses.Client
    let access: RegistryV1.AppAccess.Client
    let administration: RegistryV1.PolicyAdministration.Client
    let devices: RegistryV1.DeviceAdministration.Client
    /// Silent pushes that the registry sent.
    let refreshes = RefreshLog()
    let userData: RegistryV1.UserData.Client
    /// The peer `preferences` of an erasure.
    let preferences = ErasurePeer()
    private let services: [any RegistrableService]
    let relationships: RegistryV1.Relationships.Client
    let groups: RegistryV1.Groups.Client

    /// Read once: each reading of the YAML takes a tenth of a second.
    static let shippedProfiles = Result { try ProfileLibrary() }

    /// - Parameter profiles: the shipped ones when nil.
    init(profiles: ProfileLibrary? = nil) async throws {
        folder = NSTemporaryDirectory() + "carillon-registry-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        keyRing = try KeyRing.create(at: folder + "/address-keyring.json")
        store = try Store(path: folder + "/registry.sqlite", migrations: RegistryMigrations.all, readers: 2)
        clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        let (ids, logger) = (IdentifierSource(clock: clock), Logger(label: "test", factory: { [logLines] _ in logLines.handler }))
        let tombstones = Tombstones(keyRing: keyRing)
        tenantComponents = TenantComponents(
            store: store, clock: clock, ids: ids, tombstones: tombstones, profiles: try profiles ?? Self.shippedProfiles.get(), keyRing: keyRing,
            logger: logger)
        let silence = InProcessChannel(services: [])
        let nobody = PeerDelivery(to: "nobody", backoff: PeerBackoff(), clock: clock, logger: logger)
        let peers = RegistryPeers(
            probe: { [refreshes] request in
                refreshes.take(request)
                return .init(accepted: Int64(request.devices.count))
            }, erasures: ["preferences": { [preferences] person, _ in try preferences.erase(person) }],
            guardianships: OutboxPeer(nobody, over: silence), permissions: OutboxPeer(nobody, over: silence),
            telemetry: OutboxPeer(nobody, over: silence), personMessages: OutboxPeer(nobody, over: silence),
            alerts: OutboxPeer(nobody, over: silence))
        userComponents = try UserComponents(
            store: store, clock: clock, ids: ids, activity: activity, metrics: metrics, peers: peers, tenants: tenantComponents, keyRing: keyRing,
            outbound: OutboundHosts(), logger: logger)
        service = userComponents.registry
        services = userComponents.services + tenantComponents.services
        let channel = InProcessChannel(
            services: services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)], principal: Principal(service: "operator"))
        registry = RegistryV1.Registry.Client(channel)
        tenants = RegistryV1.Tenants.Client(channel)
        verdicts = RegistryV1.TokenVerdicts.Client(channel)
        addressKeys = RegistryV1.AddressKeys.Client(channel)
        auditLog = RegistryV1.AuditLog.Client(channel)
        addresses = RegistryV1.Addresses.Client(channel)
        access = RegistryV1.AppAccess.Client(InProcessChannel(services: services, principal: Principal(service: "gateway")))
        administration = RegistryV1.PolicyAdministration.Client(channel)
        devices = RegistryV1.DeviceAdministration.Client(channel)
        userData = RegistryV1.UserData.Client(channel)
        relationships = RegistryV1.Relationships.Client(channel)
        groups = RegistryV1.Groups.Client(channel)
        _ = try await tenants.upsertOrganization(
            .init(organization: .init(organizationId: "org_acme", name: "Acme", timezone: "Europe/Berlin", profile: "chat")))
        _ = try await tenants.upsertApp(.init(app: Self.app()))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func app(overrides: [String: String] = [:]) -> RegistryV1.App {
        .init(
            appId: "acme-chat", organizationId: "org_acme", name: "Acme Chat", policyOverrides: overrides,
            apnsTopic: "com.acme.chat", fcmProjectId: "acme-1")
    }

    /// Calls as a user whom the gateway forwards.
    func client(
        actingAs user: String, organization: String = "org_acme", app: String = "acme-chat", role: String = "member"
    ) -> RegistryV1.Registry.Client {
        let actor = Principal.Actor(userID: user, organizationID: organization, appID: app, roles: [role])
        return RegistryV1.Registry.Client(channel(Principal(service: "gateway", actor: actor)))
    }

    /// Every service of the registry, called as a user whom the gateway forwards.
    func channel(
        actingAs user: String, organization: String = "org_acme", app: String = "acme-chat", role: String, platform: Bool = false
    ) -> InProcessChannel {
        let actor = Principal.Actor(userID: user, organizationID: organization, appID: app, roles: [role], isPlatform: platform)
        return channel(Principal(service: "gateway", actor: actor))
    }

    /// Every service of the registry, called as another service.
    func channel(service: String) -> InProcessChannel { channel(Principal(service: service)) }

    /// Every service of the registry.
    func channel(_ principal: Principal) -> InProcessChannel {
        InProcessChannel(services: services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)], principal: principal)
    }

    /// Calls as another service.
    func client(service: String) -> RegistryV1.Registry.Client {
        RegistryV1.Registry.Client(channel(service: service))
    }

    /// An APNs token, 64 hexadecimal characters.
    static func apnsToken(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 64 - digits.count) + digits
    }

    static func iPhone(_ user: String, device: String, token: Int) -> RegistryV1.RegisterDeviceRequest {
        .init(
            tenant: tenant, userId: user, deviceId: device, platform: "ios", token: apnsToken(token), platformVersion: "18.1",
            deviceModel: "iPhone 14 Pro", appVersion: "3.2.1", timezone: "America/Los_Angeles", locale: "en-US")
    }

    @discardableResult
    func register(_ user: String, device: String, token: Int) async throws -> RegistryV1.Device {
        try await registry.registerDevice(Self.iPhone(user, device: device, token: token)).device!
    }

    /// A report of the dispatcher on tokens, a second later: a report in the instant of a registration is outdated (T19).
    ///
    /// - Parameter answers: all answers of the last minute, and those that call tokens dead.
    func report(
        _ devices: [RegistryV1.Device], _ verdict: String, reason: String = "Unregistered", observedAtMs: Int64? = nil,
        attempt: String = "", version: Int64? = nil, answers: (all: UInt32, dead: UInt32) = (1, 1),
        provider: String = "apns", pushService: String = ""
    ) async throws {
        clock.advance(by: .seconds(1))
        let observed = observedAtMs ?? clock.now.milliseconds
        let reports = devices.map { device in
            RegistryV1.TokenReport(
                tenant: Self.tenant, pushDeviceId: device.pushDeviceId, addressVersion: version ?? device.addressVersion, verdict: .word(verdict),
                reason: reason, observedAtMs: observed, provider: provider, attemptId: attempt, answersLastMinute: answers.all,
                deadLastMinute: answers.dead, pushService: pushService)
        }
        _ = try await client(service: "dispatcher").reportTokenState(.init(reports: reports))
    }

    /// One round of the maintenance jobs, now.
    func runMaintenance() async throws {
        try await jobs.round()
        try await endedAddresses.round()
    }

    /// The maintenance jobs.
    var jobs: JobScheduler { userComponents.jobs }

    /// The jobs that end addresses.
    var endedAddresses: JobScheduler { userComponents.endedAddresses }

    /// The next end of an address; nil: no address has an end.
    func nextEnd() async throws -> Instant? {
        try await store.read { [try DeviceTable.nextTokenEnd($0), try ActivityAddressTable.nextEnd($0)].compactMap(\.self).min() }
    }

    /// Advances the clock by days.
    func days(_ count: Int) { clock.advance(by: .seconds(count * 86_400)) }

    /// Action, subject and actor of the audit records, oldest first, without those of this fixture's own calls.
    func audit() async throws -> [String] {
        try await store.read { database in
            try database.rows(
                """
                SELECT action, subject, actor FROM audit_log WHERE action NOT IN ('organization.changed', 'app.changed')
                    AND NOT (actor = 'service:operator' AND action IN ('device.listed', 'user.read', 'user.listed')) ORDER BY id
                """, []
            ) {
                "\($0[0] as String) \($0[1] as String) \($0[2] as String)"
            }
        }
    }

    func sendable(_ users: String...) async throws -> [CommonV1.SendableDevice] {
        try await registry.listSendable(.init(tenant: Self.tenant, userIds: users)).devices
    }

    /// The verdict that the dispatcher gets on a device before it sends.
    func verdict(on device: RegistryV1.Device) async throws -> RegistryV1.DeviceVerdict? {
        let claim = RegistryV1.DeviceClaim(pushDeviceId: device.pushDeviceId, userId: device.userId, addressVersion: device.addressVersion)
        return try await client(service: "dispatcher").checkDevices(.init(tenant: Self.tenant, devices: [claim])).verdicts.first
    }

    func device(_ id: String, of user: String) async throws -> RegistryV1.Device? {
        try await registry.listDevices(.init(tenant: Self.tenant, userId: user, includeRevoked: true)).devices
            .first { $0.pushDeviceId == id }
    }

    struct Resolved {
        var channels: [String: RegistryV1.ResolvedChannel] = [:]
        var threads: [String: RegistryV1.ResolvedThread] = [:]
        var users: [String: RegistryV1.ResolvedUser] = [:]
        var messages = 0
    }

    /// Collects the whole stream of a `Resolve`.
    func resolve(_ request: RegistryV1.ResolveRequest) async throws -> Resolved {
        var request = request
        request.tenant = Self.tenant
        return try await registry.resolve(request) { responses in
            var resolved = Resolved()
            for try await response in responses {
                resolved.messages += 1
                for channel in response.channels {
                    var known = resolved.channels[channel.channelId] ?? channel
                    if resolved.channels[channel.channelId] != nil { known.members += channel.members }
                    resolved.channels[channel.channelId] = known
                }
                for thread in response.threads { resolved.threads[thread.threadId] = thread }
                for user in response.users { resolved.users[user.userId] = user }
            }
            return resolved
        }
    }

    /// The bytes of the store's files.
    func storedBytes() throws -> Data {
        var bytes = Data()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("registry.sqlite") {
            bytes += try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        }
        return bytes
    }
}

/// A peer that erases users, or is unavailable.
final class ErasurePeer: Sendable {
    private let state = Mutex((isAway: false, erased: [String](), emails: [String]()))

    var erased: [String] { state.withLock { $0.erased } }

    /// The mail addresses of the calls.
    var emails: [String] { state.withLock { $0.emails } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func erase(_ request: CommonV1.EraseStoredUserRequest) throws -> [String: Int64] {
        try state.withLock { state in
            guard !state.isAway else { throw RPCError(code: .unavailable, message: "away") }
            state.erased.append("\(request.tenant?.appId ?? "")/\(request.userId)")
            state.emails.append(request.email)
            return ["documents": 1]
        }
    }
}

/// Silent pushes that the dispatcher got.
final class RefreshLog: Sendable {
    private let requests = Mutex<[DispatcherV1.ProbeTokensRequest]>([])

    var all: [DispatcherV1.ProbeTokensRequest] { requests.withLock { $0 } }

    func take(_ request: DispatcherV1.ProbeTokensRequest) { requests.withLock { $0.append(request) } }
}

/// The reason code of the error that `body` throws; nil when it throws none.
func reason(of body: () async throws -> Void) async -> String? {
    do {
        try await body()
        return nil
    } catch let error as RPCError {
        return error.reason ?? error.code.name
    } catch {
        return "\(error)"
    }
}
