import CarillonAPI
package import RPC
import ServiceKit

extension AuditActor {
    /// The user, host system or service that made a call.
    package init(_ context: ServerContext) {
        self.init(name: context.callerName, origin: context.callerOrigin, tenant: context.callerTenant)
    }
}
