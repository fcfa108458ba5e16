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
        self.logger = logger
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
