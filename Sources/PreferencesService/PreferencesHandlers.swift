import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Preferences`: may we, and when.
struct PreferencesHandlers: PreferencesV1.Preferences.ServiceProtocol {
    let store: Store
    let policies: any PolicySource
    let directory: any UserDirectory
    let clock: any DomainClock
    /// What administrators read of users is on record (SEC-10).
    let audit: any AuditSink
    /// What send checks keep in mind of this store.
    let choices: ChoiceCache
    let lookups: CacheMetrics

    /// Watches the store from now on. Blocks: call it while building.
    init(
        store: Store, policies: any PolicySource, directory: any UserDirectory, clock: any DomainClock, audit: any AuditSink,
        choices: ChoiceCache = .init(),
        metrics: MetricsRegistry = .init()
    ) throws {
        self.store = store
        self.policies = policies
        self.directory = directory
        self.clock = clock
        self.audit = audit
        self.choices = choices
        lookups = CacheMetrics("preferences", metrics: metrics)
        try choices.watch(store)
    }

    var nowMs: Int64 { clock.now.milliseconds }

    /// How long a change waits for the directory to say what a category was before: only telemetry asks.
    private static let patience = Duration.milliseconds(300)

    /// As ``ServiceKit/HostID`` has it (ARCH-06).
    static func checkUser(_ userId: String, field: String = "user_id") throws(APIError) {
        guard !userId.isEmpty else { throw APIError(.invalidArgument, field: field, "is required") }
        guard HostID.canBeUser(userId) else {
            throw APIError(.invalidValue, field: field, "is 1 to 200 characters: letters, digits and . _ : % @ -, and neither . nor ..")
        }
    }

    /// Milliseconds since 1970 up to the year 9999.
    static func checkInstant(_ milliseconds: Int64?, field: String) throws(APIError) {
        guard let milliseconds, !(0...253_402_300_799_999).contains(milliseconds) else { return }
        throw APIError(.invalidValue, field: field, "is an instant between the years 1970 and 9999")
    }

    func getPreferences(
        _ request: PreferencesV1.GetPreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetPreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        let governing = try await policies.current(for: request.tenant ?? .init())
        if context.looksAtAnother(than: request.userId, of: request.tenant) {
            try await audit.record(.init("preferences.read", subject: request.userId, tenant: request.tenant), context)
        }
        let reader = DocumentReader(
            tenant: request.tenant, userId: request.userId, governing: governing,
            user: try await directory.user(request.userId, tenant: request.tenant), now: clock.now)
        return .init(
            document: try await store.read { database in
                let tenant = Tenant(reader.tenant)
                return reader.message(
                    try DocumentRows.find(database, userId: reader.userId, tenant: tenant),
                    channels: try ChannelSettingRows.all(database, userId: reader.userId, tenant: tenant),
                    hasConsent: try ConsentRows.hasConsent(reader.userId, tenant: tenant, database))
            })
    }

    func updatePreferences(
        _ request: PreferencesV1.UpdatePreferencesRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdatePreferencesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        let tenant = Tenant(request.tenant)
        let governing = try await policies.current(for: request.tenant ?? .init())
        let update = try DocumentUpdate(request, governing: governing)
        let known = update.mayToggle && DocumentTelemetry.asksForRoles(governing) ? await userSoon(request.userId, tenant: request.tenant) : nil
        let news = try DocumentTelemetry(governing: governing, roles: known?.roles, changedFrom: request.changedFrom)
        let source = TelemetrySource(ids: IdentifierSource(clock: clock))
        let (userId, now) = (request.userId, clock.now)
        let stored = try await store.write { database in
            let before = try DocumentRows.find(database, userId: userId, tenant: tenant)
            let after = try update.applied(to: before, nowMs: now.milliseconds)
            if after != before {
                try UserErasure.refuseErased(userId, tenant: tenant, nowMs: now.milliseconds, database)
                try DocumentRows.write(after, userId: userId, tenant: tenant, database)
                try PushSwitchOutbox.note(after, before: before, userId: userId, tenant: tenant, database)
                let user = ChangedUser(organization: tenant.organization, app: tenant.app, user: userId)
                try news.raise(before, after, of: user, source: source, database)
            }
            return (
                document: after, channels: try ChannelSettingRows.all(database, userId: userId, tenant: tenant),
                hasConsent: try ConsentRows.hasConsent(userId, tenant: tenant, database)
            )
        }
        let user = if let known { known } else { try await userIfKnown(userId, tenant: request.tenant) }
        let reader = DocumentReader(tenant: request.tenant, userId: userId, governing: governing, user: user, now: now)
        return .init(document: reader.message(stored.document, channels: stored.channels, hasConsent: stored.hasConsent))
    }

    /// The directory's user, where the registry answers at once.
    private func userSoon(_ userId: String, tenant: CommonV1.Tenant?) async -> DirectoryUser? {
        await withTaskGroup(of: DirectoryUser?.self) { group in
            group.addTask { [directory] in try? await directory.user(userId, tenant: tenant) }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// The directory's user; nothing known of them while the registry is away. What was written holds all the same, and roles and zones
    /// only shape the answer.
    private func userIfKnown(_ userId: String, tenant: CommonV1.Tenant?) async throws -> DirectoryUser {
        do {
            return try await directory.user(userId, tenant: tenant)
        } catch let error as RPCError where error.code == .unavailable || error.code == .deadlineExceeded {
            return DirectoryUser()
        }
    }

    /// Makes the answer of one user's document.
    private struct DocumentReader: Sendable {
        let tenant: CommonV1.Tenant?
        let userId: String
        let governing: AppPolicy
        let user: DirectoryUser
        let now: Instant

        func message(
            _ document: PreferenceDocument, channels: [(channelId: String, choice: ChannelChoice)], hasConsent: Bool
        ) -> PreferencesV1.Document {
            var message = EffectivePreferences(document, governing, roles: user.roles).message(
                tenant: tenant, userId: userId,
                channels: channels.map { $0.choice.message(channelId: $0.channelId, atMs: now.milliseconds) }, zones: user.zones, now: now)
            if user.guardianConsentRequired { message.guardianConsent = hasConsent ? "granted" : "required" }
            return message
        }
    }
}
