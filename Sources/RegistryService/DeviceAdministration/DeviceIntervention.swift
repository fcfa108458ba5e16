import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// What an administrator does to somebody's device, together with its entry in the audit log.
struct DeviceIntervention: Sendable {
    let nowMs: Int64
    private let action: AuditAction
    private let pushDeviceId: String
    private let tenant: CommonV1.Tenant?
    private let reason: String
    private let actor: AuditActor
    private let context: ServerContext

    /// - Parameters:
    ///   - tenant: nil: the device may be of any app.
    ///   - reason: the administrator's words, for the record.
    init(
        _ action: AuditAction, _ pushDeviceId: String, _ tenant: CommonV1.Tenant?, _ reason: String, _ context: ServerContext,
        _ clock: any DomainClock
    ) throws(APIError) {
        self.action = action
        self.pushDeviceId = pushDeviceId
        self.tenant = tenant
        self.reason = try Identifiers.text(reason, field: "reason", limit: 200)
        self.context = context
        actor = AuditActor(context)
        nowMs = clock.now.milliseconds
    }

    /// Changes the device.
    ///
    /// - Throws: `not_found`, and what `change` throws: nothing is written then.
    func apply(_ database: Database, _ change: (inout DeviceRow) throws -> Void) throws -> DeviceRow {
        var device = try DeviceRow.find(database, anywhere: pushDeviceId, tenant: tenant, for: context)
        try change(&device)
        device.updatedAtMs = nowMs
        try device.update(database)
        try Audit.record(action, subject: device.pushDeviceId, details: reason, by: actor, tenant: device.tenant, atMs: nowMs, in: database)
        return device
    }

    /// Tells the operators, once it is on disk.
    func log(_ logger: Logger) {
        logger.notice(
            "an administrator acted on a device",
            metadata: [
                "action": "\(action.rawValue)", "push_device_id": "\(pushDeviceId)", "actor": "\(actor.name)",
            ])
    }
}

extension DeviceRow {
    /// The device, of whatever app where no tenant is named: ids of push devices are unique everywhere.
    ///
    /// - Throws: `not_found`: one answer for "there is none" and "it is not yours" (ARCH-07).
    static func find(
        _ database: Database, anywhere id: String, tenant: CommonV1.Tenant?, for context: ServerContext
    ) throws -> DeviceRow {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "push_device_id", "is required") }
        let absent = APIError(.notFound, field: "push_device_id", "there is no device “\(id)”")
        let found = try database.firstRow("SELECT \(selectList) FROM devices WHERE push_device_id = ?", [id], DeviceRow.init)
        do {
            if let tenant { try context.requireScope(tenant: tenant) }
            guard let found, tenant.map({ Tenant($0) == found.tenant }) ?? true else { throw absent }
            try context.requireScope(tenant: found.tenant.message)
            return found
        } catch let error as APIError where error.reason == .notFound {
            throw absent
        }
    }
}
