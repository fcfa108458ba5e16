package import CarillonAPI
import ServiceKit

/// The actor of a record, with the origin.
package struct AuditActor: Sendable, Hashable {
    /// `user:ann`, `platform:root`, `host` for a host system's key, `service:operator`, `registry` for the service's own actions.
    package let name: String
    /// The address of the caller; empty for the service itself.
    package let origin: String
    /// The app of the user or host system; both empty for other actors.
    package let tenant: CommonV1.Tenant

    /// The registry itself: a job, or the guard.
    package static let registry = AuditActor(name: "registry", origin: "", tenant: CommonV1.Tenant())

    /// An actor that another service names.
    package init(name: String, origin: String, tenant: CommonV1.Tenant) {
        self.name = name
        self.origin = origin
        self.tenant = tenant
    }

    /// The same actor with another name.
    package func named(_ name: String) -> AuditActor { AuditActor(name: name, origin: origin, tenant: tenant) }

    /// Whether the actor is this user.
    package func isUser(_ userId: String, of tenant: CommonV1.Tenant) -> Bool { name == "user:\(userId)" && self.tenant == tenant }
}
