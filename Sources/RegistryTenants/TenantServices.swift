import Logging
package import RPC
package import ServiceKit

/// The lower half of the registry put together: organizations and apps, their policy and catalogue, and the audit log.
package struct TenantServices: Sendable {
    /// The calls of the contract `Registry` that belong to this half; the upper half serves them.
    package let calls: TenantsService
    private let auditIntake: AuditIntakeService

    package init(_ calls: TenantsService) {
        self.calls = calls
        auditIntake = AuditIntakeService(store: calls.store, tombstones: calls.tombstones, clock: calls.clock)
    }

    /// The contracts that this half serves alone.
    package var rpc: [any RegistrableService] {
        [
            PolicyAdministrationService(calls), AuditLogService(store: calls.store), auditIntake,
            AppAccessService(store: calls.store, keyRing: calls.keyRing),
        ]
    }

    /// Where the registry's own calls of administration are recorded.
    package var audit: any AuditSink { auditIntake }

    /// Records that the registry refused a call.
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
