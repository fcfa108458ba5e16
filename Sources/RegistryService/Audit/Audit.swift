import RPC
import Storage

/// What the registry keeps a record of (SEC-10). Names are read by people and filters: add, never rename.
enum AuditAction: String, Sendable, CaseIterable {
    case appChanged = "app.changed"
    case catalogueChanged = "catalogue.changed"
    case flagsChanged = "flags.changed"
    case invalidationPaused = "invalidation.paused"
    case invalidationResumed = "invalidation.resumed"
    case invalidationUndone = "invalidation.undone"
    case keyRingReencrypted = "key_ring.reencrypted"
    case purgeNoticeUndeliverable = "device.purge_notice_undeliverable"
    case organizationChanged = "organization.changed"
    case policyChanged = "policy.changed"
    case profileMoved = "profile.moved"
    case tokenRotated = "token.rotated"
    case unusualRotations = "security.unusual_rotations"
}

/// Who did something, and from where.
struct AuditActor: Sendable, Hashable {
    /// `user:ann`, `host` for a host system's key, `service:operator`, `registry` for what the service does by itself.
    let name: String
    /// The address that the call came from; empty for the service itself.
    let origin: String

    /// The registry itself: a job, or the guard.
    static let registry = AuditActor(name: "registry", origin: "")

    private init(name: String, origin: String) {
        self.name = name
        self.origin = origin
    }

    /// Whoever stands behind a call.
    init(_ context: ServerContext) {
        let principal = context.principal
        name =
            switch principal?.actor?.userID {
            case nil: "service:\(principal?.service ?? "")"
            case "": "host"
            case let user?: "user:\(user)"
            }
        origin = context.peer
    }
}

/// The audit log: written in the transaction of what it speaks of, so that there are both or neither.
enum Audit {
    /// Adds a row.
    ///
    /// - Parameters:
    ///   - subject: what was acted upon: the id of a device, a provider, a key.
    ///   - details: more about it, in a few words. Never a token, an address or a text of a user (SEC-14).
    static func record(
        _ action: AuditAction, subject: String, details: String = "", by actor: AuditActor, tenant: Tenant, atMs: Int64,
        in database: Database
    ) throws {
        try database.run(
            """
            INSERT INTO audit_log (organization_id, app_id, at_ms, actor, origin, action, subject, details)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [tenant.organization, tenant.app, atMs, actor.name, actor.origin, action.rawValue, subject, details])
    }
}
