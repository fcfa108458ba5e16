package import Cryptography
package import Logging
package import RPC
package import ServiceKit
package import Storage

/// The connected parts of the registry's lower half: organizations and apps, their policy and catalogue, and the audit log.
package struct TenantComponents: Sendable {
    /// The effective policies of all apps.
    package let policies: PolicyCache
    /// Users who were erased in the last 30 days.
    package let tombstones: Tombstones
    /// The contracts of this half.
    package let services: [any RegistrableService]
    private let auditIntake: AuditIntakeService
    private let store: Store
    private let profiles: ProfileLibrary
    private let logger: Logger

    package init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, tombstones: Tombstones, profiles: ProfileLibrary, keyRing: KeyRing,
        logger: Logger
    ) {
        policies = PolicyCache(store: store, profiles: profiles)
        self.tombstones = tombstones
        auditIntake = AuditIntakeService(store: store, clock: clock, tombstones: tombstones)
        services = [
            TenantsService(store: store, clock: clock, ids: ids, policies: policies, profiles: profiles, keyRing: keyRing, logger: logger),
            PolicyAdministrationService(
                store: store, clock: clock, policies: policies, profiles: profiles, tombstones: tombstones, logger: logger),
            AuditLogService(store: store), auditIntake, AppAccessService(store: store, clock: clock, keyRing: keyRing, logger: logger),
        ]
        self.store = store
        self.profiles = profiles
        self.logger = logger
    }

    /// Refuses to go on without a profile that apps use. Their events could not be decided, and their hosts would get refusals that they take for
    /// final.
    ///
    /// - Throws: ``ProfileError`` that names the profile and an app.
    package func requireProfiles() async throws {
        for use in try await store.read({ try AppTable.profiles($0) }) where (try? profiles.profile(use.name, version: use.version)) == nil {
            throw ProfileError(
                file: "\(use.name) \(use.version)",
                problem: "no file holds it, but the app \(use.example) uses it (apps in all: \(use.apps)); put its file back into profiles_dir")
        }
    }

    /// Audits the registry's own calls of administration.
    package var audit: any AuditSink { auditIntake }

    /// Audits a refusal by the registry. A failure is logged.
    package var onRefusal: @Sendable (AuditEvent, ServerContext) async -> Void {
        { [auditIntake, logger] event, context in
            do { try await auditIntake.refused(event, context) } catch {
                logger.warning(
                    "a refusal is not in the audit log",
                    metadata: ["actor": "\(context.callerName)", "method": "\(context.method)", "error": "\(error)"])
            }
        }
    }
}
