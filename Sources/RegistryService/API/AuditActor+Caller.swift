import RPC
import ServiceKit

extension AuditActor {
    /// Whoever stands behind a call.
    init(_ context: ServerContext) {
        self.init(name: context.callerName, origin: context.callerOrigin, tenant: Tenant(context.callerTenant))
    }
}
