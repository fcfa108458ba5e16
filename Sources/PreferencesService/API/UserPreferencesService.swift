import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Preferences`: the choices of users, and send checks.
struct UserPreferencesService: PreferencesV1.Preferences.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let lookups: CacheMetrics
    let policies: any PolicySource
    let directory: any UserDirectory
    let telemetry: TelemetrySource
    /// The cache of send checks.
    let choices: ChoiceCache
    /// Audits administrators' reads of users (SEC-10).
    let audit: any AuditSink

    /// Watches the store from now on. Blocks: call it while building.
    init(
        store: Store, clock: any DomainClock, metrics: MetricsRegistry, policies: any PolicySource, directory: any UserDirectory,
        telemetry: TelemetrySource, choices: ChoiceCache, audit: any AuditSink
    ) throws {
        self.store = store
        self.clock = clock
        lookups = CacheMetrics("preferences", metrics: metrics)
        self.policies = policies
        self.directory = directory
        self.telemetry = telemetry
        self.choices = choices
        self.audit = audit
        try choices.watch(store)
    }

    /// How long a change waits for the directory's roles, which only telemetry needs.
    private static let longestWaitForRoles = Duration.milliseconds(300)

    func getPreferences(
        _ request: PreferencesV1.GetPreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetPreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let app = try await policies.current(for: request.tenant ?? .init())
        if context.looksAtAnother(than: request.userId, of: request.tenant) {
            try await audit.record(.init(.preferencesRead, subject: request.userId, tenant: request.tenant), context)
        }
        let reader = DocumentReader(
            tenant: request.tenant, userId: request.userId, app: app,
            user: try await directory.user(request.userId, tenant: request.tenant), now: clock.now)
        return .init(document: try await store.read { reader.message(try StoredPreferences(of: reader.storedUser, $0)) })
    }

    func updatePreferences(
        _ request: PreferencesV1.UpdatePreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdatePreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let app = try await policies.current(for: request.tenant ?? .init())
        let update = try DocumentUpdate(request, app: app)
        let known = update.mayToggle && DocumentTelemetry.asksForRoles(app) ? await userSoon(request.userId, tenant: request.tenant) : nil
        let changes = try DocumentTelemetry(app: app, roles: known?.roles, changedFrom: request.changedFrom)
        let (storedUser, now) = (UserKey(request.userId, of: request.tenant), clock.now)
        let stored = try await store.write { [telemetry] database in
            try ChoiceRecording.apply(update, of: storedUser, raising: changes, from: telemetry, at: now, database)
            return try StoredPreferences(of: storedUser, database)
        }
        let user = if let known { known } else { try await userIfKnown(request.userId, tenant: request.tenant) }
        let reader = DocumentReader(tenant: request.tenant, userId: request.userId, app: app, user: user, now: now)
        return .init(document: reader.message(stored))
    }

    /// The directory's user; nil when the registry does not answer within ``longestWaitForRoles``.
    private func userSoon(_ userId: String, tenant: CommonV1.Tenant?) async -> DirectoryUser? {
        await withTaskGroup(of: DirectoryUser?.self) { group in
            group.addTask { [directory] in try? await directory.user(userId, tenant: tenant) }
            group.addTask {
                try? await Task.sleep(for: Self.longestWaitForRoles)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// The directory's user; an unknown one while the registry does not answer. The change is stored by then, and roles and zones affect only the
    /// answer.
    private func userIfKnown(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser {
        do {
            return try await directory.user(userId, tenant: tenant)
        } catch let error as RPCError where error.code == .unavailable || error.code == .deadlineExceeded {
            return DirectoryUser()
        }
    }

    /// Makes the message of one user's document.
    private struct DocumentReader: Sendable {
        let tenant: CommonV1.Tenant?
        let userId: String
        let app: AppPolicy
        let user: DirectoryUser
        let now: Instant

        var storedUser: UserKey { UserKey(userId, of: tenant) }

        func message(_ stored: StoredPreferences) -> PreferencesV1.Document {
            var message = EffectivePreferences(stored.document, app, roles: user.roles).message(
                tenant: tenant, userId: userId,
                channels: stored.channels.map { $0.choice.message(channelId: $0.channelId, at: now) }, zones: user.zones, now: now)
            if user.guardianConsentRequired { message.guardianConsent = stored.hasConsent ? .granted : .required }
            return message
        }
    }
}
