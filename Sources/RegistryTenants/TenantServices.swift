import Logging
package import RPC
package import ServiceKit

/// Composition of the registry's lower half: organizations and apps, their policy and catalogue, and the audit log.
package struct TenantServices: Sendable {
    /// The calls of the contract `Registry` that belong to this half; the upper half serves them.
    package let calls: TenantsService
    private let auditIntake: AuditIntakeService

    package init(_ calls: TenantsService) {
        self.calls = calls
        auditIntake = AuditIntakeService(store: calls.store, tombstones: calls.tombstones, clock: calls.clock)
    }

    /// The contracts of this half.
    package var rpc: [any RegistrableService] {
        [
            PolicyAdministrationService(calls), AuditLogService(store: calls.store), auditIntake,
            AppAccessService(store: calls.store, keyRing: calls.keyRing),
        ]
    }

    /// Audits the registry's own calls of administration.
    package var audit: any AuditSink { auditIntake }

    /// Audits a refusal by the registry.
    package var onRefusal: @Sendable (AuditEvent, ServerContext) async -> Void {
        { [auditIntake, logger = calls.logger] event, context in
            do { try await auditIntake.refused(event, context) } catch {
                logger.warning(
                    "a refusal is not in the audit log",
                    metadata: ["actor": "\(context.callerName)", "method": "\(context.method)", "error": "\(error)"])
            }
        }
    }
}
