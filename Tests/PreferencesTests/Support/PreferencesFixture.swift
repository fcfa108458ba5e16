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

@testable import PreferencesService
@testable import RegistryTenants

/// Preferences over a store in a temporary folder, with the shipped profile `chat` and a clock that the test sets.
final class PreferencesFixture: Sendable {
    static let tenant = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-chat")

    /// The policy of the one app. The policies of some other apps cannot be read.
    private final class OneApp: PolicySource {
        let app: AppPolicy
        let unreadable = Mutex<Set<CommonV1.Tenant>>([])

        init(app: AppPolicy) { self.app = app }

        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
            if unreadable.withLock({ $0.contains(tenant) }) { throw RPCError(code: .unavailable, message: "the registry is away") }
            guard tenant == PreferencesFixture.tenant else { throw APIError(.notFound, "there is no such app") }
            return app
        }
    }

    /// Everybody is a member of every channel but `ch_secret`.
    private final class AlmostEverywhere: UserDirectory {
        let users: [String: DirectoryUser]
        /// Child → guardians.
        let guardians: Mutex<[String: Set<String>]>

        init(users: [String: DirectoryUser], guardians: [String: Set<String>]) {
            self.users = users
            self.guardians = Mutex(guardians)
        }

        let permissions = Mutex<[String]>([])
        let registeredAt = Mutex(Instant(milliseconds: 0))
        let isAway = Mutex(false)

        func device(_ deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryDevice? {
            deviceId.hasPrefix("registered")
                ? DirectoryDevice(
                    deviceType: .web, permissionStatus: .granted,
                    registeredAt: deviceId == "registered" ? Instant(milliseconds: 0) : registeredAt.withLock { $0 })
                : nil
        }

        func setPermission(_ status: PermissionStatus, device deviceId: String, userId: String, tenant: CommonV1.Tenant?) async throws {
            permissions.withLock { told in
                if told.last != "\(userId) \(deviceId) \(status)" { told.append("\(userId) \(deviceId) \(status)") }
            }
        }

        func user(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser {
            if isAway.withLock({ $0 }) { throw RPCError(code: .unavailable, message: "the registry is away") }
            return users[userId] ?? .init()
        }

        func users(_ userIds: [String], tenant: CommonV1.Tenant?) async throws -> [String: DirectoryUser] {
            if isAway.withLock({ $0 }) { throw RPCError(code: .unavailable, message: "the registry is away") }
            return users.filter { userIds.contains($0.key) }
        }

        func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
            channelId != "ch_secret"
        }

        func isGuardian(_ userId: String, of childId: String, tenant: CommonV1.Tenant?) async throws -> Bool {
            let answer = guardians.withLock { $0[childId]?.contains(userId) ?? false }
            if let meanwhile = interruption.withLock({ interruption in
                defer { interruption = nil }
                return interruption
            }) {
                try await meanwhile()
            }
            return answer
        }

        /// Runs once, after the next answer about a guardian.
        let interruption = Mutex<(@Sendable () async throws -> Void)?>(nil)
    }

    let folder: String
    let store: Store
    let clock: VirtualClock
    let preferences: PreferencesV1.Preferences.Client
    let userData: PreferencesV1.UserData.Client
    let permissions: PreferencesV1.Permissions.Client
    /// The audit log, a line `ACTION SUBJECT CALLER` for each record.
    let audit = AuditLines()
    /// Calls as the operator's command line.
    let consents: PreferencesV1.Consents.Client
    let localScheduling: PreferencesV1.LocalScheduling.Client
    let links: ConsentLinks
    private let policies: OneApp
    private let directory: AlmostEverywhere
    private let components: PreferencesComponents

    /// The permissions that the registry got, a line `USER DEVICE STATUS` for each.
    var permissionsInRegistry: [String] { directory.permissions.withLock { $0 } }

    /// Registers the device “registered-late” now, with permission.
    func registerLate() { directory.registeredAt.withLock { $0 = clock.now } }

    /// Calls as the registry.
    var permissionsFromRegistry: PreferencesV1.Permissions.Client {
        .init(InProcessChannel(services: components.services, principal: Principal(service: "registry")))
    }

    /// Lets questions for an app's policy fail from now on.
    func policiesCannotBeRead(of tenant: CommonV1.Tenant) { policies.unreadable.withLock { _ = $0.insert(tenant) } }

    /// Lets questions about users fail from now on.
    func registryGoesAway() { directory.isAway.withLock { $0 = true } }

    /// Read once: each reading of the YAML takes a tenth of a second.
    private static let profiles = Result { try ProfileLibrary() }

    /// - Parameters:
    ///   - overrides: settings laid over the profile.
    ///   - change: to the profile's catalogue.
    ///   - users: what the directory knows of users.
    ///   - guardians: child → guardians.
    init(
        overrides: [String: PolicyValue] = [:], organizationTimezone: String = "UTC", users: [String: DirectoryUser] = [:],
        guardians: [String: Set<String>] = [:],
        catalogue change: (inout RegistryV1.GetCatalogueResponse) -> Void = { _ in }
    ) async throws {
        folder = NSTemporaryDirectory() + "carillon-preferences-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        store = try Store(path: folder + "/preferences.sqlite", migrations: PreferencesMigrations.all, readers: 2)
        clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        let chat = try Self.profiles.get().profile("chat")
        let policy = try Policy(
            settings: chat.settings.merging(overrides) { $0.overlaid(by: $1) },
            of: PolicyOwner(profile: "chat", version: 1, organizationTimezone: organizationTimezone))
        var catalogue = chat.catalogue
        change(&catalogue)
        policies = OneApp(app: AppPolicy(policy: policy, catalogue: Catalogue(catalogue)))
        directory = AlmostEverywhere(users: users, guardians: guardians)
        let linkKeyRing = try KeyRing.create(at: folder + "/link-keyring.json")
        links = ConsentLinks(keyRing: linkKeyRing)
        let nobody = InProcessChannel(services: [])
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let delivery = PeerDelivery(to: "nobody", backoff: PeerBackoff(), clock: clock, logger: logger)
        components = try PreferencesComponents(
            store: store, clock: clock, ids: IdentifierSource(clock: clock), activity: ActivityTracker(), metrics: MetricsRegistry(),
            policies: policies,
            peers: PreferencesPeers(
                registry: nobody, directory: directory, pushSwitches: OutboxPeer(delivery, over: nobody),
                telemetry: OutboxPeer(delivery, over: nobody),
                personMessages: OutboxPeer(delivery, over: nobody)),
            linkKeyRing: linkKeyRing,
            quarantine: try await Quarantine(store: store, clock: clock, metrics: MetricsRegistry(), logger: logger), audit: audit, logger: logger)
        let channel = InProcessChannel(
            services: components.services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)],
            principal: Principal(service: "operator"))
        permissions = PreferencesV1.Permissions.Client(channel)
        preferences = PreferencesV1.Preferences.Client(channel)
        userData = PreferencesV1.UserData.Client(channel)
        consents = PreferencesV1.Consents.Client(channel)
        localScheduling = PreferencesV1.LocalScheduling.Client(channel)
    }

    /// Choices of users, for a server.
    var service: UserPreferencesService { components.preferences }

    /// The maintenance jobs.
    var jobs: JobScheduler { components.jobs }

    /// Every service of preferences, called as somebody whom the gateway forwards.
    func channel(
        actingAs user: String, organization: String = "org_acme", app: String = "acme-chat", role: String
    ) -> InProcessChannel {
        let actor = Principal.Actor(userID: user, organizationID: organization, appID: app, roles: [role])
        return InProcessChannel(
            services: components.services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)],
            principal: Principal(service: "gateway", actor: actor))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Another service over the same store, with its own cache.
    func another(_ choices: ChoiceCache) throws -> PreferencesV1.Preferences.Client {
        let service = try UserPreferencesService(
            store: store, clock: clock, metrics: MetricsRegistry(), policies: policies, directory: directory,
            telemetry: TelemetrySource(ids: IdentifierSource(clock: clock)), choices: choices, audit: audit)
        return PreferencesV1.Preferences.Client(InProcessChannel(services: [service], principal: Principal(service: "operator")))
    }

    /// Calls as a user whom the gateway forwards.
    func client(actingAs user: String) -> PreferencesV1.Preferences.Client {
        let actor = Principal.Actor(userID: user, organizationID: "org_acme", appID: "acme-chat", roles: ["member"])
        return PreferencesV1.Preferences.Client(
            InProcessChannel(
                services: components.services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)],
                principal: Principal(service: "gateway", actor: actor)))
    }

    /// Calls about consents as somebody whom the gateway forwards; without a user, as a host system's key.
    func consents(actingAs user: String, roles: [String] = ["member"]) -> PreferencesV1.Consents.Client {
        let actor = Principal.Actor(userID: user, organizationID: "org_acme", appID: "acme-chat", roles: user.isEmpty ? ["system"] : roles)
        return PreferencesV1.Consents.Client(
            InProcessChannel(
                services: components.services, interceptors: [IdempotencyInterceptor(store: store, clock: clock)],
                principal: Principal(service: "gateway", actor: actor)))
    }

    /// The relationship of a guardian ends.
    func unrelate(_ guardian: String, _ child: String) { directory.guardians.withLock { _ = $0[child]?.remove(guardian) } }

    func relate(_ guardian: String, _ child: String) { directory.guardians.withLock { _ = $0[child, default: []].insert(guardian) } }

    /// Runs the body once, between the directory's next answer about a guardian and its effect.
    func afterNextAnswerAboutGuardians(_ body: @escaping @Sendable () async throws -> Void) { directory.interruption.withLock { $0 = body } }

    /// The registry reports that a relationship ended.
    ///
    /// - Returns: why it was declined, `REASON FIELD`; nil where it was not.
    @discardableResult
    func tellEnd(of guardian: String, _ child: String, atMs: Int64) async throws -> String? {
        let registry = PreferencesV1.Consents.Client(
            InProcessChannel(services: components.services, principal: Principal(service: "registry")))
        let answer = try await registry.endGuardianships(
            .init(ended: [.init(tenant: Self.tenant, guardianUserId: guardian, childUserId: child, endedAtMs: atMs)]))
        return answer.rejected.first.map { "\($0.reason) \($0.field)" }
    }

    /// Tables and columns that contain the text.
    func places(of text: String) async throws -> [String] {
        try await store.read { database in
            var found: [String] = []
            let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            for table in tables.sorted() {
                for column in try database.columns(in: table).map(\.name) {
                    let rows = try Int.fetchOne(
                        database, sql: "SELECT count(*) FROM \(table) WHERE instr(CAST(\(column) AS BLOB), CAST(? AS BLOB)) > 0", arguments: [text])
                    if let rows, rows > 0 { found.append("\(table).\(column)") }
                }
            }
            return found
        }
    }

    func document(_ user: String) async throws -> PreferencesV1.Document {
        try await preferences.getPreferences(.init(tenant: Self.tenant, userId: user)).document ?? .init()
    }

    @discardableResult
    func update(
        _ user: String, _ change: (inout PreferencesV1.UpdatePreferencesRequest) -> Void
    ) async throws -> PreferencesV1.Document {
        var request = PreferencesV1.UpdatePreferencesRequest(tenant: Self.tenant, userId: user)
        change(&request)
        return try await preferences.updatePreferences(request).document ?? .init()
    }

    @discardableResult
    func mute(
        _ user: String, _ channel: String, _ muted: Bool = true, duration: String = "", key: String? = nil
    ) async throws -> PreferencesV1.MuteChannelResponse {
        try await preferences.muteChannel(
            .init(tenant: Self.tenant, userId: user, channelId: channel, muted: muted, duration: duration),
            options: CallOptions(metadata: key.map { ["idempotency-key": $0] } ?? [:]))
    }

    /// Asks about one user and one type.
    func check(
        _ user: String, _ types: String..., channel: String = "", timezone: String = "", deviceTimezone: String = "", roles: [String] = [],
        consentRequired: Bool = false, override: Bool = false
    ) async throws -> PreferencesV1.SendAnswer {
        let question = PreferencesV1.SendQuestion(
            userId: user, typeIds: types, channelId: channel, userTimezone: timezone, deviceTimezone: deviceTimezone, roles: roles,
            guardianConsentRequired: consentRequired, override: override)
        let response = try await preferences.checkSend(.init(tenant: Self.tenant, questions: [question]))
        guard let answer = response.answers.first else { throw APIError(.notFound, "no answer came") }
        return answer
    }
}

/// An audit log with a line for each record; it may be away.
final class AuditLines: AuditSink {
    private let state = Mutex((lines: [String](), details: [String](), isAway: false))

    var all: [String] { state.withLock { $0.lines } }

    /// The details of the lines, in their order.
    var details: [String] { state.withLock { $0.details } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        try state.withLock { state in
            guard !state.isAway else { throw APIError(.unavailable, "the audit log is away") }
            state.lines.append("\(event.action) \(event.subject) \(context.callerName)")
            state.details.append(event.details)
        }
    }
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
