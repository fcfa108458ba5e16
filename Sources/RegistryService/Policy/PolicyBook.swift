import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// The policy of one app as the registry answers it, and as it uses it itself.
struct PolicyEntry: Sendable {
    var response: RegistryV1.GetPolicyResponse
    var policy: Policy
    var catalogue: RegistryV1.GetCatalogueResponse
}

/// The effective policies of all apps: resolved once, kept until something changes, and announced to those who watch.
final class PolicyBook: Sendable {
    private struct State {
        var entries: [Tenant: PolicyEntry] = [:]
        /// Counts changes, so that a read that began before one is not kept after it.
        var changes: UInt64 = 0
        var watchers: [UInt64: AsyncStream<Void>.Continuation] = [:]
        var nextWatcher: UInt64 = 0
    }

    private let store: Store
    private let profiles: ProfileLibrary
    private let state = Mutex(State())

    init(store: Store, profiles: ProfileLibrary) {
        self.store = store
        self.profiles = profiles
    }

    /// The entry of an app.
    ///
    /// - Throws: `not_found` for an app that does not exist or belongs to another organization (ARCH-07).
    func entry(for tenant: Tenant) async throws -> PolicyEntry {
        let (known, changes) = state.withLock { ($0.entries[tenant], $0.changes) }
        if let known { return known }
        let profiles = profiles
        let entry = try await store.read { database in
            guard let app = try AppRow.find(database, tenant.app), app.app.organizationId == tenant.organization,
                let organization = try OrganizationRow.find(database, tenant.organization)
            else { throw APIError(.notFound, field: "tenant.app_id", "there is no app “\(tenant.app)” in this organization") }
            return try Self.resolve(app: app, organization: organization, profiles: profiles)
        }
        state.withLock { if $0.changes == changes { $0.entries[tenant] = entry } }
        return entry
    }

    /// Forgets what was resolved and wakes the watchers. Called after every committed change of an organization or app.
    func somethingChanged() {
        state.withLock { state in
            state.changes += 1
            state.entries.removeAll()
            for watcher in state.watchers.values { watcher.yield() }
        }
    }

    /// A stream with an element after each change, coalesced.
    func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            let id = state.nextWatcher
            state.nextWatcher += 1
            state.watchers[id] = continuation
            continuation.onTermination = { [weak self] _ in self?.forget(id) }
        }
        return stream
    }

    private func forget(_ id: UInt64) {
        state.withLock { _ = $0.watchers.removeValue(forKey: id) }
    }

    /// Resolves an app's policy without storing anything: the check before a change is accepted (POL-04).
    ///
    /// - Throws: `invalid_policy` naming the setting, `invalid_argument` for an unknown profile.
    static func resolve(app: AppRow, organization: OrganizationRow, profiles: ProfileLibrary) throws -> PolicyEntry {
        let app = (row: app, message: app.app)
        let organization = (row: organization, message: organization.organization)
        let profile = try profiles.profile(app.message.profile, version: Int(app.message.profileVersion))
        var organizationLayer = try overrides(organization.message.policyOverrides, field: "organization.policy_overrides")
        if organizationLayer.values["default_locale"] == nil, !organization.message.defaultLocale.isEmpty {
            organizationLayer.set("default_locale", .text(organization.message.defaultLocale))
        }
        var appLayer = try overrides(app.message.policyOverrides, field: "app.policy_overrides")
        if appLayer.values["deep_link_scheme"] == nil, !app.message.deepLinkScheme.isEmpty {
            appLayer.set("deep_link_scheme", .text(app.message.deepLinkScheme))
        }
        let settings = PolicyLayers.resolve(profile: profile.settings, organization: organizationLayer, app: appLayer)
        let isSandbox = app.message.apnsEnvironment == "sandbox"
        let androidChannel = app.message.defaultAndroidChannelId
        let response = RegistryV1.GetPolicyResponse(
            profile: profile.name, version: organization.row.revision + app.row.revision,
            settings: settings.map { .init(name: $0.name, value: $0.value.json, origin: $0.origin.rawValue) },
            organizationTimezone: organization.message.timezone,
            organizationSuspended: organization.message.status == "suspended", appName: app.message.name,
            apnsTopic: app.message.apnsTopic, apnsEnvironment: isSandbox ? .sandbox : .production,
            fcmProjectId: app.message.fcmProjectId,
            defaultAndroidChannelId: androidChannel.isEmpty ? profile.defaultAndroidChannelId : androidChannel,
            organizationDefaultLocale: organization.message.defaultLocale, profileVersion: Int32(profile.version))
        return PolicyEntry(response: response, policy: try Policy(response), catalogue: profile.catalogue)
    }

    static func overrides(_ texts: [String: String], field: String) throws(APIError) -> PolicyOverrides {
        do { return try PolicyOverrides(texts: texts) } catch {
            throw APIError(.invalidPolicy, field: "\(field).\(error.path)", error.rule)
        }
    }
}
